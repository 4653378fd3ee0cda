"""Marks for tests that are the same on either database, or mean one of them."""

from __future__ import annotations

import pytest

ON_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
ON_POSTGRESQL = pytest.mark.parametrize("database", ["postgresql"], indirect=True)
