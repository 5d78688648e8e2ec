"""The command merge: nothing is lost, whatever happens while it joins; in git, and in folders that programs keep alike."""

import os
import re
import shutil
import signal
import subprocess
import unittest

from lsp_client import Server
from support import DATA, FINDINGS, LIMIT_SECONDS, OK, UNREADABLE, USAGE, SmokeTest

BASE = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n    Squat:              3x5 100\n"
OURS = BASE + "05 Mon   82.0\n    Squat:              3x5 100\n"
THEIRS = BASE + "06 Tue   81.9\n    Squat:              3x5 100\n"
BOTH = OURS + "06 Tue   81.9\n    Squat:              3x5 100\n"
CLASHING = BASE + "05 Mon   82.4\n    Squat:              3x5 100\n"
MARKED = BASE + (
    "<<<<<<< ours\n05 Mon   82.0\n=======\n05 Mon   82.4\n>>>>>>> theirs\n    Squat:              3x5 100\n")
COPY = "log.sync-conflict-20260110-101112-ABCDEFG.w8log"
# How the help of the command says that git is set up, with the fallback that a missing or failing program has.
DRIVER = (
    "r=9; command -v w8log >/dev/null 2>&1 && { w8log merge --git %O %A %B %L %P; r=$?; }; "
    "[ $r -le 1 ] && exit $r; git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B")


class MergeTest(SmokeTest):
    def text(self, name="log.w8log"):
        return (self.work / name).read_text()

    def names(self):
        return sorted(path.name for path in self.work.iterdir())


class VersionsTest(MergeTest):
    def test_two_versions_are_joined(self):
        self.write("base", BASE)
        self.write("log.w8log", OURS)
        self.write("phone.w8log", THEIRS)
        code, out, errors = self.run_w8log("merge", "--base", "base", "log.w8log", "phone.w8log")
        self.assertEqual((code, errors), (OK, ""))
        self.assertEqual(out, "log.w8log and phone.w8log: 1 day new: 2026-01-06\n")
        self.assertEqual(self.text(), BOTH)
        self.assertEqual(self.text("phone.w8log"), THEIRS)
        self.assertEqual(self.names(), ["base", "log.w8log", "phone.w8log"])

    def test_a_dry_run_is_a_patch(self):
        self.write("log.w8log", OURS)
        self.write("phone.w8log", THEIRS)
        code, patch, _ = self.run_w8log("merge", "--dry-run", "log.w8log", "phone.w8log")
        self.assertEqual((code, self.text()), (OK, OURS))
        subprocess.run(
            ["patch", "-p0"], cwd=self.work, input=patch, text=True, check=True, stdout=subprocess.DEVNULL)
        self.assertEqual(self.text(), BOTH)

    def test_links_and_permissions_are_kept(self):
        self.write("kept/log.w8log", OURS).chmod(0o640)
        self.write("phone.w8log", THEIRS)
        os.symlink("kept/log.w8log", self.work / "log.w8log")
        self.assertEqual(self.run_w8log("merge", "log.w8log", "phone.w8log")[0], OK)
        self.assertTrue((self.work / "log.w8log").is_symlink())
        self.assertEqual((self.work / "kept/log.w8log").stat().st_mode & 0o777, 0o640)
        self.assertEqual(self.text(), BOTH)
        code, _, errors = self.run_w8log("merge", "log.w8log", "kept/log.w8log")
        self.assertEqual(code, USAGE, errors)

    def test_a_log_that_may_not_be_written_stays(self):
        self.write("log.w8log", OURS).chmod(0o444)
        self.write("phone.w8log", THEIRS)
        code, out, errors = self.run_w8log("merge", "log.w8log", "phone.w8log", unprivileged=True)
        self.assertEqual((code, out, self.text()), (UNREADABLE, "", OURS))
        self.assertIn("no permission to write", errors)

    def test_marks_of_every_style_are_joined(self):
        for style in ([], ["--diff3"], ["--zdiff3"]):
            for end in ("\n", "\r\n"):
                for name, text in [("o", OURS), ("b", BASE), ("t", THEIRS)]:
                    self.write(name, text.replace("\n", end))
                done = subprocess.run(
                    ["git", "merge-file", "-p", *style, "o", "b", "t"], cwd=self.work, capture_output=True,
                    check=False)
                if done.returncode > 127:
                    continue
                self.assertEqual(done.returncode, 1)
                self.write("log.w8log", done.stdout)
                code, out, errors = self.run_w8log("merge", "log.w8log")
                self.assertEqual(code, OK, errors)
                self.assertEqual((self.work / "log.w8log").read_bytes(), BOTH.replace("\n", end).encode())


