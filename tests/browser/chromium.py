"""Chromium as the system has it; the one without windows takes half the time."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

WITHOUT_WINDOWS = "chromium-headless-shell"
NAMES = ["chromium", "chromium-browser", "google-chrome"]
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright, whole: bool = False) -> Browser:
    """Only the whole browser shows notifications."""
    names = NAMES if whole else [WITHOUT_WINDOWS, *NAMES]
    found = next((path for name in names if (path := shutil.which(name))), None)
    assert found, "The browser tests need Chromium: run 'make chromium'."
    return playwright.chromium.launch(executable_path=found, headless=True, args=QUIET)
