"""Logs of the benchmark's recipes, and what can be made of them."""

import datetime
import re
import subprocess


def recipe(bench, name, size):
    """A log of about `size` bytes; equal sizes give equal logs."""
    run = [bench, "--generate", f"{size // 1000}kB", "--recipe", name]
    return subprocess.run(run, stdout=subprocess.PIPE, check=True).stdout.decode()


def as_typed(text):
    """The log with a change on every line that is not blank."""
    text = re.sub(r"(?m)^0?(\d+ \w{3}) +", lambda match: match.group(1).lower() + " ", text)
    text = re.sub(r"(?m)^ {4}(.*?:) +", r"  \1 ", text)
    return re.sub(r"(?m)^ {4}> ", "  >", text)


def backwards(text):
    """The log with its last month first, and so on; and in each month the last day."""
    head, *months = re.split(r"(?m)^(?=# )", text)
    turned = []
    for month in reversed(months):
        header, *days = re.split(r"(?m)^(?=\d)", month.rstrip("\n") + "\n")
        turned.append(header + "".join(reversed(days)) + "\n")
    return head + "".join(turned)


def faulty(size):
    """A log of `size` bytes each line of which has a fault, but for the header."""
    line = "04 Sun 82.1.3\n"
    return "# 2026-01\n" + line * (size // len(line))


def centuries(size):
    """A log of `size` bytes, a weigh-in for each of 28 days of each month, which takes centuries where it is long."""
    days = "".join(f"{day:02} 82.{day % 10}\n" for day in range(1, 29))
    months = size // (len(days) + 12)
    return "unit kg\n" + "".join(
        f"\n# {1600 + month // 12}-{month % 12 + 1:02}\n\n{days}" for month in range(months))


def rare_names(size):
    """A log of `size` bytes with names of exercises that come once beside one that comes on every other line."""
    def name(number):
        mixed = number * 7_368_787 % 11_881_376
        return "".join(chr(ord("a") + mixed // 26**place % 26) for place in range(5))

    lines = (f"    Bench press: 5 60\n    {name(number)} press: 5 60\n" for number in range(size // 43))
    return "# 2026-01\n\n03 Sat   82.1\n" + "".join(lines)


def combining_marks(size):
    """A log of `size` bytes of lines with a gym that ends in combining marks."""
    line = "03 82.1 @a" + "\u0301" * 2_000 + "\n"
    return "# 2026-01\n\n" + line * max(1, size // len(line.encode()))


def opened(lines, size):
    """A log of `size` bytes: a day, and below it lines that `lines` makes of numbers."""
    text = ["# 2026-01\n\n03 Sat   82.1\n"]
    length, number = 0, 0
    while length < size:
        text.append(lines(number))
        length += len(text[-1])
        number += 1
    return "".join(text)


# Many names in one day, by what they are names of.
CROWDED = {
    "gyms of a day": lambda number: f"    @gym{number}\n    Squat: 5 60\n",
    "entries of a day": lambda number: f"03 82.1 @gym{number}\n    Squat: 5 60\n",
    "exercises of a session": lambda number: f"    Squat {number}: 5 60\n",
    "exercises at gyms": lambda number: f"    @gym{number}\n    Squat {number}: 5 60\n",
    "lines of an exercise": lambda number: f"    Squat: 5 {number % 900}\n",
    "tags of a day": lambda number: f"03 82.1 #tag{number} key{number}:1\n",
}


# The plans of a log of ten years, one for each of its exercises, all from the first day on.
EXERCISES = 20


def followed(years, with_plans):
    """A log of so many years with three sessions a week that follow plans, with the lines of the plans or without."""
    names = [f"Lift {chr(ord('A') + number)}" for number in range(EXERCISES)]
    loads = {name: 40.0 + 2.5 * number for number, name in enumerate(names)}
    lines = ["unit kg", "gym @iron default bar:20kg plates:25kg,20kg,15kg,10kg,5kg,2.5kg,1.25kg"]
    lines += [f'exercise "{name}"{" barbell" if number % 2 else ""}' for number, name in enumerate(names)]
    if with_plans:
        lines += [f'plan "{name}" from:2016-01-01 3x5 {loads[name]:g}kg +2.5kg reset:-40kg' for name in names]
    day, month = datetime.date(2016, 1, 1), None
    sessions = 0
    while day.year < 2016 + years:
        if (day.year, day.month) != month:
            month = (day.year, day.month)
            lines += ["", f"# {day:%Y-%m}", ""]
        lines.append(f"{day:%d %a}   {80 + day.day % 7 / 10:.1f}")
        if day.weekday() in (0, 2, 4):
            for number in range(7):
                name = names[(7 * sessions + number) % EXERCISES]
                isMissed = loads[name] >= 120
                lines.append(f"    {name + ':':<20}{'5/5/4' if isMissed else '3x5'} {loads[name]:g}")
                loads[name] += -40 if isMissed else 2.5
            sessions += 1
        day += datetime.timedelta(1)
    return "\n".join(lines) + "\n"
