"""Logs that once cost too much: a few lines again and again, and each with a piece again and again."""

# The most bytes of a line: a bit less than the longest line whose fields are read.
LONGEST_LINE = 9_900
# Stand for letters and for a number that differ from one time to the next.
LETTERS, NUMBER = "¤", "¥"

# A book with a day.
DAY = "unit kg\n\n# 2026-01\n\n03 Sat   82.1\n"


class Line:
    """A line of a log: what it starts with, a piece so and so many times, and what it ends with."""

    def __init__(self, head, piece="", count=0, tail=""):
        self.head, self.piece, self.count, self.tail = head, piece if count else "", count, tail

    def text(self, numbers):
        """The line with a newline, not longer than the longest; `numbers` fill its placeholders."""
        head, tail = filled(self.head, numbers), filled(self.tail, numbers)
        left = LONGEST_LINE - len(head) - len(tail)
        pieces = []
        for _ in range(self.count):
            piece = filled(self.piece, numbers)
            left -= len(piece)
            if left < 0 or not piece:
                break
            pieces.append(piece)
        return head + b"".join(pieces) + tail + b"\n"


class CostlyLog:
    """What a log of any size is made of."""

    def __init__(self, opening, lines):
        self.opening, self.lines = opening, tuple(lines)

    def text(self, size):
        """The log of `size` bytes or a few more; equal sizes give equal logs."""
        numbers = Numbers()
        text = [filled(self.opening, numbers)]
        length = len(text[0])
        while length < size:
            for line in self.lines:
                # The last line is cut: without that a log of twice the size has less than two times the lines.
                text.append(line.text(numbers)[: max(1, size - length)])
                length += len(text[-1])
        return b"".join(text)

    def __str__(self):
        lines = (f"{line.head!r} {line.piece!r}*{line.count} {line.tail!r}" for line in self.lines)
        return f"{self.opening.splitlines()[:1]} " + " | ".join(lines)


