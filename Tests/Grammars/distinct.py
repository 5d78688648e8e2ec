"""A grammar that is slow to read, so that of long logs each line is read once, however often it stands there."""

import random

AS_IT_STANDS = 1000
PIECE_LINES = 2500
SEED = 1


class Distinct:
    """Has the start of a log read as it stands, and of the rest each line that was not read yet.

    These stand behind one another at random: a line that is read otherwise behind some other line than where it came
    from is found as well.
    """

    def __init__(self, grammar):
        self.grammar, self.name, self.read = grammar, grammar.name, {}
        self.chance = random.Random(SEED)

    def lines(self, text):
        """For each line its kind, and its tokens as (start, end, class)."""
        rows = text.split("\n")
        start = self.grammar.lines("\n".join(rows[:AS_IT_STANDS]))
        # An editor takes the CR of a line end away.
        rest = [row.rstrip("\r") for row in rows[AS_IT_STANDS:]]
        new = [row for row in dict.fromkeys(rest) if row not in self.read]
        self.chance.shuffle(new)
        for first in range(0, len(new), PIECE_LINES):
            piece = new[first:first + PIECE_LINES]
            self.read.update(zip(piece, self.grammar.lines("\n".join(piece)), strict=True))
        return start + [self.read[row] for row in rest]
