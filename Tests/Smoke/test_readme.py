"""What README and the page of reports show is what is printed."""

import re
import shlex

from support import CANONICAL, REPOSITORY, SmokeTest

# The day on which README looks at its log.
TODAY = "2026-02-10"
TRAINING = REPOSITORY / "grammar/examples/training.w8log"
STRONG = REPOSITORY / "Tests/Exchange/024-strong-readme/input.csv"


def transcripts(page):
    """Each command line of a page after `$ w8log`, with what it is said to print."""
    blocks = re.findall(
        r"^```console\n\$ w8log (.*?)\n(.*?)^```$", (REPOSITORY / page).read_text(),
        re.MULTILINE | re.DOTALL)
    return [(shlex.split(command), printed) for command, printed in blocks]


class ReadmeTest(SmokeTest):
    def write_logs(self):
        """Writes the logs that the pages look at, afresh as a command may have mended one."""
        canonical = CANONICAL.read_bytes()
        self.write("log.w8log", canonical)
        self.write("slip.w8log", canonical.replace(b"03 Sat   82.1", b"03 Fri   82.1"))
        self.write("training.w8log", TRAINING.read_bytes())
        self.write("strong.csv", STRONG.read_bytes())

    def check_transcripts(self, page, commands):
        found = transcripts(page)
        self.assertEqual({command for (command, *_), _ in found}, commands)
        for command, printed in found:
            with self.subTest(command=command):
                self.write_logs()
                _, out, err = self.run_w8log(*command, "--today", TODAY)
                self.assertEqual(out + err, printed)

    def test_every_transcript_is_what_is_printed(self):
        self.check_transcripts("README.md", {"log", "today", "history", "trend", "check", "import"})

    def test_every_report_is_what_is_printed(self):
        self.check_transcripts(
            "grammar/reports.md", {"log", "report", "exercises", "trend", "history", "check"})
        drawn = (self.work / "squat.svg").read_text()
        self.assertEqual(drawn, (TRAINING.parent / "squat.svg").read_text())

    def test_what_is_said_of_writing_is_what_is_printed(self):
        self.check_transcripts("grammar/writing.md", {"add"})

    def test_the_picture_is_the_chart_of_the_sample_log(self):
        self.write_logs()
        code, out, _ = self.run_w8log("trend", "--svg", "-", "log.w8log", "--today", TODAY)
        self.assertEqual(code, 0)
        self.assertEqual(out, CANONICAL.with_suffix(".svg").read_text())
