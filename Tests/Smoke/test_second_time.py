"""What came in once is recognised the second time: on two devices, by other clocks, and after years of renaming and splitting."""

import collections
import csv
import io
import json
import os
import random
import re
import shutil
import subprocess
import unittest

from support import FINDINGS, OK, USAGE, SmokeTest

SEEDS = int(os.environ.get("W8LOG_FORTNIGHTS", "200"))
STRONG = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
HEAD = "w8log 1.0\n\nunit       kg\ngym        @iron default\n\n# 2026-01\n\n"
FILES = ("log.w8log", "in.txt", ".log.w8log.taken")


def date(day):
    return f"2026-01-{day:02}"


def clock(minutes):
    return f"{minutes // 60:02}:{minutes % 60:02}"


class Fortnight:
    """Two devices with a log that is synced, a phone that writes into an inbox, a scale and an app with their exports."""

    def __init__(self, test, seed, folder):
        self.test, self.random, self.folder = test, random.Random(seed), folder
        self.devices = [folder / "a", folder / "b"]
        for device in self.devices:
            device.mkdir(parents=True)
        # What is true: how often each weigh-in and each set was done. Each session of the app and weigh-in of the scale has
        # figures of its own.
        self.weighed, self.sets = collections.Counter(), collections.Counter()
        self.scale, self.app, self.phone = [], [], []
        self.loads = iter(range(200, 2000))
        for day in range(1, 6):
            self.weigh_on_scale(day)
            self.train_with_app(day)
        self.settle(self.write_log)
        self.act(self.devices[0], "import", "--unit", "kg", "--zone", "+01:00", "--into", "log.w8log", "scale.csv")
        self.act(self.devices[0], "import", "--unit", "kg", "--into", "log.w8log", "strong.csv")
        self.base = self.state(self.devices[0])
        self.restore(self.devices[1], self.base)

    def write_log(self, device):
        (device / "log.w8log").write_text(HEAD)

    # What happens

    def weigh_on_scale(self, day):
        minutes = self.random.randrange(400, 500)
        weight = f"{80 + day % 4}.{self.random.randrange(10)}"
        self.scale.append((day, minutes, weight))
        self.weighed[day, weight] += 1

    def train_with_app(self, day):
        load = next(self.loads)
        self.app.append((day, self.random.choice((1080, 1105, 1140)), load))
        self.sets[f"5 {load}"] += 2

    def append_on_phone(self, day):
        lines = []
        if self.random.random() < 0.4 and all(d != day for d, _, _ in self.scale):
            weight = f"{90 + day % 4}.{self.random.randrange(10)}"
            lines.append(f"{date(day)}T07:{self.random.randrange(10, 60)} {weight}\n")
            self.weighed[day, weight] += 1
        for _ in range(self.random.randrange(3)):
            head = self.random.choice((" @home", " @home 12:00", " @park 08:30"))
            load = 100 + day
            lines.append(f"{date(day)}{head}\n    Dip: 5 {load}\n")
            self.sets[f"5 {load}"] += 1
        self.phone += lines
        return lines

    # What the sync service does

    def state(self, device):
        return {name: (device / name).read_text() if (device / name).exists() else None for name in FILES}

    def restore(self, device, state):
        for name, text in state.items():
            if text is None:
                (device / name).unlink(missing_ok=True)
            else:
                (device / name).write_text(text)

    def settle(self, make):
        for device in self.devices:
            make(device)
            (device / "scale.csv").write_text("Date,Weight (kg)\n" + "".join(
                f"{date(d)}T{clock(m - 60)}:00Z,{w}\n" for d, m, w in self.scale))
            # The clock of the second device's app is an hour ahead.
            late = 60 if device is self.devices[1] else 0
            (device / "strong.csv").write_text(STRONG + "".join(
                f"{date(d)} {clock(m + late)}:00,Push,{name},1,{load},5,0,0,,,\n"
                for d, m, load in self.app for name in ("Squat", "Row")))

    def bring_back(self, old):
        """An inbox as the sync service may bring it: nothing, whole, in part, or in another order."""
        kind = self.random.randrange(6)
        if not old or kind > 3:
            return []
        copy = list(self.random.choice(old))
        if kind == 1:
            copy = [line for line in copy if self.random.random() < 0.5]
        if kind == 2:
            self.random.shuffle(copy)
        return copy

    def sync(self):
        states = [self.state(device) for device in self.devices]
        joined = {}
        for name in FILES:
            one, two, base = states[0][name], states[1][name], self.base[name]
            if two in (base, one):
                joined[name] = one
            elif one == base:
                joined[name] = two
            elif name == "log.w8log":
                joined[name] = self.merge(base, one, two)
            elif name == "in.txt":
                # It keeps one of them, and what only the other has behind it.
                joined[name] = max(one or "", two or "", key=len) or None
            else:
                joined[name] = self.random.choice((one, two))
        for device in self.devices:
            self.restore(device, joined)
        self.base = joined

    def merge(self, base, one, two):
        for name, text in zip(("base", "ours", "theirs"), (base, one, two)):
            (self.folder / f"{name}.w8log").write_text(text)
        code = self.act(self.folder, "merge", "--base", "base.w8log", "ours.w8log", "theirs.w8log")
        merged = (self.folder / "ours.w8log").read_text()
        self.test.assertEqual(code, OK, merged)
        return merged

    # What a person does

    def act(self, device, *arguments):
        done = subprocess.run([self.test.binary, *arguments, "--today", "2026-01-31"] if arguments[0] != "merge"
                              else [self.test.binary, *arguments],
                              cwd=device, capture_output=True, text=True, check=False)
        self.test.assertIn(done.returncode, (OK, FINDINGS, USAGE), f"{arguments}: {done.stderr}")
        self.said = done.stderr
        return done.returncode

    def import_into(self, device, *arguments):
        """Imports; where the clock is another, the person sets the app's back, or gives the zone that is right."""
        return self.act(device, "import", "--unit", "kg", "--into", "log.w8log", *arguments)

    def live(self):
        old = []
        offline = None
        for day in range(6, 20):
            if self.random.random() < 0.6:
                self.weigh_on_scale(day)
            if self.random.random() < 0.4:
                self.train_with_app(day)
            self.settle(lambda device: None)
            new = self.append_on_phone(day)
            copy = self.bring_back(old) + new
            if offline is None:
                # Lines that stay are there still, before what comes back.
                staying = self.base["in.txt"] or ""
                text = staying + "".join(copy)
                for device in self.devices:
                    (device / "in.txt").write_text(text)
                self.base["in.txt"] = text
            else:
                # The phone syncs with the device that is online.
                device = self.devices[1 - offline]
                staying = (device / "in.txt").read_text() if (device / "in.txt").exists() else ""
                (device / "in.txt").write_text(staying + "".join(copy))
            old.append(copy)
            for device in self.random.sample(self.devices, 2):
                if self.random.random() < 0.7:
                    self.act(device, "take", "-f", "log.w8log", "in.txt")
                if self.random.random() < 0.3:
                    self.import_into(device, "--zone", self.random.choice(("+01:00", "+02:00", "+00:00")), "scale.csv")
                if self.random.random() < 0.3:
                    self.import_into(device, "strong.csv")
                if offline is None:
                    self.sync()
            if offline is not None and self.random.random() < 0.5:
                offline = None
                self.sync()
            elif offline is None and self.random.random() < 0.2:
                offline = self.random.randrange(2)
        self.sync()
        first = self.devices[0]
        self.act(first, "take", "-f", "log.w8log", "in.txt")
        self.test.assertEqual(self.import_into(first, "--zone", "+01:00", "scale.csv"), OK, self.said)
        self.test.assertEqual(self.import_into(first, "strong.csv"), OK, self.said)
        self.compare((first / "log.w8log").read_text(), (first / "in.txt").read_text() if (first / "in.txt").exists() else "")

    def compare(self, log, inbox):
        told = f"{log}\n--- inbox\n{inbox}"
        weighed = collections.Counter()
        sets = collections.Counter()
        for line in log.splitlines():
            found = re.match(r"(\d\d) \w{3} +(\d+\.\d)", line)
            if found:
                weighed[int(found[1]), found[2]] += 1
            for count, load in re.findall(r"(?:(\d+)x)?5 (\d{3,4})\b", line):
                sets[f"5 {load}"] += int(count or 1)
        staying = collections.Counter()
        for found in re.findall(r"2026-01-(\d\d)T\S+ (\d+\.\d)", inbox):
            staying[int(found[0]), found[1]] += 1
        for load in re.findall(r"5 (\d{3,4})\b", inbox):
            staying[f"5 {load}"] += 1
        for true, found in ((self.weighed, weighed), (self.sets, sets)):
            for key in true | found:
                self.test.assertLessEqual(found[key], true[key], f"{key} is doubled\n{told}")
                self.test.assertGreaterEqual(found[key] + staying[key], true[key], f"{key} is lost\n{told}")


