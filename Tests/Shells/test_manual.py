"""The manual page, as mandoc reads and shows it."""

import re
import subprocess

from support import OK, TODAY, SmokeTest

COMMON = "Options of every command:"


class ManualTest(SmokeTest):
    def setUp(self):
        super().setUp()
        code, page, errors = self.run_w8log("help", "--man", "--today", TODAY)
        self.assertEqual((code, errors), (OK, ""))
        self.page = self.write("w8log.1", page)

    def mandoc(self, *arguments):
        return subprocess.run(
            ["mandoc", *arguments, self.page], capture_output=True, text=True, timeout=60, check=False)

    def shown(self):
        """The page as it is shown, on lines that are long."""
        done = self.mandoc("-Tutf8", "-Owidth=1000")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return re.sub(".\b", "", done.stdout)

    def test_mandoc_finds_no_fault(self):
        done = self.mandoc("-Tlint", "-Wall")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    def test_the_page_is_dated_and_named(self):
        text = self.shown()
        self.assertTrue(text.startswith("W8LOG(1)"))
        self.assertIn("February 10, 2026", text.splitlines()[-1])

    def test_every_command_is_told_in_the_words_of_its_help(self):
        commands = re.findall(r"(?m)^  ([a-z-]+)", self.overview().partition(COMMON)[0])
        self.assertGreater(len(commands), 20)
        sections = self.sections()
        self.assertEqual(list(sections), commands)
        for command in commands:
            with self.subTest(command=command):
                _, text, _ = self.run_w8log(command, "--help")
                own, _, rest = text.partition(COMMON)
                expected = own.split() + rest[rest.index("Exit codes:"):].split()
                self.assertEqual(sections[command].split(), expected)

    def test_what_holds_for_every_command_is_told(self):
        text = " ".join(self.shown().split())
        _, _, rest = self.overview().partition(COMMON)
        options, _, prose = rest.strip("\n").partition("\n\n")
        for paragraph in prose.strip().split("\n\n"):
            self.assertIn(" ".join(paragraph.split()), text)
        self.assertIn(" ".join(options.split()), text)

    def overview(self):
        return self.run_w8log("--help")[1]

    def sections(self):
        """The text of the section of each command, its heading included."""
        text = self.shown().partition("\nCOMMANDS\n")[2].partition("\nENVIRONMENT\n")[0]
        parts = re.split(r"(?m)^   ?(?=w8log ([a-z-]+): )", text)
        return dict(zip(parts[1::2], parts[2::2]))
