"""Logs of any size, made up without chance: equal sizes give equal logs."""

import datetime
import itertools
import re

NAMES = ["Squat", "Bench press", "Deadlift", "Row", "Pull-up", "Curl", "Développé couché"]
SETS = ["w5 60, 3x5 100 @8", "5/5/4! 70", "3x12 {load} (pause)", "8/8/7 {load}.5", "3x60s", "5 bw+10"]
PREAMBLE = 'w8log 1.0\nunit       kg\n\ngym        @iron "Iron Temple" color:red default\n'


def day(number):
    """The lines of one day, of which the 1st is an entry; above that of a new month its header."""
    date = datetime.date(1850, 1, 1) + datetime.timedelta(days=number)
    if date.day == 1 or number == 0:
        yield from ("", f"# {date:%Y-%m} {date:%B}", "")
    tenths = 800 + number * 7 % 40
    trains = number % 2 == 0
    line = f"{date:%d %a}   {tenths // 10}.{tenths % 10}"
    yield line + ("   @iron" if trains else "")
    if trains:
        for place in range(number % 5 + 2):
            name = NAMES[(number + place) % len(NAMES)] + ":"
            sets = SETS[(number * 3 + place) % len(SETS)].format(load=70 + number % 20)
            yield f"    {name:19} {sets}"
        if number % 6 == 0:
            yield f"    > note {number}, slept well"


def canonical(size):
    """At least `size` bytes in canonical form; the first years are long ago, the form does not care."""
    text = [PREAMBLE]
    length = len(PREAMBLE)
    for number in itertools.count():
        lines = "".join(line + "\n" for line in day(number))
        text.append(lines)
        length += len(lines)
        if length >= size:
            return "".join(text)


def as_typed(size):
    """A log of which every line changes that is not blank."""
    text = canonical(size)
    text = re.sub(r"(?m)^0?(\d+ \w{3}) +", lambda match: match.group(1).lower() + " ", text)
    text = re.sub(r"(?m)^ {4}(.*?:) +", r"  \1 ", text)
    return re.sub(r"(?m)^ {4}> ", "  >", text)


def faulty(size):
    """A log with a fault on every other line."""
    lines = canonical(size).split("\n")
    for index in range(8, len(lines), 2):
        lines[index] = lines[index].replace(" 3x", " 3y").replace("   8", "   8.8.") + " what"
    return "\n".join(lines)


def backwards(size):
    """A log whose last month stands first, and so on; and in each month the last day."""
    head, *months = re.split(r"(?m)^(?=# )", canonical(size))
    turned = []
    for month in reversed(months):
        header, *days = re.split(r"(?m)^(?=\d)", month.rstrip("\n") + "\n")
        turned.append(header + "".join(reversed(days)) + "\n")
    return head + "".join(turned)
