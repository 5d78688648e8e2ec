"""What `import` does with real files, streams and folders; what it makes of them is tested in process."""

from support import OK, REPOSITORY, UNREADABLE, USAGE, SmokeTest

EXCHANGE = REPOSITORY / "Tests/Exchange"


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

    def test_a_long_file_of_rows_is_read_piece_by_piece(self):
        rows = [f"2024-{1 + n // 28 % 12:02}-{1 + n % 28:02} {n % 24:02}:{n % 60:02},"
                f"{80 + n % 7}.{n % 10}" for n in range(40_000)]
        table = self.write("long.csv", "Date,Weight (kg)\n" + "\n".join(rows))
        code, out, told = self.run_w8log("import", table)
        self.assertEqual(code, OK)
        self.assertIn("40000 rows read", told)
        self.assertIn("unit       kg", out)
