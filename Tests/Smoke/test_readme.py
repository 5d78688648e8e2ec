"""What README shows is what is printed."""

import re

from support import CANONICAL, REPOSITORY, SmokeTest

# The day on which README looks at its log.
TODAY = "2026-02-10"


def transcripts():
    """Each command line of README after `$ w8log`, with what it is said to print."""
    blocks = re.findall(
        r"^```console\n\$ w8log (.*?)\n(.*?)^```$", (REPOSITORY / "README.md").read_text(),
        re.MULTILINE | re.DOTALL)
    return [(command.split(), printed) for command, printed in blocks]


class ReadmeTest(SmokeTest):
    def setUp(self):
        super().setUp()
        canonical = CANONICAL.read_bytes()
        self.write("log.w8log", canonical)
        self.write("slip.w8log", canonical.replace(b"03 Sat   82.1", b"03 Fri   82.1"))

    def test_every_transcript_is_what_is_printed(self):
        found = transcripts()
        self.assertEqual(
            {command for (command, *_), _ in found}, {"log", "today", "history", "trend", "check"})
        for command, printed in found:
            with self.subTest(command=command):
                _, out, err = self.run_w8log(*command, "--today", TODAY)
                self.assertEqual(out + err, printed)

    def test_the_picture_is_the_chart_of_the_sample_log(self):
        code, out, _ = self.run_w8log("trend", "--svg", "-", "log.w8log", "--today", TODAY)
        self.assertEqual(code, 0)
        self.assertEqual(out, CANONICAL.with_suffix(".svg").read_text())
