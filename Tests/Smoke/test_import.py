"""What `import` does with real files, streams and folders; what it makes of them is tested in process."""

import subprocess
import sys

from support import OK, REPOSITORY, UNREADABLE, USAGE, SmokeTest

EXCHANGE = REPOSITORY / "Tests/Exchange"
MOST_KILOBYTES = 96 * 1024
# Runs a program, and prints how many kilobytes it held at most.
MEASURED = """
import resource, subprocess, sys
run = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
sys.exit(run.returncode)
"""
# The header of a table, and a row with a place for a weight.
TABLES = {
    "strong": (
        b"Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
        b'2024-01-02 07:05:00,"A",1h,"Squat",1,%s,5,0,0,"","",'),
    "hevy": (
        b"title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,"
        b"weight_kg,reps,distance_km,duration_seconds,rpe",
        b'"A","2 Jan 2024, 07:05","2 Jan 2024, 08:05","","Squat",,"",0,"normal",%s,5,,,'),
    "fitnotes": (
        b"Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment",
        b"2024-01-02,Squat,Legs,%s,5,,,,"),
    "withings": (
        b'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments',
        b'"2024-01-02 07:05:00",%s,,,,,""'),
    "csv": (b"Date,Weight (kg),Note", b"2024-01-02,%s,x"),
}
RECORD = (
    b'<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2024-01-02 07:05:00 +0100"'
    b' value="%s"/>')
BOMB = b"<!DOCTYPE %s [\n<!ENTITY a \"aaaaaaaaaa\">\n" + b"".join(
    b'<!ENTITY %c "%s">\n' % (98 + step, b"&%c;" % (97 + step) * 10) for step in range(12)) + b"]>\n"


def hostile_files():
    """Files that no source writes, by what is wrong with them."""
    for source, (header, row) in TABLES.items():
        def table(cell, header=header, row=row):
            return header + b"\n" + row % b"80" + b"\n" + row % cell + b"\n"

        yield f"{source}: a million columns", header + b"\n" + b"1," * 1_000_000 + b"\n"
        yield f"{source}: a header of a million columns", header + b",x" * 1_000_000 + b"\n"
        yield f"{source}: 10 MB in a cell", table(b'"' + b"8" * 10_000_000 + b'"')
        yield f"{source}: a NUL", table(b"8\x000")
        yield f"{source}: a lone quote", table(b'"80')
        yield f"{source}: nothing but formulas", header + b"\n" + row % b"=1+1" + b"\n"
        yield f"{source}: no UTF-8", header + b"\n" + row % b"\xff\xfe\x80" + b"\n"
    health = b"<HealthData>\n%s\n</HealthData>\n"
    yield "apple: entities", BOMB % b"HealthData" + health % (RECORD % b"&m;")
    yield "apple: an entity of a file", (
        b'<!DOCTYPE HealthData SYSTEM "file:///etc/passwd">' + health % (RECORD % b"&x;"))
    yield "apple: 10 MB in a value", health % (RECORD % (b"8" * 10_000_000))
    yield "apple: a million attributes", health % (b"<Record " + b'a="1" ' * 1_000_000 + b"/>")
    yield "apple: a NUL", health % (RECORD % b"8\x000")
    yield "apple: no UTF-8", health % (RECORD % b"\xff\xfe")
    yield "apple: a lone quote", health % (RECORD % b"80").replace(b'"80"', b'"80')
    yield "apple: a million elements in one another", health % (b"<a>" * 1_000_000)
    yield "hackdiet: entities", BOMB % b"hackersdiet" + b"<hackersdiet>&m;</hackersdiet>"
    yield "json: a million arrays in one another", b'{"storage":{"history":' + b"[" * 1_000_000
    yield "json: 10 MB in a value", (
        b'[{"logId":1,"weight":"' + b"8" * 10_000_000 + b'","bmi":1,"date":"01/02/24","time":"07:05:00"}]')
    yield "json: a NUL", b'[{"logId":1,"weight":8\x00,"bmi":1,"date":"01/02/24","time":"07:05:00"}]'
    yield "jefit: 10 MB in a cell", b'\n### SETTING ####\n\nmass\n"' + b"8" * 10_000_000
    yield "traindown: a line of 10 MB", b"@ 2024-01-02\nSquat:\n" + b"8 " * 5_000_000
    yield "libra: 10 MB in a cell", (
        b"#Version:5\n#Units:kg\n#date;weight;weight trend;body fat;comment\n2024-01-02T07:05:00.000Z;80;80;;"
        + b"x" * 10_000_000)
    yield "a ZIP archive", b"PK\x03\x04" + bytes(1000)
    yield "a workbook", bytes.fromhex("d0cf11e0a1b11ae1") + bytes(1000)
    yield "a database", b"SQLite format 3\x00" + bytes(1000)


