"""Logs in a repository: what git ignores, paths in annotations, line ends that git only shows, and settings of a stranger."""

import json
import os
import re
import subprocess

from logs import WRONG_WEEKDAY
from support import FINDINGS, LIMIT_SECONDS, OK, TODAY, UNREADABLE, SmokeTest

GOOD = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n"
# Settings by which git would start programs: for each question, and to fetch a text that is missing.
HOSTILE = """
[core]
	repositoryformatversion = 1
	fsmonitor = "touch '{0}/PWN-fsmonitor'; false"
	hooksPath = {0}/hooks
[extensions]
	partialClone = origin
[remote "origin"]
	url = ext::touch {0}/PWN-fetch
	promisor = true
	partialclonefilter = blob:none
[protocol]
	allow = always
[pager]
	ls-files = touch '{0}/PWN-pager'
"""


class RepositoryTest(SmokeTest):
    def setUp(self):
        super().setUp()
        self.top = self.work / "repository"
        self.git("init", "--quiet", self.top)

    def run_in(self, folder, *command, environment=()):
        """The exit code of a command in a folder, its output and its messages."""
        clean = {k: v for k, v in os.environ.items() if not k.startswith(("GIT_", "GITHUB_", "W8LOG_"))}
        done = subprocess.run(
            [str(word) for word in command], cwd=folder, env=clean | {"HOME": str(self.work)} | dict(environment),
            capture_output=True, stdin=subprocess.DEVNULL, timeout=LIMIT_SECONDS, check=False)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def git(self, *arguments, folder=None, **options):
        name = ("-c", "user.name=T", "-c", "user.email=t@example.org")
        code, out, errors = self.run_in(folder or self.work, "git", *name, *arguments, **options)
        self.assertEqual(code, 0, errors)
        return out

    def put(self, name, content=WRONG_WEEKDAY):
        return self.write(f"repository/{name}", content)

    def checked(self, *arguments, folder=None, command="check"):
        """The files that a report names, and the messages."""
        _, out, errors = self.run_in(
            folder or self.top, self.binary, command, "--today", TODAY, "--format", "short", *arguments)
        return [line.split(":")[0] for line in out.splitlines() if "W8104" in line], errors


