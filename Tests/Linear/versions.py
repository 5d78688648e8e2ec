"""Versions of a log to compare, and files to import a second time."""

import subprocess

from costly import DAY, CostlyLog, Line

# Lines to repeat in one day or one log.
REPEATED = ("    > n", "    ; c", "; c", "    Squat: 5 100", "    + Squat: 5 100", "    @iron", "03 Sat   82.1", "# 2026-02", "gym @a",
            "include \"a.w8log\"", "??", "    x", "    @iron\n    Squat: 5 100")
# Lines that differ in a number.
NUMBERED = ("    > n¥", "    Squat ¥: 5 100", "    Squat: 5 ¥", "    @i¥\n    Squat: 5 ¥", "03 Sat   82.¥", "03 Sat   82.1 #t¥", "gym @a¥", "?? ¥")
SIZE = 15_000
FIRST_ROW = {"weigh-ins": b"Date,Weight\n", "sets": (
    b"title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,"
    b"duration_seconds,rpe\n")}


def known():
    """Yields commands with a name, a size, and a function that makes the first version."""
    for line in REPEATED + NUMBERED:
        log = CostlyLog(DAY, [Line(line)])
        for command in ("diff", "merge"):
            yield command, f"{line!r} in one day", SIZE, log.text
    for name, row in (("weigh-ins", weigh_in), ("sets", one_set)):
        yield "import again", f"{name} of one day", SIZE, lambda size, name=name, row=row: rows(name, row, size)


def rows(name, row, size):
    """A table of `size` bytes or a few more."""
    text, number = FIRST_ROW[name], 0
    while len(text) < size:
        text += row(number).encode()
        number += 1
    return text


def weigh_in(number):
    minute = number % 1440
    return f"2026-01-03 {minute // 60:02}:{minute % 60:02}:{number // 1440:02},{80 + number / 1000:.3f}\n"


def one_set(number):
    return f'A,"3 Jan 2026, 18:00","3 Jan 2026, 19:00",,Squat {number},,,0,normal,{number % 100},5,,,\n'


def beside(path, name, text):
    """The path of another version."""
    other = path.with_name(name)
    other.write_bytes(text)
    return other


def changed(text):
    """A version with another line in the middle."""
    lines = text.split(b"\n")
    lines[len(lines) // 2] = b"; ours"
    return b"\n".join(lines)


def others(text):
    """A version with other numbers and without one line."""
    lines = text.split(b"\n")
    return b"\n".join(lines[:5] + [line.replace(b"1", b"7").replace(b"3", b"1") if line[:1] == b" " else line for line in lines[6:]])


def versions_to_diff(_, path):
    return [path, beside(path, "other.w8log", others(path.read_bytes()))]


def versions_to_merge(_, path):
    text = path.read_bytes()
    ours, theirs = (beside(path, name, change(text)) for name, change in (("ours.w8log", changed), ("theirs.w8log", others)))
    return ["--base", path, ours, theirs]


def imported_once(binary, path):
    log = path.with_name("imported.w8log")
    log.unlink(missing_ok=True)
    command = [binary, "import", "--zone", "+00:00", "--unit", "kg", "-o", log, path]
    if path.stat().st_size == 0:
        log.write_bytes(b"unit kg\n")
    else:
        subprocess.run(command, check=True, capture_output=True)
    return ["--into", log, path]


OPERANDS = {"diff": versions_to_diff, "merge": versions_to_merge, "import again": imported_once}
