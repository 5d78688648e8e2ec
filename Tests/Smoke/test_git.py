"""Logs under git: what two branches add to one log, and what becomes of a conflict."""

import subprocess

from lsp_client import URI, Server
from support import DATA, FINDINGS, OK, SmokeTest

SETS = "    Squat:              3x5 100\n    Bench press:        3x5 70\n"
BASE = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n" + SETS
OURS = "05 Mon   82.0\n" + SETS
THEIRS = "06 Tue   81.9\n" + SETS
OTHER_SETS = "    Deadlift:           5 120\n"


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

    def test_a_conflict_is_shown_and_left_to_a_person(self):
        code, path = self.merged(BASE, BASE + OURS, BASE + THEIRS)
        self.assertNotEqual(code, 0)
        conflict = path.read_text()
        code, out, _ = self.check("--format", "short", "log.w8log")
        self.assertEqual(code, FINDINGS)
        self.assertIn("W8007", out)
        self.assertEqual(self.check("--fix", "log.w8log")[0], FINDINGS)
        self.assertEqual(self.run_w8log("fmt", "--sort", "log.w8log")[0], DATA)
        self.assertEqual(path.read_text(), conflict)
        self.assertEqual(self.run_w8log("fmt", "log.w8log")[0], OK)
        for line in set((BASE + OURS + THEIRS).splitlines()):
            self.assertIn(line, path.read_text().splitlines())

    def test_one_fix_keeps_the_days_of_both_sides_where_their_sets_differ(self):
        self.expect_one_fix_to_keep("06 Tue   81.9\n" + OTHER_SETS)

    def test_one_fix_keeps_the_days_of_both_sides_with_the_same_sets(self):
        self.expect_one_fix_to_keep(THEIRS)

    def expect_one_fix_to_keep(self, theirs):
        code, path = self.merged(BASE, BASE + OURS, BASE + theirs)
        self.assertNotEqual(code, 0)
        conflict = path.read_text()
        server = Server(self.binary)
        self.addCleanup(server.__exit__)
        server.initialize()
        server.open(conflict)
        found = [d for d in server.diagnostics() if d["code"] == "W8007"]
        self.assertEqual(len(found), 1)
        actions = server.ask("textDocument/codeAction", {
            "textDocument": {"uri": URI}, "range": found[0]["range"],
            "context": {"diagnostics": found[:1]}})
        edits = [a["edit"]["changes"][URI] for a in actions if a["title"] == "Keep both sides"]
        self.assertEqual(len(edits), 1)
        path.write_text(applied(edits[0], conflict))
        self.assertEqual(self.run_w8log("fmt", "--sort", "log.w8log"), (OK, "", ""))
        self.assertEqual(path.read_text(), BASE + OURS + theirs)


def applied(edits, text):
    """The text after edits of a client; all of it is ASCII."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def offset(position):
        return starts[position["line"]] + position["character"]

    for edit in sorted(edits, key=lambda edit: offset(edit["range"]["start"]), reverse=True):
        start, end = (offset(edit["range"][side]) for side in ("start", "end"))
        text = text[:start] + edit["newText"] + text[end:]
    return text