class IgnoredTest(RepositoryTest):
    def test_what_git_ignores_is_skipped_and_counted(self):
        self.put(".gitignore", "node_modules/\nprivate*.w8log\n")
        for name in ("log/a.w8log", "log/private-b.w8log", "node_modules/p/c.w8log", "node_modules/d.w8log"):
            self.put(name)
        files, errors = self.checked(".")
        self.assertEqual(files, ["./log/a.w8log"])
        self.assertIn('w8log: ".": skipped 3 logs that git ignores; name one to read it\n', errors)
        self.assertEqual(self.checked("log")[0], ["log/a.w8log"])
        self.assertEqual(self.checked(".", folder=self.top / "log")[0], ["./a.w8log"])
        self.assertEqual(self.checked("..", folder=self.top / "log")[0], ["../log/a.w8log"])
        self.assertEqual(self.checked(self.top)[0], [f"{self.top}/log/a.w8log"])
        self.assertEqual(self.checked("log/private-b.w8log")[0], ["log/private-b.w8log"])
        self.assertEqual(
            self.checked("node_modules")[0], ["node_modules/d.w8log", "node_modules/p/c.w8log"])
        _, out, _ = self.run_in(self.top, self.binary, "fmt", "--check", ".")
        self.assertEqual(out, "./log/a.w8log\n")

    def test_a_log_that_git_knows_is_checked_in_an_ignored_folder(self):
        self.put("data/known.w8log")
        self.git("add", ".", folder=self.top)
        self.put(".gitignore", "data/\n")
        self.put("data/unknown.w8log")
        files, errors = self.checked(".")
        self.assertEqual(files, ["./data/known.w8log"])
        self.assertIn("skipped 1 log that git ignores; name it to read it", errors)

    def test_an_ignored_folder_is_not_entered(self):
        self.put(".gitignore", "data/\n")
        self.put("a.w8log", GOOD)
        self.put("data/secret/b.w8log")
        (self.top / "data/secret").chmod(0o000)
        self.work.chmod(0o755)
        self.run_in(self.work, "chown", "-R", "65534", self.top)
        code, _, errors = self.check("repository", unprivileged=True)
        self.assertEqual(code, OK, errors)
        (self.top / "data/secret").chmod(0o755)

    def test_a_repository_below_another_has_its_own_rules(self):
        self.git("init", "--quiet", self.top / "inner")
        self.put("inner/.gitignore", "b.w8log\n")
        for name in ("a.w8log", "b.w8log", "inner/a.w8log", "inner/b.w8log"):
            self.put(name)
        self.assertEqual(self.checked(".")[0], ["./a.w8log", "./b.w8log", "./inner/a.w8log"])

    def test_nothing_is_skipped_outside_a_repository(self):
        self.write("plain/.gitignore", "a.w8log\n")
        self.write("plain/a.w8log", WRONG_WEEKDAY)
        files, errors = self.checked("plain", folder=self.work)
        self.assertEqual(files, ["plain/a.w8log"])
        self.assertNotIn("skipped", errors)

    def test_patterns_exclude_logs(self):
        for name in ("log/a.w8log", "log/old/b.w8log", "vendor/c.w8log"):
            self.put(name)
        files, errors = self.checked(".", "--exclude", "vendor", "--exclude", "log/old/*.w8log")
        self.assertEqual(files, ["./log/a.w8log"])
        self.assertIn('".": skipped 2 logs by --exclude; name one to read it\n', errors)
        self.assertEqual(self.checked("vendor/c.w8log", "--exclude", "vendor")[0], ["vendor/c.w8log"])
        self.assertEqual(self.run_in(self.top, self.binary, "check", ".", "--exclude", "*.w8log")[0], UNREADABLE)
        for name in ("log/a.w8log", "vendor/c.w8log"):
            self.put(name, GOOD.replace("   82.1", " 82.1"))
        self.assertEqual(self.run_in(self.top, self.binary, "fmt", ".", "--exclude", "vendor")[:2], (OK, ""))
        self.assertIn("Sat   82.1", (self.top / "log/a.w8log").read_text())
        self.assertIn("Sat 82.1", (self.top / "vendor/c.w8log").read_text())


class AnnotationTest(RepositoryTest):
    def annotated(self, folder, *arguments, **variables):
        """The paths of the annotations that a runner of GitHub sees."""
        code, out, errors = self.run_in(
            folder, self.binary, "check", "--today", TODAY, "--fail-on", "warning", *arguments,
            environment={"GITHUB_ACTIONS": "true", **variables})
        self.assertEqual(code, FINDINGS, errors)
        return sorted(set(re.findall(r"^::warning file=([^,]*),", out, re.MULTILINE)))

    def test_every_path_exists_from_the_top(self):
        for name in ("a.w8log", "training/log/b.w8log", "training/log/2025.w8log"):
            self.put(name)
        self.put("training/log/root.w8log", GOOD.replace("\n\n", '\ninclude "2025.w8log"\n\n', 1))
        workspace = {"GITHUB_WORKSPACE": str(self.top)}
        for variables in ({}, workspace):
            for folder, arguments in (
                    ("", ["."]), ("training", [".."]), ("training/log", ["../..", "."]), ("", [str(self.top)]),
                    ("training", ["log/../../a.w8log", "log"])):
                with self.subTest(folder=folder, arguments=arguments, variables=variables):
                    paths = self.annotated(self.top / folder, *arguments, **variables)
                    self.assertEqual(paths, ["a.w8log", "training/log/2025.w8log", "training/log/b.w8log"])
                    for path in paths:
                        self.assertTrue((self.top / path).is_file())
        self.assertEqual(self.annotated(self.work, "repository/a.w8log", **workspace), ["a.w8log"])

    def test_a_workspace_without_git_is_the_top(self):
        self.write("plain/log/a.w8log", WRONG_WEEKDAY)
        paths = self.annotated(self.work / "plain/log", ".", GITHUB_WORKSPACE=str(self.work / "plain"))
        self.assertEqual(paths, ["log/a.w8log"])

    def test_a_checkout_below_the_workspace_is_the_top(self):
        self.put("log/a.w8log")
        paths = self.annotated(self.work, "repository", GITHUB_WORKSPACE=str(self.work))
        self.assertEqual(paths, ["log/a.w8log"])

    def test_other_reports_have_the_same_paths(self):
        self.put("training/log/b.w8log")
        reports = {}
        for format in ("sarif", "gitlab", "json"):
            _, out, _ = self.run_in(
                self.top / "training", self.binary, "check", "--today", TODAY, "--format", format, "log")
            reports[format] = json.loads(out)
        (run,) = reports["sarif"]["runs"]
        artifact = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
        self.assertEqual(artifact, {"uri": "training/log/b.w8log", "uriBaseId": "%SRCROOT%"})
        self.assertEqual(list(run["originalUriBaseIds"]), ["%SRCROOT%"])
        self.assertEqual(reports["gitlab"][0]["location"]["path"], "training/log/b.w8log")
        self.assertEqual(reports["json"]["files"][0]["path"], "log/b.w8log")


