"""Options of kinds of questions in the forms that games share: a code with the label that says it."""

from __future__ import annotations

from tinkuy.core.labels import Amounts, Label, name_of

Options = list[tuple[str, Label]]


def plain(kind: str, codes: list[str]) -> Options:
    """Answers with words of their own: `plan-place`."""
    return [(code, (f"{kind}-{code}", {})) for code in codes]


def named(domain: str, codes: list[str]) -> Options:
    """Things on the table: `card-merchant`."""
    return [(code, (name_of(domain, code), {})) for code in codes]


def counted(kind: str, count: int) -> Options:
    """`offer1`, `offer2`, ... said by one message with a number."""
    return [(f"{kind}{n + 1}", (f"{kind}-n", {"n": n + 1})) for n in range(count)]


def mix(domain: str, names: list[str], amounts: list[int]) -> tuple[str, Label]:
    """Goods that are paid or taken together: `2wood+1gold`."""
    present = [(name, n) for name, n in zip(names, amounts, strict=True) if n]
    said: Amounts = tuple((name_of(domain, name), n) for name, n in present)
    return "+".join(f"{n}{name}" for name, n in present), ("amounts", {"amounts": said})
