"""How long a Tab waits, beside a check of the same log, in time of the processor."""

import resource
import subprocess
from datetime import date, timedelta

from support import SmokeTest

# In units of a check: half of one is usual, more on a busy machine. For exercises w8log looks at every session.
LIMIT, EXERCISE_LIMIT = 1.2, 1.5
RUNS = 10
DAYS = 3650


def ten_years():
    """A log of ten years, with a session every other day."""
    lines, month = ["gym @iron"], None
    for index in range(DAYS):
        day = date(2016, 1, 1) + timedelta(index)
        if (day.year, day.month) != month:
            month = (day.year, day.month)
            lines.append(f"\n# {day:%Y-%m}\n")
        lines.append(f"{day:%d %a}   {80 + index % 30 / 10:.1f}   {'@iron  ' if index % 2 else ''}#tag{index % 20}")
        if index % 2:
            lines += [f"    Exercise {(index + n) % 60}:   3x5 {60 + n}, 1x5 {70 + n}" for n in range(5)]
    return "\n".join(lines) + "\n"


class SpeedTest(SmokeTest):
    def test_a_tab_answers_at_once_in_a_log_of_ten_years(self):
        self.write("log.w8log", ten_years())
        check = self.seconds("check", "log.w8log")
        for words, limit in [
            (["log", "--gym", ""], LIMIT), (["log", "--tag", ""], LIMIT), (["log", "-p", ""], LIMIT),
            (["history", ""], EXERCISE_LIMIT),
        ]:
            with self.subTest(words=words):
                part = self.seconds("complete", "zsh", "--", *words) / check
                print(f"{' '.join(words)}: {part:.2f} of a check")
                self.assertLess(part, limit)

    def seconds(self, *arguments):
        return min(self.seconds_of_a_run(arguments) for _ in range(RUNS))

    def seconds_of_a_run(self, arguments):
        start = self.processor_seconds()
        done = subprocess.run(
            [self.binary, *arguments], cwd=self.work, stdin=subprocess.DEVNULL, capture_output=True, timeout=60,
            check=arguments[0] == "complete")
        self.assertGreater(done.stdout.count(b"\n"), 1)
        return self.processor_seconds() - start

    @staticmethod
    def processor_seconds():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime
