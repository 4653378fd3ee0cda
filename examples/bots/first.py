"""A bot in thirty lines: takes the option whose name promises most, else any.

meadhall arena blood_rage "program:python examples/bots/first.py" random
"""

import json
import random
import sys
from uuid import uuid4

LIKES = ("pillage", "quest", "upgrade", "invade", "fight", "send", "attack", "arm")


def worth(option: str) -> float:
    verb = option.split(":")[0]
    return (len(LIKES) - LIKES.index(verb) if verb in LIKES else 0) + random.random()


def say(message: dict) -> None:
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "welcome":
        say({"type": "ready", "protocol": 1, "name": "First"})
    elif told["type"] == "state":
        question = told["view"]["question"]
        if question and question.get("options"):
            best = max(question["options"], key=worth)
            say(
                {
                    "type": "answer",
                    "id": uuid4().hex,
                    "seat": told["seat"],
                    "number": question["number"],
                    "option": best,
                }
            )
