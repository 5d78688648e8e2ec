"""The commands that write a log: nothing is lost, whatever happens while they write."""

import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import time
import unittest

from support import (
    CANONICAL, DATA, FINDINGS, LIMIT_SECONDS, NOBODY, OK, TODAY, UNREADABLE, USAGE, SmokeTest,
)

# More rounds find more; the default is for a look at every change.
ROUNDS = int(os.environ.get("W8LOG_WRITE_ROUNDS", "1"))
PROCESSES = 8
LOG = "unit       kg\n\n# 2026-01\n\n02 Fri   82.6\n05 Mon   82.2\n"
AT = ("--today", TODAY)


def hear_signals():
    """A shell has what it starts in the background ignore some."""
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


class WritingTest(SmokeTest):
    def add(self, *arguments, **options):
        return self.run_w8log("add", *AT, "-f", "log.w8log", *arguments, **options)

    def text(self, name="log.w8log"):
        return (self.work / name).read_text()

    def hidden(self):
        """What a command has left beside the log."""
        return [p.name for p in self.work.iterdir() if p.name.startswith(".")]


class AddTest(WritingTest):
    def test_a_weigh_in_is_written_and_told(self):
        self.write("log.w8log", LOG)
        code, out, errors = self.add("82.4", "@iron", "> woke early")
        self.assertEqual((code, errors), (OK, ""))
        self.assertEqual(out, "10 Tue   82.4   @iron  > woke early\navg 82.4\n")
        self.assertEqual(
            self.text(), LOG + "\n# 2026-02\n\n10 Tue   82.4   @iron  > woke early\n")
        self.assertEqual(self.hidden(), [])
        code, out, errors = self.add("82.4")
        self.assertEqual((code, out), (OK, ""))
        self.assertIn("already in the log", errors)

    def test_days_are_named_in_many_ways(self):
        for name, day in [
            ("today", "10"), ("yesterday", "09"), ("-3", "07"), ("mon", "09"), ("05", "05"),
            ("2026-02-01", "01"), ("-10d", "31"), ("11", "11"),
        ]:
            with self.subTest(day=name):
                self.write("log.w8log", LOG)
                code, out, errors = self.add(name, "82")
                self.assertEqual(code, OK, errors)
                line = out.splitlines()[0 if name == "today" else 1]
                self.assertEqual(line[:2], day)

    def test_what_would_be_a_fault_is_told_as_check_tells_it_and_not_written(self):
        for given, told in [
            (["82.4.1"], "[bad-weight W8201]"), (["--exercise", "Squat 3x5"], "[missing-colon W8401]"),
            (["824"], "[implausible-weight W8204]"), (["82,4,1"], "[bad-weight W8201]"),
            (["82", "--exercise", "Squat: 3x5 5,5"], "W84"),
        ]:
            with self.subTest(given=given):
                self.write("log.w8log", LOG)
                code, out, errors = self.add(*given)
                self.assertEqual((code, out), (USAGE, ""), errors)
                self.assertIn(told, errors)
                self.assertEqual(self.text(), LOG)
        code, _, _ = self.add("824", "--force")
        self.assertEqual(code, OK)
        self.assertIn("824", self.text())

    def test_what_has_one_reading_is_mended_and_told(self):
        for given, written in [("82,4", "82.4"), ("82.4 kg", "82.4kg"), ("82 7pm", "82     19:00")]:
            with self.subTest(given=given):
                self.write("log.w8log", LOG)
                code, out, errors = self.add(given)
                self.assertEqual(code, OK, errors)
                self.assertTrue(out.startswith(f"10 Tue   {written}\n"), out)
                self.assertIn(f'"{given}" is written as ', errors)

    def test_sets_are_written_as_often_as_they_are_typed(self):
        self.write("log.w8log", LOG)
        outs = [self.add("@iron", "--exercise", "Squat: 5 105")[1] for _ in range(3)]
        self.assertIn("for the third time\n", outs[2])
        self.assertTrue(self.text().endswith("    Squat:              5 105, 5 105, 5 105\n"))
        before = self.text()
        self.assertEqual(self.add("@iron", "--exercise", "Squat: 5 105", "--once")[0], OK)
        self.assertEqual(self.text(), before)

    def test_a_second_weigh_in_asks_for_a_time(self):
        self.write("log.w8log", LOG)
        code, _, errors = self.add("2026-01-05", "83.4")
        self.assertEqual(code, USAGE)
        self.assertIn("or add another with --time", errors)
        code, _, errors = self.add("2026-01-05", "83.4", "--time", "21:40")
        self.assertEqual(code, OK, errors)
        self.assertEqual(self.text(), LOG + "05 Mon   83.4   21:40\n")

    def test_a_book_with_an_unfinished_merge_is_4(self):
        log = LOG + "<<<<<<< HEAD\n06 Tue   82.0\n=======\n"
        self.write("log.w8log", log)
        code, out, errors = self.add("2026-01-07", "82")
        self.assertEqual((code, out), (DATA, ""))
        self.assertIn("line 7 of", errors)
        self.assertEqual(self.text(), log)

    def test_a_note_is_text_everywhere(self):
        self.write("log.w8log", LOG)
        canary = self.work / "canary"
        for note in ("-rf $(reboot)", f"`touch {canary}`; touch {canary}", "\x1b[2J"):
            code, out, _ = self.add("2026-01-05", "--note", note, "--force")
            self.assertFalse(canary.exists())
            self.assertNotIn("\x1b", out)
        self.assertIn("> -rf $(reboot)\n", self.text())
        code, out, _ = self.add("2026-01-02", "> -rf $(reboot)", "--dry-run")
        self.assertEqual(code, OK)
        self.assertIn("+02 Fri   82.6  > -rf $(reboot)\n", out)

    def test_the_sets_of_the_time_before_are_a_draft(self):
        self.write("log.w8log", CANONICAL.read_bytes())
        code, out, errors = self.add("@iron", "--same", "--dry-run")
        self.assertEqual(code, OK, errors)
        self.assertIn("+10 Tue          @iron\n", out)
        self.assertRegex(out, r"(?m)^\+    Squat: +w5 60, w3 80, 3x5 102.5 @8$")

    def test_a_dry_run_is_a_patch(self):
        self.write("log.w8log", LOG)
        code, patch, _ = self.add("82.4", "--dry-run")
        self.assertEqual((code, self.text()), (OK, LOG))
        subprocess.run(["patch", "-p0"], cwd=self.work, input=patch, text=True, check=True,
                       stdout=subprocess.DEVNULL)
        self.assertEqual(self.text(), LOG + "\n# 2026-02\n\n10 Tue   82.4\n")
        code, patch, _ = self.run_w8log("init", "--dry-run", "--gym", "@iron", "new.w8log")
        self.assertEqual(code, OK)
        subprocess.run(["patch", "-p0"], cwd=self.work, input=patch, text=True, check=True,
                       stdout=subprocess.DEVNULL)
        self.assertIn("gym        @iron default\n", self.text("new.w8log"))

    def test_of_a_book_the_file_of_the_month_is_written(self):
        self.write("log.w8log", 'unit       kg\ninclude    "years/*.w8log"\n')
        self.write("years/2025.w8log", "unit       kg\n\n# 2025-12\n\n31 Wed   83.0\n")
        self.write("years/2026.w8log", LOG)
        code, _, errors = self.add("2025-12-30", "83.1")
        self.assertEqual(code, OK, errors)
        self.assertIn("30 Tue   83.1\n31 Wed", self.text("years/2025.w8log"))
        code, _, errors = self.add("82")
        self.assertEqual(code, OK, errors)
        self.assertTrue(self.text("years/2026.w8log").endswith("# 2026-02\n\n10 Tue   82\n"))

    def test_links_and_permissions_are_kept(self):
        log = self.write("kept/log.w8log", LOG)
        log.chmod(0o640)
        os.symlink("kept/log.w8log", self.work / "log.w8log")
        os.link(log, self.work / "other")
        code, _, errors = self.add("82.4")
        self.assertEqual(code, OK)
        self.assertIn("hard link", errors)
        self.assertTrue((self.work / "log.w8log").is_symlink())
        self.assertEqual(log.stat().st_mode & 0o777, 0o640)
        self.assertIn("82.4", log.read_text())
        self.assertEqual((self.work / "other").read_text(), LOG)


