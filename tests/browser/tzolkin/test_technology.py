"""The technologies of Tzolk'in: what a level gives can be read whoever stands there."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.playing import ready
from tests.server.hosting import Host

# How many markers there are, and how many lie over the numbers of what a level gives.
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const markers = boxes('.stage [data-piece^="track-"]');
  const given = boxes('.stage g:has(+ [data-thing^="track:"]) text');
  const meet = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  return [markers.length, markers.filter((marker) => given.some((words) => meet(marker, words, 1))).length];
}"""


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (390, 844)])
def test_markers_of_four_do_not_hide_what_a_level_gives(sit: Sit, prepared: Host, size: tuple[int, int]) -> None:
    me = sit("Anna", viewport={"width": size[0], "height": size[1]}, address=prepared.address)
    me.open_table("me", "random", "random", "random", options={"position": "learned"})
    assert ready(me)
    if size[0] < 820:
        me.one(".board nav button", has_text="Technology").click()
    assert me.page.evaluate(COVERED) == [16, 0]
