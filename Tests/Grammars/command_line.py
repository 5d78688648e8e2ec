"""What the command line of tree-sitter says of its grammar, in the root of a newer Debian that the tests of editors use."""

import os
import pathlib
import shutil
import subprocess
import tempfile

FOLDER = pathlib.Path("grammar/tree-sitter-w8log")
PACKAGES = ("tree-sitter-cli", "gcc", "libc6-dev", "nodejs")
MADE = ("parser.c", "grammar.json", "node-types.json")


def faults():
    """What is wrong; nothing is said where there is no such root, but for a line that tells so."""
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        print("tree-sitter's command line needs root and debootstrap: left out")
        return []
    made = subprocess.run(["Tests/Editors/editor-root", *PACKAGES], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    if made.returncode:
        print("tree-sitter's command line cannot be had: left out")
        return []
    root = pathlib.Path(made.stdout.strip())
    with tempfile.TemporaryDirectory(dir=root / "tmp") as folder:
        copy = pathlib.Path(folder) / "grammar"
        shutil.copytree(FOLDER, copy)
        inside = "/" / copy.relative_to(root)
        told = []
        for command in (["generate"], ["test"]):
            done = subprocess.run(["chroot", root, "env", "HOME=/tmp", "sh", "-c", f'cd "{inside}" && exec tree-sitter "$@"', "sh", *command],
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
            if done.returncode:
                told.append(f"tree-sitter {command[0]}: {done.stdout[-2000:]}")
        told += [f"{FOLDER}/src/{name} is not what grammar.js makes" for name in MADE
                 if (FOLDER / "src" / name).read_bytes() != (copy / "src" / name).read_bytes()]
    print("tree-sitter's command line: the parser is what grammar.js makes, and its corpus passes" if not told else "")
    return told
