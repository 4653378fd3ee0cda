"""Information-set tree search over a table's own questions. It knows no game, and is compiled with them."""
