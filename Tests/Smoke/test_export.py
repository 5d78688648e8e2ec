"""What `export` writes, read by the readers of Python and held against its document of the whole log."""

import csv
import datetime
import io
import json
import os
import random
import subprocess

from support import DATA, OK, REPOSITORY, TODAY, SmokeTest

SEED = 11
FORMATS_OF_ONE_LOG = ("strong", "hevy", "libra", "hackdiet", "openscale")
NAMES = ["Squat", '"Bench, flat"', '"=1+1"', "Übung", "Farmer carry"]
NOTES = ["", "  > plain", '  > with, comma and "quotes"', "  > =SUM(A1)", "  > émoji 💪; semi"]
SETS = [
    "3x5 100", "w5 60, 5/5/4! 102.5 @8.5", "8/6/12+ bw", "5 bw-15 (band)", "10 45lb rir2", "3x10 7lvl", "4x40m 24kg",
    "5km 26:40", "3x60s (drop) (left)", "12", "1.5mi", ""]


def random_log(dice):
    """A log of any order and with anything on its lines."""
    lines = ["unit " + dice.choice(["kg", "lb", "st"]), "gym @iron default", 'exercise "Chin-up" bodyweight']
    month = None
    for day in sorted(dice.sample(range(400), dice.randrange(1, 90))) * dice.choice([1, 1, 2]):
        date = datetime.date(2025, 1, 1) + datetime.timedelta(days=day)
        if f"{date:%Y-%m}" != month:
            month = f"{date:%Y-%m}"
            lines += ["", f"# {month}", ""]
        weight = dice.choice(["80.25", "-", "176lb", "12st8", f"{dice.uniform(70, 90):.2f}kg?", "81.5"])
        pairs = dice.choice(["", " fat:18.6% waist:34in", " x-mood:good", " #late #travel", " 07:05", " @iron"])
        lines.append(f"{date:%d} {weight}{pairs}{dice.choice(NOTES)}")
        for _ in range(dice.randrange(3)):
            lines.append(dice.choice(["    @home 18:30", '    @iron 07:00-08:10 "Push, day"', "    @"]) + dice.choice(NOTES))
            for _ in range(dice.randrange(4)):
                name = dice.choice([*NAMES, "Chin-up"])
                lines.append(f"        {dice.choice(['', '+ '])}{name}: {dice.choice(SETS)}{dice.choice(NOTES)}")
    return "\n".join(lines) + "\n"


def number(cell):
    return float(cell) if cell else None


def text(value):
    """A cell without the sign that keeps spreadsheets from computing it."""
    return value[1:] if value[:1] == "'" and value[1:2] in tuple("=+-@\t\r") else value


