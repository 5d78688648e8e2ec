"""What every run of a command must keep."""

import csv
import dataclasses
import io
import json
import os
import subprocess

import books
import calls

LIMIT_SECONDS = 60
OK, FINDINGS, USAGE, UNREADABLE, DATA = range(5)


@dataclasses.dataclass
class Outcome:
    """What is wrong with a run, and whether the command did what it was asked."""

    faults: list
    is_taken: bool


def outcome(w8log, folder, book, call):
    before = contents(folder)
    done = run(w8log, folder, call.arguments)
    after = contents(folder)
    code, errors = done.returncode, done.stderr.decode(errors="replace")
    faults = []
    if code < 0 or code > DATA:
        faults.append(f"ends with {code}")
    if code == UNREADABLE:
        faults.append("takes the log for unreadable")
    # What cannot be read of a log may be what was asked for.
    is_right = any(reason in errors for reason in calls.REFUSED.get(call.command, ()))
    if code == USAGE and call.is_known and not book.errors and not is_right:
        faults.append("is refused")
    if code == DATA and not book.errors:
        faults.append("takes the log for faulty")
    if code in (USAGE, UNREADABLE, DATA) and not errors.strip():
        faults.append("does not say why it ends")
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    years = {name for name in changed if call.command == "archive" and name[:4].isdigit() and name[4:] == ".w8log"}
    allowed = years | calls.RESULTS | (book.files.keys() if call.writes else set())
    if not changed <= allowed:
        faults.append(f"changes {', '.join(sorted(changed - allowed))}")
    if changed & book.files.keys():
        faults += losses(w8log, folder, book, call)
    line = f"{book.name}: w8log {' '.join(call.arguments)}"
    last = errors.strip().splitlines()[-1:] or [""]
    return Outcome([f"{line}: {fault}: {last[0]}" for fault in faults], code in (OK, FINDINGS, DATA))


def losses(w8log, folder, book, call):
    """What a command that wrote took away, or broke."""
    faults = []
    # What is likely is not sure: another date or weight may take the place of one.
    if call.option != "--unsafe-fixes":
        lost = book.weights - books.weights(w8log, folder / book.root)
        if lost:
            faults.append(f"loses {sum(lost.values())} weights, as {min(lost)}")
    more = books.errors(w8log, folder / book.root) - book.errors
    if more > 0:
        faults.append(f"adds {more} errors")
    return faults


def disagreements(w8log, folder, book, commands):
    """Where the formats of a command tell different rows."""
    faults = []
    for command, options in commands.items():
        words = next((option.words for option in options if option.name == "--format"), [])
        if not {"csv", "json"} <= set(words):
            continue
        told = {}
        for format in ("csv", "tsv", "md", "json"):
            call = calls.call(command, "--format", [format], calls.OPERANDS.get(command, [""])[0], options, book)
            done = run(w8log, folder, [*call.arguments, "--lenient"])
            if done.returncode == OK:
                told[format] = done.stdout.decode()
        if {"csv", "json"} <= told.keys():
            faults += [f"{book.name}: {command}: {fault}" for fault in differences(told)]
    return faults


def differences(told):
    """How tables of one report differ."""
    rows = list(csv.DictReader(io.StringIO(told["csv"])))
    document = json.loads(told["json"])
    lists = list(lists_of_objects(document))
    objects = next((each for each in lists if len(each) == len(rows)), lists[0] if lists else [])
    faults = []
    lines = told.get("tsv", "").splitlines()
    if rows and len(lines) != len(rows) + 1:
        faults.append(f"tsv has {len(lines) - 1} rows, csv {len(rows)}")
    marks = [line for line in told.get("md", "").splitlines() if line.startswith("|")]
    if rows and marks and len(marks) != len(rows) + 2:
        faults.append(f"md has {len(marks) - 2} rows, csv {len(rows)}")
    if len(objects) != len(rows):
        return faults + [f"json has {len(objects)} rows, csv {len(rows)}"]
    for number, (row, told_row) in enumerate(zip(rows, objects), 1):
        for key in row.keys() & told_row.keys():
            if not is_same(row[key], told_row[key]):
                faults.append(f"row {number}: {key} is {row[key]!r} in csv, {told_row[key]!r} in json")
    return faults[:3]


def lists_of_objects(document):
    """Yields the lists of a document except its errors, and the nested lists of their objects, joined."""
    for name, value in document.items():
        if name != "leftOut" and isinstance(value, list) and all(isinstance(each, dict) for each in value):
            yield value
            for key in value[0] if value else ():
                inner = [item for each in value if isinstance(each.get(key), list) for item in each[key]]
                if inner and all(isinstance(each, dict) for each in inner):
                    yield inner


def is_same(text, value):
    """Whether a cell says the value; what is neither text nor number is told in words of its own."""
    if value is None:
        return text == ""
    if isinstance(value, bool):
        return text not in ("true", "false") or text == str(value).lower()
    if isinstance(value, (int, float)):
        return text != "" and abs(float(text) - value) < 1e-6
    return text == value if isinstance(value, str) else True


def run(w8log, folder, arguments):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("W8LOG_")}
    environment = kept | {"EDITOR": "true", "VISUAL": "true", "PAGER": "cat", "HOME": str(folder)}
    return subprocess.run(
        [w8log, *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True,
        timeout=LIMIT_SECONDS, check=False)


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
