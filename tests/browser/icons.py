"""The icons of the installed client: `python -m tests.browser.icons` draws them anew from `web/public/icon.svg`."""

from __future__ import annotations

from contextlib import closing

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.client import WEB

PUBLIC = WEB / "public"
GROUND = "#156A7B"  # of the emblem itself
# Name, size and scale: systems cut a maskable icon to their own shape, so its ground fills the square.
ICONS = [
    ("icon-192.png", 192, 1.0),
    ("icon-512.png", 512, 1.0),
    ("icon-maskable-512.png", 512, 1.1),
    ("apple-touch-icon.png", 180, 1.2),
]


def draw(browser: Browser, name: str, size: int, part: float) -> None:
    emblem = (PUBLIC / "icon.svg").read_text()
    ground = f"background:{GROUND}" if part > 1 else ""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f'<body style="margin:0;height:{size}px;overflow:hidden;display:grid;place-content:center;{ground}">'
        f'<div style="width:{size * part}px;height:{size * part}px">{emblem}</div>'
    )
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def main() -> None:
    with sync_playwright() as playwright, closing(launch(playwright)) as browser:
        for icon in ICONS:
            draw(browser, *icon)


if __name__ == "__main__":
    main()
