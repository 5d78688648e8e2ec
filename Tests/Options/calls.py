"""How each command is called, and what each option is given."""

import dataclasses
import re

import books

# What stands for a value in help, and one that is sensible; "{gym}" is a name of the log.
VALUES = {
    "@GYM": "{gym}", "#TAG": "{tag}", "EXERCISE": "{exercise}", "KEY": "{measurement}", "KEYS": "{measurement}",
    "DATE": "{last}", "DAY": "{last}", "PERIOD": "{year}", "DAYS": "mon,wed", "HH:MM": "07:05", "ZONE": "+01:00",
    "N": "7", "YYYY": "2026", "A:B": "3:7", "WEIGHT": "78", "LINE": "Squat: 5 100", "TEXT": "felt strong", "RULE": "gap",
    "LOG": "{root}", "NAME": "Ann", "SOURCE": "strong", "date=COLUMN,weight=COLUMN,…": "date=Day,weight=Kilos", "NAME=KIND,…": "A=warmup",
    "LEVEL": "debug", "PATTERN": "old", "ID": "1", "BASE": "phone.txt",
}
# The same of options that want another one than what stands for it says.
VALUES_OF_OPTIONS = {
    "--file": "{root}", "--root": "{root}", "--output": "out.txt", "--svg": "out.svg", "--log": "server.log",
    "--names": "names.csv", "--today": "{today}", "--session": "push", "--stdin-name": "typed.w8log", "--textconv": "{root}",
}
# Files beside the book that are written, or taken away, because an option says so.
RESULTS = {"new.w8log", "inbox.txt", ".log.w8log.taken", "phone.txt", "out.txt", "out.svg", "out.html", "server.log", "out.jsonl"}
# What stands in the folder besides the book.
INPUTS = {
    "weights.csv": "Day,Kilos\n2026-01-05,82.4\n", "names.csv": "Bench Press (Barbell),Bench\n",
    "weeks.csv": "Week,Day,Exercise,Sets,Reps,Weight (kg)\n1,Mon,Squat,3,5,100\n",
    "diary.txt": "2026-01-05\nSquat: 3x5 100kg\nCurl: 2x10 20kg\n",
    "people.csv": "User,Date,Weight (kg)\nAnn,2026-01-05,62.4\nBob,2026-01-05,82.4\n",
    "inbox.txt": "2026-01-05 82.4\n", "phone.txt": "# 1999-05\n\n06 Thu   82.4   @iron\n",
}

# What a command is told besides its option and its log; it is run with each.
OPERANDS = {
    "init": ["new.w8log"],
    "add": ["{weight} {gym}"],
    "take": ["inbox.txt"],
    "archive": ["", "2025"],
    "gym": [
        "rename {gym} @elsewhere", "color {declared gym} pink", "close {declared gym} {last}", "delete {gym} --keep-history",
        "merge {gym} {other gym}"],
    "exercise": ["rename {exercise} Thruster", "merge {other exercise} {exercise}"],
    "tag": ["rename {tag} #elsewhere"],
    "history": ["{exercise}"],
    "diff": ["{root} {root}"],
    "completion": ["bash", "zsh", "fish"],
    "doctor": ["{root}"],
    "explain": ["gap"],
    "spec": ["sets"],
    "help": ["check"],
    "import": ["strong.csv"],
    "export": ["--to csv"],
    "page": ["-o out.html"],
    "merge": ["{root} phone.txt"],
}
# The same for options that mean nothing beside what is usual.
OPERANDS_OF_OPTIONS = {
    ("import", "--map"): ["--from csv weights.csv --unit kg"], ("import", "--person"): ["people.csv"],
    ("import", "--pair"): ["diary.txt"], ("import", "--two-numbers"): ["diary.txt"], ("import", "--list-starts-with"): ["diary.txt"],
    ("import", "--triple"): ["diary.txt"], ("import", "--times-load"): ["diary.txt"], ("import", "--at"): ["diary.txt"],
    ("import", "--single-numbers"): ["diary.txt"], ("import", "--m"): ["diary.txt"], ("import", "--week-1"): ["weeks.csv"], ("import", "--year"): ["diary.txt"],
    ("init", "--by"): ["new.w8log --goal 78"],
    ("gym", "--keep-history"): ["delete {gym}"], ("gym", "--with-history"): ["delete {gym}"], ("export", "--to"): [""],
    ("export", "--zone"): ["--to libra"], ("diff", "--textconv"): [""], ("diff", "--git"): ["log.w8log {root} {root}"], ("page", "--output"): [""],
    ("merge", "--git"): ["phone.txt {root} phone.txt 7 {root}"],
}
# Options that are not run: these go on until they are ended, which others do, or take back what a run before wrote.
LEFT_OUT = {("check", "--watch"), ("today", "--follow"), ("page", "--follow"), ("add", "--undo"), ("archive", "--quiet"),
            ("archive", "--color"), ("archive", "--today")}
