"""Pictures of editors that show a log with a slip."""

import dataclasses

import bench
import picture
from screen import Screen

COLUMNS, ROWS = 106, 35
SLIP = ("03 Sat   82.1", "03 Fri   82.1")
# What every picture shows, whatever else a new version of the editor draws.
SHOWN = ("# 2026-01", "01 Thu   82.9   #salty", "avg 82.9", "is a Saturday, not a Friday", "↓ 0.4/wk")


@dataclasses.dataclass(frozen=True)
class Subject:
    """An editor, how it is started on a log and what is pressed then."""

    title: str
    packages: tuple
    words: tuple
    keys: tuple
    settings: str
    settings_text: str


SUBJECTS = {
    "neovim": Subject(
        "Neovim", ("neovim", "gcc", "libc6-dev"), ("nvim", "-i", "NONE"), ("15G", "zt", "4j"),
        "home/.config/nvim/init.lua",
        "vim.lsp.config('w8log', {{ init_options = {{ today = '{today}' }} }})\n"
        "vim.diagnostic.config({{ virtual_lines = {{ current_line = true }} }})\n"),
    "helix": Subject(
        "Helix", ("hx", "gcc", "libc6-dev"), ("hx",), ("20G", "zt", "19G"),
        "log/.helix/languages.toml", '[language-server.w8log]\nconfig = {{ today = "{today}" }}\n'),
    "emacs": Subject(
        "Emacs", ("emacs-nox",), ("emacs", "-nw"), ("\x1bgg15\r", "\x150\x0c", "\x1bgg19\r"),
        "home/.emacs.d/early-init.el",
        "(setq w8log-server-command '(\"w8log\" \"lsp\" \"--today\" \"{today}\") inhibit-startup-screen t\n"
        "      flymake-show-diagnostics-at-end-of-line t)\n"
        "(menu-bar-mode -1)\n"),
}


PACKAGES = tuple(package for subject in SUBJECTS.values() for package in subject.packages)


def take(checks, name, binary):
    """The picture of an editor, as SVG."""
    subject = SUBJECTS[name]
    with bench.Bench(binary, subject.packages) as place:
        place.follow_readme(checks, f"editors/{name}")
        settings = place.work / subject.settings
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(subject.settings_text.format(today=bench.TODAY))
        place.log.write_text(place.log.read_text().replace(*SLIP))
        with Screen(place.command([*subject.words, place.log.name]), COLUMNS, ROWS) as screen:
            screen.shows("w8log 1.0")
            screen.shows("avg 82.9")
            for key in subject.keys:
                screen.type(key)
            for what in SHOWN:
                screen.check_shows(checks, f"{subject.title} shows {what}", what)
            screen.settle()
            drawn = screen.colored()
        return picture.svg(drawn, COLUMNS, f"{subject.title} with a log: averages behind the weights, and a slip that is told")


def run(checks, binary):
    """Each picture can be taken, and that of the repository shows the same facts."""
    for name, subject in SUBJECTS.items():
        take(checks, name, binary)
        drawn = picture.text((bench.REPOSITORY / "editors" / name / "screen.svg").read_text())
        for what in SHOWN:
            checks.check(f"editors/{name}/screen.svg shows {what}", what in drawn, drawn)
