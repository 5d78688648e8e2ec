"""What `export` writes for other programs comes back by `import`, but for what grammar/manual/export.md says is left out."""

import csv
import datetime
import io
import random

from support import OK, TODAY, SmokeTest

SEED = 5
LOG_COUNT = 8
FORMATS = ("strong", "hevy", "libra", "csv", "hackdiet", "openscale")
# A log has three decimals.
SMALLEST = 0.0011
NAMES = ["Squat", '"Bench, flat"', '"=1+1"', "Übung", "Farmer carry", "Chin-up"]
NOTES = ["", "  > plain", '  > with, comma and "quotes"', "  > =SUM(A1)", "  > émoji 💪"]
SETS = [
    "3x5 100", "w5 60, 5/5/4 102.5 @8.5", "8/6/12 bw", "5 bw-15", "5 bw+10", "10 45lb rir2", "3x10 7lvl",
    "4x40m 24kg", "5km 26:40", "3x60s (drop)", "8 60 (failure)", "1.5mi 12:00"]


def random_log(dice):
    """A log whose entries and sessions have times that differ."""
    lines, month = ["unit " + dice.choice(["kg", "lb"]), "gym @iron default"], None
    for day in sorted(dice.sample(range(200), 40)):
        date = datetime.date(2025, 1, 1) + datetime.timedelta(days=day)
        if f"{date:%Y-%m}" != month:
            month = f"{date:%Y-%m}"
            lines += ["", f"# {month}", ""]
        lines.append(
            f"{date:%d} {dice.choice(['80.25kg', '176lb', f'{dice.uniform(70, 90):.2f}kg'])} {dice.randrange(5, 9):02}:15"
            + dice.choice(["", " fat:18.6%"]) + dice.choice(NOTES))
        for hour in sorted(dice.sample(range(10, 22), dice.randrange(3))):
            end = dice.choice(["", f"-{hour + 1}:20"])
            title = dice.choice(["", ' "Push, day"'])
            lines.append(f"    @iron {hour}:00{end}{title}{dice.choice(NOTES)}")
            for index, name in enumerate(dice.sample(NAMES, dice.randrange(1, 4))):
                plus = dice.choice(["", "+ "]) if index else ""
                lines.append(f"        {plus}{name}: {dice.choice(SETS)}{dice.choice(NOTES)}")
    return "\n".join(lines) + "\n"


def cells(format, text):
    """The rows of a format, of its own csv only the columns that are not computed from the log."""
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=";" if format in ("strong", "libra") else ","))
    return [row[2:6] + row[11:12] + row[14:] for row in rows] if format == "csv" else rows


class RoundTripTest(SmokeTest):
    def export(self, format, *arguments):
        code, out, errors = self.run_w8log("export", "--today", TODAY, "--to", format, *arguments)
        self.assertEqual(code, OK, errors)
        return out

    def test_what_goes_out_comes_back(self):
        dice = random.Random(SEED)
        for index in range(LOG_COUNT):
            log = self.write(f"log{index}.w8log", random_log(dice))
            unit = ["--unit", log.read_text()[5:7]]
            for format in FORMATS:
                with self.subTest(format=format, index=index):
                    there = self.export(format, *unit, log)
                    file = self.write(f"log{index}.{format}", there)
                    code, text, errors = self.run_w8log("import", "--from", format, "--zone", "UTC", *unit, file)
                    self.assertEqual(code, OK, errors)
                    again = self.export(format, *unit, self.write(f"back{index}.w8log", text))
                    self.assert_same(cells(format, there), cells(format, again))

    def assert_same(self, there, again):
        self.assertGreater(len(there), 20)
        self.assertEqual(len(there), len(again))
        for one, other in zip(there, again):
            self.assertEqual(len(one), len(other))
            for first, second in zip(one, other):
                if first != second:
                    self.assertAlmostEqual(float(first), float(second), delta=SMALLEST)
