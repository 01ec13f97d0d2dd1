"""A bot for the tests that does what its argument says: crash, sleep, babble, cheat, refuse, or play."""

from __future__ import annotations

import json
import sys
import time


def main() -> None:
    fault = sys.argv[1]
    for line in sys.stdin:
        request = json.loads(line)
        if request["do"] == "begin":
            print('{"ok":true}', flush=True)
            continue
        if fault == "crash":
            raise SystemExit("I have lost my head")
        if fault == "sleep":
            time.sleep(60)
        if fault == "babble":
            print("hello", flush=True)
        if fault == "cheat":
            print('{"ok":true,"option":"everything"}', flush=True)
        if fault == "refuse":
            print('{"ok":false,"error":"I do not know this game"}', flush=True)
        if fault == "play":
            (ask,) = request["view"]["ask"]
            print(json.dumps({"option": ask["options"][0]}), flush=True)


if __name__ == "__main__":
    main()
