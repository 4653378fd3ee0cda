"""How fast the games are, beside other engines, in one run on one core: `make bench`."""