class LosslessTest(WritingTest):
    def test_many_at_once_lose_and_double_nothing(self):
        for _ in range(ROUNDS):
            self.write("log.w8log", "unit       kg\n")
            script = (
                'for minute in $(seq 10 34); do "$0" add --today 2026-02-10 -f log.w8log '
                '"8$1.1" --time "0$1:$minute" --force >/dev/null || exit 1; done')
            running = [
                subprocess.Popen(["sh", "-c", script, str(self.binary), str(number)], cwd=self.work)
                for number in range(PROCESSES)
            ]
            codes = [process.wait(LIMIT_SECONDS) for process in running]
            self.assertEqual(codes, [0] * PROCESSES)
            times = re.findall(r"(?m)^10 Tue   8\d\.1   (\d\d:\d\d)$", self.text())
            wanted = [f"0{n}:{m}" for n in range(PROCESSES) for m in range(10, 35)]
            self.assertEqual(sorted(times), wanted)
            self.assertEqual(self.hidden(), [])

    def test_books_that_include_each_other_do_not_wait_in_a_circle(self):
        for _ in range(ROUNDS):
            self.write("a.w8log", 'unit kg\ninclude "b.w8log"\n\n# 2026-01\n\n02 Fri   82.6\n')
            self.write("b.w8log", 'unit kg\ninclude "a.w8log"\n\n# 2025-12\n\n02 Tue   83.6\n')
            script = (
                'for minute in $(seq 10 34); do "$0" add --today 2026-02-10 -f "$1" "$2" 83.1 '
                '--time "0$3:$minute" --force >/dev/null || exit 1; done')
            running = [
                subprocess.Popen(["sh", "-c", script, str(self.binary), book, date, str(number)], cwd=self.work)
                for number, (book, date) in enumerate(
                    2 * [("a.w8log", "2025-12-03"), ("b.w8log", "2026-01-03")])
            ]
            self.assertEqual([process.wait(LIMIT_SECONDS) for process in running], [0] * 4)
            for name, hours in (("a.w8log", (1, 3)), ("b.w8log", (0, 2))):
                times = re.findall(r"(?m)   (0\d:\d\d)$", self.text(name))
                self.assertEqual(sorted(times), [f"0{n}:{m}" for n in hours for m in range(10, 35)])
            self.assertEqual(self.hidden(), [])

    def test_of_many_first_logs_at_once_one_is_written(self):
        for _ in range(ROUNDS):
            running = [
                subprocess.Popen(
                    [str(self.binary), "init", "--gym", f"@g{number}"], cwd=self.work,
                    stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
                for number in range(PROCESSES)
            ]
            outs = [process.communicate(timeout=LIMIT_SECONDS) for process in running]
            codes = [process.returncode for process in running]
            self.assertEqual(sorted(codes), [OK] + [UNREADABLE] * (PROCESSES - 1))
            self.assertEqual(outs[codes.index(OK)][0], self.text())
            for code, (out, errors) in zip(codes, outs):
                if code != OK:
                    self.assertEqual(out, "")
                    self.assertIn("it already exists", errors)
            self.assertEqual(self.hidden(), [])
            (self.work / "log.w8log").unlink()

    def test_an_include_that_cannot_be_read_leaves_a_new_month_uncertain(self):
        log = 'unit kg\ninclude "years/2026.w8log"\n\n# 2025-12\n\n02 Tue   82.6\n'
        self.write("log.w8log", log).chmod(0o666)
        self.write("years/2026.w8log", "unit kg\n\n# 2026-02\n").chmod(0)
        self.work.chmod(0o777)
        add = ("add", *AT, "-f", "log.w8log")
        code, out, errors = self.run_w8log(*add, "82.4", unprivileged=True)
        self.assertEqual((code, out), (DATA, ""), errors)
        self.assertRegex(errors, r"\Aw8log: line 2 of .* includes a file that was not read \(W8701\); `w8log check` shows how to fix it\n\Z")
        self.assertEqual(self.text(), log)
        code, _, errors = self.run_w8log(*add, "2025-12-03", "82.4", unprivileged=True)
        self.assertEqual(code, OK, errors)
        self.assertIn("03 Wed   82.4\n", self.text())
        (self.work / "years/2026.w8log").unlink()
        code, _, errors = self.add("82.4")
        self.assertEqual(code, DATA)
        self.assertIn("line 2 of", errors)

    def test_a_writer_that_is_killed_at_any_call_leaves_the_old_or_the_new_bytes(self):
        if shutil.which("strace") is None:
            self.skipTest("strace is missing")
        new = LOG + "\n# 2026-02\n\n10 Tue   82.4\n"
        seen = set()
        kills = 0
        for _ in range(ROUNDS):
            for call, most in self.calls_of_a_write():
                for number in range(1, most + 1):
                    self.write("log.w8log", LOG)
                    killed = self.add_under_strace(
                        "-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={number}")
                    text = self.text()
                    self.assertIn(text, (LOG, new), f"{call} {number}")
                    seen.add(text)
                    kills += killed
                    if self.hidden():
                        self.assertEqual(self.add("82.4")[0], OK)
                        self.assertEqual(self.hidden(), [], f"{call} {number}")
        self.assertEqual(seen, {LOG, new})
        self.assertGreater(kills, 20)
        # A lock that was left behind hinders nobody.
        (self.work / ".log.w8log.lock").touch()
        self.write("log.w8log", LOG)
        code, _, errors = self.add("82.4")
        self.assertEqual(code, OK, errors)

    @unittest.skipIf(shutil.which("strace") is None, "strace is missing")
    def test_a_writer_that_is_told_to_end_leaves_nothing_hidden(self):
        new = LOG + "\n# 2026-02\n\n10 Tue   82.4\n"
        for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
            ended = 0
            for call in ("openat", "flock", "write", "fsync", "rename", "unlink"):
                for when in range(1, 9):
                    self.write("log.w8log", LOG)
                    ended += self.add_under_strace(
                        "-e", f"trace={call}",
                        "-e", f"inject={call}:signal={number.value}:when={when}", by=number)
                    self.assertIn(self.text(), (LOG, new), f"{call} {when}")
                    self.assertEqual(self.hidden(), [], f"{number.name} {call} {when}")
            self.assertGreater(ended, 10)

    @unittest.skipIf(shutil.which("strace") is None or os.geteuid() != 0, "needs strace and root")
    def test_a_file_of_another_owner_is_written_in_its_place_or_restored(self):
        new = LOG + "\n# 2026-02\n\n10 Tue   82.4\n"
        self.work.chmod(0o777)

        def fresh():
            path = self.write("log.w8log", LOG)
            path.chmod(0o666)
            return path

        node = fresh().stat().st_ino
        code, _, errors = self.run_w8log(
            "add", *AT, "-f", "log.w8log", "82.4", unprivileged=True)
        self.assertEqual((code, errors, self.text(), self.hidden()), (OK, "", new, []))
        status = (self.work / "log.w8log").stat()
        self.assertEqual((status.st_uid, status.st_ino), (0, node))
        kills = torn = 0
        for call, most in self.calls_of_a_write(unprivileged=True):
            for number in range(1, most + 1):
                fresh()
                kills += self.add_under_strace(
                    "-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={number}",
                    unprivileged=True)
                torn += self.text() not in (LOG, new)
                code, _, errors = self.run_w8log(
                    "add", *AT, "-f", "log.w8log", "82.4", unprivileged=True)
                self.assertEqual((code, self.text(), self.hidden()), (OK, new, []), errors)
        self.assertGreater(kills, 20)

    def test_attributes_and_lists_of_access_stay(self):
        path = self.write("log.w8log", LOG)
        # A list of access that lets user 1 read: version 2, then tag, rights and id of each.
        entries = [(1, 6, 2**32 - 1), (2, 4, 1), (4, 4, 2**32 - 1), (16, 4, 2**32 - 1), (32, 0, 2**32 - 1)]
        acl = struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *e) for e in entries)
        wanted = {"user.from": b"scale", "system.posix_acl_access": acl}
        try:
            for name, value in wanted.items():
                os.setxattr(path, name, value)
        except OSError as error:
            self.skipTest(f"the disk knows no attributes: {error}")
        mode = path.stat().st_mode
        self.assertEqual(self.add("82.4")[0], OK)
        self.assertEqual({name: os.getxattr(path, name) for name in wanted}, wanted)
        self.assertEqual((path.stat().st_mode, self.hidden()), (mode, []))

    def calls_of_a_write(self, **options):
        """The calls of the system by which files change, and how often `add` makes each."""
        self.write("log.w8log", LOG).chmod(0o666)
        trace = self.work / "trace"
        self.add_under_strace("-o", str(trace), **options)
        counts = {}
        for line in trace.read_text().splitlines():
            call = re.match(r"(?:\d+ +)?([a-z0-9_]+)\(", line)
            if call:
                counts[call.group(1)] = counts.get(call.group(1), 0) + 1
        trace.unlink()
        # What only reads or asks for memory comes in hundreds, and is the same before and after.
        return [(call, min(count, 12)) for call, count in sorted(counts.items())
                if call not in ("execve", "exit_group")]

    def add_under_strace(self, *options, by=signal.SIGKILL, unprivileged=False):
        """Whether the process was ended by the signal."""
        user = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--"]
        done = subprocess.run(
            [*(user if unprivileged else []), "strace", "-f", "-qq", *options, str(self.binary),
             "add", *AT, "-f", "log.w8log", "82.4"],
            cwd=self.work, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, timeout=LIMIT_SECONDS, check=False, preexec_fn=hear_signals)
        return done.returncode in (-by, 128 + by)

    def test_a_full_disk_is_3_and_the_old_bytes(self):
        script = """
            mount -t tmpfs -o size=64k tmpfs disk && cp log.w8log disk/ &&
            { cat /dev/zero > disk/full 2>/dev/null; "$0" add --today 2026-02-10 -f disk/log.w8log 82.4
            echo "code $?"; ls -A disk; cat disk/log.w8log; }"""
        (self.work / "disk").mkdir()
        self.write("log.w8log", LOG)
        done = subprocess.run(
            ["unshare", "-m", "sh", "-c", script, str(self.binary)], cwd=self.work, text=True,
            capture_output=True, timeout=LIMIT_SECONDS, check=False)
        self.assertEqual(done.stdout, f"code {UNREADABLE}\nfull\nlog.w8log\n{LOG}", done.stderr)
        self.assertIn("no space left", done.stderr)

    def test_what_cannot_be_written_is_3_before_anything_is(self):
        log = self.write("locked/log.w8log", LOG)
        log.chmod(0o444)
        (self.work / "locked").chmod(0o777)
        code, out, errors = self.run_w8log(
            "add", *AT, "-f", "locked/log.w8log", "82.4", unprivileged=True)
        self.assertEqual((code, out), (UNREADABLE, ""))
        self.assertIn("no permission to write", errors)
        log.chmod(0o666)
        (self.work / "locked").chmod(0o555)
        code, out, errors = self.run_w8log(
            "add", *AT, "-f", "locked/log.w8log", "82.4", unprivileged=True)
        self.assertEqual((code, out), (UNREADABLE, ""))
        self.assertIn("no permission to write", errors)
        self.assertEqual(log.read_text(), LOG)
        code, out, errors = self.run_w8log("add", *AT, "-f", "gone/log.w8log", "82.4")
        self.assertEqual((code, out), (UNREADABLE, ""))
        self.assertIn("gone/log.w8log", errors)


