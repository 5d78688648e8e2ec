"""Standard input and output as pipes."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios

from logs import WRONG_WEEKDAY, long_log
from support import CANONICAL, FINDINGS, LIMIT_SECONDS, OK, TODAY, UNREADABLE, SmokeTest


class StreamsTest(SmokeTest):
    def shell(self, script):
        """Runs a line of bash with `pipefail`; $1 is the binary."""
        done = subprocess.run(
            ["bash", "-c", f"set -o pipefail; {script}", "smoke", str(self.binary)],
            capture_output=True, cwd=self.work, timeout=LIMIT_SECONDS, check=False)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    @staticmethod
    def tac(said):
        """The lines the other way round."""
        return b"".join(reversed(said.splitlines(keepends=True)))

    @staticmethod
    def head(said, count):
        return b"".join(said.splitlines(keepends=True)[:count])

    def on_terminal(self, columns, *arguments, pager="cat", code=OK):
        """What a terminal of so many columns gets, line by line, without colours."""
        return re.sub("\x1b\\[[0-9;]*m", "", self.bytes_on_terminal(
            columns, *arguments, pager=pager, code=code).decode()).splitlines()

    def bytes_on_terminal(self, columns, *arguments, pager="cat", code=OK):
        """What a terminal of so many columns gets, letter by letter."""
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 30, columns, 0, 0))
        command = [str(self.binary), *arguments, "--today", TODAY, str(CANONICAL)]
        environment = {**os.environ, "PAGER": pager, "TERM": "xterm"}
        environment.pop("LESS", None)
        process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=self.work)
        os.close(theirs)
        said = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:
                break
            if not part:
                break
            said += part
        os.close(ours)
        self.assertEqual(process.wait(LIMIT_SECONDS), code)
        return said

    def test_no_line_is_wider_than_the_terminal(self):
        for arguments in (
            ["log"], ["log", "--with-exercises"], ["report"], ["today"], ["trend"], ["trend", "--chart"],
            ["gyms"], ["exercises"], ["notes"], ["goal"], ["milestones"], ["tags"], ["stats"],
        ):
            for columns in (60, 80):
                with self.subTest(arguments=arguments, columns=columns):
                    lines = self.on_terminal(columns, *arguments)
                    self.assertGreater(len(lines), 1)
                    self.assertLessEqual(max(map(len, lines)), columns)

    def test_the_logbook_goes_through_the_pager(self):
        plain = self.bytes_on_terminal(80, "log")
        self.assertIn(b"\x1b[", plain)
        # A program by itself, a line for the shell, and one that there is not.
        self.assertEqual(self.bytes_on_terminal(80, "log", pager="tac"), self.tac(plain))
        self.assertEqual(self.bytes_on_terminal(80, "log", pager="head -2 | cat"), self.head(plain, 2))
        self.assertEqual(self.bytes_on_terminal(80, "log", pager="no-such-pager"), plain)
        self.assertEqual(self.bytes_on_terminal(80, "log", "--no-pager", pager="false"), plain)
        self.assertEqual(self.bytes_on_terminal(80, "today", pager="false"),
                         self.bytes_on_terminal(80, "today"))
        said = self.bytes_on_terminal(80, "log", pager='echo "$LESS"; cat >&2')
        self.assertEqual(said, b"FRX\r\n" + plain)

    def test_a_pager_that_is_left_early_is_quiet_and_keeps_the_exit_code(self):
        log = self.write("long.w8log", long_log())
        said = self.bytes_on_terminal(80, "log", "--lenient", "-q", str(log), pager="head -1")
        self.assertEqual(len(said.splitlines()), 1)
        said = self.bytes_on_terminal(80, "log", "missing.w8log", pager="head -1", code=UNREADABLE)
        self.assertEqual([b"missing.w8log" in line for line in said.splitlines()], [True, False])

    def test_a_signal_that_the_program_ignores_ends_its_pager(self):
        said = self.bytes_on_terminal(80, "log", pager="yes | head -1; cat > taken")
        self.assertEqual(said, b"y\r\n")
        self.assertIn(b"Rate", (self.work / "taken").read_bytes())

    def test_standard_input_is_read(self):
        for arguments in ([], ["-"]):
            code, out, _ = self.check(
                "--format", "short", "--fail-on", "warning", *arguments,
                stdin=WRONG_WEEKDAY.encode())
            self.assertEqual(code, FINDINGS)
            self.assertRegex(out, r":5:4: warning: .*W8104\]")
        code, out, _ = self.log(stdin=b"unit kg\n# 2026-01\n03 Sat 82.1\n")
        self.assertEqual(code, OK)
        self.assertIn("82.1", out)

    def test_a_closed_pipe_ends_quietly(self):
        # The table is longer than a pipe holds, so the reader is gone before the writer is done.
        self.write("log.w8log", long_log())
        code, out, errors = self.shell('"$1" log log.w8log | head -n 1')
        self.assertEqual((code, errors), (OK, ""))
        self.assertEqual(len(out.splitlines()), 1)
        bad = "# 2026-01\n" + "01 Sun 82.0\n" * 20_000
        self.write("bad.w8log", bad)
        code, _, errors = self.shell('"$1" check bad.w8log | head -n 1')
        self.assertEqual((code, errors), (OK, ""))

    def test_a_full_disk_is_3(self):
        self.write("log.w8log", long_log())
        code, _, errors = self.shell('"$1" log log.w8log >/dev/full')
        self.assertEqual(code, UNREADABLE)
        self.assertTrue(errors)

    def test_what_add_has_written_stays_though_the_disk_of_its_output_is_full(self):
        self.write("log.w8log", "unit kg\n\n# 2026-11\n\n26 Thu   82.1\n")
        code, _, errors = self.shell('"$1" add --today 2026-11-28 -f log.w8log 82.4 >/dev/full')
        self.assertEqual(code, OK)
        self.assertIn("the log is written", errors)
        self.assertIn("28 Sat   82.4\n", (self.work / "log.w8log").read_text())
