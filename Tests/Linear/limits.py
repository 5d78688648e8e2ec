"""What a log may cost: the law of grammar/specification.md §5."""

import pathlib

# The most instructions for a byte that is read or written.
MOST_INSTRUCTIONS = 5_000
# The same for merge, diff and a second import, which read each line several times.
MOST_COMPARED = 30_000
# The most that a byte of a log may cost against one of a log half as long.
MOST_GROWTH = 1.2

# The most that a check, and a key in an editor, may cost of a log with plans against the same log without them. A check folds
# the sessions of ten years; a key those of the month that has changed.
MOST_FOR_PLANS = {"check": 1.35, "key": 1.1}


class Limit:
    """A figure and the most that it may be."""

    def __init__(self, name, value, most):
        self.name, self.value, self.most = name, value, most

    @property
    def is_kept(self):
        return self.value <= self.most

    def __str__(self):
        line = f"{self.name}: {self.value:.2f} of {self.most:.2f}"
        return line if self.is_kept else f"EXCEEDED {line}"


def exceptions():
    """The names of the limits that some known log exceeds, by exceptions.txt."""
    lines = pathlib.Path(__file__).with_name("exceptions.txt").read_text().split("\n")
    return {line for line in lines if line.strip() and not line.startswith(("#", "=="))}