class ExportTest(SmokeTest):
    def logs(self):
        """Logs of the corpus, one of the documentation, and random ones."""
        dice = random.Random(SEED)
        for folder in sorted((REPOSITORY / "Tests/Conformance").glob("*/")):
            yield from sorted(folder.glob("input.w8log"))
        yield REPOSITORY / "grammar/examples/canonical.w8log"
        for index in range(20):
            yield self.write(f"random{index}.w8log", random_log(dice))

    def export(self, *arguments):
        code, out, errors = self.run_w8log("export", "--today", TODAY, *arguments)
        self.assertIn(code, (OK, DATA), errors)
        return out

    def tables(self, what, log):
        """The rows of csv and of ndjson."""
        table = csv.DictReader(io.StringIO(self.export("--to", "csv", "--what", what, log), newline=""), strict=True)
        lines = self.export("--to", "ndjson", "--what", what, log).splitlines()
        rows, documents = list(table), [json.loads(line) for line in lines]
        self.assertEqual(len(rows), len(documents))
        if documents:
            self.assertEqual(sorted(table.fieldnames), sorted(documents[0]))
        return rows, documents

    def test_rows_have_the_figures_of_the_document(self):
        entries = sets = 0
        for log in self.logs():
            code, out, _ = self.run_w8log("export", "--to", "json", "--today", TODAY, log)
            # A log in an unfinished merge and the like is shown by no report.
            if code not in (OK, DATA) or self.run_w8log("export", "--to", "csv", log)[1] == "":
                continue
            with self.subTest(log=log):
                document = json.loads(out)
                entries += self.compare_weights(log, document)
                sets += self.compare_sets(log, document)
        self.assertGreater(entries, 1000)
        self.assertGreater(sets, 1000)

    def compare_weights(self, log, document):
        rows, lines = self.tables("weights", log)
        told = document["entries"]
        self.assertEqual(len(lines), len(told))
        for row, line, entry in zip(rows, lines, told):
            for name in ("weight", "average", "rate"):
                self.assertEqual(line[name], entry[name])
                self.assertEqual(number(row[name]), entry[name])
            for name in ("date", "time", "tags", "line", "excluded"):
                self.assertEqual(line[name], entry[name])
            self.assertEqual(line["unit"], document["settings"]["unit"])
            self.assertEqual(line["file"], entry["file"])
            notes = entry["note"] + [note for session in entry["sessions"] for note in session["notes"]]
            self.assertLessEqual(set(entry["note"]), set(line["note"]))
            self.assertLessEqual(set(line["note"]), set(notes))
            self.assertEqual(text(row["note"]), "\n".join(line["note"]))
            self.assertEqual(line["measurements"], entry["measurements"])
        return len(lines)

    def compare_sets(self, log, document):
        rows, lines = self.tables("sets", log)
        told = {}
        for entry in document["entries"]:
            for session in entry["sessions"]:
                for exercise in session["exercises"]:
                    key = (entry["file"], exercise["line"])
                    told[key] = [(done, exercise, session, entry) for done in exercise["sets"]]
        self.assertEqual(len(lines), sum(map(len, told.values())))
        for row, line in zip(rows, lines):
            done, exercise, session, entry = told[line["file"], line["line"]][line["set"] - 1]
            for name in ("amrap", "failed", "labels", "load", "metres", "reps", "seconds", "unit", "warmup", "effort"):
                self.assertEqual(line[name], done[name])
            for name in ("load", "metres", "reps", "seconds", "effort"):
                self.assertEqual(number(row[name]), done[name])
            self.assertEqual(line["exerciseNotes"], exercise["notes"])
            self.assertEqual(line["superset"], exercise["superset"])
            self.assertEqual(text(row["exercise"]), line["exercise"])
            self.assertEqual((line["title"], line["end"]), (session["title"], session["end"]))
            self.assertEqual(line["time"], session["time"])
            self.assertEqual((line["entry"], line["date"]), (entry["line"], entry["date"]))
        return len(lines)

    def test_every_format_says_the_same_twice(self):
        log = self.write("log.w8log", random_log(random.Random(SEED)))
        for format in (*FORMATS_OF_ONE_LOG, "csv", "json", "ndjson"):
            with self.subTest(format=format):
                first = self.run_w8log("export", "--to", format, log)
                self.assertIn(first[0], (OK, DATA))
                self.assertGreater(len(first[1]), 100)
                self.assertEqual(self.run_w8log("export", "--to", format, log), first)

    def test_ten_thousand_logs_take_the_memory_of_a_few(self):
        for index in range(10_000):
            (self.work / f"{index:05}.w8log").write_text(
                f"# 2026-01\n\n03 Sat   {60 + index / 1000:.3f}   @iron\n    Squat: 3x5 {index}, 5 bw\n")
        folder, few = self.work, self.work / "few"
        few.mkdir()
        for index in range(100):
            (few / f"{index:05}.w8log").write_bytes((folder / f"{index:05}.w8log").read_bytes())
        small = self.peak_kilobytes(few)
        large = self.peak_kilobytes(folder)
        self.assertLess(large, small + 16_000)
        lines = (self.work / "rows").read_text().splitlines()
        files = [json.loads(line)["file"] for line in lines]
        self.assertEqual(len(files), 4 * 10_100)
        self.assertEqual(files, sorted(files))

    def peak_kilobytes(self, folder):
        """The most memory that an export of the folder takes, which leaves its rows in a file."""
        with open(self.work / "rows", "wb") as rows:
            process = subprocess.Popen(
                [str(self.binary), "export", "--to", "ndjson", "--what", "sets", str(folder)],
                stdin=subprocess.DEVNULL, stdout=rows, stderr=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status
        self.assertEqual(status, 0)
        return usage.ru_maxrss