# Not run, as it looks at no log and changes settings of the user.
COMMANDS_LEFT_OUT = {"git"}

# What a command may rightly say of some logs, and then refuses.
REFUSED = {"archive": ("has no entries", "is not over")}
# Commands that change a log; of others these options do, and of all these only show what would change.
WRITING = {"add", "take", "edit", "gym", "exercise", "merge", "tag", "fmt", "archive"}
WRITING_OPTIONS = {("check", "--fix"), ("check", "--unsafe-fixes"), ("import", "--into")}
SHOWING_OPTIONS = {"--dry-run", "--check", "--diff", "--stdout", "--help", "--version"}
# Commands that ask first.
ASKING = {"gym", "exercise", "tag", "archive"}


@dataclasses.dataclass(frozen=True)
class Call:
    """A command line without the name of the program."""

    command: str
    # The option that is tried; empty for none.
    option: str
    arguments: tuple
    # Whether the log has all that is named.
    is_known: bool

    @property
    def writes(self):
        """Whether files of the book may change."""
        is_writing = self.command in WRITING or (self.command, self.option) in WRITING_OPTIONS
        return is_writing and self.option not in SHOWING_OPTIONS


def calls(surface, book):
    """Each command with each of its options, that with each of its words or one value, and without any.

    Options of every command, and commands that look at no log, come with one log only.
    """
    for command, options in surface.items():
        if command in COMMANDS_LEFT_OUT:
            continue
        usual = OPERANDS.get(command, [""])
        reads = any(option.name in ("--file", "--into") for option in options) or any("{root}" in each for each in usual)
        if not reads and book.name != books.USUAL:
            continue
        for operands in usual:
            yield call(command, "", [], operands, options, book)
        for option in options:
            if (command, option.name) in LEFT_OUT or option.is_global and book.name != books.USUAL:
                continue
            for operands in OPERANDS_OF_OPTIONS.get((command, option.name), usual[:1] if option.is_global else usual):
                for value in values(option):
                    yield call(command, option.name, value, operands, options, book)


def values(option):
    """What an option is given, as templates: nothing, each of its words, or one value."""
    if option.placeholder is None:
        return [[]]
    if option.words:
        return [[word] for word in option.words]
    value = VALUES_OF_OPTIONS.get(option.name) or VALUES.get(option.placeholder)
    if value is None:
        raise SystemExit(f"calls.py has no value for {option.name} {option.placeholder}")
    return [[value]]


def call(command, option, value, operands, options, book):
    words = [option] * bool(option) + value
    words += re.findall(r"\{[^}]*\}|\S+", operands)
    names = [each.name for each in options]
    words += ["--yes"] * (command in ASKING and option != "--yes")
    words += ["-f", "{root}"] * ("--file" in names and option != "--file")
    words += ["--today", "{today}"] * (option != "--today")
    facts = {
        "gym": "@nowhere", "other gym": "@neither", "declared gym": "@nothing", "tag": "#none", "exercise": "Nothing",
        "other exercise": "Neither", "weight": "82.4", "measurement": "fat", "root": book.root, "last": book.last,
        "today": book.today, "year": book.last.year,
    } | book.names
    named = set(re.findall(r"\{([^}]*)\}", " ".join(words)))
    filled = tuple(re.sub(r"\{([^}]*)\}", lambda match: str(facts[match[1]]), word) for word in words)
    kinds = {"gym", "other gym", "declared gym", "tag", "exercise", "other exercise", "measurement"}
    return Call(command, option, (command, *filled), not (named & kinds) - book.names.keys())
