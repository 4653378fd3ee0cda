"""The kernel: frames, questions, chance, events, views. It knows no game."""
