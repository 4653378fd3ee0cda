"""Somebody who hears the page and types: the accessibility tree as the browser has it, and a keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import msgspec
from playwright.sync_api import Page

PATIENCE = 60.0  # seconds
MOST_TABS = 120


class Value(msgspec.Struct):
    value: object = None


class Property(msgspec.Struct):
    name: str
    value: Value


class Raw(msgspec.Struct, rename="camel"):
    """A node as the browser tells it."""

    node_id: str
    ignored: bool
    role: Value = msgspec.field(default_factory=Value)
    name: Value = msgspec.field(default_factory=Value)
    properties: list[Property] = []
    child_ids: list[str] = []


class Node:
    """Something that is read out, and what is inside it."""

    def __init__(self, raw: Raw, inside: list[Node]) -> None:
        self.role = str(raw.role.value or "")
        self.name = str(raw.name.value or "")
        self.facts = {each.name: each.value.value for each in raw.properties}
        self.inside = inside

    def __repr__(self) -> str:
        return f"{self.role} {self.name!r}"

    @property
    def focused(self) -> bool:
        return bool(self.facts.get("focused"))

    @property
    def key(self) -> str:
        """The key that presses it."""
        return str(self.facts.get("keyshortcuts", ""))

    @property
    def focus(self) -> Node:
        """The innermost thing in it that has the focus."""
        return [node for node in self.walk() if node.focused][-1]

    def walk(self) -> Iterator[Node]:
        yield self
        for node in self.inside:
            yield from node.walk()

    def all(self, role: str, name: str = "") -> list[Node]:
        """Everything of this role in it, whose name begins so."""
        return [node for node in self.walk() if node.role == role and node.name.startswith(name)]

    def one(self, role: str, name: str = "") -> Node:
        found = self.all(role, name)
        assert found, f"no {role} {name!r} is read out"
        return found[0]


class Listener:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tree(self) -> Node:
        """All that is read out; what is ignored is left out, with its children in its place."""
        told = self.line.send("Accessibility.getFullAXTree")
        raws = msgspec.convert(told["nodes"], list[Raw])
        known = {raw.node_id: raw for raw in raws}

        def grown(raw: Raw) -> list[Node]:
            inside = [node for child in raw.child_ids if child in known for node in grown(known[child])]
            return inside if raw.ignored else [Node(raw, inside)]

        return grown(raws[0])[0]

    def hear(self, wanted: Callable[[Node], bool]) -> Node:
        """Listens until the page is as it should be."""
        end = time.monotonic() + PATIENCE
        while True:
            tree = self.tree()
            if wanted(tree):
                return tree
            assert time.monotonic() < end, f"never heard; now: {list(tree.walk())}"
            self.page.wait_for_timeout(50)

    def tab_to(self, role: str, *names: str, back: bool = False) -> Node:
        """Goes on, or back, to the next thing of this role that has one of these names."""
        for _ in range(MOST_TABS):
            self.press("Shift+Tab" if back else "Tab")
            tree = self.tree()
            if not any(node.focused for node in tree.walk()):
                continue  # it has gone past the end of the page, and comes in again at the other
            at = tree.focus
            if at.role == role and at.name in names:
                return at
        raise AssertionError(f"Tab never comes to {role} {names}")
