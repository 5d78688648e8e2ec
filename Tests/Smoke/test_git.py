"""Logs under git: what two branches add to one log is never lost."""

import subprocess

from support import DATA, FINDINGS, OK, SmokeTest

SETS = "    Squat:              3x5 100\n    Bench press:        3x5 70\n"
BASE = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n" + SETS
OURS = "05 Mon   82.0\n" + SETS
THEIRS = "06 Tue   81.9\n" + SETS


class GitTest(SmokeTest):
    def git(self, *arguments):
        command = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org", *arguments]
        return subprocess.run(command, cwd=self.work, capture_output=True, check=False)

    def commit(self, content):
        path = self.write("log.w8log", content)
        self.assertEqual(self.git("add", ".").returncode, 0)
        done = self.git("commit", "--quiet", "--message", "log")
        self.assertEqual(done.returncode, 0, done.stderr)
        return path

    def merged(self, base, ours, theirs):
        """The code of a merge, and the log that it leaves."""
        self.assertEqual(self.git("init", "--quiet", "--initial-branch", "ours").returncode, 0)
        self.write(".gitattributes", "*.w8log text eol=lf diff=w8log\n")
        self.commit(base)
        self.git("checkout", "--quiet", "-b", "theirs")
        self.commit(theirs)
        self.git("checkout", "--quiet", "ours")
        path = self.commit(ours)
        return self.git("merge", "--quiet", "theirs").returncode, path

    def test_days_in_different_months_merge_with_all_their_sets(self):
        february = "\n# 2026-02\n\n02 Mon   81.0\n" + SETS
        code, path = self.merged(
            BASE + february, BASE + OURS + february, BASE + february + "03 Tue   80.9\n" + SETS)
        self.assertEqual(code, 0)
        self.assertEqual(
            path.read_text(), BASE + OURS + february + "03 Tue   80.9\n" + SETS)
        self.assertEqual(self.run_w8log("fmt", "--check", "log.w8log"), (OK, "", ""))

    def test_a_conflict_is_shown_and_loses_no_line(self):
        code, path = self.merged(BASE, BASE + OURS, BASE + THEIRS)
        self.assertNotEqual(code, 0)
        conflict = path.read_text()
        code, out, _ = self.check("--format", "short", "log.w8log")
        self.assertEqual(code, FINDINGS)
        self.assertIn("W8007", out)
        # Nobody but a person settles it.
        self.assertEqual(self.check("--fix", "log.w8log")[0], FINDINGS)
        self.assertEqual(self.run_w8log("fmt", "--sort", "log.w8log")[0], DATA)
        self.assertEqual(path.read_text(), conflict)
        self.assertEqual(self.run_w8log("fmt", "log.w8log")[0], OK)
        for line in set((BASE + OURS + THEIRS).splitlines()):
            self.assertIn(line, path.read_text().splitlines())