class ImportTest(SmokeTest):
    def test_what_comes_out_is_clean_and_canonical(self):
        for case in sorted(EXCHANGE.iterdir()):
            log = case / "expected.w8log"
            if not log.exists():
                continue
            with self.subTest(case=case.name):
                copy = self.write("log.w8log", log.read_bytes())
                self.assertEqual(self.run_w8log("check", "--fail-on", "error", copy)[0], OK)
                self.assertEqual(self.run_w8log("fmt", "--check", copy)[0], OK)

    def test_a_file_and_a_pipe_are_read_alike(self):
        table = EXCHANGE / "002-hevy/input.csv"
        code, from_file, told = self.run_w8log("import", table)
        self.assertEqual(code, OK)
        self.assertIn("Hevy", told)
        code, from_pipe, _ = self.run_w8log("import", "-", stdin=table.read_bytes())
        self.assertEqual((code, from_pipe), (OK, from_file))

    def test_a_new_log_is_written_and_never_over_one(self):
        table = EXCHANGE / "002-hevy/input.csv"
        code, out, _ = self.run_w8log("import", "-o", "new.w8log", table)
        self.assertEqual((code, out), (OK, ""))
        written = (self.work / "new.w8log").read_text()
        self.assertIn("@ 19:56-20:48", written)
        code, _, errors = self.run_w8log("import", "-o", "new.w8log", table)
        self.assertEqual(code, USAGE)
        self.assertIn("new.w8log", errors)
        self.assertEqual((self.work / "new.w8log").read_text(), written)

    def test_what_cannot_be_read_is_3_and_writes_nothing(self):
        for name, data in [("quote.csv", b'Date,Weight (kg)\n2024-03-02,"80\n'),
                           ("nul.csv", b"Date,Weight (kg)\n2024-03-02,8\x000\n"),
                           ("empty.csv", b""), ("noise.csv", bytes(range(256)) * 40)]:
            with self.subTest(name=name):
                code, out, errors = self.run_w8log(
                    "import", "-o", "never.w8log", self.write(name, data))
                self.assertEqual((code, out), (UNREADABLE, ""))
                self.assertIn(name, errors)
                self.assertFalse((self.work / "never.w8log").exists())

    def test_hostile_files_are_3_in_little_memory_and_write_nothing(self):
        for name, data in hostile_files():
            with self.subTest(name=name):
                file = self.write("hostile", data)
                code, errors, kilobytes = self.measured(
                    "import", "--unit", "kg", "--zone", "UTC", "-o", "never.w8log", file)
                self.assertEqual(code, UNREADABLE, errors)
                self.assertRegex(errors, r'\Aw8log: "[^"]*": .{10,160}\n\Z')
                self.assertFalse((self.work / "never.w8log").exists())
                self.assertLess(kilobytes, MOST_KILOBYTES)

    def measured(self, *arguments):
        """The exit code of a run, what it told, and the most kilobytes that it held."""
        # A process counts the memory of the one that forked it, so a small one stands between.
        run = subprocess.run(
            [sys.executable, "-c", MEASURED, str(self.binary), *map(str, arguments)], cwd=self.work,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        return run.returncode, run.stderr, int(run.stdout)

    def test_a_long_file_of_rows_is_read_piece_by_piece(self):
        rows = [f"2024-{1 + n // 28 % 12:02}-{1 + n % 28:02} {n % 24:02}:{n % 60:02},"
                f"{80 + n % 7}.{n % 10}" for n in range(40_000)]
        table = self.write("long.csv", "Date,Weight (kg)\n" + "\n".join(rows))
        code, out, told = self.run_w8log("import", table)
        self.assertEqual(code, OK)
        self.assertIn("40000 rows read", told)
        self.assertIn("unit       kg", out)
