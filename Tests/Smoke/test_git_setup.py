"""`w8log git` sets git up, and what git does then: with the driver, and where that is missing or fails."""

import os
import subprocess

from support import LIMIT_SECONDS, OK, UNREADABLE, USAGE, SmokeTest

LINE = "*.w8log diff=w8log merge=w8log\n.*.w8log.taken merge=union\n"
BASE = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n04 Sun   82.0\n"
OURS = BASE + "05 Mon   81.8   @iron\n    Squat:              3x5 100\n"
THEIRS = BASE + "06 Tue   81.9\n"
BOTH = OURS + "06 Tue   81.9\n"
KEYS = ("merge.w8log.name", "merge.w8log.driver", "diff.w8log.xfuncname", "difftool.w8log.cmd")


class GitSetUpTest(SmokeTest):
    def setUp(self):
        super().setUp()
        self.home = self.work / "home"
        self.home.mkdir()
        (self.work / "bin").mkdir()
        os.symlink(self.binary, self.work / "bin/w8log")
        self.repository = self.work / "log"
        self.git("init", "--quiet", "--initial-branch", "ours", str(self.repository), folder=self.work)

    @property
    def environment(self):
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("GIT_", "XDG_", "W8LOG_"))}
        return kept | {
            "HOME": str(self.home), "PATH": f"{self.work / 'bin'}:{os.environ['PATH']}", "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "T", "GIT_AUTHOR_EMAIL": "t@example.org", "GIT_COMMITTER_NAME": "T",
            "GIT_COMMITTER_EMAIL": "t@example.org", "GIT_PAGER": "cat"}

    def run_in(self, folder, *command, environment=None):
        done = subprocess.run(
            command, cwd=folder, env=self.environment | (environment or {}), text=True, capture_output=True,
            timeout=LIMIT_SECONDS, check=False, stdin=subprocess.DEVNULL)
        return done.returncode, done.stdout, done.stderr

    def git(self, *arguments, folder=None, code=0, **options):
        done, out, errors = self.run_in(folder or self.repository, "git", *arguments, **options)
        if code is not None:
            self.assertEqual(done, code, f"git {arguments}: {out}{errors}")
        return out

    def w8log(self, *arguments, folder=None):
        return self.run_in(folder or self.repository, str(self.binary), *arguments)

    def commit(self, text, name="log.w8log"):
        (self.repository / name).write_text(text)
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "log")

    def text(self, name="log.w8log"):
        return (self.repository / name).read_text()

    def config(self):
        return (self.repository / ".git/config").read_text()

    # What is set.

    def test_it_is_set_once_and_undone_exactly(self):
        before = self.config()
        self.assertEqual(self.w8log("git"), (OK, "this repository: not set up\nglobal: not set up\n", ""))
        code, out, errors = self.w8log("git", "--enable")
        self.assertEqual((code, errors), (OK, ""))
        self.assertEqual(self.text(".gitattributes"), LINE)
        for key in KEYS:
            self.assertIn(key, out)
            self.assertTrue(self.git("config", "--local", "--get", key))
        after = self.config()
        self.assertEqual(self.w8log("git")[1], "this repository: set up\nglobal: not set up\n")
        self.assertEqual(self.w8log("git", "--enable"), (OK, "this repository: already set up\n", ""))
        self.assertEqual((self.config(), self.text(".gitattributes")), (after, LINE))
        self.assertEqual(self.w8log("git", "--disable")[0], OK)
        self.assertEqual(self.config(), before)
        self.assertFalse((self.repository / ".gitattributes").exists())
        self.assertEqual(self.w8log("git", "--disable"), (OK, "this repository: nothing to undo\n", ""))

    def test_other_lines_and_settings_stay(self):
        attributes = "*.md text\n*.w8log text eol=lf diff=w8log\n"
        (self.repository / ".gitattributes").write_text(attributes)
        self.git("config", "diff.w8log.xfuncname", "^#.*$")
        self.git("config", "diff.w8log.textconv", "w8log diff --textconv")
        code, _, errors = self.w8log("git", "--enable")
        self.assertEqual(code, OK)
        self.assertIn("diff.w8log.xfuncname", errors)
        self.assertEqual(self.text(".gitattributes"), attributes + LINE)
        self.assertEqual(self.w8log("git", "--disable")[0], OK)
        self.assertEqual(self.text(".gitattributes"), attributes)
        self.assertEqual(self.git("config", "diff.w8log.xfuncname"), "^#.*$\n")
        self.assertEqual(self.git("config", "diff.w8log.textconv"), "w8log diff --textconv\n")

    def test_another_driver_is_an_error_and_nothing_changes(self):
        for attributes in ("*.w8log merge=union\n", "*.w8log -merge\n", "*.w8log binary\n", "*.w8log diff=lines\n"):
            before = self.config()
            (self.repository / ".gitattributes").write_text(attributes)
            code, out, errors = self.w8log("git", "--enable")
            self.assertEqual((code, out), (UNREADABLE, ""))
            self.assertIn("nothing is changed", errors)
            self.assertEqual((self.config(), self.text(".gitattributes")), (before, attributes))
        (self.repository / ".gitattributes").unlink()
        self.git("config", "merge.w8log.driver", "mine %A")
        self.assertEqual(self.w8log("git", "--enable")[0], UNREADABLE)
        self.assertFalse((self.repository / ".gitattributes").exists())
        # That of another version of w8log is renewed.
        self.git("config", "merge.w8log.driver", "w8log merge --git %O %A %B")
        self.assertEqual(self.w8log("git", "--enable")[0], OK)
        self.assertIn("merge-file", self.git("config", "merge.w8log.driver"))

    def test_what_two_clones_took_is_merged(self):
        self.commit(BASE)
        self.assertEqual(self.w8log("git", "--enable")[0], OK)
        self.take("2026-01-05 81.8\n")
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "taken")
        clone = self.work / "clone"
        self.git("clone", "--quiet", str(self.repository), str(clone), folder=self.work)
        self.assertEqual(self.w8log("git", "--enable", folder=clone)[0], OK)
        self.take("2026-01-06 81.9\n2026-01-08 81.5\n")
        self.take("2026-01-07 81.7\n2026-01-08 81.5\n", folder=clone)
        for folder in (self.repository, clone):
            self.git("commit", "--quiet", "--all", "--message", "taken", folder=folder)
        self.git("pull", "--quiet", "--no-rebase", "--no-edit", folder=clone)
        self.assertNotIn("<<<", (clone / ".log.w8log.taken").read_text())
        again = "2026-01-05 81.8\n2026-01-06 81.9\n2026-01-07 81.7\n2026-01-08 81.5\n"
        self.assertIn("6 January 2026 is already in the log", self.take(again, folder=clone))
        self.assertEqual((clone / "log.w8log").read_text().count("81."), 4)

    def take(self, inbox, folder=None):
        folder = folder or self.repository
        (folder / "in.txt").write_text(inbox)
        code, _, errors = self.w8log("take", "-f", "log.w8log", "in.txt", folder=folder)
        self.assertEqual(code, OK, errors)
        return errors

    def test_slips_are_told(self):
        self.assertEqual(self.w8log("git", "--enable", "--disable")[0], USAGE)
        self.assertEqual(self.w8log("git", "enable")[0], USAGE)
        code, _, errors = self.w8log("git", "--enable", folder=self.home)
        self.assertEqual(code, UNREADABLE)
        self.assertIn("--global", errors)
        self.assertEqual(self.w8log("git", folder=self.home), (OK, "global: not set up\n", ""))
        done = self.run_in(self.repository, str(self.binary), "git", environment={"PATH": str(self.home)})
        self.assertEqual(done[0], UNREADABLE)
        self.assertIn("is it installed", done[2])

    def test_globally_it_is_set_for_all_repositories(self):
        code, _, errors = self.w8log("git", "--enable", "--global", folder=self.home)
        self.assertEqual((code, errors), (OK, ""))
        self.assertEqual((self.home / ".config/git/attributes").read_text(), LINE)
        self.assertEqual(self.w8log("git", "--enable", "--global")[1], "global: already set up\n")
        self.assertEqual(self.merge(), BOTH)
        self.assertEqual(self.w8log("git", "--disable", "--global")[0], OK)
        self.assertFalse((self.home / ".config/git/attributes").exists())
        # The file that git reads may be another.
        self.git("config", "--global", "core.attributesFile", "~/my attributes")
        self.assertEqual(self.w8log("git", "--enable", "--global")[0], OK)
        self.assertEqual((self.home / "my attributes").read_text(), LINE)

    def test_below_the_top_in_worktrees_and_without_files(self):
        self.commit(BASE, "base.w8log")
        folder = self.repository / "years"
        folder.mkdir()
        self.assertEqual(self.w8log("git", "--enable", folder=folder)[0], OK)
        self.assertEqual(self.text(".gitattributes"), LINE)
        self.git("worktree", "add", "--quiet", "-b", "other", str(self.work / "tree"))
        tree = self.work / "tree"
        code, out, _ = self.w8log("git", "--enable", folder=tree)
        self.assertEqual(code, OK, out)
        self.assertEqual((tree / ".gitattributes").read_text(), LINE)
        bare = self.work / "bare.git"
        self.git("init", "--quiet", "--bare", str(bare), folder=self.work)
        self.assertEqual(self.w8log("git", "--enable", folder=bare)[0], OK)
        self.assertEqual((bare / "info/attributes").read_text(), LINE)
        self.assertEqual(self.w8log("git", "--disable", folder=bare)[0], OK)
        self.assertFalse((bare / "info/attributes").exists())

    # What git does then.

    def branches(self, ours=OURS, theirs=THEIRS, base=BASE):
        self.commit(base)
        self.git("checkout", "--quiet", "-b", "theirs")
        self.commit(theirs)
        self.git("checkout", "--quiet", "ours")
        self.commit(ours)

    def merge(self, code=0, **options):
        self.branches()
        self.git("merge", "--quiet", "--no-edit", "theirs", code=code, **options)
        return self.text()

    def enable(self):
        self.assertEqual(self.w8log("git", "--enable")[0], OK)

    def test_a_merge_and_what_follows_join_logs(self):
        self.enable()
        self.assertEqual(self.merge(), BOTH)
        self.assertEqual(self.git("status", "--porcelain"), "")

    def test_a_rebase(self):
        self.enable()
        self.branches()
        self.git("rebase", "--quiet", "theirs")
        self.assertEqual(self.text(), BOTH)

    def test_a_cherry_pick(self):
        self.enable()
        self.branches()
        self.git("cherry-pick", "theirs")
        self.assertEqual(self.text(), BOTH)

    def test_a_stash(self):
        self.enable()
        self.commit(BASE)
        (self.repository / "log.w8log").write_text(OURS)
        self.git("stash", "--quiet")
        self.commit(THEIRS)
        self.git("stash", "pop", "--quiet")
        self.assertEqual(self.text(), BOTH)

    def test_many_branches_at_once(self):
        self.enable()
        self.branches()
        self.git("checkout", "--quiet", "-b", "third", "ours~1")
        self.commit(BASE + "07 Wed   81.7\n", "log.w8log")
        self.git("checkout", "--quiet", "ours")
        # An octopus knows no drivers: it gives up where lines clash, and nothing is changed.
        self.git("merge", "--quiet", "--no-edit", "theirs", "third", code=None)
        if self.text() == OURS or "<<<<" in self.text():
            self.git("reset", "--quiet", "--hard")
            self.git("merge", "--quiet", "--no-edit", "theirs")
            self.git("merge", "--quiet", "--no-edit", "third")
        self.assertEqual(self.text(), BOTH + "07 Wed   81.7\n")

    def test_in_a_worktree(self):
        self.enable()
        self.branches()
        tree = self.work / "tree"
        self.git("worktree", "add", "--quiet", "-b", "third", str(tree), "theirs")
        self.git("merge", "--quiet", "--no-edit", "ours", folder=tree)
        self.assertEqual((tree / "log.w8log").read_text(), BOTH)

    def test_a_clash_has_marks_and_is_no_clean_merge(self):
        self.enable()
        self.branches(BASE.replace("82.0", "81.9"), BASE.replace("82.0", "81.5"))
        self.git("merge", "--quiet", "theirs", code=1)
        self.assertIn("<<<<<<<", self.text())
        self.assertIn("81.9", self.text())
        self.assertIn("81.5", self.text())
        self.assertEqual(self.git("status", "--porcelain"), "UU log.w8log\n")

    def assert_fallback(self):
        """Git's own merge: lines that stand side by side clash, and all of them are there between marks."""
        text = self.merge(code=1)
        self.assertIn("<<<<<<<", text)
        for line in set(BOTH.splitlines()):
            self.assertIn(line, text.splitlines())
        self.assertEqual(self.git("status", "--porcelain"), "UU log.w8log\n")

    def program(self, text):
        path = self.work / "bin/w8log"
        path.unlink()
        if text:
            path.write_text(f"#!/bin/sh\n{text}\n")
            path.chmod(0o755)

    def test_without_a_driver_git_merges_line_by_line(self):
        self.enable()
        self.program("")
        self.assert_fallback()

    def test_a_driver_that_is_killed(self):
        self.enable()
        self.program("kill -KILL $$")
        self.assert_fallback()

    def test_a_driver_that_fails(self):
        self.enable()
        self.program("exit 70")
        self.assert_fallback()

    def test_a_driver_that_knows_no_merge(self):
        self.enable()
        self.program("echo 'w8log: unknown command \"merge\"' >&2; exit 2")
        self.assert_fallback()

    def test_a_log_of_a_later_version(self):
        self.enable()
        later = "w8log 9.0\n"
        self.branches(later + OURS, later + THEIRS, later + BASE)
        self.git("merge", "--quiet", "--no-edit", "theirs", code=1)
        self.assertIn("<<<<<<<", self.text())

    def test_git_shows_what_has_changed(self):
        self.enable()
        self.commit(BASE)
        self.commit(OURS.replace("82.0", "81.9"))
        code, out, errors = self.run_in(
            self.repository, "git", "difftool", "--no-prompt", "-t", "w8log", "HEAD~1", "HEAD")
        self.assertEqual(code, 0, errors)
        words = "2026-01-04 Sun  82.0 → 81.9\n2026-01-05 Mon  new: 81.8 @iron; Squat 3x5 100\n"
        self.assertEqual(out, "log.w8log\n" + words)
        out = self.git("diff", "HEAD~1", environment={"GIT_EXTERNAL_DIFF": "w8log diff --git"})
        self.assertEqual(out, "log.w8log\n" + words)
        self.git("rm", "--quiet", "log.w8log")
        out = self.git("diff", "HEAD", environment={"GIT_EXTERNAL_DIFF": "w8log diff --git"})
        self.assertIn("removed: 82.1", out)
        self.assertIn("@@ # 2026-01", self.git("show", "--unified=0", "HEAD"))
        self.git("config", "diff.w8log.textconv", "w8log diff --textconv")
        out = self.git("log", "-p", "-1", "--unified=0")
        self.assertIn("\n-2026-01-04 Sun  82.0\n+2026-01-04 Sun  81.9\n", out)
        self.assertIn("\n+2026-01-05 Mon  Squat at @iron: 3x5 100\n", out)
