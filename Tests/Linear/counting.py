"""Counts what a run of the program costs."""

import os
import re
import subprocess
import sys

# A run that takes longer than this, in seconds, is ended and counts as a fault.
LONGEST_RUN = 600
# With a greater code than this no command ends: a log may be cut within a letter, or hold errors.
GREATEST_CODE = 5


class Cost:
    """How many instructions a command takes, and how many bytes it writes."""

    def __init__(self, command):
        """Runs the command; the process ends where that fails."""
        tool = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
        environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}
        run = subprocess.run(tool + command, capture_output=True, env=environment, timeout=LONGEST_RUN)
        counted = re.search(rb"I +refs: +([\d,]+)", run.stderr)
        if not 0 <= run.returncode <= GREATEST_CODE or not counted:
            sys.exit(f"{' '.join(map(str, command))} ended with {run.returncode}:\n{run.stderr.decode(errors='replace')}")
        self.instructions = int(counted.group(1).replace(b",", b""))
        self.written = len(run.stdout)
