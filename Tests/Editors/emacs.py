"""Emacs: the mode by itself, and live sessions with Eglot by the tests of emacs/live-test.el inside a real one."""

import shutil

import bench
from checks import await_true
from screen import Screen

PACKAGES = ("emacs-nox",)


def tidy(checks, place):
    """The mode compiles without a warning, its documentation is in form, and its own tests pass."""
    lisp = place.work / "lisp"
    lisp.mkdir()
    mode = lisp / "w8log-mode.el"
    shutil.copy(bench.REPOSITORY / "editors/emacs/w8log-mode.el", mode)
    code, output = place.run(["emacs", "-Q", "--batch", "-f", "batch-byte-compile", mode])
    checks.check("the mode compiles without a warning", code == 0 and "arning" not in output, output)
    code, output = place.run(["emacs", "-Q", "--batch", "--eval", f'(checkdoc-file "{mode}")'])
    checks.check("its documentation is in form", code == 0 and not output.strip(), output)
    code, output = place.run(
        ["emacs", "-Q", "--batch", "-L", lisp, "-l", "/mnt/Tests/Editors/emacs/mode-tests.el",
         "-f", "ert-run-tests-batch-and-exit"])
    checks.check("the tests of the mode pass", code == 0 and ", 0 unexpected" in output, output)


def live(checks, place):
    results, opened = place.work / "results", place.work / "opened"
    # What opens files on a desktop.
    opener = place.work / "bin/xdg-open"
    opener.write_text(f'#!/bin/sh\necho "$@" >{opened}\n')
    opener.chmod(0o755)
    command = place.command(
        ["emacs", "-nw", "-l", "/mnt/Tests/Editors/emacs/live-test.el"], W8LOG_TEST_RESULTS=results,
        W8LOG_TEST_LOG=place.log, W8LOG_TEST_BOOK=place.book[0], W8LOG_TEST_OLD_BOOK=place.book[1],
        W8LOG_TEST_TODAY=bench.TODAY, W8LOG_TEST_OPENED=opened)
    with Screen(command, rows=64) as emacs:
        ended = await_true(lambda: not emacs.is_running(), patience=90)
        screen = emacs.text()
    checks.take(results, screen)
    checks.check("Emacs ends", ended, screen)
    place.check_no_server_left(checks)


def run(checks, binary):
    with bench.Bench(binary, PACKAGES) as place:
        place.follow_readme(checks, "editors/emacs")
        tidy(checks, place)
        live(checks, place)
