"""The commands and their options, as the program tells them to shells and to people."""

import dataclasses
import re
import subprocess

# `  -O, --format text|json  how it is shown`, or the same with the words on the next lines.
OPTION = re.compile(r"  (?:-\w, )?(--[A-Za-z-]+)(?: (\S+))?(?:  .*)?")
# What stands for one of some words; a name in capitals, @GYM and the like stand for what people have.
WORDS = re.compile(r"[a-z0-9-]+(\|[a-z0-9-]+)*")


@dataclasses.dataclass(frozen=True)
class Option:
    """An option; `placeholder` is None for a switch."""

    name: str
    placeholder: str | None
    is_global: bool

    @property
    def words(self):
        """The words that it takes, all of them; none where people choose freely."""
        placeholder = self.placeholder or ""
        return placeholder.split("|") if WORDS.fullmatch(placeholder) else []


def told(w8log, *arguments):
    """What the program prints."""
    done = subprocess.run([w8log, *arguments], capture_output=True, check=True, stdin=subprocess.DEVNULL)
    return done.stdout.decode()


def commands(w8log):
    """The options of each command, those of every command too, by the names of the commands."""
    names = [line.split("\t")[0] for line in told(w8log, "complete", "zsh", "--", "").splitlines()[1:]]
    return {name: options(told(w8log, name, "--help")) for name in names}


def options(page):
    """The options that a page of help lists."""
    lists = re.findall(r"^Options(.*):\n((?:  .*\n)+)", page, re.MULTILINE)
    found = [(bool(of), OPTION.fullmatch(line)) for of, lines in lists for line in lines.splitlines()]
    return [Option(*match.groups(), is_global) for is_global, match in found if match]
