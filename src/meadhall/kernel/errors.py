"""What goes wrong, in a form that names the rule or the field."""

from __future__ import annotations


class Refused(ValueError):
    """An answer that the rules do not allow. The table is as it was."""

    def __init__(self, reason: str, rule: str = "", key: str = "", seat: int = -1) -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.reason = reason
        self.rule = rule
        self.key = key  # names the reason where it is to be told in the reader's language
        self.seat = seat  # whom the reason is about


class NotAsked(Refused):
    """This seat has nothing to answer now."""


class Stale(Refused):
    """The question was answered before."""


class BadOption(ValueError):
    """A game can't be set up that way."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field


class BadFile(ValueError):
    """A save or a log that can't be trusted or understood."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
