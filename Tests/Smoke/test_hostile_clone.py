"""A cloned folder in which every name, link, include and line is meant to harm whoever looks at it."""

import hashlib
import os
import re
import subprocess
import unittest.mock

from support import FINDINGS, OK, TODAY, UNREADABLE, SmokeTest

SECRET = "unit kg\ngym @treasure\n# 2026-01\n03 Sat   82,1   @treasure\n"
LOG = "unit       kg\n\n# 2026-01\n\n03 Sat   82,1   @iron\n    Squat:              3x5 100\n"
SANE = LOG.replace("82,1", "82.1").replace("03 Sat", "04 Sun")
NAMES = (
    "+!touch PWN;:", "-c:!touch PWN|:", "--cmd=!touch PWN", "--fix", "-o", "--", "+9", "line\nfeed", "esc\x1b]0;PWN\x07",
    "bidi\u202egol", "it's", 'a"b', "$(touch PWN)", "`touch PWN`", "a;touch PWN;", "a|touch PWN", " a b ", "*", "[a]", "{a,b}",
    "::error::PWN", "##[command]PWN", "=cmd|' C'!A0", "~", "a#b", "a?b", "%2e%2e%2fx", "a\\b", "n" * 249,
)
LINKS = {"passwd": "/etc/passwd", "out": "../../outside/secret.w8log", "folder": "../../outside", "env": "../.env",
         "git": "../.git/config", "zero": "/dev/zero", "a": "b.w8log", "b": "a.w8log", "new": "../../outside/new.w8log"}
INCLUDES = (
    ".env", ".git/config", "../outside/secret.w8log", "../outside/*.w8log", "/etc/passwd", "../**/*.w8log", "**/*", "log.w8log",
    "links/*.w8log", "links/folder.w8log/secret.w8log", "pipe.w8log", "sparse.w8log", "nul.w8log", "names/../../outside/*.w8log",
)
LINES = ("::error::PWN", "##[command]PWN", "\x1b]52;c;PWN\x07", "\u009b2J", "\u202e", "<<<<<<< HEAD", "=cmd|' C'!A0", "$(touch PWN)")
READING = ("check", "check --format short", "check --format json", "fmt --check", "log", "export --to json", "notes", "stats", "files",
           "doctor", "export --to csv")


