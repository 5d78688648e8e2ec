"""The logs on which every option is run, and what stands in them."""

import dataclasses
import datetime
import json
import pathlib
import re
import subprocess

# Ten years of each recipe of the benchmark.
RECIPES = ("plain", "rich", "names", "imported", "typed", "crlf")
NAMES = (*RECIPES, "empty", "one entry", "20 kB", "three files", "errors")

ONE_ENTRY = "unit kg\n\n# 2026-01\n\n03 Sat   82.1\n"
# Lines that cannot be read, below the last day.
FAULTS = "    Squat: 3 x x 5\n    3x5 100\n    @\n82.1.3\n31 83,2,1\n"


@dataclasses.dataclass
class Book:
    """A log, its files by their names, the root first; and what an option can name in it."""

    name: str
    files: dict
    last: datetime.date = datetime.date(2026, 1, 3)
    gym: str = "@iron"
    tag: str = "#salty"
    exercise: str = "Squat"
    measurement: str = "fat"
    # Those of the names that the log has.
    has: frozenset = frozenset()
    weights: dict = dataclasses.field(default_factory=dict)
    errors: int = 0

    @property
    def root(self):
        return next(iter(self.files))

    @property
    def today(self):
        """The day after the last entry, on which nothing is written yet."""
        return self.last + datetime.timedelta(days=1)

    def write(self, folder):
        for name, text in self.files.items():
            (folder / name).write_bytes(text)


def made(bench, length, recipe):
    run = [bench, "--generate", length, "--recipe", recipe]
    return subprocess.run(run, stdout=subprocess.PIPE, check=True).stdout


def files(name, bench):
    """The files of the book called `name`."""
    if name in RECIPES:
        return {"log.w8log": made(bench, "10", name)}
    if name in ("20 kB", "errors"):
        text = made(bench, "20kB", "rich")
        return {"log.w8log": text + (FAULTS.encode() if name == "errors" else b"")}
    if name == "three files":
        head, *months = re.split(rb"(?m)^(?=# )", made(bench, "30kB", "rich"))
        third = len(months) // 3
        parts = [months[:third], months[third:2 * third], months[2 * third:]]
        root = head + b'include "older.w8log"\ninclude "old.w8log"\n\n'
        unit = b"".join(re.findall(rb"(?m)^unit .*\n", head)) + b"\n"
        return {
            "log.w8log": root + b"".join(parts[2]),
            "old.w8log": unit + b"".join(parts[1]), "older.w8log": unit + b"".join(parts[0])}
    return {"log.w8log": ONE_ENTRY.encode() if name == "one entry" else b""}


def weights(w8log, root):
    """How often each weight stands on each day."""
    counts = {}
    for entry in document(w8log, "json", "--lenient", root).get("entries", []):
        weight = entry.get("weight")
        if entry.get("date") and weight:
            key = entry["date"], json.dumps(weight, sort_keys=True)
            counts[key] = counts.get(key, 0) + 1
    return counts


def errors(w8log, root):
    """How many errors `check` finds in the book."""
    return document(w8log, "check", "-O", "json", root)["summary"]["errors"]


def document(w8log, *arguments):
    done = subprocess.run([w8log, *arguments], capture_output=True, check=False, stdin=subprocess.DEVNULL)
    return json.loads(done.stdout)
