"""What the smoke tests share: the binary, a folder to work in, and one way to run a command."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent.parent
CANONICAL = REPOSITORY / "grammar/examples/canonical.w8log"
TODAY = "2026-02-10"
LIMIT_SECONDS = 60
NOBODY = 65534

OK, FINDINGS, USAGE, UNREADABLE, DATA = 0, 1, 2, 3, 4


def built_binary():
    """The binary that W8LOG_BINARY names, or the release build."""
    path = pathlib.Path(os.environ.get("W8LOG_BINARY", REPOSITORY / ".build/shipped/release/w8log"))
    if not path.is_file():
        raise unittest.SkipTest(f"no binary at {path}: build it, or set W8LOG_BINARY")
    return path.resolve()


class SmokeTest(unittest.TestCase):
    """Has a fresh folder that anybody may enter, with a copy of the binary in it."""

    maxDiff = 4000

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="w8log-smoke-")).resolve()
        cls.folder.chmod(0o755)
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        cls.binary = cls.folder / "bin-w8log"
        shutil.copy(built_binary(), cls.binary)
        cls.binary.chmod(0o755)
        # What a run leaves for later ones is not that of the user.
        os.environ["XDG_STATE_HOME"] = str(cls.folder / "state")

    def setUp(self):
        self.work = self.folder / self.id().rsplit(".", 1)[-1]
        self.work.mkdir()
        self.work.chmod(0o755)

    def write(self, name, content):
        """Writes a file of the work folder; content is text or bytes."""
        path = self.work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def run_w8log(self, *arguments, stdin=b"", unprivileged=False):
        """Runs the binary in the work folder and returns (exit code, stdout, stderr) as text."""
        command = [str(self.binary), *map(str, arguments)]
        if unprivileged and os.geteuid() == 0:
            drop = [f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
            command = ["setpriv", *drop, "--", *command]
        environment = {k: v for k, v in os.environ.items() if not k.startswith("W8LOG_")}
        done = subprocess.run(
            command, input=stdin, capture_output=True, cwd=self.work, env=environment,
            timeout=LIMIT_SECONDS, check=False,
        )
        self.assertGreaterEqual(done.returncode, 0, f"ended by a signal: {done.stderr!r}")
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def check(self, *arguments, **options):
        """As run_w8log, for `check` at a fixed day."""
        return self.run_w8log("check", "--today", TODAY, *arguments, **options)

    def log(self, *arguments, **options):
        """As run_w8log, for `log` at a fixed day."""
        return self.run_w8log("log", "--today", TODAY, *arguments, **options)
