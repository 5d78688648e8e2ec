"""The packages by others that read the grammars, in a folder of their own."""

import os
import pathlib
import shutil
import subprocess
import sys

FOLDER = pathlib.Path(".build/grammar-readers")
PYTHON = FOLDER / "bin/python"
PACKAGES = ("tree-sitter>=0.25,<0.27", "textmate-grammar-python==0.6.1")
SKIPPED = 75
LIMIT_SECONDS = 300


def enter():
    """Goes on as the Python that has the packages, installing them where they are not there."""
    if os.environ.get("W8LOG_GRAMMAR_READERS"):
        return
    if not works() and not install():
        print(f"cannot install {' and '.join(PACKAGES)}")
        sys.exit(SKIPPED)
    os.environ["W8LOG_GRAMMAR_READERS"] = "1"
    os.execv(PYTHON, [str(PYTHON), *sys.argv])


def works():
    return PYTHON.exists() and run(PYTHON, "-c", "import tree_sitter, textmate_grammar")


def install():
    shutil.rmtree(FOLDER, ignore_errors=True)
    if not run(sys.executable, "-m", "venv", FOLDER):
        # On Debian the module is a package of its own.
        run("apt-get", "install", "-q", "-y", "python3-venv")
        run(sys.executable, "-m", "venv", FOLDER)
    return run(PYTHON, "-m", "pip", "install", "--quiet", "--retries", "1", *PACKAGES) and works()


def run(*command):
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              timeout=LIMIT_SECONDS).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
