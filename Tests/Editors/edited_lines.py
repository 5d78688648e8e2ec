"""The log that is edited in editors, what is pasted into it, and the slips that are mended."""

import json

LOG = """w8log 1.0

; my log
unit       kg
goal       75
gym        @iron "Iron Temple" default
gym        @home
exercise   "Squat" alias:"Back squat"

# 2026-01 January  > a start

01 Thu   82.9   #salty  > new year
02 Fri   82.6
03 Sat   82.1   @iron  fat:18.6%
    Squat:              w5 60, 3x5 100
    Bench press:        3x5 60
        > Elbows in.
    > Slept well.
    @home 18:00
    Plank:              60s
2026-01-10       81.7   @home  #travel

# 2026-02

02 Mon   81.0
"""
LINES = LOG.split("\n")[:-1]
# A comment, directives, headers and lines of a month.
ONE_OF_EACH_KIND = [LINES.index(line) for line in LINES if line[:4] in ("; my", "gym ", "# 20", "02 F", "03 S", "    ", "2026")]
# Copied lines to paste.
PASTED = ["04 Sun   82.0", "    Squat:              5 100"]


# Lines of notes apps in eight notations, and what becomes of them.
NOTES_ABOVE = "unit       kg\n\n# 2026-01\n\n01 Thu   82.9\n"
NOTES = """\
1/13: 83.4
• 14 Jan — 83.2
- 15 Jan: 83.0
16.1.: 82,9 kg
17th 82.8
Jan 18: 82.7 kg
Mon 19: 82.6
20 Jan\t82.5
2026-01-21: 82,4
22 Jan 82.3 “slept badly”
"""
NOTES_AS_ENTRIES = NOTES_ABOVE + """\
13 Tue   83.4
14 Wed   83.2
15 Thu   83.0
16 Fri   82.9
17 Sat   82.8
18 Sun   82.7
19 Mon   82.6
20 Tue   82.5
21 Wed   82.4
22 Thu   82.3  > slept badly
"""


def kind(line):
    """How a line is called in a claim."""
    return json.dumps(line[:24])


# Slips: the line, what it becomes, and how the title of the fix begins.
SLIPS = [(index, line.replace(".", ",", 1), "Write ") for index, line in enumerate(LINES)
         if line[:1].isdigit() and "." in line.split(">")[0] and "@" not in line]
SLIPS += [(index, line.replace(right, wrong, 1), f"Write {title}") for right, wrong, title in (
    ("Thu", "Wed", "Thu"), ("Fri", "Sun", "Fri"), ("Sat", "Mon", "Sat"), ("Mon", "Tue", "Mon"),
    ("@home 18", "@hom 18", "@home"), ("3x5 60", "60 3x5", "3x5 60"),
) for index, line in enumerate(LINES) if right in line]
# The log in form: a date below the header of its month is a day.
FORMED = [line.removeprefix("2026-01-") for line in LINES]


def widened(line):
    """The line with three blanks more in its first gap, which the formatter takes away; nothing for lines that it leaves alone."""
    words = line.strip().split(" ", 1)
    if len(words) == 1 or line.lstrip()[0] in ";>":
        return None
    return line.replace(f"{words[0]} ", f"{words[0]}    ", 1)
