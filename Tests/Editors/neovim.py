"""Neovim, the newest and 0.10, by the tests of neovim/test.lua inside a real one."""

import shutil
import signal

import bench

PACKAGES = ("neovim", "gcc", "libc6-dev")


def run(checks, binary, suites=None):
    with bench.Bench(binary, PACKAGES, suites) as place:
        place.follow_readme(checks, "editors/neovim")
        tests = place.work / "tests"
        shutil.copytree(bench.HERE / "neovim", tests)
        code, output = place.run(
            ["nvim", "--headless", "-i", "NONE", "-S", tests / "test.lua"], limit=90,
            W8LOG_TEST_FOLDER=tests, W8LOG_TEST_RESULTS=place.work / "results", W8LOG_TEST_LOG=place.log,
            W8LOG_TEST_BOOK=place.book[0], W8LOG_TEST_OLD_BOOK=place.book[1], W8LOG_TEST_TODAY=bench.TODAY)
        held = checks.take(place.work / "results", output)
        # At its very end Neovim no longer minds SIGPIPE, and may still write to a server that has gone.
        checks.check("Neovim ends as its checks went", (code in (0, -signal.SIGPIPE)) == held, f"exit code {code}")
        place.check_no_server_left(checks)


def run_0_10(checks, binary):
    run(checks, binary, "trixie")
