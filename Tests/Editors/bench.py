"""A place to try an editor: a root that holds it, a home folder, logbooks, and w8log on the PATH."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import textwrap

from checks import await_true

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
TODAY = "2026-02-10"

# Runs in the mount namespace: $1 is the root, $2 the work folder, $3 the repository, $4 where to start, then the command.
# The work folder stands at the same path, so that file URIs mean the same inside and outside; the repository at /mnt.
ENTER = """
set -eu
root=$1 work=$2 repository=$3 folder=$4
shift 4
mount --make-rprivate /
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mkdir -p "$root$work"
mount --bind "$work" "$root$work"
mount --bind "$repository" "$root/mnt"
mount -o remount,bind,ro "$root/mnt"
exec chroot "$root" sh -c 'cd "$1" && shift && exec "$@"' enter "$folder" "$@"
"""


def make_root(packages, suites=None):
    """The path of a root that holds the packages; none where it cannot be made."""
    environment = dict(os.environ, **({"W8LOG_EDITORS_SUITES": suites} if suites else {}))
    made = subprocess.run([HERE / "editor-root", *packages], stdout=subprocess.PIPE, text=True, env=environment)
    return made.stdout.strip() if made.returncode == 0 else None


class Bench:
    """Made for one editor, and gone at the end of the `with` statement."""

    def __init__(self, binary, packages=(), suites=None):
        self.binary = pathlib.Path(binary).resolve(strict=True)
        self.root = make_root(packages, suites)
        if not self.root:
            raise RuntimeError(f"no folder with {' '.join(packages)} could be made")

    def __enter__(self):
        # Not where TMPDIR points: inside the root there is only /tmp.
        self.work = pathlib.Path(tempfile.mkdtemp(prefix="w8log-editor-", dir="/tmp")).resolve()
        self.home, self.logs = self.work / "home", self.work / "log"
        self.home.mkdir()
        (self.work / "bin").mkdir()
        shutil.copy(self.binary, self.work / "bin/w8log")
        # A debug build needs the Swift libraries, which the root lacks.
        needed = subprocess.run(["ldd", self.binary], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout
        for library in re.findall(r"=> (\S*/swift/\S+)", needed):
            shutil.copy(library, self.work / "bin")
        shutil.copytree(HERE / "book", self.logs / "book")
        (self.logs / ".git").mkdir()
        self.log = self.logs / "canonical.w8log"
        self.book = self.logs / "book/log.w8log", self.logs / "book/2025.w8log"
        self.fresh_logs()
        return self

    def fresh_logs(self):
        """Puts the logbooks back as they were."""
        shutil.copy(REPOSITORY / "grammar/examples/canonical.w8log", self.log)
        for file in self.book:
            shutil.copy(HERE / "book" / file.name, file)

    def __exit__(self, *_):
        shutil.rmtree(self.work, ignore_errors=True)

    def command(self, words, folder=None, **environment):
        """The words of a command that runs `words` inside the root, as a user with this home."""
        settings = {
            "HOME": self.home,
            "LANG": "C.UTF-8",
            "PATH": f"{self.work}/bin:/usr/bin:/bin",
            "TERM": "tmux-256color",
            "COLORTERM": "truecolor",
            **environment,
        }
        inside = ["env", "-i", *(f"{name}={value}" for name, value in settings.items()), *map(str, words)]
        outside = ["unshare", "-m", "sh", "-c", ENTER, "enter", self.root, self.work, REPOSITORY, folder or self.logs]
        return [str(word) for word in outside] + inside

    def tapped(self, words):
        """The same, with all that servers send kept in a file, for `sent`."""
        tap = self.work / "tap"
        tap.mkdir(exist_ok=True)
        (tap / "w8log").write_text(f'#!/bin/sh\n{self.work}/bin/w8log "$@" | tee -a {self.work}/sent\n')
        (tap / "w8log").chmod(0o755)
        return self.command(words, PATH=f"{tap}:{self.work}/bin:/usr/bin:/bin")

    def sent(self):
        """The messages that servers have sent so far."""
        data, messages = (self.work / "sent").read_bytes(), []
        while head := re.match(rb"Content-Length: (\d+)\r\n(?:[^\r]+\r\n)*\r\n", data):
            end = head.end() + int(head[1])
            messages.append(json.loads(data[head.end():end]))
            data = data[end:]
        return messages

    def run(self, words, folder=None, limit=120, **environment):
        """Runs a command inside the root; returns its exit code and what it printed."""
        with subprocess.Popen(
            self.command(words, folder, **environment), stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        ) as process:
            try:
                output, _ = process.communicate(timeout=limit)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)
                output, _ = process.communicate()
                return 1, output.decode("utf-8", "replace") + f"\nno end after {limit} s\n"
        return process.returncode, output.decode("utf-8", "replace")

    def follow_readme(self, checks, folder):
        """Does what the shell blocks of an editor's README say, in the repository, word for word."""
        text = (REPOSITORY / folder / "README.md").read_text()
        # Those of a numbered step are indented.
        steps = [textwrap.dedent(step) for step in re.findall(r"^ *```sh\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)]
        for step in steps:
            code, output = self.run(["sh", "-euc", step], folder="/mnt")
            checks.check(f"{folder}/README.md: {step.strip().splitlines()[0]} …", code == 0, output)
        return checks.check(f"{folder}/README.md says what to do", steps)

    def servers(self):
        """The process numbers of servers of this bench that run."""
        executable = str(self.work / "bin/w8log").encode()
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    words = (entry / "cmdline").read_bytes().split(b"\0")
                    # The link is seen relative to the process's own root.
                    runs = os.readlink(entry / "exe").encode().endswith(executable)
                except OSError:
                    continue
                if runs and b"lsp" in words:
                    found.append(int(entry.name))
        return found

    def check_no_server_left(self, checks):
        """A server that outlives its editor by five seconds is a fault."""
        await_true(lambda: not self.servers(), patience=60)
        checks.check("the server is gone after the editor", not self.servers())