class LosslessTest(MergeTest):
    def setUp(self):
        super().setUp()
        self.fresh()

    def fresh(self):
        self.write("log.w8log", OURS)
        self.write(COPY, THEIRS)

    def hidden(self):
        return [name for name in self.names() if name.startswith(".")]

    @unittest.skipIf(shutil.which("strace") is None, "strace is missing")
    def test_a_merge_that_is_killed_at_any_call_leaves_old_or_new_bytes_and_the_copy_until_all_is_there(self):
        command = [str(self.binary), "merge", "--delete", "."]
        kills, seen = 0, set()
        for call in ("openat", "flock", "write", "fsync", "rename", "unlink", "close", "fchmod", "fstat"):
            for when in range(1, 13):
                self.fresh()
                done = subprocess.run(
                    ["strace", "-f", "-qq", "-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={when}",
                     *command],
                    cwd=self.work, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                    timeout=LIMIT_SECONDS, check=False)
                kills += done.returncode in (-signal.SIGKILL, 128 + signal.SIGKILL)
                text = self.text()
                self.assertIn(text, (OURS, BOTH), f"{call} {when}")
                is_there = (self.work / COPY).exists()
                self.assertTrue(is_there or text == BOTH, f"{call} {when}")
                if is_there:
                    self.assertEqual(self.text(COPY), THEIRS)
                seen.add((text == BOTH, is_there))
                self.assertEqual(self.run_w8log("merge", "--delete", ".")[0], OK)
                self.assertEqual(self.text(), BOTH)
                # Who is killed right after a copy is gone leaves its lock, which nobody takes again.
                (self.work / f".{COPY}.lock").unlink(missing_ok=True)
                self.assertEqual(self.hidden(), [], f"{call} {when}")
        self.assertGreater(kills, 20)
        self.assertEqual(seen, {(False, True), (True, True), (True, False)})

    @unittest.skipIf(os.geteuid() != 0, "needs root")
    def test_a_full_disk_is_3_and_the_old_bytes(self):
        script = """
            mount -t tmpfs -o size=64k tmpfs disk && cp log.w8log "$1" disk/ &&
            { cat /dev/zero > disk/full 2>/dev/null; "$0" merge --delete disk
            echo "code $?"; ls -A disk; cat disk/log.w8log; }"""
        (self.work / "disk").mkdir()
        done = subprocess.run(
            ["unshare", "-m", "sh", "-c", script, str(self.binary), COPY], cwd=self.work, text=True,
            capture_output=True, timeout=LIMIT_SECONDS, check=False)
        self.assertEqual(done.stdout, f"code {UNREADABLE}\nfull\n{COPY}\nlog.w8log\n{OURS}", done.stderr)
        self.assertIn("no space left", done.stderr)


