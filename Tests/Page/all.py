"""Runs the tests of pages in both browsers; some by their names."""

import argparse
import subprocess
import sys
import tempfile
import unittest

from browser import PageCase
from firefox import Firefox
from pages import *  # noqa: F403 - unittest looks for tests here


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("bench")
    parser.add_argument("--picture")
    parser.add_argument("tests", nargs="*")
    told = parser.parse_intermixed_args()
    with tempfile.TemporaryDirectory(prefix="w8log-page-") as folder:
        PageCase.program, PageCase.bench, PageCase.folder = (
            subprocess.run(["realpath", path], capture_output=True, text=True, check=True).stdout.strip()
            for path in (told.program, told.bench, folder))
        Picture.path = told.picture and subprocess.run(["realpath", told.picture], capture_output=True, text=True, check=True).stdout.strip()
        unittest.main(argv=[sys.argv[0], *told.tests], verbosity=2, warnings="ignore")


if __name__ == "__main__":
    main()
