"""Counts what a run of the program costs: its instructions, or, sooner but not exactly, its processor time."""

import os
import re
import subprocess
import sys

# A run that takes longer than this, in seconds of processor time, is ended and counts as a fault.
LONGEST_RUN = 60


def instructions(command, greatest_code=1):
    """How many instructions a command takes; the process ends where it fails, with a code above the greatest allowed."""
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    run = subprocess.run(
        tool + command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"},
    )
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if not 0 <= run.returncode <= greatest_code or not collected:
        sys.exit(f"{' '.join(map(str, command))} ended with {run.returncode}:\n{run.stderr}")
    return int(collected.group(1))


class Run:
    """A run of a command that has ended."""

    def __init__(self, command):
        program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.written = 0
        while piece := os.read(program.stdout.fileno(), 1 << 20):
            self.written += len(piece)
        program.stdout.close()
        _, status, usage = os.wait4(program.pid, 0)
        program.returncode = self.code = os.waitstatus_to_exitcode(status)
        self.seconds = usage.ru_utime + usage.ru_stime
