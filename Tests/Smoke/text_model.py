"""A text as a client edits it, by the rules of the protocol: what the server's text must be."""

import re

BIG = 2**31 - 1
UNIT_BYTES = {"utf-8": 1, "utf-16": 2, "utf-32": 4}
CODECS = {"utf-8": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}
LINE_END = re.compile("\r\n|\r|\n")


def width(text, encoding):
    """How many columns a text takes."""
    return len(text.encode(CODECS[encoding])) // UNIT_BYTES[encoding]


class TextModel:
    """A text and its lines, each ended by LF, CR LF or CR."""

    def __init__(self, text, encoding):
        self.encoding = encoding
        self.replace_all(text)

    def replace_all(self, text):
        self.text = text
        self._starts = None

    @property
    def starts(self):
        """Where the lines start; there is one more line behind the last line end."""
        if self._starts is None:
            self._starts = [0, *[match.end() for match in LINE_END.finditer(self.text)]]
        return self._starts

    def line(self, number):
        """A line without its end."""
        starts = self.starts
        end = starts[number + 1] if number + 1 < len(starts) else len(self.text)
        line = self.text[starts[number]:end]
        if number + 1 < len(starts):
            line = line[:-2] if line.endswith("\r\n") else line[:-1]
        return line

    def offset(self, line, column):
        """The place between characters: past the end of a line is its end, past the last line the end of the text."""
        if line >= len(self.starts):
            return len(self.text)
        start = self.starts[line]
        for character in self.line(line):
            column -= width(character, self.encoding)
            if column < 0:
                break
            start += 1
        return start

    def edit(self, change):
        """Applies a change as it stands in `textDocument/didChange`."""
        if change.get("range") is None:
            return self.replace_all(change["text"])
        places = [self.offset(change["range"][end]["line"], change["range"][end]["character"])
                  for end in ("start", "end")]
        first, last = min(places), max(places)
        self.replace_all(self.text[:first] + change["text"] + self.text[last:])

    def places(self):
        """The places before each character, as lines and columns, from the start on."""
        for number in range(len(self.starts)):
            column = 0
            for character in self.line(number):
                yield number, column
                column += width(character, self.encoding)

    def with_each(self, places, inserted):
        """The text with something inserted at each of some ascending places."""
        offsets = [self.offset(*place) for place in places]
        ends = [*offsets[1:], len(self.text)]
        parts = [inserted + self.text[start:end] for start, end in zip(offsets, ends)]
        return "".join([self.text[:offsets[0]], *parts]) if parts else self.text

    def place(self, random):
        """A place in the text, now and then beside it or within a character."""
        number = random.randrange(len(self.starts))
        columns = width(self.line(number), self.encoding)
        column = random.choice((0, columns, random.randint(0, columns), random.randint(0, columns)))
        oddity = random.random()
        if oddity < 0.03:
            column += random.choice((1, 2, 1000, BIG - column))
        elif oddity < 0.04:
            number = random.choice((len(self.starts), len(self.starts) + 5, BIG))
        return {"line": number, "character": column}

    def range(self, random):
        """A range; now and then empty, the whole text, or from its end to its start."""
        start = self.place(random)
        oddity = random.random()
        if oddity < 0.3:
            return {"start": start, "end": start}
        if oddity < 0.34:
            return {"start": {"line": 0, "character": 0}, "end": {"line": len(self.starts), "character": 0}}
        end = self.place(random)
        if oddity < 0.7:
            end["line"] = min(start["line"] + random.randrange(2), BIG)
        is_reversed = (end["line"], end["character"]) < (start["line"], start["character"])
        if is_reversed and oddity < 0.95:
            start, end = end, start
        return {"start": start, "end": end}
