"""Simulation: finding games, playing them out, fuzzing, adapters."""
