"""`tinkuy rules`: a clause, a chapter, or everything in which some words occur."""

from __future__ import annotations

from argparse import Namespace
from textwrap import fill

from tinkuy.cli.choices import chosen_language
from tinkuy.core.errors import Refused
from tinkuy.games import check_name
from tinkuy.text import Rulebook

WIDTH = 100


def run(arguments: Namespace) -> int:
    check_name(arguments.game)
    rules = Rulebook(arguments.game, chosen_language(arguments.language))
    if (arguments.clause is None) == (arguments.search is None):
        raise Refused("Name either a clause, such as TZ-6.2, or --search and some words.")
    if arguments.search is not None:
        return _search(rules, arguments.search)
    chapter = rules.chapter_of(arguments.clause)
    known = rules.find(arguments.clause)
    if known is not None:
        print(f"{chapter.id} {chapter.title}".strip())
        _print_clause(known, rules.clause(known))
        return 0
    print(f"{chapter.id} {chapter.title}".strip())
    if chapter.introduction:
        print(fill(chapter.introduction, WIDTH))
    for identity, text in chapter.clauses:
        _print_clause(identity, text)
    return 0


def _search(rules: Rulebook, words: str) -> int:
    found = rules.search(words)
    if not found:
        raise Refused(f"No clause of {rules.game} in the language '{rules.language}' speaks of '{words}'.")
    for identity, text in found:
        _print_clause(identity, text)
    return 0


def _print_clause(identity: str, text: str) -> None:
    for number, line in enumerate(text.splitlines()):
        lead = f"{identity}  " if number == 0 else "    - "
        print(fill(line, WIDTH, initial_indent=lead, subsequent_indent=" " * len(lead), break_on_hyphens=False))
