"""Checks that say how they went."""

import contextlib
import time


class Checks:
    """Counts what holds and prints a line for each check."""

    def __init__(self, name):
        self.name, self.passed, self.failed = name, 0, 0
        self.started = time.monotonic()

    def check(self, what, holds, detail=None):
        """Prints whether it holds, with the detail where it does not; returns whether it does."""
        if holds:
            self.passed += 1
            print(f"ok    {what}", flush=True)
        else:
            self.failed += 1
            print(f"FAIL  {what}" + (f": {detail}" if detail is not None else ""), flush=True)
        return bool(holds)

    def take(self, results, output=""):
        """Counts what a test inside an editor wrote into a file: `ok` and `FAIL` lines, then `N passed, M failed`."""
        lines = results.read_text(errors="replace").strip().split("\n") if results.exists() else [""]
        counted = [line for line in lines if line.startswith(("ok ", "FAIL "))]
        print("\n".join(lines[:-1]), flush=True)
        failed = sum(line.startswith("FAIL ") for line in counted)
        passed = len(counted) - failed
        self.passed, self.failed = self.passed + passed, self.failed + failed
        self.check("the editor says how the checks went", lines[-1] == f"{passed} passed, {failed} failed",
                   f"{lines[-1]}\n{output}")
        return failed == 0

    def total(self):
        seconds = time.monotonic() - self.started
        print(f"{self.name}: {self.passed} passed, {self.failed} failed, after {seconds:.0f} s\n", flush=True)
        return self.failed == 0 and self.passed > 0


def await_true(question, patience=60.0):
    """Asks until the answer is something, and returns it; what was answered last when patience ends."""
    deadline = time.monotonic() + patience
    while not (answer := question()) and time.monotonic() < deadline:
        time.sleep(0.05)
    return answer


def text(path):
    """What a file says; nothing while an editor puts another in its place."""
    with contextlib.suppress(FileNotFoundError):
        return path.read_text()
    return ""