class LineEndTest(RepositoryTest):
    def check_formatted(self, *names):
        return self.run_in(self.top, self.binary, "fmt", "--check", "--", *names)

    def test_line_ends_that_git_only_shows_are_accepted(self):
        self.put("log/a.w8log", GOOD)
        self.git("add", ".", folder=self.top)
        self.git("commit", "--quiet", "--message", "log", folder=self.top)
        self.git("config", "core.autocrlf", "true", folder=self.top)
        (self.top / "log/a.w8log").unlink()
        self.git("checkout", "--", ".", folder=self.top)
        self.assertEqual((self.top / "log/a.w8log").read_bytes(), GOOD.replace("\n", "\r\n").encode())
        self.assertEqual(self.check_formatted("log/a.w8log"), (OK, "", ""))
        code, out, _ = self.run_in(self.top, self.binary, "check", "--hints", "--today", TODAY, "log")
        self.assertEqual((code, out), (OK, ""))
        self.put("log/a.w8log", GOOD.replace("   82.1", " 82.1").replace("\n", "\r\n"))
        self.assertEqual(self.check_formatted("log/a.w8log")[:2], (FINDINGS, "log/a.w8log\n"))

    def test_others_are_reported(self):
        self.put("unknown.w8log", GOOD.replace("\n", "\r\n"))
        self.assertEqual(self.check_formatted("unknown.w8log")[:2], (FINDINGS, "unknown.w8log\n"))
        self.git("add", ".", folder=self.top)
        self.assertEqual(self.check_formatted("unknown.w8log")[:2], (FINDINGS, "unknown.w8log\n"))


class StrangerTest(RepositoryTest):
    def test_settings_of_a_repository_start_no_program(self):
        self.put("a.w8log", GOOD)
        self.put("b.w8log", WRONG_WEEKDAY)
        self.put(".gitignore", "b.w8log\n")
        self.git("add", "a.w8log", folder=self.top)
        self.put("a.w8log", GOOD.replace("\n", "\r\n"))
        for folder in (self.top / ".git/objects").glob("??"):
            self.run_in(self.work, "rm", "-r", folder)
        with (self.top / ".git/config").open("a", encoding="utf-8") as file:
            file.write(HOSTILE.format(self.work))
        for arguments in (("check", "."), ("fmt", "--check", "."), ("fmt", "--check", "a.w8log")):
            code, out, errors = self.run_in(self.top, self.binary, *arguments)
            self.assertIn(code, (OK, FINDINGS), errors)
            self.assertNotIn("b.w8log", out)
            self.assertEqual(list(self.work.glob("PWN*")), [], arguments)
        # Git by itself would start them.
        self.run_in(self.top, "git", "ls-files", "--eol", "--", "a.w8log")
        self.run_in(self.top, "git", "ls-files", "--others")
        self.assertIn("PWN-fetch", [path.name for path in self.work.glob("PWN*")])
        self.assertIn("PWN-fsmonitor", [path.name for path in self.work.glob("PWN*")])
