"""The hall under load: one server on one core, tables with two people each, sockets as browsers hold them."""
