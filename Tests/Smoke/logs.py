"""Logs made up for the smoke tests."""

import datetime

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
