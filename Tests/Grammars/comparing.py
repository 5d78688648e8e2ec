"""Compares what a grammar says of a log with what the program says of it."""

import dataclasses
import pathlib

import server

ARGUED = pathlib.Path("Tests/Grammars/differences.txt")


@dataclasses.dataclass
class Difference:
    """A line that a grammar reads otherwise."""
    place: str
    told: str
    tokens: int
    is_kind: bool


@dataclasses.dataclass
class Count:
    """What was compared, and what differs."""
    lines: int = 0
    tokens: int = 0
    kinds: int = 0
    different: int = 0

    def add(self, other):
        for field in dataclasses.fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))

    def __str__(self):
        return (f"{self.lines} lines, {self.kinds} of another kind; {self.tokens} tokens, {self.different} otherwise "
                f"({self.per_thousand:.3f} in a thousand)")

    @property
    def per_thousand(self):
        return 1000 * self.different / max(self.tokens, 1)


class Log:
    """A log with what the program says of each of its lines."""

    def __init__(self, name, data, bench, conversation, folder):
        self.name = name
        self.text = data.decode("utf-8", "replace")
        path = pathlib.Path(folder) / "asked.w8log"
        path.write_bytes(self.text.encode())
        kinds, tokens = server.line_kinds(bench, path), conversation.tokens(self.text)
        self.lines = list(zip(kinds, tokens, strict=True))

    def differences(self, grammar):
        """The lines that the grammar reads otherwise, and the count of all."""
        rows = self.text.split("\n")
        count, found = Count(lines=len(rows) - (not rows[-1])), []
        for number, (ours, theirs) in enumerate(zip(self.lines, grammar.lines(self.text), strict=True)):
            count.tokens += len(ours[1])
            apart = set(ours[1]) ^ set(theirs[1])
            if not apart and ours[0] == theirs[0]:
                continue
            places = {token[:2] for token in apart}
            count.different += len(places)
            count.kinds += ours[0] != theirs[0]
            told = f"{ours[0]} {sorted(set(ours[1]) - set(theirs[1]))}, {grammar.name}: {theirs[0]} " \
                   f"{sorted(set(theirs[1]) - set(ours[1]))}\n    {rows[number][:120]!r}"
            found.append(Difference(f"{self.name}:{number + 1}", told, len(places), ours[0] != theirs[0]))
        return count, found


def argued(grammar):
    """The places of the corpus where a difference of the grammar is argued for, each with its reason."""
    places, reason, grammars = {}, "", ()
    for line in ARGUED.read_text().split("\n"):
        if line.startswith("== "):
            names, reason = line[3:].split(": ", 1)
            grammars = names.split(", ")
        elif line.strip() and not line.startswith("#") and grammar.name in grammars:
            places[line.strip()] = reason
    return places
