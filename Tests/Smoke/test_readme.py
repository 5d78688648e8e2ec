"""What README and the page of reports show is what is printed."""

import os
import re
import shlex
import subprocess

from support import CANONICAL, LIMIT_SECONDS, REPOSITORY, SmokeTest

# The day on which README looks at its log.
TODAY = "2026-02-10"
TRAINING = REPOSITORY / "grammar/examples/training.w8log"
EXCHANGE = REPOSITORY / "Tests/Exchange"
EXPORTS = {
    "strong.csv": "024-strong-readme/input.csv", "hevy.csv": "025-hevy-readme/input.csv",
    "export.xml": "026-apple-readme/input.xml",
}

COMMITTER = {f"GIT_{who}_{what}": "test@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


def transcripts(page):
    """Each command line of a page after `$ w8log`, with what it is said to print."""
    return re.findall(
        r"^```console\n\$ w8log (.*?)\n(.*?)^```$", (REPOSITORY / page).read_text(),
        re.MULTILINE | re.DOTALL)


class ReadmeTest(SmokeTest):
    def write_logs(self):
        """Writes the logs that the pages look at, afresh as a command may have mended one."""
        canonical = CANONICAL.read_bytes()
        self.write("log.w8log", canonical)
        self.write("slip.w8log", canonical.replace(b"03 Sat   82.1", b"03 Fri   82.1"))
        self.write("point.w8log", canonical.replace(b"06 Tue   81.9", b"06 Tue   819"))
        self.write("training.w8log", TRAINING.read_bytes())
        for name, path in EXPORTS.items():
            self.write(name, (EXCHANGE / path).read_bytes())

    def check_transcripts(self, page, commands):
        found = transcripts(page)
        self.assertEqual({line.split()[0] for line, _ in found}, commands)
        for line, printed in found:
            with self.subTest(line=line):
                self.write_logs()
                if "-o log.w8log" in line:
                    (self.work / "log.w8log").unlink()
                if "&&" in line:
                    self.assertEqual(self.shell_prints(f"w8log {line}"), printed)
                else:
                    _, out, err = self.run_w8log(*shlex.split(line), "--today", TODAY)
                    self.assertEqual(out + err, printed)

    def shell_prints(self, line):
        """What a shell shows that knows w8log."""
        program = self.write("bin/w8log", f'#!/bin/sh\nexec {self.binary} "$@" --today {TODAY}\n')
        program.chmod(0o755)
        done = subprocess.run(
            ["sh", "-c", line], cwd=self.work, text=True, timeout=LIMIT_SECONDS, check=False,
            env=os.environ | COMMITTER | {"PATH": f"{program.parent}:{os.environ['PATH']}"},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.stdout

    def test_every_transcript_is_what_is_printed(self):
        self.check_transcripts("README.md", {"import", "check"})

    def test_the_first_block_is_a_log_without_a_fault(self):
        page = (REPOSITORY / "README.md").read_text()
        self.write("log.w8log", re.search(r"^```\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[1])
        self.assertEqual(self.run_w8log("check", "--hints", "log.w8log"), (0, "", ""))
        average, rate = re.search(r"`avg (\S+)  (\S+ \S+)/wk`", page).groups()
        _, out, _ = self.run_w8log("log", "log.w8log")
        self.assertIn(f"10 Sat    81.7   {average}  {rate}\n", out)

    def test_the_start_runs_as_pasted(self):
        page = (REPOSITORY / "README.md").read_text()
        commands = re.search(r"^## Start\n```sh\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[1]
        self.assertTrue(self.shell_prints(f"set -e\n{commands}echo done").endswith("\ndone\n"))
        self.assertIn("82.4", (self.work / "log.html").read_text())

    def test_every_report_is_what_is_printed(self):
        self.check_transcripts(
            "grammar/manual/reports.md",
            {"log", "today", "report", "exercises", "trend", "history", "check"})
        drawn = (self.work / "squat.svg").read_text()
        self.assertEqual(drawn, (TRAINING.parent / "squat.svg").read_text())

    def test_what_is_said_of_writing_is_what_is_printed(self):
        self.check_transcripts("grammar/manual/writing.md", {"add"})

    def check_session(self, page):
        """All commands of the page one after the other, in one folder, where `ssh` runs what it is given. A file that is
        shown and not there is written."""
        blocks = re.findall(
            r"^```console\n(.*?)^```$", (REPOSITORY / page).read_text(), re.MULTILINE | re.DOTALL)
        self.write("bin/ssh", '#!/bin/sh\nshift\nexec sh -c "$*"\n').chmod(0o755)
        commands = [command for block in blocks for command in re.findall(
            r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)]
        self.assertGreater(len(commands), 3)
        for command, printed in commands:
            with self.subTest(command=command):
                shown = re.fullmatch(r"cat (\S+)", command)
                if shown and not (self.work / shown[1]).exists():
                    self.write(shown[1], printed)
                self.assertEqual(self.shell_prints(command), printed)

    def test_the_first_week_goes_as_its_page_says(self):
        self.check_session("grammar/manual/first-week.md")

    def test_a_telephone_writes_as_its_page_says(self):
        self.check_session("grammar/manual/phone.md")

    def test_versions_differ_as_their_page_says(self):
        self.check_session("grammar/manual/comparing.md")

    def test_a_year_ends_as_its_page_says(self):
        self.check_session("grammar/manual/new-year.md")

    def test_what_is_said_of_other_programs_is_what_is_printed(self):
        self.check_transcripts("grammar/manual/exchange.md", {"import"})

    def test_the_picture_is_the_chart_of_the_sample_log(self):
        self.write_logs()
        code, out, _ = self.run_w8log("trend", "--svg", "-", "log.w8log", "--today", TODAY)
        self.assertEqual(code, 0)
        self.assertEqual(out, CANONICAL.with_suffix(".svg").read_text())
