"""A trained policy as a bot: python examples/policy_bot.py POLICY.npz, for `--bot NAME=COMMAND` (docs/bots.md).

The numbers it needs are made from the view that every bot is given, so it runs anywhere, without the table.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tinkuy.core.codes import kind_index
from tinkuy.features import Layout
from tinkuy.games import find_game
from tinkuy.lab.policy import Policy, made_for


def main() -> None:
    policy = Policy.load(Path(sys.argv[1]))
    for line in sys.stdin:
        request = json.loads(line)
        if request["do"] == "begin":
            layout = Layout(find_game(request["game"]), request["seats"])
            if policy.version != made_for(layout):
                print(json.dumps({"ok": False, "error": f"I am for {policy.version}"}), flush=True)
                return
            print('{"ok":true}', flush=True)
            continue
        (ask,) = request["view"]["ask"]
        kind = kind_index(layout.game, ask["kind"])
        codes, offset = layout.game.kinds[kind].codes, layout.offsets[kind]
        actions = [offset + codes.index(code) for code in ask["options"]]
        action = policy.best(layout.vector(request["view"]), actions)
        print(json.dumps({"ok": True, "option": codes[action - offset]}), flush=True)


if __name__ == "__main__":
    main()