def known_logs():
    """Logs that once cost too much, each with its command."""
    note = "  > slept badly, felt heavy"
    return [("check", log) for log in long_months()] + [
        # A month that goes on and on: a round of fixes for each header.
        ("check --unsafe-fixes", CostlyLog("unit kg\n\n", [Line("# 2026-01"), Line("03 Sat 82.1"), Line("04 Sun 82.4")])),
        # Headers without a year, each of which looked for the month above it in all sections before.
        ("check", CostlyLog("", [Line("#1")])),
        # Days of another month: a look at all headers, and at all days around, for each of them.
        ("check", CostlyLog("unit kg\n\n# 2026-01\n\n", [Line(f"2026-02-03 82.1{note}"), Line(f"2026-03-04 82.1{note}")])),
        ("check -O json", CostlyLog("# 2026-02\n\n# 2026-01\n\n", [Line(f"2026-02-03 82.1{note}")])),
        # Days out of order, each told with the whole month sorted.
        ("check -O json", CostlyLog("# 2026-01\n\n", [Line(f"04 82.1{note}"), Line(f"03 82.1{note}")])),
        # Findings on one line, each of which read the line again, or its name.
        ("json", CostlyLog("# 2026-01\n", [Line("    Run: 120m @6", "82,1 ", LONGEST_LINE)])),
        ("json", CostlyLog("", [Line("\u00a0", "60kg ", LONGEST_LINE, "|")])),
        ("check --fix", CostlyLog("", [Line("    Squat: 5 100", "100kg x 5 x 3 ", LONGEST_LINE)])),
        # A + that is the first of its session once the one above is gone, and gyms that open sessions at one place.
        ("check --fix", CostlyLog("", [Line("    + ")])),
        ("check --unsafe-fixes", CostlyLog("# 2026-01\n", [Line("03 82.1", " @¤", 100)])),
        ("check --unsafe-fixes", CostlyLog("# 2026-01\n", [Line("31 Sat 82", "5 60, ", LONGEST_LINE)])),
        ("check --fix", CostlyLog("", [Line("    Squat: 100 5/5", "2.4", LONGEST_LINE, "ſ")])),
        # Names of gyms as if they were sets, and lines of nothing but a + whose fixes were worked out with copies of each.
        ("check --unsafe-fixes", CostlyLog("", [Line("03 82.1 ", "@a ", 20, "9")])),
        ("check --fix", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("    + ")])),
        # Hundreds of groups of sets that are not likely at first sight, each of which read all groups of its line.
        ("check", CostlyLog(DAY, [Line("    + Squat: ", "5 60,@1.", LONGEST_LINE, "quat 3x5")])),
        # A fix that looked through all pairs of its line for its own.
        ("check --fix", CostlyLog("# 2026-01\n", [Line("03 82.1 ", 'a:"b" ', LONGEST_LINE)])),
        # Thousands of names of rules to ignore, or one as long as its line, each compared with each finding below it.
        ("check", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("; w8log:ignore ", "\u0323\u0301", LONGEST_LINE), Line("18 8 ", "\r:s", LONGEST_LINE)])),
        ("check", CostlyLog(DAY, [Line("; w8log:ignore ", "a ", LONGEST_LINE), Line("18 8 ", "\r:s", LONGEST_LINE)])),
        ("json", CostlyLog(DAY, [Line("; w8log:ignore ", "W8112 ", LONGEST_LINE)])),
        # Messages that nobody reads.
        ("fmt --sort", CostlyLog("unit kg\n", [Line("02 Mon   82.0 ", "7am ", LONGEST_LINE)])),
        ("fmt --sort", CostlyLog("# 2026-01\n", [Line("; w8log:ignore ", "3x5/4/60kg x", 5, "#foo")])),
        ("fmt --sort", CostlyLog("", [Line("2026-01-03 82.1 "), Line("+ color:red ")])),
        # A keyword that is none, which looked at all directives, and another whose fix made all lines settings.
        ("check", CostlyLog("unit kg\n# 2026-01\n", [Line("gaol 9")])),
        ("check --unsafe-fixes", CostlyLog("unit kg\n# 2026-01\n", [Line("gaol 99")])),
        # Findings on one line, each of which looked at all of it.
        ("check --fix", CostlyLog(DAY, [Line("    Squat: ", "@a ", LONGEST_LINE)])),
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("    Squat: ", "@a ", LONGEST_LINE)])),
        ("check --fix", CostlyLog(DAY, [Line("    Squat: ", ",", LONGEST_LINE)])),
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("    Squat: ", ",", LONGEST_LINE)])),
        ("json", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("    + Squat:  ", "21x5 6, ", LONGEST_LINE, "@a [")])),
        # Gyms that are not declared beside many that are.
        ("check --fix", CostlyLog(DAY, [Line("gym @¤ "), Line("03 82.1 @¤")])),
        # Fixes of a line each of which brings another to light, or that are hundreds.
        ("check --fix", CostlyLog("# 2026-01\n", [Line("03 82.1\n    Squat: 5 100", ", 5 100 RPE 8", 700)])),
        ("check --fix", CostlyLog("# 2026-01\n", [Line("trend ", "“<<<<<<< <<<<<<< ", 100)])),
        ("check --fix", CostlyLog("", [Line("\tSquat:\t3x5\t100\r", '\\"a" ¤ ', LONGEST_LINE, "    @a @b")])),
        # Rules that go through all gyms, and lines that the formatter leaves alone.
        ("fmt", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("gym @iron \u202e")])),
        # A name as long as its line, which was looked at letter by letter.
        ("check", CostlyLog(DAY, [Line("03 82.1 @a", "\u0301", LONGEST_LINE)])),
        # Directives, each argument of which was copied, and thousands of arguments that none has.
        ("check", CostlyLog("unit kg\n# 2026-01\n03 Sat   82.1\n", [Line("gym @¤ ")])),
        ("check --fix", CostlyLog("unit kg\n# 2026-01\n03 Sat   82.1\n", [Line("gym @¤ ")])),
        ("fmt", CostlyLog(DAY, [Line("milestone every:5lb")])),
        ("json", CostlyLog("", [Line("gym @¤ ", "+", 0, "# 2025-02"), Line("gym @¤ ", " x", LONGEST_LINE, "\\")])),
        # A word as long as its line, which a message looked through letter by letter.
        ("json", CostlyLog("", [Line("gym @¤ ", "i", LONGEST_LINE, "卧"), Line("tag #¤ ", "a", 5, "x"), Line("#", "/", 5, "1:")])),
        # Days without a weight, which are looked for before the fixes and after them.
        ("check --fix", CostlyLog(DAY, [Line("03 ")])),
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("03 ")])),
        # A name in quotes that needs none, which the formatter reads several times.
        ("fmt", CostlyLog(DAY, [Line("    \"¤\": ", "", 0, "9")])),
        # Headers that are days, and others without a digit: each looked at all lines of its month.
        ("json", CostlyLog("", [Line("# ", "", 0, "02 Fri   80.6   @iron")])),
        ("json", CostlyLog("# 2026-01\n", [Line("", " @a", 5), Line("# "), Line("12 82")])),
        # Lines of a few bytes with an odd space, each of which is mended by itself.
        ("check --fix", CostlyLog("unit kg\n", [Line("\u00a0")])),
        ("check --fix", CostlyLog("unit kg\n", [Line("\u00a0"), Line("03\u00a0")])),
        ("check --fix", CostlyLog(DAY, [Line("\u00a0", "", 0, "+ ")])),
        ("check --fix", CostlyLog(DAY, [Line("03\u00a0", "", 0, "7am ")])),
        # Long groups with letters beyond ASCII, compared letter by letter, and an exercise whose name was read with its sets.
        ("check", CostlyLog(DAY, [Line("    Squat: 5 ", " ée/\u030a", LONGEST_LINE, ";f<<<<<<<  every:1 9x5 卧")])),
        ("json", CostlyLog(DAY, [Line("    Squat: 5 ", " e", LONGEST_LINE, ";f<<<<<<<  every:1 9x5 卧")])),
        ("json", CostlyLog(DAY, [Line("    ¤", "group:¤  7", LONGEST_LINE)])),
        # Titles and names of gyms as long as their lines, in lower case for each who asks.
        ("check --fix", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("# 2026-02 Febr", "×foo \0", 100, "26:40 02 {  82.6")])),
        ("check", CostlyLog(DAY, [Line("gym @géa", "n", LONGEST_LINE, "he")])),
        ("json", CostlyLog(DAY, [Line("gym @géa", "n", LONGEST_LINE, "he")])),
        # Nothing but headers of one month, each of which was joined to the first: of all that was left was one line.
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("# 2024-06")])),
        ("check --unsafe-fixes", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("# 2024-06")])),
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("# 2024-06\n\n03 Sat   82.1\n")])),
        # Openers of notes, looked for in each letter of a long field with the line read for each.
        ("check --unsafe-fixes", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("    @iron ", "", 0, "milestone every:5"), Line("    + Curl: 5 20", "\0", LONGEST_LINE)])),
        # A name of an exercise as long as its line, in lower case for each error on it.
        ("json", CostlyLog(DAY, [Line("    bw+10  ", "W8110 ", LONGEST_LINE, "é: 5x100kg")])),
        # Days and headers of a few bytes, of which fixes were asked that are never made, and the names of months.
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("03\u00a0")])),
        ("check --unsafe-fixes", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("# ", "é", 1)])),
        # Marks in a row, which were sorted whenever a text was compared or hashed, and letters with marks in each name.
        ("check", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("    Squat: ", "\u0323\u0301", LONGEST_LINE, "x5")])),
        ("check", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("gym @a", "\u0323\u0301", LONGEST_LINE)])),
        ("json", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("exercise \"a", "\u0323\u0301", LONGEST_LINE, "\"")])),
        ("json", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("    Squat", "\u0323\u0301", LONGEST_LINE, ": 5 60")])),
        ("check", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("    ¤", "e\u0301", 3, ": 5")])),
        ("check", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("gym @a¤", "e\u0323\u0301", 20)])),
        ("check --unsafe-fixes", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("tag #a¤", "İ", 20)])),
        ("check --unsafe-fixes", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("gym @a¤", "İ", 20)])),
        # Names of thousands of words beyond ASCII, put together word by word, and in lower case letter by letter.
        ("json", CostlyLog(DAY, [Line("  99x5, kg  + ", ", ", LONGEST_LINE, " élank: 60s")])),
        ("check --fix", CostlyLog(DAY, [Line("    ¤", "100kg x 5 x 3 ", LONGEST_LINE, "\u00a0 😀: 9"), Line("exercise \"¤\" alias:@¤")])),
        # A long text behind the year of a header, each word of which was looked up among the names of months.
        ("check --unsafe-fixes", CostlyLog("", [Line("2026-¥ ", "W8112 ", LONGEST_LINE)])),
        # Lines of a few bytes with a finding each, one word as long as its line, and a fault that goes on behind many others.
        ("check --fix", CostlyLog("# 2026-01\n", [Line("03\u00a0 ;")])),
        ("check --fix", CostlyLog("", [Line("03\u00a0", "\ufeffé\u0301", LONGEST_LINE, "/5")])),
        # Short lines of directives, days and comments, of which the formatter read each several times.
        ("fmt", CostlyLog("", [Line("gym @¤ ")])),
        ("fmt", CostlyLog(DAY, [Line("03 ")])),
        ("fmt", CostlyLog(DAY, [Line("; ")])),
        # Nothing but headers, each of which began a section.
        ("fmt --sort", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("#2026-01")])),
        ("fmt --sort", CostlyLog("unit kg\n", [Line("# 2025-05")])),
        ("fmt --sort", CostlyLog("unit kg\n", [Line("# 55")])),
        ("fmt --sort", CostlyLog("unit kg\n", [Line("")])),
        # Days of two bytes, thousands in a month, each looked for and put in a table twice.
        ("fmt --sort", CostlyLog(DAY, [Line("2")])),
        ("fmt --sort", CostlyLog(DAY, [Line("2"), Line("1")])),
        # Short lines with many findings, the fixes of each of which read the line.
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("          Squat: 5 ", "@a ", 20, "\u00a0")])),
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("3 ", "@a ", 8, "\u00a0")])),
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("3 ", "@a ", 2, "\u00a0")])),
        ("check --fix", CostlyLog(DAY, [Line(";/5", "a\0", 100, "**")])),
        # Names of marks, put in normal form, and looked for twice wherever they are counted.
        ("check", CostlyLog(DAY, [Line(" \u0323\u0301  ¤: ")])),
        ("json", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("    a¤", "e\u0323\u0301", 45, ": 5")])),
        ("check", CostlyLog("# 2026-01\n\n03 82.1\n", [Line("    a¤", "İ", 20, ": 5")])),
        # Marks in a row where a word is expected, which was compared by meaning with all that are known.
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("    + ", "\u0323\u0301", LONGEST_LINE, "82.1? ")])),
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("gym @a color:", "\u0323\u0301", LONGEST_LINE)])),
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("lint W8110 ", "\u0323\u0301", LONGEST_LINE)])),
        ("check --unsafe-fixes", CostlyLog(DAY, [Line("include \"", "\u0323\u0301", LONGEST_LINE)])),
        ("json", CostlyLog(DAY, [Line("trend day:", "\u0323\u0301", LONGEST_LINE)])),
        ("json", CostlyLog(DAY, [Line("order ", "\u0323\u0301", LONGEST_LINE)])),
        ("json", CostlyLog(DAY, [Line("tag ", "\u0323\u0301", LONGEST_LINE)])),
        # A word as long as its line where a month may stand, in lower case for each question.
        ("check", CostlyLog(DAY, [Line("2026-¥ ", "İ", LONGEST_LINE)])),
        # Headers that are none, around each of which a month was looked for.
        ("json", CostlyLog(DAY, [Line("#6 0k=")])),
        ("json", CostlyLog(DAY, [Line("#K\u030a 2026")])),
    ]