class NamesTest(WritingTest):
    def test_a_gym_is_renamed_in_all_files_after_it_was_shown(self):
        self.write("log.w8log", 'include    "old.w8log"\n\n# 2026-01\n\n02 Fri   82.6   @iron\n')
        self.write("old.w8log", "# 2025-12\n\n31 Wed   83.0   @iron\n")
        before = self.text()
        code, out, errors = self.run_w8log(
            "gym", "rename", "@iron", "@temple", "-f", "log.w8log", "--dry-run")
        self.assertEqual((code, self.text()), (OK, before), errors)
        self.assertIn("+31 Wed   83.0   @temple\n", out)
        code, again, errors = self.run_w8log(
            "gym", "rename", "@iron", "@temple", "-f", "log.w8log")
        self.assertEqual((code, again), (OK, out), errors)
        self.assertIn("changed log.w8log and old.w8log: Rename @iron to @temple", errors)
        self.assertIn("@temple", self.text("old.w8log"))

    def test_slips_are_2_and_name_what_is_near(self):
        self.write("log.w8log", CANONICAL.read_bytes())
        for given, told in [
            (["gym", "rename", "@irno", "@b"], 'did you mean "@iron"'),
            (["gym", "delete", "@iron", "--with-history"], "default gym"),
            (["gym", "delete", "@home"], "--keep-history or --with-history"),
            (["gym", "color", "@home", "mauve"], "red, orange"),
            (["gym", "paint", "@home"], "rename, merge, delete, color or close"),
            (["exercise", "merge", "Sqat", "Squat"], 'did you mean "Squat"'),
            (["tag", "rename", "#travle", "#b"], 'did you mean "#travel"'),
        ]:
            with self.subTest(given=given):
                code, out, errors = self.run_w8log(*given, "-f", "log.w8log")
                self.assertEqual((code, out), (USAGE, ""), errors)
                self.assertIn(told, errors)
        self.assertEqual((self.work / "log.w8log").read_bytes(), CANONICAL.read_bytes())

    def test_each_does_what_it_says(self):
        for given, line in [
            (["gym", "merge", "@hotel", "@home"], "alias:@hotel"),
            (["gym", "delete", "@home", "--keep-history"], "@home"),
            (["gym", "color", "@home", "pink"], "color:pink"),
            (["gym", "close", "@home", "2026-02-01"], "closed:2026-02-01"),
            (["exercise", "rename", "Squat", "Back squat"], "Back squat:"),
            (["tag", "rename", "#travel", "trip"], "#trip"),
        ]:
            with self.subTest(given=given):
                # Loads in pounds may not go to a gym of kilograms.
                self.write("log.w8log", CANONICAL.read_bytes().replace(b" unit:lb", b""))
                code, out, errors = self.run_w8log(*given, *AT, "-f", "log.w8log")
                self.assertEqual(code, OK, errors)
                self.assertIn(line, self.text())
                self.assertTrue(out.startswith("--- log.w8log\n"), out)


