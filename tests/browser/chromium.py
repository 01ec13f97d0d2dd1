"""Chromium as the system has it; without windows it takes half the time."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright) -> Browser:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "The browser tests need Chromium: run 'make chromium'."
    return playwright.chromium.launch(executable_path=found, headless=True, args=QUIET)