def long_months():
    """Logs that cost as much as their findings times their lines; long lines, for few of them are looked at."""
    opening = "unit kg\n\n# 2026-01\n\n"
    note = "  > slept badly, felt heavy"
    return (
        CostlyLog("", [Line(f"03 Fri   82.1.3 30 82.55{note}")]),
        CostlyLog(opening, [Line(f"04 81.0{note}"), Line(f"03 Sat 81.0{note}")]),
        CostlyLog(opening, [Line(f"03 Fri 81.0{note}")]),
        CostlyLog(opening, [Line(f"03 Fri 82.1.3 foo{note}")]),
    )


class Numbers:
    """Numbers from 1."""

    def __init__(self):
        self.last = 0

    def next(self):
        self.last += 1
        return self.last


def filled(text, numbers):
    """The bytes of a text whose placeholders are filled."""
    for placeholder in (LETTERS, NUMBER):
        if placeholder in text:
            first, *others = text.split(placeholder)
            text = first + "".join(word(placeholder, numbers.next()) + other for other in others)
    return text.encode()


def word(placeholder, number):
    """Letters or digits for a number, mixed so that neighbours are not alike."""
    if placeholder == NUMBER:
        return str(number)
    mixed = number * 7_368_787 % 11_881_376
    return "".join(chr(ord("a") + mixed // 26**place % 26) for place in range(5))
