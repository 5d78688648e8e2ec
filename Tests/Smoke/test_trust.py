"""What a folder from elsewhere must not be able to do: run something, have other files written, show what is no log."""

import os
import re
import shutil
import subprocess
import sys
import time
import unittest

from support import FINDINGS, OK, REPOSITORY, TODAY, UNREADABLE, SmokeTest

sys.path.append(str(REPOSITORY / "Tests/Shells"))
from terminal import LIMIT_SECONDS, Terminal  # noqa: E402

LOG = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n"
COMMA = "unit       kg\n\n# 2025-01\n\n01 Wed   82,4\n"
OUTSIDE = "it is outside the folder of the root file"
HIDDEN = "the name of an included file must not start with a dot"
NO_LOG = "the name of an included file must end in .w8log"
HOSTILE_NAMES = ("+!touch PWN;:.w8log", "-c:!touch PWN|:.w8log", "--cmd=!touch PWN.w8log", "+.w8log", "-x.w8log")


class EditorTest(SmokeTest):
    def edit(self, **variables):
        """Opens the only log here, and leaves a Vim that does so."""
        environment = {k: v for k, v in os.environ.items() if k not in ("EDITOR", "VISUAL", "W8LOG_FILE")}
        environment |= {"TERM": "xterm", "HOME": str(self.work), **variables}
        terminal = Terminal([str(self.binary), "edit", "--today", TODAY], environment, self.work)
        deadline = time.monotonic() + LIMIT_SECONDS
        while os.waitpid(terminal.process, os.WNOHANG) == (0, 0):
            self.assertLess(time.monotonic(), deadline, terminal.shown)
            terminal.read(0.3)
            terminal.type("\r\x1b:qa!\r")
        os.close(terminal.stream)

    @unittest.skipUnless(shutil.which("vim"), "no vim")
    def test_no_name_of_a_log_makes_vim_run_something(self):
        for variables in (
            {"EDITOR": "vim"}, {"VISUAL": "vim", "EDITOR": "false"}, {"EDITOR": "vim -n -i NONE"},
            {"VISUAL": "vim --cmd 'set nomodeline'"},
        ):
            for name in HOSTILE_NAMES:
                with self.subTest(name=name, **variables):
                    path = self.write(name, LOG)
                    self.edit(**variables)
                    self.assertEqual([p.name for p in self.work.iterdir() if "PWN" in p.name and p != path], [])
                    path.unlink()

    def test_an_editor_gets_the_path_from_the_root(self):
        for name in HOSTILE_NAMES:
            for editor in ('./show', "./show --wait", 'sh ./show "a b"'):
                with self.subTest(name=name, editor=editor):
                    path = self.write(name, LOG)
                    self.write("show", '#!/bin/sh\nprintf "%s\\n" "$@" > told\n').chmod(0o755)
                    self.edit(EDITOR=editor)
                    told = (self.work / "told").read_text().splitlines()
                    self.assertEqual(told[-2:], ["+5", str(path)])
                    path.unlink()


class NameTest(SmokeTest):
    def test_a_name_like_an_option_stands_behind_two_dashes(self):
        for name in ("-x.w8log", "--fix.w8log", "+1.w8log"):
            path = self.write(name, LOG)
            self.assertEqual(self.check("--", name)[0], OK)
            self.assertEqual(self.run_w8log("fmt", "--check", "--", name)[0], OK)
            path.write_text(LOG + "nonsense\n")
            self.assertEqual(self.check("--format", "short", "--", name)[0], FINDINGS)
            _, _, errors = self.log("--strict", "--", name)
            call = f"w8log check {'' if name.startswith('+') else '-- '}{name}"
            self.assertIn(f"run `{call}`", errors)
        code, out, _ = self.check("--format", "short", "--", "-", stdin=b"nonsense\n")
        self.assertEqual((code, out.startswith("<stdin>:1:1")), (FINDINGS, True))

    def test_a_call_that_is_told_runs_nothing(self):
        self.write("$(touch PWN) it's;.w8log", LOG + "nonsense\n")
        _, _, errors = self.log("--strict", "$(touch PWN) it's;.w8log")
        call = re.search("run `(.*)`", errors)[1].replace("w8log", f"'{self.binary}'", 1)
        done = subprocess.run(["sh", "-c", call], cwd=self.work, capture_output=True, check=False)
        self.assertEqual(done.returncode, FINDINGS, done.stderr)
        self.assertFalse((self.work / "PWN").exists())


