"""Programs by others that read what we write, in a folder of their own.

`sarif-tools`, `junitparser`, `PyYAML` and `pre-commit` are run; `lsprotocol`, the types of the language server's
messages, is a module of the tests themselves.
"""

import functools
import importlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import unittest

from support import REPOSITORY

FOLDER = REPOSITORY / ".build/smoke-readers"
PYTHON = FOLDER / "bin/python"
# What sarif-tools needs to read a file; all that it can need includes plotting and takes minutes.
BARE_PACKAGES = ("sarif-tools", "junitparser", "jsonpath-ng", "ply")
WHOLE_PACKAGES = ("PyYAML", "pre-commit", "lsprotocol==2025.0.0")
LIMIT_SECONDS = 300


class NeedsReaders:
    """A test that the runner leaves out, and says so, where the programs cannot be had."""

    needs_readers = True

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        reason = prepare()
        if reason:
            raise unittest.SkipTest(reason)


def prepare():
    """Installs the readers unless they are there; says why it cannot, or returns None."""
    if works():
        return None
    shutil.rmtree(FOLDER, ignore_errors=True)
    if not run(sys.executable, "-m", "venv", FOLDER) and not install_venv():
        return "python3 cannot make a virtual environment: install python3-venv"
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--retries", "1")
    run(*pip, "--no-deps", *BARE_PACKAGES)
    run(*pip, *WHOLE_PACKAGES)
    if works():
        return None
    run(*pip, *BARE_PACKAGES, *WHOLE_PACKAGES)
    return None if works() else f"cannot install {', '.join(BARE_PACKAGES[:2] + WHOLE_PACKAGES)}"


def works():
    return PYTHON.exists() and run(
        PYTHON, "-c", "import sarif.loader, junitparser, yaml, pre_commit, lsprotocol.types")


@functools.cache
def module(name):
    """A module of the readers for the tests themselves, by the same Python; None where it is not installed."""
    folder = FOLDER / f"lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
    if folder.is_dir() and str(folder) not in sys.path:
        sys.path.append(str(folder))
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def install_venv():
    """On Debian the module is a package of its own."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    run("apt-get", "update", "-q")
    run("apt-get", "install", "-q", "-y", "python3-venv")
    return run(sys.executable, "-m", "venv", FOLDER)


def run(*command):
    """Whether the command succeeds."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            [str(part) for part in command], capture_output=True, stdin=subprocess.DEVNULL,
            timeout=LIMIT_SECONDS, env=quiet, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def read(script, path):
    """What `script` prints about the file at `path`, which it gets as its argument."""
    done = subprocess.run(
        [str(PYTHON), "-c", script, str(pathlib.Path(path))], capture_output=True,
        timeout=LIMIT_SECONDS, check=False)
    if done.returncode != 0:
        raise AssertionError(done.stderr.decode())
    return done.stdout.decode()


def read_json(script, path):
    """The JSON document that `script` prints about the file at `path`."""
    return json.loads(read(script, path))