class Years:
    """Three years of an app whose export holds all of them, imported into a log that is renamed, merged and split meanwhile."""

    names = {"Bench Press (Barbell)": "Bench", "Squat (Barbell)": "Squat", "Seated Row": "Row"}

    def __init__(self, test, seed):
        self.test, self.random = test, random.Random(seed)
        self.rows, self.renamed = [], {}

    def train(self, year):
        for month in range(1, 13):
            for day in sorted(self.random.sample(range(1, 28), 6)):
                start = f"{year}-{month:02}-{day:02} {self.random.randrange(6, 21):02}:{self.random.randrange(60):02}:00"
                for name in self.random.sample(sorted(self.names), 2):
                    for number in range(1, self.random.randrange(2, 5)):
                        # Pounds and a half, as plates are.
                        self.rows.append((start, name, number, self.random.randrange(90, 300) + 0.5, self.random.randrange(1, 12)))

    def act(self, *arguments):
        code, out, errors = self.test.run_w8log(*arguments)
        self.test.assertIn(code, (OK, FINDINGS), f"{arguments}: {errors}")
        return out

    def take_in(self):
        self.test.write("strong.csv", STRONG + "".join(
            f"{start},Day,{name},{number},{load},{reps},0,0,,,\n" for start, name, number, load, reps in self.rows))
        self.act("import", "--unit", "lb", "--into", "log.w8log", "strong.csv")

    def rename(self, name):
        self.renamed[name] = self.names[name]
        self.act("exercise", "rename", name, self.names[name], "-f", "log.w8log")

    def merge_other_device(self, year, change):
        """Another device wrote a day, by the old names, while this one changed the log."""
        log = self.test.work / "log.w8log"
        base = log.read_text()
        change()
        start = f"{year}-12-29 18:00:00"
        name = sorted(self.names)[0]
        self.rows.append((start, name, 1, 211.5, 3))
        header = f"# {year}-12\n"
        other = base if header in base else base + f"\n{header}"
        other = other.rstrip("\n") + f"\n\n29 @ 18:00\n    {self.test.quoted(name)}: 3 211.5\n"
        self.test.write("base.w8log", base)
        self.test.write("theirs.w8log", other)
        self.act("merge", "--base", "base.w8log", "log.w8log", "theirs.w8log")
        self.test.assertNotIn("<<<<<<<", log.read_text())

    def split_off(self, year):
        """Moves a year into a file of its own by hand: its months, and nothing that says units."""
        log = self.test.work / "log.w8log"
        head, *months = re.split(r"(?m)^(?=# \d{4}-\d\d)", log.read_text())
        moved = [month for month in months if month.startswith(f"# {year}-")]
        self.test.write(f"{year}.w8log", "".join(moved))
        kept = [month for month in months if month not in moved]
        log.write_text(head.rstrip("\n") + f'\ninclude "{year}.w8log"\n\n' + "".join(kept))

    def live(self):
        self.test.write("log.w8log", "w8log 1.0\n\nunit       lb\n")
        for year in (2023, 2024, 2025):
            self.train(year)
            self.take_in()
            self.compare()
            name = list(self.names)[year - 2023]
            self.merge_other_device(year, lambda: self.rename(name))
            if year == 2024:
                self.act("gym", "rename", "@", "@iron", "-f", "log.w8log")
            self.split_off(year)
            self.take_in()
            self.compare()
            texts = {path.name: path.read_text() for path in self.test.work.glob("*.w8log")}
            self.take_in()
            self.test.assertEqual(texts, {path.name: path.read_text() for path in self.test.work.glob("*.w8log")})

    def compare(self):
        wanted = collections.defaultdict(list)
        for start, name, _, load, reps in self.rows:
            wanted[self.renamed.get(name, name)].append((start[:16], load, reps))
        found = collections.defaultdict(list)
        table = csv.DictReader(io.StringIO(self.act("export", "--to", "strong", "-f", "log.w8log", "--today", "2026-01-31")), delimiter=";")
        for row in table:
            found[row["Exercise Name"]].append((row["Date"][:16], float(row["Weight"]), int(row["Reps"])))
        self.test.assertEqual(set(found), set(wanted))
        for name, sets in wanted.items():
            self.test.assertEqual(sorted(found[name]), sorted(sets), name)
        gyms = json.loads(self.act("gyms", "-O", "json", "-f", "log.w8log", "--today", "2026-01-31"))
        self.test.assertEqual(len(gyms["gyms"]), 1, gyms)


