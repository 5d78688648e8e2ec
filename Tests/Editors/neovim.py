"""Neovim, the newest and 0.10, by the tests of neovim/test.lua inside a real one; and by its queries alone, with nvim-treesitter."""

import shutil
import signal

import bench

OLD_PACKAGES = ("neovim", "gcc", "libc6-dev")
PACKAGES = (*OLD_PACKAGES, "neovim-treesitter")
# Without the folder where Debian puts plugins for everybody.
WITHOUT_PLUGINS = {"XDG_DATA_DIRS": "/usr/local/share"}


def run(checks, binary, packages=PACKAGES, suites=None):
    with bench.Bench(binary, packages, suites) as place:
        place.follow_readme(checks, "editors/neovim")
        shutil.copytree(bench.HERE / "neovim", place.work / "tests")
        inside(checks, place, "test.lua", WITHOUT_PLUGINS)
        place.check_no_server_left(checks)
        if "neovim-treesitter" in packages:
            place.fresh_logs()
            inside(checks, place, "queries.lua", {})


def inside(checks, place, test, settings):
    """Runs a test inside a Neovim."""
    tests, results = place.work / "tests", place.work / f"results-of-{test}"
    code, output = place.run(
        ["nvim", "--headless", "-i", "NONE", "-S", tests / test], limit=90,
        W8LOG_TEST_FOLDER=tests, W8LOG_TEST_RESULTS=results, W8LOG_TEST_LOG=place.log,
        W8LOG_TEST_BOOK=place.book[0], W8LOG_TEST_OLD_BOOK=place.book[1], W8LOG_TEST_TODAY=bench.TODAY, **settings)
    held = checks.take(results, output)
    # At its very end Neovim no longer minds SIGPIPE, and may still write to a server that has gone.
    checks.check("Neovim ends as its checks went", (code in (0, -signal.SIGPIPE)) == held, f"exit code {code}")


def run_0_10(checks, binary):
    run(checks, binary, OLD_PACKAGES, "trixie")