class IncludeTest(SmokeTest):
    PATTERNS = (
        ("../secret.w8log", OUTSIDE), ("../*.w8log", OUTSIDE), ("../nobody/*.w8log", OUTSIDE),
        ("/nobody/secret.w8log", OUTSIDE), (".env", HIDDEN), (".git/config.w8log", HIDDEN),
        (".*", HIDDEN), ("**/.git/*", HIDDEN), ("notes.txt", NO_LOG), ("picture.png", NO_LOG),
    )

    def book(self, is_there):
        root = "unit kg\n" + "".join(f'include "{pattern}"\n' for pattern, _ in self.PATTERNS)
        self.write("book/log.w8log", root + 'include "links/*.w8log"\ninclude "**/*"\n')
        self.write("book/years/2025.w8log", COMMA.replace(",", "."))
        for name, target in (("out", "../../secret.w8log"), ("env", "../.env"), ("text", "../notes.txt")):
            (self.work / "book/links").mkdir(exist_ok=True)
            link = self.work / f"book/links/{name}.w8log"
            if not link.is_symlink():
                os.symlink(target, link)
        if is_there:
            for name in ("secret.w8log", "book/.env", "book/.git/config.w8log", "book/notes.txt", "book/picture.png"):
                self.write(name, "TOKEN=1\n")

    def test_what_may_not_be_included_is_told_alike_whether_it_is_there_or_not(self):
        told = []
        for is_there in (False, True):
            self.book(is_there)
            told.append(self.check("--format", "short", "book/log.w8log"))
        self.assertEqual(told[0], told[1])
        code, out, _ = told[0]
        self.assertEqual(code, FINDINGS)
        self.assertNotIn("TOKEN", out)
        for pattern, reason in self.PATTERNS:
            self.assertIn(f'"{pattern}" is not read: {reason}', out)
        for name, reason in (("out", OUTSIDE), ("env", HIDDEN), ("text", NO_LOG)):
            self.assertIn(f'"links/{name}.w8log" is not read: {reason}', out)

    def test_the_disk_is_not_asked_about_what_may_not_be_included(self):
        for is_there in (False, True):
            self.book(is_there)
            command = ["strace", "-f", "-e", "trace=%file", "-o", "trace", self.binary, "check", "book/log.w8log"]
            subprocess.run(command, cwd=self.work, capture_output=True, check=False)
            calls = re.findall(r'^\d+ +\w+\((?:[^",]*, )?"([^"]*)"', (self.work / "trace").read_text(), re.M)
            self.assertIn(str(self.work / "book/years/2025.w8log"), calls)
            # Where a folder has .git, the search for a log above ends: that is asked, and nothing below it.
            asked = [path for path in calls if re.search(r"secret|nobody|\.env|\.git.|notes|picture", path)]
            self.assertEqual(asked, [])