class HostileCloneTest(SmokeTest):
    def setUp(self):
        super().setUp()
        self.write("outside/secret.w8log", SECRET)
        self.write("clone/.env", SECRET)
        self.write("clone/.git/config", SECRET)
        self.write("clone/sane/log.w8log", SANE)
        for name in NAMES:
            self.write(f"clone/names/{name}.w8log", LOG)
        for name, target in LINKS.items():
            (self.work / "clone/links").mkdir(exist_ok=True)
            os.symlink(target, self.work / f"clone/links/{name}.w8log")
        self.write("clone/log.w8log", "unit kg\n" + "".join(f'include "{i}"\n' for i in INCLUDES) + LOG[11:] + "\n".join(LINES))
        self.write("clone/nul.w8log", b"82,1\0\n")
        os.mkfifo(self.work / "clone/pipe.w8log")
        with (self.work / "clone/sparse.w8log").open("wb") as file:
            file.truncate(2 << 30)

    def files(self, folder):
        """What stands where below a folder: targets of links, sums of files."""
        paths = [path for path in (self.work / folder).rglob("*") if path.name not in ("sparse.w8log", "pipe.w8log")]
        return {str(path): os.readlink(path) if path.is_symlink() else hashlib.sha256(path.read_bytes()).hexdigest()
                for path in paths if path.is_symlink() or path.is_file()}

    def traced(self, *arguments):
        """As run_w8log; also that no program is run but git to ask what it ignores, nobody is called, and nothing of outside is told."""
        command = ["strace", "-f", "-e", "trace=execve,connect", "-o", "trace", self.binary, *arguments]
        done = subprocess.run(command, cwd=self.work, capture_output=True, stdin=subprocess.DEVNULL, timeout=20, check=False)
        calls = re.findall(r"^\d+ +(?:execve|connect)\(.*", (self.work / "trace").read_text(), re.M)
        others = [call for call in calls if not re.search(r'/git", \["git", "--no-pager", .*"core.fsmonitor=false", .*"ls-files"', call)]
        self.assertEqual(len(others), 1, others)
        for output in (done.stdout, done.stderr):
            self.assertNotRegex(output, rb"treasure|root:x:")
            if "csv" not in arguments:
                self.assertNotRegex(output.decode(), "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]")
        return done.returncode

    def test_reading_runs_nothing_tells_nothing_and_changes_nothing(self):
        before = self.files(".")
        for command in READING:
            for operand in ("clone", "clone/log.w8log"):
                with self.subTest(command=command, operand=operand):
                    self.assertIn(self.traced(*command.split(), "--today", TODAY, operand), (OK, FINDINGS, UNREADABLE, 4))
        (self.work / "trace").unlink()
        self.assertEqual(self.files("."), before)
        self.assertEqual(self.run_w8log("check", "--today", TODAY, "clone/sane/log.w8log")[:2], (OK, ""))

    def test_writing_changes_logs_of_the_clone_only(self):
        logs = [f"clone/names/{name}.w8log" for name in NAMES]
        for command in ("fmt", "fmt --sort", "check --fix", "check --unsafe-fixes"):
            before = self.files(".")
            for path in logs:
                (self.work / path).write_text(LOG.replace("   @", " @"))
            self.assertEqual(self.traced(*command.split(), "--today", TODAY, "clone"), UNREADABLE)
            (self.work / "trace").unlink()
            after = self.files(".")
            self.assertEqual(before.keys(), after.keys())
            changed = {name for name, sum in before.items() if after[name] != sum} - {str(self.work / path) for path in logs}
            self.assertLessEqual(changed, {str(self.work / "clone/log.w8log")})
            wanted = "82.1" if command.startswith("check") else "   @iron"
            self.assertEqual([path for path in logs if wanted not in (self.work / path).read_text()], [])

    def test_links_that_are_named_lead_nowhere_else(self):
        os.symlink("../sane/log.w8log", self.work / "clone/links/sane.w8log")
        before = self.files(".")
        for name in ("out", "env", "passwd", "new"):
            path = f"clone/links/{name}.w8log"
            for command in ("check", "check --fix", "check --unsafe-fixes", "fmt", "log", "add 84 -f", "gym rename @iron @gold -f",
                            "import --into", "edit -f", "tag rename #a #b -f", "exercise rename Squat Press -f"):
                with self.subTest(command=command, name=name):
                    operands = ["names/nothing.csv"] if command == "import --into" else []
                    self.assertNotEqual(self.traced(*command.split(), path, *operands), OK)
        code, _, err = self.run_w8log("fmt", "clone/links/out.w8log")
        self.assertEqual(code, UNREADABLE)
        self.assertIn("leads out of the repository; name its target", err)
        self.assertEqual(self.run_w8log("log", "--today", TODAY, "clone/links/sane.w8log")[0], OK)
        (self.work / "trace").unlink()
        self.assertEqual(self.files("."), before)

    def test_no_line_of_a_log_is_a_command_of_the_runner(self):
        self.write("run.w8log", "unit       kg\n\n# 2026-01\n\n03 Sat   82.1   > ##[group]PWN\n    > ::error::PWN\n 04 81\n")
        for runner in ("GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"):
            for command in ("log --with-notes", "notes", "fmt --diff", "check --format text"):
                with self.subTest(runner=runner, command=command):
                    lenient = ["--lenient"] if command[0] in "ln" else []
                    with unittest.mock.patch.dict(os.environ, {runner: "true"}):
                        out, err = self.run_w8log(*command.split(), *lenient, "run.w8log")[1:]
                    self.assertNotRegex(out + err, r"(?m)^\s*::|##\[")

    def test_the_entries_of_the_hooks_take_every_name(self):
        names = [f"names/{name}.w8log" for name in NAMES] + [f"{name}.w8log" for name in NAMES]
        for name in NAMES:
            self.write(f"{name}.w8log", LOG)
        os.symlink(self.work / "clone/names", self.work / "names")
        before = self.files(".")
        self.assertEqual(self.traced("check", "--fail-on", "warning", "--", *names), FINDINGS)
        self.assertEqual(self.traced("fmt", "--check", "--", *names), FINDINGS)
        (self.work / "trace").unlink()
        self.assertEqual(self.files("."), before)