class CopiesTest(MergeTest):
    def test_copies_go_into_their_logs_and_away(self):
        names = [
            COPY, "log (Ann's conflicted copy 2026-01-10).w8log", "log_conflict-20260110-101112.w8log",
            "log (conflicted copy 2026-01-10 101112).w8log",
        ]
        self.write("log.w8log", BASE)
        for number, name in enumerate(names):
            self.write(name, BASE + f"{10 + number} {'Sat Sun Mon Tue'.split()[number]}   81.{number}\n")
        code, _, errors = self.run_w8log("merge", ".")
        self.assertEqual((code, len(self.names())), (OK, 5), errors)
        self.assertEqual(re.findall(r"(?m)^(\d\d) ... +81\.(\d)$", self.text()),
                         [("10", "0"), ("11", "1"), ("12", "2"), ("13", "3")])
        before = self.text()
        code, out, _ = self.run_w8log("merge", "--delete", ".")
        self.assertEqual((code, self.text(), self.names()), (OK, before, ["log.w8log"]))
        self.assertEqual(out.count("nothing to merge"), 4)
        code, out, errors = self.run_w8log("merge", ".")
        self.assertEqual((code, out), (OK, ""))
        self.assertIn("no conflict copies", errors)

    def test_a_copy_that_clashes_stays(self):
        self.write("log.w8log", OURS)
        self.write(COPY, CLASHING)
        code, out, errors = self.run_w8log("merge", "--delete", ".")
        self.assertEqual((code, self.text()), (FINDINGS, MARKED))
        self.assertEqual(self.names(), [COPY, "log.w8log"])
        self.assertIn("log.w8log:7: conflict", out)
        self.assertIn("resolve the conflicts, then delete", errors)
        code, _, errors = self.run_w8log("merge", ".")
        self.assertEqual((code, self.text()), (DATA, MARKED), errors)
        self.assertEqual(self.run_w8log("merge", "--prefer", "theirs", "log.w8log")[0], OK)
        self.assertEqual(self.text(), CLASHING)
        self.assertEqual(self.run_w8log("merge", "--delete", ".")[0], OK)
        self.assertEqual(self.names(), ["log.w8log"])

    def test_a_copy_of_other_programs_is_named(self):
        self.write("log.w8log", OURS)
        self.write("log 2.w8log", THEIRS)
        self.assertIn("no conflict copies", self.run_w8log("merge", ".")[2])
        self.assertEqual(self.run_w8log("merge", "--delete", "log.w8log", "log 2.w8log")[0], OK)
        self.assertEqual((self.text(), self.names()), (BOTH, ["log.w8log"]))

    def test_a_numbered_copy_is_left_out_and_goes_into_its_log(self):
        days = [f"{day:02}       {80 + day / 10:.1f}\n" for day in range(1, 21)]
        head = "unit kg\n\n# 2026-01\n\n"
        (self.work / "years").mkdir()
        self.write("log.w8log", 'unit kg\ninclude "years/*.w8log"\n')
        self.write("years/2026.w8log", head + "".join(days[:19]))
        self.write("years/2026 2.w8log", (head + "".join(days[1:])).replace("\n", "\r\n"))
        self.write("years/2026-1.w8log", "unit kg\n\n# 2025-12\n\n31       82.0\n")
        code, out, errors = self.run_w8log("check", "log.w8log")
        self.assertEqual(code, FINDINGS, errors)
        self.assertRegex(out, "error: .*conflict-copy")
        self.assertIn("20 January 2026", out)
        everything = [self.run_w8log(*call)[1] for call in (
            ["export", "--to", "csv", "--what", "weights", "log.w8log"], ["export", "--to", "csv", "--what", "weights", "."])]
        for out in everything:
            self.assertEqual(len(re.findall("2026-01-..,", out)), 19)
            self.assertNotIn("2026 2", out)
        # One that is named is read by itself.
        self.assertEqual(self.run_w8log("stats", "years/2026 2.w8log")[0], OK)
        self.assertNotIn("conflict-copy", self.run_w8log("check", "years/2026 2.w8log")[1])
        self.assertEqual(self.run_w8log("merge", "--delete", ".")[0], OK)
        self.assertFalse((self.work / "years/2026 2.w8log").exists())
        self.assertEqual(self.run_w8log("check", "log.w8log")[:2], (OK, ""))
        self.assertIn("20       82.0", self.text("years/2026.w8log"))

    def test_what_cannot_be_joined_is_told_and_the_others_are(self):
        self.write("a.w8log", OURS)
        self.write("a.sync-conflict-1.w8log", THEIRS)
        self.write("b.w8log", BASE)
        self.write("b.sync-conflict-1.w8log", "w8log 2.0\n")
        code, _, errors = self.run_w8log("merge", "--delete", ".")
        self.assertEqual(code, DATA)
        self.assertIn("b.sync-conflict-1.w8log\" is not merged: ", errors)
        self.assertEqual(self.text("a.w8log"), BOTH)
        self.assertEqual(self.names(), ["a.w8log", "b.sync-conflict-1.w8log", "b.w8log"])


