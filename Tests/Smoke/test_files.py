"""Files and folders as they can be: missing, forbidden, looped, broken, huge."""

import os
import subprocess

from logs import BAD_WEIGHT, WRONG_WEEKDAY, long_log
from support import FINDINGS, OK, TODAY, UNREADABLE, SmokeTest

GOOD = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n04 Sun   82.0\n"


class FilesTest(SmokeTest):
    def test_a_missing_file_is_3(self):
        for command in (self.check, self.log):
            code, out, errors = command("nowhere.w8log")
            self.assertEqual((code, out), (UNREADABLE, ""))
            self.assertIn("nowhere.w8log", errors)

    def test_a_folder_without_logs_is_3(self):
        (self.work / "empty").mkdir()
        self.write("empty/notes.txt", "03 Sat 82.1")
        self.write("empty/.hidden.w8log", GOOD)
        code, out, errors = self.check("empty")
        self.assertEqual((code, out), (UNREADABLE, ""))
        self.assertIn("empty", errors)

    def test_a_folder_means_every_log_below_it_sorted(self):
        for name in ("logs/b.w8log", "logs/a/z.w8log", "logs/c.w8log"):
            self.write(name, WRONG_WEEKDAY)
        _, out, _ = self.check("--format", "short", "logs")
        files = [line.split(":")[0] for line in out.splitlines() if "W8104" in line]
        self.assertEqual(files, ["logs/a/z.w8log", "logs/b.w8log", "logs/c.w8log"])

    def test_a_forbidden_file_is_3(self):
        path = self.write("secret.w8log", GOOD)
        path.chmod(0o000)
        code, out, errors = self.check("secret.w8log", unprivileged=True)
        self.assertEqual((code, out), (UNREADABLE, ""))
        self.assertIn("secret.w8log", errors)

    def test_a_loop_of_links_is_3(self):
        os.symlink("b.w8log", self.work / "a.w8log")
        os.symlink("a.w8log", self.work / "b.w8log")
        code, out, errors = self.check("a.w8log")
        self.assertEqual((code, out), (UNREADABLE, ""))
        self.assertIn("a.w8log", errors)

    def test_a_folder_that_contains_itself_is_read_once(self):
        self.write("logs/a.w8log", WRONG_WEEKDAY)
        os.symlink("..", self.work / "logs/up")
        os.symlink(".", self.work / "logs/again")
        _, out, _ = self.check("--format", "short", "logs")
        self.assertEqual(out.count("W8104"), 1)

    def test_a_folder_is_not_left_through_links(self):
        victim = self.write("out/victim", "# 2026-01\n03 82.1\n")
        below = self.write("out/dir/below.w8log", "# 2026-01\n03 82.1\n")
        before = victim.read_bytes(), below.read_bytes()
        self.write("repo/a.w8log", GOOD)
        os.symlink("../out/victim", self.work / "repo/x.w8log")
        os.symlink("../out/dir", self.work / "repo/linked")
        code, _, errors = self.run_w8log("fmt", "repo")
        self.assertEqual((code, (victim.read_bytes(), below.read_bytes())), (OK, before))
        for name in ("repo/x.w8log", "repo/linked"):
            self.assertIn(f'"{name}" is a link to a file outside the folder', errors)
        os.symlink("/etc/passwd", self.work / "repo/passwd.w8log")
        code, out, errors = self.check("repo")
        self.assertEqual((code, out), (OK, ""))
        self.assertIn("repo/passwd.w8log", errors)
        # Named itself a link is followed.
        self.run_w8log("fmt", "repo/x.w8log")
        self.assertNotEqual(victim.read_bytes(), before[0])

    def test_one_bad_file_among_good_ones_hides_nothing(self):
        self.write("first.w8log", WRONG_WEEKDAY)
        self.write("last.w8log", BAD_WEIGHT)
        code, out, errors = self.check(
            "--format", "short", "first.w8log", "nowhere.w8log", "last.w8log")
        self.assertEqual(code, UNREADABLE)
        self.assertIn("first.w8log:5:4: warning:", out)
        self.assertIn("last.w8log:5:10: error:", out)
        self.assertIn("nowhere.w8log", errors)

    def test_an_empty_file_has_no_fault(self):
        for name, content in [("empty.w8log", ""), ("blank.w8log", " \n\t\n\n")]:
            code, out, _ = self.check(self.write(name, content))
            self.assertEqual((code, out), (OK, ""))

    def test_line_ends_and_marks_of_other_systems_have_no_fault(self):
        for name, content in [
            ("crlf.w8log", GOOD.replace("\n", "\r\n")),
            ("bom.w8log", "\ufeff" + GOOD),
            ("no-final-newline.w8log", GOOD.rstrip("\n")),
        ]:
            with self.subTest(name):
                path = self.write(name, content)
                self.assertEqual(self.check("--fail-on", "warning", path)[0], OK)
                code, out, _ = self.log(path)
                self.assertEqual(code, OK)
                self.assertIn("82.1", out)

    def test_mixed_line_ends_are_reported(self):
        content = GOOD.replace("\n", "\r\n", 2)
        _, out, _ = self.check("--format", "short", self.write("mixed.w8log", content))
        self.assertIn("W8003", out)

    def test_invalid_utf8_is_a_finding_of_check_and_refused_elsewhere(self):
        path = self.write("latin.w8log", GOOD.encode() + b"05 Mon   82.2  > caf\xe9\n")
        code, out, _ = self.check("--format", "short", path)
        self.assertEqual(code, FINDINGS)
        self.assertRegex(out, r"latin\.w8log:7:\d+: error: .*W8001\]")
        self.assertEqual(self.log(path)[0], UNREADABLE)

    def test_zero_bytes_are_reported(self):
        path = self.write("zero.w8log", GOOD + "05 Mon   82.2  > a\0b\n")
        code, out, _ = self.check("--format", "short", path)
        self.assertEqual(code, OK)
        self.assertRegex(out, r"zero\.w8log:7:\d+: warning: .*W8009\]")

    def test_nothing_but_zero_bytes_is_survived(self):
        code, out, _ = self.check("--format", "short", self.write("zeros.w8log", b"\0" * 9000))
        self.assertIn(code, (OK, FINDINGS))
        self.assertIn("zeros.w8log:1:", out)

    def test_no_escape_sequence_reaches_the_output(self):
        path = self.write("escape.w8log", GOOD + "05 Mon   82.2  > a\x1b[31mb\n")
        for command in (self.check, self.log):
            _, out, errors = command(path)
            self.assertNotIn("\x1b", out + errors)

    def test_a_line_of_a_megabyte_is_one_finding(self):
        path = self.write("long.w8log", GOOD + "05 Mon   82.2  > " + "(x" * 500_000 + "\n")
        code, out, _ = self.check("--format", "short", path)
        self.assertIn(code, (OK, FINDINGS))
        self.assertEqual(out.count("long.w8log:7:"), 1)
        self.assertIn("W8012", out)
        self.assertLess(len(out), 2000)

    def test_a_hundred_megabytes_are_read(self):
        notes = ["    > " + "word " * 920] * 10
        path = self.write("huge.w8log", long_log(notes))
        self.assertGreater(path.stat().st_size, 100_000_000)
        code, out, _ = self.check("--fail-on", "warning", "--format", "short", path)
        self.assertEqual((code, out), (OK, ""))
        path.unlink()

    def test_results_go_to_devices_and_streams(self):
        self.write("log.w8log", GOOD)
        expected = self.log("log.w8log")[1]
        self.assertEqual(self.log("-o", "/dev/null", "log.w8log"), (OK, "", ""))
        self.assertEqual(self.log("-o", "/dev/stdout", "log.w8log"), (OK, expected, ""))
        # Where the stream is a file, that file goes on.
        with open(self.work / "out.txt", "w") as out:
            command = [str(self.binary), "log", "--today", TODAY, "-o", "/dev/stdout", str(self.work / "log.w8log")]
            subprocess.run(command, stdout=out, check=True)
            subprocess.run(command, stdout=out, check=True)
        self.assertEqual((self.work / "out.txt").read_text(), expected * 2)