class SecondTimeTest(SmokeTest):
    def quoted(self, name):
        return f'"{name}"'

    def test_three_years_of_renaming_merging_and_splitting_have_one_history(self):
        for seed in range(3):
            with self.subTest(seed=seed):
                for path in self.work.iterdir():
                    path.unlink()
                Years(self, seed).live()

    def test_one_export_by_several_zones_has_one_copy_or_stops(self):
        moments = [(day, 5 + day % 3, 10 * day % 60) for day in range(2, 22)]
        for summer in (False, True):
            with self.subTest(summer=summer):
                month = "03" if summer else "01"
                local = [(f"2026-{month}-{day + 7 * summer:02}", hour, minute, f"8{day % 10}.{day % 7}") for day, hour, minute in moments]
                self.write("utc.csv", "Date,Weight (kg)\n" + "".join(f"{d}T{h:02}:{m:02}:00Z,{w}\n" for d, h, m, w in local))
                self.write("log.w8log", "w8log 1.0\n\nunit       kg\n")
                first = self.run_w8log("import", "--zone", "Europe/Berlin", "--into", "log.w8log", "utc.csv")
                self.assertEqual(first[0], OK, first)
                log = (self.work / "log.w8log").read_text()
                for zone in ("+00:00", "+02:00", "-05:00", "Europe/Berlin"):
                    code, _, errors = self.run_w8log("import", "--zone", zone, "--into", "log.w8log", "utc.csv")
                    self.assertEqual((self.work / "log.w8log").read_text(), log, zone)
                    if code != OK:
                        self.assertEqual(code, USAGE, errors)
                        self.assertIn("check --zone, or use --force", errors)

    def test_a_second_equal_session_of_a_day_survives(self):
        rows = [(f"2026-01-{day:02} {hour:02}:00:00", 100) for day in range(2, 12) for hour in (7, 19)]
        table = STRONG + "".join(f"{start},Day,Dip,1,{load},5,0,0,,,\n" for start, load in rows)
        self.write("strong.csv", table)
        self.write("log.w8log", "w8log 1.0\n\nunit       kg\n")
        for _ in range(2):
            self.assertEqual(self.run_w8log("import", "--unit", "kg", "--into", "log.w8log", "strong.csv")[0], OK)
            self.assertEqual((self.work / "log.w8log").read_text().count("Dip:"), 20)

    def test_fortnights_of_two_devices_lose_and_double_nothing(self):
        for seed in range(SEEDS):
            with self.subTest(seed=seed):
                folder = self.work / str(seed)
                Fortnight(self, seed, folder).live()
                shutil.rmtree(folder)


if __name__ == "__main__":
    unittest.main()
