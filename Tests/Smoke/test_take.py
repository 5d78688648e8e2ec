"""Lines that a phone appends to a file go into the log, each once, whatever happens meanwhile."""

import os
import re
import shutil
import signal
import subprocess
import threading
import time
import unittest

from support import DATA, FINDINGS, LIMIT_SECONDS, OK, TODAY, UNREADABLE, SmokeTest

LOG = "unit       kg\n\n# 2026-01\n\n02 Fri   82.6\n05 Mon   82.2\n"
INBOX = (
    "2026-01-07 82.0 @iron\n    Squat: 5 100\n2026-01-07 @iron\n    Squat: 5 100\n82.4\n"
    "2026-01-06 82.1\n")
TAKEN = LOG + (
    "06 Tue   82.1\n07 Wed   82.0   @iron\n    Squat:              5 100, 5 100\n")
LEFT = "82.4\n"
CHANGING = ("openat", "write", "fsync", "fchmod", "link", "rename", "unlink", "ftruncate", "flock")


class TakeTest(SmokeTest):
    arguments = ("take", "--today", TODAY, "-f", "log.w8log", "inbox.txt")

    def fresh(self):
        for path in self.work.iterdir():
            path.unlink()
        self.write("log.w8log", LOG)
        self.write("inbox.txt", INBOX)

    def text(self, name="log.w8log"):
        return (self.work / name).read_text()

    def hidden(self):
        """Returns the hidden files but the one that says what was taken."""
        return [path.name for path in self.work.iterdir() if path.name.startswith(".") and path.name != ".log.w8log.taken"]

    def assert_taken(self, told=""):
        self.assertEqual((self.text(), self.text("inbox.txt"), self.hidden()), (TAKEN, LEFT, []), told)

    def test_lines_go_into_their_days_and_the_rest_stays(self):
        self.fresh()
        code, out, errors = self.run_w8log(*self.arguments)
        self.assertEqual(code, FINDINGS)
        self.assertEqual(errors, 'w8log: inbox.txt:5: "82.4" not added: it does not start with a date such as 2026-01-31\n')
        self.assert_taken()
        (self.work / "inbox.txt").write_text("2026-01-08 81.9")
        self.assertEqual(self.run_w8log(*self.arguments), (OK, "2026-01-08 Thu  81.9\n", ""))
        self.assertEqual(sorted(p.name for p in self.work.iterdir()), [".log.w8log.taken", "log.w8log"])
        self.assertEqual(self.run_w8log(*self.arguments)[0], OK)

    @unittest.skipIf(shutil.which("strace") is None, "strace is missing")
    def test_nothing_is_lost_or_doubled_when_it_is_ended_at_any_call(self):
        kills = left = 0
        for call, most in self.calls():
            for number in range(1, most + 1):
                self.fresh()
                kills += self.run_under_strace(
                    "-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={number}")
                left += ".inbox.txt.taking" in self.hidden()
                _, _, errors = self.run_w8log(*self.arguments)
                self.assert_taken(f"{call} {number}: {errors}")
        self.assertGreater(kills, 20)
        self.assertGreater(left, 5)

    @unittest.skipIf(shutil.which("strace") is None, "strace is missing")
    def test_nothing_is_lost_or_doubled_where_the_disk_fails(self):
        failures = 0
        for call, most in self.calls():
            for number in range(1, most + 1):
                self.fresh()
                self.run_under_strace(
                    "-e", f"trace={call}", "-e", f"inject={call}:error=ENOSPC:when={number}+")
                failures += self.text() == LOG
                _, _, errors = self.run_w8log(*self.arguments)
                self.assert_taken(f"{call} {number}: {errors}")
        self.assertGreater(failures, 5)

    @unittest.skipIf(shutil.which("strace") is None, "strace is missing")
    def test_an_inbox_all_of_which_stays_is_the_file_it_was(self):
        self.fresh()
        path = self.write("inbox.txt", LEFT)
        node = path.stat().st_ino
        self.assertEqual(self.run_w8log(*self.arguments)[0], FINDINGS)
        self.assertEqual((path.stat().st_ino, self.text("inbox.txt"), self.hidden()), (node, LEFT, []))
        for call, number in (("link", 1), ("unlink", 1), ("unlink", 2), ("unlink", 3)):
            self.run_under_strace("-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={number}")
            self.assertEqual(self.run_w8log(*self.arguments)[0], FINDINGS)
            self.assertEqual((self.text(), self.text("inbox.txt"), self.hidden()), (LOG, LEFT, []))

    def test_a_full_disk_is_3_and_all_lines(self):
        script = """
            mount -t tmpfs -o size=64k tmpfs disk && cp log.w8log inbox.txt disk/ && cd disk &&
            { cat /dev/zero > full 2>/dev/null; "$0" take --today 2026-02-10 -f log.w8log inbox.txt
            echo "code $?"; ls -A; cat log.w8log inbox.txt; }"""
        self.fresh()
        (self.work / "disk").mkdir()
        done = subprocess.run(
            ["unshare", "-m", "sh", "-c", script, str(self.binary)], cwd=self.work, text=True,
            capture_output=True, timeout=LIMIT_SECONDS, check=False)
        self.assertEqual(
            done.stdout, f"code {UNREADABLE}\nfull\ninbox.txt\nlog.w8log\n{LOG}{INBOX}", done.stderr)
        self.assertIn("no space left", done.stderr)

    def test_who_writes_meanwhile_loses_nothing(self):
        self.write("log.w8log", "unit       kg\n")
        lines = [f"2026-01-{day:02} {hour:02}:{minute:02} 8{minute % 10}.1"
                 for day in range(1, 11) for hour in range(5) for minute in range(10, 20)]

        def write():
            for line in lines:
                with open(self.work / "inbox.txt", "a", encoding="utf-8") as inbox:
                    inbox.write(line + "\n")
                time.sleep(0.001)

        phone = threading.Thread(target=write)
        phone.start()
        while phone.is_alive():
            self.assertEqual(self.run_w8log(*self.arguments, "--force")[0], OK)
        phone.join()
        self.assertEqual(self.run_w8log(*self.arguments, "--force")[0], OK)
        self.assertEqual(len(re.findall(r"(?m)^\d\d ... +8\d\.1 +\d\d:\d\d$", self.text())), len(lines))
        self.assertEqual(sorted(p.name for p in self.work.iterdir()), [".log.w8log.taken", "log.w8log"])

    def test_two_at_once_take_each_line_once(self):
        for _ in range(5):
            self.fresh()
            running = [
                subprocess.Popen(
                    [str(self.binary), *self.arguments], cwd=self.work,
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(4)]
            for process in running:
                self.assertIn(process.wait(LIMIT_SECONDS), (OK, FINDINGS))
            self.assert_taken()

    def test_a_book_with_an_unfinished_merge_is_4_and_all_lines(self):
        self.fresh()
        log = LOG + "<<<<<<< HEAD\n06 Tue   82.0\n=======\n"
        self.write("log.w8log", log)
        code, out, errors = self.run_w8log(*self.arguments)
        self.assertEqual((code, out), (DATA, ""), errors)
        self.assertEqual((self.text(), self.text("inbox.txt"), self.hidden()), (log, INBOX, []))

    def test_a_link_to_an_inbox_stays(self):
        self.fresh()
        (self.work / "inbox.txt").rename(self.work / "phone.md")
        os.symlink("phone.md", self.work / "inbox.txt")
        self.assertEqual(self.run_w8log(*self.arguments)[0], FINDINGS)
        self.assertTrue((self.work / "inbox.txt").is_symlink())
        self.assertEqual((self.text(), self.text("phone.md")), (TAKEN, LEFT))

    def calls(self):
        """The calls of the system by which files change, and how often a run makes each."""
        self.fresh()
        trace = self.work / "trace"
        self.run_under_strace("-o", str(trace))
        counts = {}
        for line in trace.read_text().splitlines():
            call = re.match(r"(?:\d+ +)?([a-z0-9_]+)\(", line)
            if call:
                counts[call.group(1)] = counts.get(call.group(1), 0) + 1
        return [(call, min(counts.get(call, 0), 24)) for call in CHANGING]

    def run_under_strace(self, *options):
        """Whether the run was killed."""
        done = subprocess.run(
            ["strace", "-f", "-qq", *options, str(self.binary), *self.arguments], cwd=self.work,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            timeout=LIMIT_SECONDS, check=False)
        return done.returncode in (-signal.SIGKILL, 128 + signal.SIGKILL)
