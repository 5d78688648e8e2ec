"""A change of several files is made whole or not at all, says what is left, and is never made over what others write."""

import os
import shutil
import signal
import subprocess
import time
import unittest

from support import LIMIT_SECONDS, OK, UNREADABLE, SmokeTest

ROOT = 'unit       kg\ngym        @iron\ninclude    "y*.w8log"\n\n# 2026-01\n\n02 Fri   82.6   @iron\n'
YEARS = ("y2023.w8log", "y2024.w8log", "y2025.w8log")
RENAME = ("gym", "rename", "@iron", "@temple", "--yes", "-f", "log.w8log")


@unittest.skipIf(shutil.which("strace") is None, "strace is missing")
class SeveralFilesTest(SmokeTest):
    def book(self, root=ROOT):
        """Writes a book of four files, and returns their texts by name."""
        texts = {"log.w8log": root}
        for name in YEARS:
            texts[name] = f"unit       kg\n\n# {name[1:5]}-12\n\n05       83.0   @iron\n"
        for name, text in texts.items():
            self.write(name, text)
        return texts

    def texts(self):
        return {p.name: p.read_text() for p in sorted(self.work.iterdir())}

    def rename(self, *inject):
        """Renames a gym under strace; the exit code, negative for a signal, and what is said of errors."""
        done = subprocess.run(
            ["strace", "-f", "-qq", "-o", "/dev/null", *inject, str(self.binary), *RENAME],
            cwd=self.work, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=LIMIT_SECONDS, check=False)
        return done.returncode, done.stderr

    def test_an_error_leaves_all_files_as_they_were(self):
        for error in ("ENOSPC", "EIO"):
            for call in ("write", "fsync", "rename"):
                failures = 0
                for when in range(1, 9):
                    before = self.book()
                    code, errors = self.rename(
                        "-e", f"trace={call}", "-e", f"inject={call}:error={error}:when={when}")
                    after = self.texts()
                    if code == OK or after != before:
                        # The folders are synced as well, and what is shown is written: that is no reason to fail.
                        self.assertNotIn("@iron\n", "".join(after.values()).replace(
                            "alias:@iron\n", ""), f"{call} {when}: {errors}")
                        self.assertEqual(list(after), list(before), f"{call} {when}")
                        continue
                    failures += 1
                    self.assertEqual(code, UNREADABLE)
                    if call != "write" or errors:
                        self.assertIn("; no file is changed\n", errors, f"{call} {when}")
                self.assertGreaterEqual(failures, 4, f"{call} {error}")

    def test_what_cannot_be_put_back_is_told_and_the_same_command_goes_on(self):
        self.book()
        code, errors = self.rename("-e", "trace=rename", "-e", "inject=rename:error=EIO:when=3+")
        self.assertEqual(code, UNREADABLE)
        self.assertIn('"log.w8log" and "y2023.w8log" have their new text', errors)
        self.assertIn("run the command again to continue\n", errors)
        self.finish()

    def test_where_it_is_killed_any_beginning_reads_right_and_the_same_command_goes_on(self):
        for when in range(1, 5):
            self.book()
            before = self.visits()
            code, _ = self.rename("-e", "trace=rename", "-e", f"inject=rename:signal=KILL:when={when}")
            self.assertIn(code, (-signal.SIGKILL, 128 + signal.SIGKILL))
            # The gym has all its visits, under one name or the other.
            self.assertEqual(self.visits().replace("@temple", "@iron"), before, f"{when}")
            code, _, errors = self.run_w8log("check", "log.w8log")
            self.assertEqual(code, OK, errors)
            self.finish()

    def visits(self):
        return self.run_w8log("gyms", "log.w8log", "--csv", "--today", "2026-02-01")[1]

    def finish(self):
        """The same command does what is left of it."""
        code, out, errors = self.run_w8log(*RENAME)
        self.assertIn(code, (OK,), errors)
        whole = self.texts()
        # The lock of a file that was done goes with the next write of that.
        hidden = [name for name in whole if name.startswith(".")]
        self.assertEqual([name for name in hidden if not name.endswith(".lock")], [])
        self.book()
        self.assertEqual(self.run_w8log(*RENAME)[0], OK)
        again = self.texts()
        self.assertEqual([again[name] for name in ("log.w8log", *YEARS)],
                         [whole[name] for name in ("log.w8log", *YEARS)])
        for name in hidden:
            (self.work / name).unlink(missing_ok=True)

    def test_what_is_saved_while_the_disk_is_slow_stays(self):
        for late in range(1, 4):
            self.book()
            running = subprocess.Popen(
                ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync",
                 "-e", "inject=fsync:delay_exit=200000", str(self.binary), *RENAME],
                cwd=self.work, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            limit = time.monotonic() + LIMIT_SECONDS
            while len(self.hidden(".tmp")) < late and time.monotonic() < limit:
                time.sleep(0.01)
            with open(self.work / YEARS[2], "a", encoding="utf-8") as file:
                file.write("31 Wed   84.0\n")
            self.assertEqual(running.wait(LIMIT_SECONDS), OK)
            text = (self.work / YEARS[2]).read_text()
            self.assertTrue(text.endswith("@temple\n31 Wed   84.0\n"), text)
            self.assertEqual(self.hidden(""), [])

    def hidden(self, end):
        return [n for n in os.listdir(self.work) if n.startswith(".") and n.endswith(end)]


class LockTest(SmokeTest):
    def test_who_holds_the_lock_is_told(self):
        self.write("log.w8log", ROOT)
        holder = subprocess.Popen(
            ["flock", ".log.w8log.lock", "sh", "-c", "echo $$ > .log.w8log.lock; echo; exec sleep 60"],
            cwd=self.work, stdout=subprocess.PIPE)
        self.addCleanup(holder.kill)
        holder.stdout.read(1)
        adding = subprocess.Popen(
            [str(self.binary), "add", "82", "-f", "log.w8log"], cwd=self.work,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.addCleanup(adding.kill)
        said = adding.stderr.readline()
        self.assertRegex(said, r'^w8log: waiting for process \d+, which is writing "log\.w8log"\n$')
        number = int((self.work / ".log.w8log.lock").read_text())
        self.assertIn(f"process {number},", said)
        os.kill(number, signal.SIGKILL)
        self.assertEqual(adding.wait(LIMIT_SECONDS), OK)
        self.assertEqual(adding.stderr.read(), "")
        self.assertIn("82", (self.work / "log.w8log").read_text())

    def test_a_folder_in_its_place_is_named(self):
        self.write("log.w8log", ROOT)
        (self.work / ".log.w8log.lock").mkdir()
        code, _, errors = self.run_w8log("add", "82", "-f", "log.w8log")
        self.assertEqual(code, UNREADABLE)
        self.assertTrue(errors.startswith('w8log: ".log.w8log.lock": '), errors)
        self.assertIn("move it away", errors)
