"""Logs made up for the smoke tests."""

import datetime
import subprocess

WRONG_WEEKDAY = "unit kg\n\n# 2026-01\n\n03 Fri   82.1\n"
BAD_WEIGHT = "unit kg\n\n# 2026-01\n\n03 Sat   82.4.1\n"


def long_log(notes_of_a_day=()):
    """A log of six years with an entry on every day, each followed by the notes."""
    day = datetime.date(2020, 1, 1)
    lines = ["unit       kg"]
    month = None
    while day < datetime.date(2026, 1, 1):
        if day.month != month:
            month = day.month
            lines += ["", f"# {day:%Y-%m}", ""]
        tenths = 820 + day.toordinal() % 7
        lines.append(f"{day:%d %a}   {tenths // 10}.{tenths % 10}")
        lines += notes_of_a_day
        day += datetime.timedelta(days=1)
    return "\n".join(lines) + "\n"


def made_up(program, recipe, length):
    """A log that the benchmark makes up, or a simple one where the benchmark was not built."""
    if not program.is_file():
        return long_log()
    command = [str(program), "--recipe", recipe, "--generate", length]
    return subprocess.run(command, capture_output=True, check=True).stdout.decode()


def places(lines, count):
    """The ends of as many entry lines, evenly from the start to the end."""
    for place in range(count):
        line = len(lines) * (2 * place + 1) // (2 * count)
        while not lines[line][:2].isdigit():
            line += 1
        yield line, len(lines[line])
