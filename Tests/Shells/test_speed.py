"""How long a Tab waits."""

import subprocess
import time
from datetime import date, timedelta

from support import SmokeTest

LIMIT_SECONDS = 0.030
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
        for words in [["log", "--gym", ""], ["history", ""], ["log", "--tag", ""], ["log", "-p", ""]]:
            with self.subTest(words=words):
                self.assertLess(min(self.seconds(words) for _ in range(10)), LIMIT_SECONDS)

    def seconds(self, words):
        start = time.perf_counter()
        done = subprocess.run(
            [self.binary, "complete", "zsh", "--", *words], cwd=self.work, stdin=subprocess.DEVNULL,
            capture_output=True, timeout=60, check=True)
        self.assertGreater(done.stdout.count(b"\n"), 1)
        return time.perf_counter() - start
