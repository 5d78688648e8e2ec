"""What the tests of completion share: a log with hostile names, and a w8log that tells what it was called with."""

import subprocess

from support import SmokeTest
from terminal import Terminal

# Each would do something if a shell ever read it as a command.
EXERCISES = [
    "Bench $(touch pwned)", "Curl `touch pwned`", "Dip; touch pwned", "Elbow's ${HOME}", "Fly & touch pwned",
    "Good !! morning", "Hack (squat) <x> [a] * ?", "Incline \\ press", "Jump | tee pwned", "#kettle ~ swing",
    "Überzug", "Lunge",
]
GYMS = ["iron", "home", "hotel-2"]
TAGS = ["salty", "travel"]

LOG = (
    "".join(f'exercise "{name}"\n' for name in EXERCISES)
    + 'gym @iron "Iron $(touch pwned) Temple"\ngym @home\ngym @hotel-2\ntag #salty\ntag #travel\n\n'
    + "# 2025-12\n\n30 Tue   83.0\n\n# 2026-01\n\n01 Thu   82.9   @iron  fat:18%  #salty\n"
)

# Stands in PATH as w8log: asks the real one, or writes down what it was given.
STAND_IN = """#!/bin/sh
case "$1" in complete | completion) exec {binary} "$@" ;; esac
printf '%s\\0' "$@" > "$CAPTURE.new"
mv "$CAPTURE.new" "$CAPTURE"
"""


class ShellCase(SmokeTest):
    """Has a folder with the hostile log alone, and a shell that completes."""

    # How the shell is started on a terminal, and what it has to be told first.
    command = []
    introduction = ""
    program = ""

    def setUp(self):
        super().setUp()
        self.write("log.w8log", LOG)
        stand_in = self.write("bin/w8log", STAND_IN.format(binary=self.binary))
        stand_in.chmod(0o755)
        self.capture = self.work / "captured"
        self.environment = {
            "HOME": str(self.work), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm",
            "PATH": f"{self.work}/bin:/usr/local/bin:/usr/bin:/bin", "CAPTURE": str(self.capture),
            "XDG_CONFIG_HOME": str(self.work / "config"), "XDG_DATA_HOME": str(self.work / "data"),
        }

    def typed(self, *lines):
        """What w8log gets when each of the lines is typed, with Tab for `\\t`, and Enter pressed behind it."""
        terminal = Terminal(self.command, self.environment, self.work)
        self.addCleanup(terminal.close)
        # In two halves, so that the echo of what is typed is not taken for the answer.
        terminal.type(self.introduction + "\necho rea''dy\n")
        self.assertTrue(terminal.wait_until(lambda shown: b"ready" in shown), terminal.shown)
        answers = []
        for line in lines:
            self.capture.unlink(missing_ok=True)
            terminal.type(line + "\n")
            came = terminal.wait_until(lambda _: self.capture.exists())
            self.assertTrue(came, f"{line!r}: {terminal.shown.decode('utf-8', 'replace')[-800:]}")
            answers.append(self.capture.read_text().split("\0")[:-1])
        self.assertFalse((self.work / "pwned").exists(), "a name of the log was run")
        return answers

    def assert_typed(self, cases):
        """Each line, typed, calls w8log with what stands beside it."""
        answers = self.typed(*(line for line, _ in cases))
        for (line, expected), answer in zip(cases, answers):
            with self.subTest(line=line):
                self.assertEqual(answer, expected)

    def offered_by(self, script, *arguments):
        """The lines that a script of the shell prints."""
        done = subprocess.run(
            [self.program, "-c", script, *arguments], cwd=self.work, env=self.environment, capture_output=True,
            stdin=subprocess.DEVNULL, timeout=60, check=False)
        self.assertEqual(done.stderr, b"")
        self.assertFalse((self.work / "pwned").exists(), "a name of the log was run")
        return done.stdout.decode().splitlines()
