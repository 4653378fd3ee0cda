"""What people may call themselves, and how they prove who they are."""

from __future__ import annotations

import re
import unicodedata

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from meadhall.server.problems import Denied

LONGEST = 24
LONGEST_LOGIN = 64
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)

HASHER = PasswordHasher()
NOBODY = HASHER.hash("nobody has this password")
AT_ONCE = CapacityLimiter(2)  # each takes a core and 64 MB for a moment


def clean_name(given: str) -> str:
    """The name as it is shown. Nothing in it is invisible or turns the line around."""
    name = unicodedata.normalize("NFC", " ".join(given.split()))
    if (
        not 1 <= len(name) <= LONGEST
        or any(unicodedata.category(c) in UNSEEN for c in name)
        or BLANK.search(name)
        or not any(c.isalnum() for c in name)
    ):
        raise Denied(
            400, "bad-name", "A name has 1 to 24 visible characters, a letter or digit among them", "name"
        )
    return name


def login_of(name: str) -> str:
    """What two accounts may not have in common, however it is written."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    if len(folded) > LONGEST_LOGIN:
        raise Denied(400, "bad-name", "Too long a name for an account", "name")
    return folded


async def hash_of(password: str) -> str:
    return await to_thread.run_sync(HASHER.hash, password, limiter=AT_ONCE)


async def fits(known: str | None, password: str) -> bool:
    """Whether this is the password; takes as long where there is none."""

    def verify() -> bool:
        try:
            return HASHER.verify(known or NOBODY, password) and known is not None
        except (VerificationError, InvalidHashError):
            return False

    return await to_thread.run_sync(verify, limiter=AT_ONCE)
