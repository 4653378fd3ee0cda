"""A bot in thirty lines: takes the option whose name promises most, else any.

meadhall arena blood_rage "program:python examples/bots/first.py" random
"""

import json
import random
import sys

LIKES = ("pillage", "quest", "upgrade", "invade", "send", "attack", "arm_best", "add")


def worth(option):
    verb = option.split(":")[0]
    return (len(LIKES) - LIKES.index(verb) if verb in LIKES else 0) + random.random()


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "welcome":
        say(type="ready", protocol=1, name="First")
    elif told["type"] == "state":
        question = told["view"]["question"]
        best = max(question["options"], key=worth)
        say(type="answer", seat=told["seat"], number=question["number"], option=best)