class TerminalTest(WritingTest):
    def talk(self, arguments, answers, environment=None):
        """Runs the binary on a terminal of its own and answers what it asks; its exit code and what it showed."""
        process, terminal = pty.fork()
        if process == 0:
            os.chdir(self.work)
            kept = {k: v for k, v in os.environ.items() if not k.startswith("W8LOG_")}
            kept |= {"TERM": "xterm", "NO_COLOR": "1", "PAGER": ""} | (environment or {})
            os.execve(self.binary, [str(self.binary), *arguments], kept)
        shown = b""
        rest = list(answers)
        limit = time.monotonic() + LIMIT_SECONDS
        while time.monotonic() < limit:
            ready, _, _ = select.select([terminal], [], [], 1)
            if not ready:
                continue
            try:
                shown += os.read(terminal, 4096)
            except OSError:
                break
            if rest and shown.endswith(b": ") or rest and shown.endswith(b"] "):
                os.write(terminal, rest.pop(0).encode() + b"\n")
                shown += b" "
        if time.monotonic() >= limit:
            # It asks for more than it is answered.
            os.kill(process, signal.SIGKILL)
        _, status = os.waitpid(process, 0)
        os.close(terminal)
        return os.waitstatus_to_exitcode(status), shown.decode()

    def test_a_new_user(self):
        code, shown = self.talk(["init"], ["", "78", "iron"])
        self.assertEqual(code, OK, shown)
        self.assertIn("goal       78", self.text())
        self.assertIn("gym        @iron default", self.text())
        code, shown = self.talk(["add", *AT], ["82.4", "iron", "", "first day"])
        self.assertEqual(code, OK, shown)
        self.assertTrue(
            self.text().endswith("\n# 2026-02\n\n10 Tue   82.4   @iron  > first day\n"), self.text())
        code, shown = self.talk(
            ["add", *AT, "@iron", "--exercise", "Squat: w5 60, 3x5 100"], [])
        self.assertEqual(code, OK, shown)
        code, shown = self.talk(["add", "--today", "2026-02-12"], ["", "", ""])
        self.assertIn("82.4 on 10 February 2026", shown)
        self.assertEqual(code, USAGE)
        code, shown = self.talk(["next", "@iron", *AT], [])
        self.assertEqual(code, OK, shown)
        self.assertRegex(shown, r"Squat.*3x5 100")
        code, shown = self.talk(["gym", "rename", "@iron", "@temple"], ["n"])
        self.assertNotIn("@temple", self.text())
        code, shown = self.talk(["gym", "rename", "@iron", "@temple"], ["y"])
        self.assertEqual(code, OK, shown)
        self.assertIn("@temple", self.text())

    def test_a_slip_is_asked_again(self):
        code, shown = self.talk(["init"], ["pounds", "KG", "seventy", "78.5", "My Gym", "iron"])
        self.assertEqual(code, OK, shown)
        self.assertIn("goal       78.5\ngym        @iron default\n", self.text())
        code, shown = self.talk(["add", *AT], ["82,4,1", "82,4", "My Gym", "iron", "", ""])
        self.assertEqual(code, OK, shown)
        self.assertIn("bad-weight", shown)
        self.assertTrue(self.text().endswith("10 Tue   82.4   @iron\n"), self.text())
        before = self.text()
        code, shown = self.talk(["add", *AT], ["x", "y", "z"])
        self.assertEqual((code, self.text()), (USAGE, before), shown)

    def test_next_passes_by_a_session_of_today_without_exercises(self):
        self.write(
            "log.w8log", LOG + "06 Tue          @iron\n    Squat:              3x5 100\n")
        self.assertEqual(self.add("82.4", "@iron")[0], OK)
        for gym in ([], ["@iron"]):
            code, out, errors = self.run_w8log("next", *gym, *AT)
            self.assertEqual((code, errors), (OK, ""))
            self.assertRegex(out, r"Squat.*3x5 100")

    def test_a_log_is_never_written_over(self):
        self.write("log.w8log", LOG)
        code, out, errors = self.run_w8log("init")
        self.assertEqual((code, out, self.text()), (UNREADABLE, "", LOG))
        self.assertIn("it already exists", errors)

    def test_an_editor_opens_at_the_day_and_the_log_is_checked(self):
        self.write("log.w8log", LOG)
        editor = self.write("my editor.sh", '#!/bin/sh\nprintf "%s\\n" "$@" > told\necho "03 x" >> log.w8log\n')
        editor.chmod(0o755)
        code, shown = self.talk(
            ["edit", "2026-01-04", *AT], [], {"VISUAL": f"'{editor}' -x"})
        self.assertEqual(self.text("told"), f"-x\n+5\n{self.work}/log.w8log\n")
        self.assertEqual(code, FINDINGS, shown)
        code, shown = self.talk(["edit"], [], {"VISUAL": "", "EDITOR": "no-such-editor"})
        self.assertEqual(code, UNREADABLE)
        self.assertIn("set EDITOR", shown)


