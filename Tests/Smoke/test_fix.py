"""`check --fix` on real files."""

import os
import stat

from logs import WRONG_WEEKDAY
from support import CANONICAL, FINDINGS, OK, UNREADABLE, SmokeTest

# A byte order mark and a missing line end have a safe fix.
FIXABLE = "\ufeff" + WRONG_WEEKDAY.rstrip("\n")
CONFLICT = "# 2026-01\n<<<<<<< ours\n03 Sat 82.1\n=======\n03 Sat 82.2\n>>>>>>> theirs"


class FixTest(SmokeTest):
    def fix(self, *arguments, **options):
        return self.check("--fix", "--format", "short", *arguments, **options)

    def test_a_file_is_fixed_once_and_then_left_alone(self):
        path = self.write("log.w8log", FIXABLE)
        code, out, errors = self.fix("log.w8log")
        self.assertEqual(code, OK)
        self.assertEqual(path.read_bytes(), WRONG_WEEKDAY.encode())
        self.assertRegex(out, r"^log\.w8log:5:4: warning: .*W8104\]\n$")
        self.assertIn("log.w8log: fixed 1 byte-order-mark, 1 no-final-newline\n", errors)
        before = path.stat()
        self.assertEqual(self.fix("log.w8log")[:2], (OK, out))
        after = path.stat()
        self.assertEqual((before.st_ino, before.st_mtime_ns), (after.st_ino, after.st_mtime_ns))
        self.assertEqual(os.listdir(self.work), ["log.w8log"])

    def test_mode_and_link_stay(self):
        path = self.write("logs/real.w8log", FIXABLE)
        path.chmod(0o640)
        link = self.work / "link.w8log"
        link.symlink_to("logs/real.w8log")
        self.assertEqual(self.fix("link.w8log")[0], OK)
        self.assertTrue(link.is_symlink())
        self.assertEqual(path.read_bytes(), WRONG_WEEKDAY.encode())
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o640)

    def test_every_line_keeps_its_line_end(self):
        path = self.write("log.w8log", FIXABLE.replace("\n", "\r\n"))
        self.assertEqual(self.fix("log.w8log")[0], OK)
        self.assertEqual(path.read_bytes(), WRONG_WEEKDAY.replace("\n", "\r\n").encode())

    def test_an_unfinished_merge_is_left_alone(self):
        path = self.write("log.w8log", CONFLICT)
        code, out, errors = self.fix("log.w8log")
        self.assertEqual(code, FINDINGS)
        self.assertIn("W8007", out)
        self.assertIn('"log.w8log" is not fixed: line 2 is a conflict marker', errors)
        self.assertEqual(path.read_bytes(), CONFLICT.encode())

    def test_a_locked_file_is_3_and_stays(self):
        path = self.write("log.w8log", FIXABLE)
        path.chmod(0o444)
        code, out, errors = self.fix("log.w8log", unprivileged=True)
        self.assertEqual(code, UNREADABLE)
        self.assertIn("no permission to write", errors)
        self.assertIn("W8104", out)
        self.assertEqual(path.read_bytes(), FIXABLE.encode())

    def test_standard_input_goes_to_standard_output(self):
        code, out, errors = self.fix("-", stdin=FIXABLE.encode())
        self.assertEqual((code, out), (OK, WRONG_WEEKDAY))
        self.assertRegex(errors, r"(?m)^<stdin>:5:4: warning: .*W8104\]$")
        code, out, _ = self.fix("-", stdin=CONFLICT.encode())
        self.assertEqual((code, out), (FINDINGS, CONFLICT))

    def test_bytes_of_another_encoding_are_recoded(self):
        path = self.write("log.w8log", b"unit kg\n# 2026-01\n03 Sat 82.1 > caf\xe9\n")
        self.assertEqual(self.check("log.w8log")[0], FINDINGS)
        self.assertEqual(self.check("--recode", "windows-1252", "log.w8log")[0], OK)
        self.assertIn(b"\xe9", path.read_bytes())
        self.assertEqual(self.fix("--recode", "windows-1252", "log.w8log")[0], OK)
        self.assertTrue(path.read_bytes().endswith("caf\u00e9\n".encode()))

    def test_the_canonical_log_needs_no_fix(self):
        path = self.write("log.w8log", CANONICAL.read_bytes())
        self.fix("log.w8log")
        self.assertEqual(path.read_bytes(), CANONICAL.read_bytes())