class WritingTest(SmokeTest):
    def book(self):
        self.write("log.w8log", 'unit       kg\ninclude    "*/*.w8log"\n\n# 2026-01\n\n03 Sat   82,1\n')
        return [self.write(f"years/{year}.w8log", COMMA.replace("2025-01\n\n01 Wed", f"{year}-01\n\n0{day}"))
                for year, day in ((2023, 1), (2024, 2), (2025, 3))]

    def test_fixing_writes_only_what_was_given(self):
        years = self.book()
        before = [path.read_bytes() for path in years]
        code, _, errors = self.check("--fix", "log.w8log", "years/2024.w8log")
        self.assertEqual(code, OK)
        self.assertIn("82.1", (self.work / "log.w8log").read_text())
        self.assertIn("82.4", years[1].read_text())
        self.assertEqual([years[0].read_bytes(), years[2].read_bytes()], [before[0], before[2]])
        self.assertIn('w8log: 2 more files of the log have fixes; name them: '
                      '"years/2023.w8log" and "years/2025.w8log"\n', errors)
        _, _, errors = self.check("--fix", "log.w8log", "years/2023.w8log")
        self.assertIn('w8log: 1 more file of the log has fixes; name it: "years/2025.w8log"\n', errors)
        _, _, errors = self.check("--fix", ".")
        self.assertIn("82.4", years[2].read_text())
        self.assertNotIn("more file", errors)

    def test_a_file_that_was_not_named_is_written_only_if_it_is_text(self):
        # A NUL that comes earlier says that it is no text at all, and then it is not even read.
        for content in (COMMA.encode() + b"> " + b"a" * 9_000 + b"\0\n", COMMA.encode() + b"> caf\xe9\n"):
            path = self.write("y/a.w8log", content)
            for command in (("check", "--fix"), ("check", "--unsafe-fixes"), ("fmt",)):
                code, _, errors = self.run_w8log(*command, "y")
                self.assertEqual((code, path.read_bytes()), (UNREADABLE, content))
                self.assertRegex(errors, r'"y/a.w8log" is not (fixed|formatted): it .* on line 6; to f')
            self.run_w8log("check", "--fix", "y/a.w8log")
            self.assertIn(b"82.4", path.read_bytes())

    def test_a_link_is_followed_only_to_a_log_of_the_folder(self):
        notes, outside = self.write("book/notes.txt", COMMA), self.write("out.w8log", COMMA)
        os.symlink("notes.txt", self.work / "book/text.w8log")
        os.symlink("../out.w8log", self.work / "book/out.w8log")
        self.write("book/log.w8log", LOG)
        for command in (("fmt",), ("check", "--fix"), ("check", "--unsafe-fixes")):
            code, _, errors = self.run_w8log(*command, "book")
            self.assertEqual((code, notes.read_text(), outside.read_text()), (OK, COMMA, COMMA))
            self.assertIn('"book/out.w8log" is a link to a file outside the folder', errors)
            self.assertIn('"book/text.w8log" is a link to a file not named *.w8log', errors)
        self.check("--fix", "book/text.w8log")
        self.assertIn("82.4", notes.read_text())

    def test_other_files_that_a_pattern_could_name_stay_as_they_are(self):
        names = ("picture.png", "data.gz", "db.sqlite", ".env", "run.sh", ".bashrc")
        content = b"\x89PNG\r\n\x1a\n\0TOKEN=1,2\nalias l='ls -l'\n82,4\n"
        files = [self.write(f"book/{name}", content) for name in names]
        self.write("book/log.w8log", "".join(f'include "{name}"\n' for name in names) + 'include "*"\ninclude ".*"\n')
        for option in ("--fix", "--unsafe-fixes"):
            for operand in ("book/log.w8log", "book"):
                self.assertEqual(self.check(option, operand)[0], FINDINGS)
                self.assertEqual([file.read_bytes() for file in files], [content] * len(files))


class ReadableTest(SmokeTest):
    CSV = ("Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
           "2026-01-05 10:00:00,A,1h,Bench Press,1,60,5,0,0,,,\n")

    def test_what_is_written_can_be_read_however_exercises_are_indented(self):
        self.write("strong.csv", self.CSV)
        for blank in ("\u00a0" * 4, "\u3000", "\u200b", "  \u3000", "\t", " "):
            with self.subTest(blank=blank):
                path = self.write("log.w8log", f"{LOG[:-1]}   @iron\n{blank}Squat: 3x5 100\n")
                for _ in range(2):
                    code, _, errors = self.run_w8log("import", "--unit", "kg", "--into", "log.w8log", "strong.csv")
                    self.assertEqual(code, OK, errors)
                code, out, errors = self.run_w8log(
                    "add", "--today", TODAY, "--exercise", "Row: 5 50", "05", "82.0", "-f", "log.w8log")
                self.assertEqual(code, OK, errors)
                self.assertEqual(path.read_text().count("Bench Press"), 1)
                self.assertEqual(path.read_text().count("Row"), 1)
                _, out, _ = self.check("--format", "short", "log.w8log")
                self.assertNotIn(": error", out)
                own = blank if blank.strip(" \t") == "" else "    "
                self.assertIn(f"\n{own}Bench Press: ", path.read_text())


if __name__ == "__main__":
    unittest.main()
