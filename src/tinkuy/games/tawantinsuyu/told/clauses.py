"""Which clause of the rules a question or a thing on the table belongs to."""

from __future__ import annotations

# When each question comes.
KINDS = {
    "keep": "TA-2.22",
    "start_weave": "TA-2.20",
    "play_god": "TA-2.31",
    "reward": "TA-6.3",
    "priest_start": "TA-3.2",
    "plan": "TA-3.3",
    "worker": "TA-4.1",
    "identity": "TA-16.1",
    "space": "TA-4.1",
    "price": "TA-4.2",
    "pay": "TA-1.2",
    "capture": "TA-7.4",
    "extra": "TA-7.8",
    "card_now": "TA-6.2",
    "task": "TA-5.10",
    "stair": "TA-8.2",
    "build": "TA-8.7",
    "give_god": "TA-6.8",
    "replace": "TA-6.8",
    "statue": "TA-8.9",
    "drop_weave": "TA-16.8",
    "buy_weave": "TA-8.12",
    "lay_weave": "TA-8.28",
    "weave_end": "TA-8.16",
    "leftover": "TA-8.13",
    "free_weave": "TA-8.15",
    "seam": "TA-8.32",
    "train": "TA-8.22",
    "god_from": "TA-6.9",
    "produce": "TA-9.24",
    "refresh": "TA-8.33",
    "priest_move": "TA-9.1",
    "instead": "TA-9.3",
    "worship": "TA-9.6",
    "offer": "TA-9.9",
    "casualty": "TA-9.13",
    "play_army": "TA-9.16",
    "conquer": "TA-9.17",
    "soldiers": "TA-9.18",
    "hire": "TA-11.1",
    "dismiss": "TA-11.5",
    "nomad": "TA-15.4",
    "pay_temple": "TA-16.12",
    "gold_for_potato": "TA-12.22",
    "choice": "TA-8.35",
    "discard_army": "TA-9.19",
    "flip_army": "TA-9.19",
}

# What is told of the things of a domain.
THINGS = {
    "god": "TA-6.1",
    "army": "TA-3.5",
    "building": "TA-8.7",
    "weave": "TA-8.16",
    "edge": "TA-8.21",
    "statue": "TA-8.9",
    "space": "TA-4.1",
    "stair": "TA-8.2",
    "conquest": "TA-9.18",
    "region": "TA-12.7",
    "temple": "TA-15.1",
    "task": "TA-8.1",
    "worker": "TA-7.1",
    "action": "TA-9.1",
    "hire": "TA-11.1",
}
# What a plain answer means.
ANSWERS = {
    "plan": {
        "place": "TA-4.1",
        "move_priest": "TA-9.1",
        "pray": "TA-10.1",
        "train": "TA-8.22",
        "recruit": "TA-10.3",
    },
    "instead": {"act": "TA-9.1", "gold": "TA-9.3"},
    "price": {"gold": "TA-4.3"},
    "build": {"replace": "TA-6.8"},
    "task": {"stop": "TA-5.15"},
}
PASSIVE = "TA-16.{}"  # by the number of the passive building
ABILITIES = {
    "task": {
        "potato": "TA-8.1",
        "corn": "TA-8.1",
        "stone": "TA-8.1",
        "gold": "TA-8.1",
        "weave": "TA-8.12",
        "statue": "TA-8.9",
        "steps": "TA-8.2",
        "building": "TA-8.7",
        "train": "TA-8.22",
        "produce": "TA-8.25",
        "trade": "TA-8.20",
    },
    "worker": {
        "architect": "TA-7.1",
        "courier": "TA-7.5",
        "craftsman": "TA-7.2",
        "priest": "TA-7.8",
        "warrior": "TA-7.3",
    },
    "action": {
        "worship": "TA-9.6",
        "offering": "TA-9.9",
        "refresh": "TA-9.11",
        "conquest": "TA-9.13",
        "produce": "TA-9.24",
    },
}
# Parts of the board, each explained in a sentence.
BOARD = {"axomamma": "TA-20.9"}
