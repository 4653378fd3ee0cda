"""`meadhall train GAME`: a net learns from games that the bots play among themselves."""
