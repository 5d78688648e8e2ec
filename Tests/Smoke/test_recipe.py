"""The ways into CI that README shows and `.pre-commit-hooks.yaml` offers, run over trees of logs."""

import json
import os
import re
import shutil
import subprocess

import readers
from logs import WRONG_WEEKDAY
from support import CANONICAL, LIMIT_SECONDS, REPOSITORY, SmokeTest

NOT_CANONICAL = "unit kg\n\n# 2026-01\n\n3 Sat 82.1\n"
BLOCK = "import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))))"


def recipe(language):
    """The fenced blocks of `language` in the part of README about CI."""
    text = (REPOSITORY / "README.md").read_text()
    part = text.split("\n## CI\n")[1].split("\n## ")[0]
    return re.findall(rf"^```{language}\n(.*?)^```$", part, re.MULTILINE | re.DOTALL)


class TreeTest(SmokeTest):
    """Has a tree of clean logs and w8log on the path."""

    def setUp(self):
        super().setUp()
        shutil.copy(self.binary, self.folder / "w8log")
        self.write("log/2025/old.w8log", CANONICAL.read_bytes())
        self.write("log/new.w8log", "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n")

    def shell(self, command, **variables):
        """The exit code of a command as a runner starts it, and what it prints."""
        path = f"{self.folder}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", command], cwd=self.work, capture_output=True,
            env={**os.environ, "PATH": path, "W8LOG_FILE": "", **variables}, timeout=LIMIT_SECONDS, check=False)
        return done.returncode, done.stdout.decode() + done.stderr.decode()

    def codes(self, commands):
        """The exit codes over the clean tree, one with a fault, and one with a log out of form."""
        codes = [[self.shell(command)[0] for command in commands]]
        for content in (WRONG_WEEKDAY, NOT_CANONICAL):
            self.write("log/2026/bad.w8log", content)
            codes.append([self.shell(command)[0] for command in commands])
        return codes


class RecipeTest(TreeTest):
    def test_the_line_fails_a_build(self):
        (line,) = recipe("sh")
        self.assertEqual(self.codes([line]), [[0], [1], [1]])

    def test_the_line_annotates_the_fault(self):
        self.write("log/2026/bad.w8log", WRONG_WEEKDAY)
        _, out = self.shell(recipe("sh")[0], GITHUB_ACTIONS="true", GITHUB_WORKSPACE=str(self.work))
        self.assertIn("::warning file=log/2026/bad.w8log,line=5,endLine=5,col=4,", out)

    def test_a_tree_without_logs_fails_a_build(self):
        shutil.rmtree(self.work / "log")
        (self.work / "log").mkdir()
        self.assertEqual(self.shell(recipe("sh")[0])[0], 3)


class OthersRecipeTest(readers.NeedsReaders, TreeTest):
    def test_each_step_of_the_workflow_fails_a_build_for_its_own_reason(self):
        workflow = self.block(0)
        install, *steps = [step["run"] for step in workflow["jobs"]["check"]["steps"] if "run" in step]
        self.assertIn("install", install)
        self.assertEqual(len(steps), 2)
        self.assertEqual(self.codes(steps), [[0, 0], [1, 1], [0, 1]])

    def test_the_job_of_gitlab_reports_a_fault(self):
        job = self.block(1)["logs"]
        install, *steps = job["script"]
        self.assertIn("install", install)
        self.assertEqual(self.codes(steps), [[0, 0], [1, 1], [0, 1]])
        self.write("log/2026/bad.w8log", WRONG_WEEKDAY)
        self.shell(steps[0])
        problems = json.loads((self.work / job["artifacts"]["reports"]["codequality"]).read_text())
        self.assertIn(("weekday-mismatch", "log/2026/bad.w8log"), [
            (problem["check_name"], problem["location"]["path"]) for problem in problems])

    def test_the_hooks_of_the_readme_do_what_those_of_the_repository_do(self):
        (local,) = self.block(2)["repos"]
        own = readers.read_json(BLOCK, REPOSITORY / ".pre-commit-hooks.yaml")
        self.assertEqual(
            [(hook["id"], hook["name"], hook["entry"], hook["files"]) for hook in local["hooks"]],
            [(hook["id"], hook["name"], " ".join([hook["entry"], *hook["args"]]), hook["files"]) for hook in own])

    def block(self, index):
        """What the YAML block of that index in README holds."""
        return readers.read_json(BLOCK, self.write("block.yaml", recipe("yaml")[index]))

    def hook(self, name):
        """The exit code of a pre-commit hook over every file that git knows, and what it prints."""
        self.shell("git init --quiet && git add --all")
        tool = readers.PYTHON.parent / "pre-commit"
        home = f"PRE_COMMIT_HOME='{self.work}/.cache'"
        return self.shell(f"{home} '{tool}' try-repo '{self.hooks()}' {name} --all-files")

    def hooks(self):
        """A repository that holds only the hooks, as pre-commit fetches them."""
        folder = self.folder / "hooks"
        if not folder.exists():
            folder.mkdir()
            shutil.copy(REPOSITORY / ".pre-commit-hooks.yaml", folder)
            name = "-c user.name=Test -c user.email=test@example.org"
            self.shell(
                f"cd '{folder}' && git init --quiet && git add --all"
                f" && git {name} commit --quiet --message hooks")
        return folder

    def test_the_hooks_pass_a_clean_tree(self):
        for name in ("w8log-check", "w8log-fmt-check"):
            code, out = self.hook(name)
            self.assertEqual(code, 0, out)
            self.assertIn("Passed", out)

    def test_the_hooks_stop_a_commit(self):
        self.write("log/2026/bad.w8log", WRONG_WEEKDAY)
        code, out = self.hook("w8log-check")
        self.assertEqual(code, 1, out)
        self.assertIn("[weekday-mismatch W8104]", out)
        self.write("log/2026/bad.w8log", NOT_CANONICAL)
        code, out = self.hook("w8log-fmt-check")
        self.assertEqual(code, 1, out)
        self.assertIn("bad.w8log", out)
