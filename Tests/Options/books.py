"""The logs on which every option is run, and what stands in them."""

import collections
import csv
import dataclasses
import datetime
import io
import json
import pathlib
import re
import subprocess
import tempfile

# Ten years of each recipe of the benchmark.
RECIPES = ("plain", "rich", "names", "imported", "typed", "crlf")
USUAL = "20 kB"
NAMES = (*RECIPES, "empty", "one entry", USUAL, "three files", "errors")

ONE_ENTRY = "unit kg\n\n# 2026-01\n\n03 Sat   82.1\n"
# Lines that cannot be read, below the last day.
FAULTS = "    Squat: 3 x x 5\n    3x5 100\n    @\n82.1.3\n31 83,2,1\n"


@dataclasses.dataclass
class Book:
    """A log: its files by their names, the root first, and what an option can name in it."""

    name: str
    files: dict
    # What the program says of it.
    last: datetime.date
    names: dict
    weights: collections.Counter
    errors: int

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
    if name in (USUAL, "errors"):
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


def book(name, w8log, bench):
    """The book called `name`, with what the program says of it."""
    texts = files(name, bench)
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder) / next(iter(texts))
        for file, text in texts.items():
            (root.parent / file).write_bytes(text)
        said = json.loads(output(w8log, "export", "--to", "json", "--lenient", root))
        held, found = weights(w8log, root), errors(w8log, root)
    entries = said["entries"]
    gyms = [each for each in said["directives"] if each["keyword"] == "gym"]
    dates = [entry["date"] for entry in entries if entry["date"]]
    last = datetime.date.fromisoformat(max(dates, default="2026-01-03"))
    return Book(name, texts, last, names(entries, gyms), held, found)


def names(entries, gyms):
    """The names that come most often, by their kinds; a kind of which there is none is left out.

    Of the gyms, of which `gyms` declare some, the default one is the other one.
    """
    default = {"@" + gym["gym"] for gym in gyms if gym["default"]}
    counts = {kind: collections.Counter() for kind in ("gym", "tag", "exercise", "measurement")}
    for entry in entries:
        counts["tag"].update("#" + tag for tag in entry["tags"])
        counts["measurement"].update(pair["key"] for pair in entry["measurements"])
        for session in entry["sessions"]:
            counts["gym"].update(["@" + session["gym"]] if session["gym"] else [])
            counts["exercise"].update(exercise["name"] for exercise in session["exercises"])
    found = {"weight": entry["written"] for entry in entries if entry["weight"]}
    found |= {"declared gym": "@" + gym["gym"] for gym in gyms}
    for kind, count in counts.items():
        common = sorted((name for name, _ in count.most_common(2)), key=lambda name: name in default)
        found |= {place + kind: name for place, name in zip(("", "other "), common)}
    return found


def weights(w8log, root):
    """How often each weight stands on each day."""
    rows = csv.DictReader(io.StringIO(output(w8log, "log", "--lenient", "-O", "csv", root)))
    return collections.Counter((row["date"], row["weight"]) for row in rows if row["weight"])


def errors(w8log, root):
    """How many errors `check` finds in the book."""
    counts = (line.split() for line in output(w8log, "check", "--statistics", "-q", root).splitlines())
    return sum(int(words[0]) for words in counts if words[3:4] == ["error"])


def output(w8log, *arguments):
    done = subprocess.run([w8log, *arguments], capture_output=True, check=False, stdin=subprocess.DEVNULL)
    return done.stdout.decode()
