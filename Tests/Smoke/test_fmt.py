"""`fmt` on real files, and its diffs under `patch`."""

import os
import shutil
import stat
import subprocess

from support import CANONICAL, DATA, FINDINGS, OK, UNREADABLE, SmokeTest

MESSY = "unit kg\n# 2026-01\n4 sun 82,0\n\tSquat: 3 x 5\n3 sat 82,1\n"
TIDY = (
    "unit       kg\n\n# 2026-01\n\n04 Sun   82.0\n    Squat:              3x5\n03 Sat   82.1\n"
)


class FormatTest(SmokeTest):
    def fmt(self, *arguments, **options):
        return self.run_w8log("fmt", *arguments, **options)

    def patched(self, *options):
        """What `patch` makes of log.w8log with the diff that fmt prints."""
        code, diff, errors = self.fmt("--diff", *options, "log.w8log")
        self.assertEqual((code, errors), (OK, ""))
        shutil.copy(self.work / "log.w8log", self.work / "copy")
        for arguments in (["-p0"], ["copy"]):
            done = subprocess.run(
                ["patch", "--binary", "--no-backup-if-mismatch", *arguments], input=diff.encode(),
                cwd=self.work, capture_output=True, check=False)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertNotIn(b"fuzz", done.stdout)
        patched = (self.work / "log.w8log").read_bytes()
        self.assertEqual(patched, (self.work / "copy").read_bytes())
        return patched

    def test_a_file_is_formatted_once_and_then_left_alone(self):
        path = self.write("log.w8log", MESSY)
        self.assertEqual(self.fmt("--check", "log.w8log"), (FINDINGS, "log.w8log\n", ""))
        self.assertEqual(path.read_bytes(), MESSY.encode())
        self.assertEqual(self.fmt("log.w8log"), (OK, "", ""))
        self.assertEqual(path.read_bytes(), TIDY.encode())
        before = path.stat()
        self.assertEqual(self.fmt("log.w8log"), (OK, "", ""))
        after = path.stat()
        self.assertEqual((before.st_ino, before.st_mtime_ns), (after.st_ino, after.st_mtime_ns))
        self.assertEqual(self.fmt("--check", "log.w8log"), (OK, "", ""))
        self.assertEqual(os.listdir(self.work), ["log.w8log"])

    def test_mode_and_link_stay(self):
        path = self.write("logs/real.w8log", MESSY)
        path.chmod(0o640)
        link = self.work / "link.w8log"
        link.symlink_to("logs/real.w8log")
        self.assertEqual(self.fmt("link.w8log")[0], OK)
        self.assertTrue(link.is_symlink())
        self.assertEqual(path.read_bytes(), TIDY.encode())
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o640)

    def test_patch_applies_the_diff(self):
        for name, content in [
            ("messy", MESSY), ("no final newline", MESSY.rstrip("\n")), ("blank", "\n\n"),
            ("marked", "\ufeff" + MESSY), ("long", TIDY + "\n\n> at the margin\n" * 30 + MESSY),
        ]:
            with self.subTest(name):
                self.write("log.w8log", content)
                expected = self.fmt("--stdout", "log.w8log")[1].encode()
                self.assertEqual(self.patched(), expected)

    def test_patch_applies_what_sorting_changes(self):
        self.write("log.w8log", MESSY)
        patched = self.patched("--sort").decode()
        self.assertTrue(patched.endswith(
            "\n03 Sat   82.1\n04 Sun   82.0\n    Squat:              3x5\n"))

    def test_patch_applies_to_lines_that_end_in_crlf(self):
        self.write("log.w8log", MESSY.replace("\n", "\r\n"))
        self.assertEqual(self.patched("--eol", "keep"), TIDY.replace("\n", "\r\n").encode())

    def test_bytes_that_are_not_utf8_stay(self):
        path = self.write("log.w8log", MESSY.encode() + b"5 mon 82  > caf\xe9\n")
        self.assertEqual(self.fmt("log.w8log")[0], OK)
        self.assertEqual(path.read_bytes(), TIDY.encode() + b"5 mon 82  > caf\xe9\n")

    def test_an_unfinished_merge_is_not_sorted(self):
        content = MESSY + "<<<<<<< ours\n"
        path = self.write("log.w8log", content)
        code, out, errors = self.fmt("--sort", "log.w8log")
        self.assertEqual((code, out), (DATA, ""))
        self.assertIn("line 6 is a conflict marker; resolve the conflict", errors)
        self.assertEqual(path.read_bytes(), content.encode())

    def test_a_locked_file_is_3_and_stays(self):
        path = self.write("log.w8log", MESSY)
        path.chmod(0o444)
        code, out, errors = self.fmt("log.w8log", unprivileged=True)
        self.assertEqual((code, out), (UNREADABLE, ""))
        self.assertIn("no permission to write", errors)
        self.assertEqual(path.read_bytes(), MESSY.encode())

    def test_the_example_is_canonical(self):
        self.assertEqual(self.fmt("--check", CANONICAL), (OK, "", ""))