class WatchTest(WritingTest):
    def said(self, process, pattern):
        """What the process says on both streams up to where `pattern` is among it."""
        said = b""
        while not re.search(pattern, said):
            ready, _, _ = select.select([process.stdout, process.stderr], [], [], LIMIT_SECONDS)
            self.assertTrue(ready, said)
            for stream in ready:
                part = os.read(stream.fileno(), 4096)
                self.assertTrue(part, said)
                said += part
        return said

    def test_a_log_is_checked_again_when_it_is_written(self):
        wrong = LOG.replace("05 Mon", "05 Tue")
        self.write("log.w8log", wrong)
        process = subprocess.Popen(
            [str(self.binary), "check", "--watch", *AT, "log.w8log"], cwd=self.work,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for stream in (process.stdout, process.stderr):
            self.addCleanup(stream.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        self.said(process, rb"1 warning in 1 file")
        self.write("new", LOG + "32 Mon   82.0\n")
        os.rename(self.work / "new", self.work / "log.w8log")
        self.assertIn(b"[no-such-day W8106]", self.said(process, rb"1 error in 1 file"))
        self.write("log.w8log", wrong)
        self.assertIn(b"[weekday-mismatch W8104]", self.said(process, rb"1 warning in 1 file"))
        os.remove(self.work / "log.w8log")
        self.assertIn(b"does not exist", self.said(process, rb"does not exist"))

    def test_what_cannot_be_watched_is_2(self):
        for arguments in (["--fix", "log.w8log"], ["-"]):
            code, out, _ = self.run_w8log("check", "--watch", *arguments)
            self.assertEqual((code, out), (USAGE, ""))
