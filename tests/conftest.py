"""Hypothesis: short and repeatable by default; HYPOTHESIS_PROFILE=long searches, for the nightly run."""

import os

from hypothesis import HealthCheck, settings

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile(
    "short",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=25,
    stateful_step_count=30,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile(
    "long", deadline=None, max_examples=2000, stateful_step_count=200, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "short"))