class DriverTest(MergeTest):
    def git(self, *arguments, **variables):
        bin_folder = self.work.parent / f"path-{self.work.name}"
        bin_folder.mkdir(exist_ok=True)
        link = bin_folder / "w8log"
        if not link.is_symlink():
            os.symlink(self.binary, link)
        names = [f"{variables.get('first', bin_folder)}", "/usr/bin", "/bin"]
        environment = os.environ | {"PATH": ":".join(names), "HOME": str(self.work.parent)}
        command = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org", *arguments]
        return subprocess.run(
            command, cwd=self.work, capture_output=True, text=True, check=False, env=environment)

    def prepare(self, ours, theirs):
        self.assertEqual(self.git("init", "--quiet", "--initial-branch", "ours").returncode, 0)
        self.git("config", "merge.w8log.driver", DRIVER)
        self.write(".gitattributes", "*.w8log merge=w8log\n")
        for branch, text in [(None, BASE), ("theirs", theirs), ("ours", ours)]:
            if branch:
                self.git("checkout", "--quiet", *(["-b"] if branch == "theirs" else []), branch)
            self.write("my log's.w8log", text)
            self.git("add", ".")
            done = self.git("commit", "--quiet", "--message", "log")
            self.assertEqual(done.returncode, 0, done.stderr)

    def test_git_joins_what_it_would_leave_in_conflict(self):
        self.prepare(OURS, THEIRS)
        done = self.git("merge", "--quiet", "theirs")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.text("my log's.w8log"), BOTH)
        self.assertEqual(self.names(), [".git", ".gitattributes", "my log's.w8log"])

    def test_a_clash_is_a_conflict_of_git(self):
        self.prepare(OURS, CLASHING)
        done = self.git("merge", "theirs")
        self.assertEqual(done.returncode, 1)
        self.assertIn("my log's.w8log:7: conflict", done.stdout + done.stderr)
        self.assertEqual(self.text("my log's.w8log"), MARKED)
        self.assertIn("UU", self.git("status", "--short").stdout)

    def test_without_the_program_git_merges_as_ever(self):
        self.prepare(OURS, THEIRS)
        self.git("merge", "theirs", first="/nowhere")
        text = self.text("my log's.w8log")
        self.assertIn("<<<<<<< ours\n05 Mon   82.0\n", text)
        self.assertIn("06 Tue   81.9\n>>>>>>> theirs\n", text)
        self.assertEqual(self.run_w8log("merge", "my log's.w8log")[0], OK)
        self.assertEqual(self.text("my log's.w8log"), BOTH)

    def test_what_w8log_does_not_join_git_does(self):
        self.prepare("w8log      2.0\n" + OURS, THEIRS)
        done = self.git("merge", "theirs")
        self.assertIn("version 2 of the format", done.stdout + done.stderr)
        self.assertIn("<<<<<<< ours\n", self.text("my log's.w8log"))

    @unittest.skipIf(shutil.which("strace") is None, "strace is missing")
    def test_a_driver_that_is_killed_leaves_ours_or_the_result(self):
        for call in ("openat", "write", "rename", "fsync", "close"):
            for when in range(1, 9):
                for name, text in [("o", BASE), ("a", OURS), ("b", THEIRS)]:
                    self.write(name, text)
                subprocess.run(
                    ["strace", "-f", "-qq", "-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={when}",
                     str(self.binary), "merge", "--git", "o", "a", "b", "7", "log.w8log"],
                    cwd=self.work, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                    timeout=LIMIT_SECONDS, check=False)
                self.assertIn(self.text("a"), (OURS, BOTH), f"{call} {when}")


class EditorTest(MergeTest):
    def actions(self, name, line, text):
        """The titles of what is offered on a line, with the edits that each makes and whether it is shown first."""
        server = Server(self.binary)
        self.addCleanup(server.__exit__)
        uri = (self.work / name).as_uri()
        action = {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}}
        server.initialize(
            rootUri=self.work.as_uri(),
            capabilities={
                "textDocument": {"codeAction": action, "publishDiagnostics": {"versionSupport": True}},
                "workspace": {"workspaceEdit": {"documentChanges": True, "changeAnnotationSupport": {}}}})
        server.open(text, uri=uri)
        found = server.diagnostics(uri)
        place = {"start": {"line": line, "character": 0}, "end": {"line": line, "character": 0}}
        offered = server.ask("textDocument/codeAction", {
            "textDocument": {"uri": uri}, "range": place,
            "context": {"diagnostics": [d for d in found if d["range"]["start"]["line"] == line]}})
        return found, {action["title"]: action["edit"] for action in offered if "Merge" in action["title"]}

    def test_both_versions_of_a_conflict_are_joined_after_a_look(self):
        text = BASE + "<<<<<<< HEAD\n05 Mon   82.0\n=======\n06 Tue   81.9\n>>>>>>> phone\n"
        self.write("log.w8log", text)
        found, joins = self.actions("log.w8log", 6, text)
        marks = [d for d in found if d["code"] == "W8007"]
        self.assertEqual(len(marks), 1)
        self.assertIn("line 8, the other in line 10", marks[0]["message"])
        edit = joins["Merge both versions"]
        self.assertTrue(all(each["needsConfirmation"] for each in edit["changeAnnotations"].values()))
        new = "".join(each["newText"] for each in edit["documentChanges"][0]["edits"])
        self.assertNotIn("<<<<", new)

    def test_a_conflict_copy_is_joined_after_a_look(self):
        self.write("years/2026.w8log", OURS)
        self.write(f"years/{COPY.replace('log', '2026', 1)}", THEIRS)
        root = 'unit kg\ninclude "years/*.w8log"\n'
        self.write("log.w8log", root)
        found, joins = self.actions("log.w8log", 1, root)
        told = next(d for d in found if d["code"] == "W8704")
        self.assertIn("merge it with `w8log merge years`", told["message"])
        (title, edit), = joins.items()
        self.assertEqual(title, f"Merge {COPY.replace('log', '2026', 1)} into its log")
        self.assertTrue(all(each["needsConfirmation"] for each in edit["changeAnnotations"].values()))
        change = edit["documentChanges"][0]
        self.assertTrue(change["textDocument"]["uri"].endswith("years/2026.w8log"))
        self.assertIn("06 Tue   81.9\n", "".join(each["newText"] for each in change["edits"]))
