"""Debian's Chromium, and windows of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESK = (1440, 900)
PHONE = (390, 844)


@contextmanager
def chromium_running() -> Iterator[Browser]:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        raise FileNotFoundError("there is no Chromium here: scripts/services installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


def window(
    browser: Browser,
    size: tuple[int, int] = DESK,
    language: str = "en",
    dark: bool = True,
    motion: bool = False,
) -> BrowserContext:
    """A browser of somebody's own: nobody is signed in with it."""
    return browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
    )
