"""The hall: people, tables and bots behind one web address. It knows no game."""
