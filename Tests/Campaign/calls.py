"""Command lines for a book, and what each may do to it."""

import dataclasses

from mutants import DATES, EXERCISES, GYMS

STRONG = "\n".join([
    "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
    "2026-01-05 18:00:00,Push,Bench Press (Barbell),1,60,8,0,0,,,", "2026-01-05 18:00:00,Push,Squat (Barbell),1,100,5,0,0,,,", ""])
INPUTS = {"strong.csv": STRONG, "weights.csv": "Date,Weight\n2026-01-05,82.4\n2025-06-30,81.0\n0001-01-01,80\n"}
READERS = [
    "today", "log", "trend", "report", "goal", "milestones", "gyms", "exercises", "tags", "notes", "stats", "files", "json", "check",
    "history", "next", "export", "doctor",
]


@dataclasses.dataclass
class Call:
    """A command line without the name of the program."""

    arguments: list
    # Which files may change: "none", "named" the root alone, "book" each of it.
    writes: str = "none"
    # Whether dated weights may go.
    changes_weights: bool = False
    # Whether a second run does the same once more.
    repeats: bool = False


def call(random, book):
    """A command line for the book."""
    root = random.choice(["./", ""]) + book.root
    file = ["-f", root if root[0] not in "-" else "./" + root]
    make = random.choice([reading, add, add, sets, names, names, names, formatted, formatted, fixed, fixed, imported, edited])
    return make(random, root, file)


def reading(random, root, file):
    command = random.choice(READERS)
    words = {"history": ["Squat"], "next": ["@iron"], "export": ["--to", random.choice(["csv", "strong", "libra", "json"])]}
    more = random.choice([[], [], ["--lenient"], ["--quiet"]]) if command not in ("check", "doctor") else []
    if command in ("history", "next"):
        return Call([command, *words[command], *more, *file])
    return Call([command, *words.get(command, []), *more, "--", root])


def day(random):
    return random.choice([[], ["yesterday"], ["2026-01-05"], ["2024-02-29"], [random.choice(DATES)]])


def add(random, root, file):
    what = random.choice([["82.4"], ["82,4", "@iron"], ["82 kg", "#travel"], ["@iron"], ["> slept well"], ["fat", "21"]])
    more = random.choice([[], [], ["--force"], ["--dry-run"], ["--time", "07:30"], ["--replace"]])
    writes = "none" if "--dry-run" in more else "book"
    return Call(["add", *file, *more, *day(random), *what], writes, changes_weights="--replace" in more)


def sets(random, root, file):
    line = f"{random.choice(EXERCISES)}: {random.choice(['5 100', '3x5 100', 'x', '5 100 @9'])}"
    more = random.choice([[], ["--once"], ["--force"]])
    return Call(["add", *file, *day(random), random.choice(GYMS), "--exercise", line, *more], "book", repeats="--once" not in more)


def names(random, root, file):
    gym, other = random.sample(GYMS, 2)
    exercise, another = (name.strip('"') for name in random.sample(EXERCISES, 2))
    words = random.choice([
        ["gym", "rename", gym, other], ["gym", "rename", gym, "@new"], ["gym", "merge", gym, other],
        ["gym", "delete", gym, "--keep-history"], ["gym", "color", gym, "pink"], ["gym", "close", gym, "2026-01-05"],
        ["exercise", "rename", exercise, another], ["exercise", "rename", exercise, "Thruster"],
        ["exercise", "merge", exercise, another], ["tag", "rename", "#travel", "#trip"]])
    return Call([*words, "--yes", *file], "book")


def formatted(random, root, file):
    more = random.choice([[], [], ["--sort"], ["--sort"], ["--weekdays", "add"], ["--check"], ["--diff"], ["--stdout"]])
    shows = more and more[0] in ("--check", "--diff", "--stdout")
    return Call(["fmt", *more, "--", root], "none" if shows else "named")


def fixed(random, root, file):
    unsafe = random.random() < 0.3
    return Call(["check", "--unsafe-fixes" if unsafe else "--fix", "--", root], "named", changes_weights=unsafe)


def imported(random, root, file):
    source, *more = random.choice([["strong.csv"], ["weights.csv", "--unit", "kg"]])
    return Call(["import", *more, "--into", file[1], source], "book")


def edited(random, root, file):
    return Call(["edit", *day(random)[:1], *file])
