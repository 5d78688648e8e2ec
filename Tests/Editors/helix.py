"""Helix, by keys that are pressed and the screen that comes of them."""

import re

import bench
from checks import await_true
from screen import Screen

PACKAGES = ("hx", "gcc", "libc6-dev")


class Helix(Screen):
    """A Helix whose screen is asked what the keys did."""

    def go_to(self, line, column):
        """Puts the cursor at a line and a column, both from 1."""
        self.press("Escape")
        self.command_line(f"goto {line}")
        self.press("g", "h")
        for _ in range(column - 1):
            self.press("l")
        self.shows(f" {line}:{column}")

    def command_line(self, text):
        self.press(":")
        self.type(text)
        self.press("Enter")


def shown(checks, helix):
    # Helix asks for hints when it is idle, now and then only after a first key.
    if not helix.shows("avg 82.9", 3):
        helix.press("j", "k")
    helix.check_shows(checks, "a weigh-in has its average behind it", "02 Fri   82.6 avg 82.8")
    helix.check_shows(checks, "a month has its summary behind its header", "# 2026-01 January 11 entries · 82.9 → 81.6")
    lines = helix.colored().split("\n")
    day = next(line for line in lines if "82.1" in line)
    checks.check("a day has a colour for each kind of thing", len(set(re.findall(r"38;2;[0-9;]+", day))) >= 4, repr(day))
    helix.check_shows(checks, "the colour of a gym stands at its word", "color:■ red")
    helix.go_to(19, 11)
    helix.press("Space", "k")
    helix.check_shows(checks, "hover on a weigh-in tells its weight in both units", "82.1 kg = 181.0 lb")
    helix.press("Escape", "Escape", "Space", "s")
    helix.check_shows(checks, "the symbols name a month", "namespace 2026-02 February")
    helix.type("Deadl")
    helix.check_shows(checks, "and are found by what is typed", "1/41")
    helix.press("Enter")
    helix.check_shows(checks, "and lead there", " 43:")
    helix.go_to(41, 18)
    helix.press("g", "d")
    helix.check_shows(checks, "gd leads to the declaration of a gym", " 9:")


def fixed(checks, helix, place):
    original = place.log.read_text()
    helix.go_to(19, 4)
    helix.press("v", "l", "l", "c")
    helix.type("Fri")
    helix.shows("03 Fri")
    helix.press("Escape")
    helix.check_shows(checks, "a wrong weekday is told", "3 January 2026 is a Saturday, not a Friday")
    helix.press("Space", "a")
    helix.check_shows(checks, "a fix is offered", "Write Sat")
    helix.press("Enter")
    helix.check_shows(checks, "the fix is made", "03 Sat   82.1   @iron")
    helix.command_line("write")
    helix.shows("written")
    checks.check("the file is the original again, byte for byte", place.log.read_text() == original)


def written(checks, helix, place):
    helix.press("g", "e", "o")
    helix.type("    Ben")
    helix.check_shows(checks, "an exercise is suggested as it is typed", "Bench press  ")
    helix.press("C-n", "Enter")
    helix.check_shows(checks, "a suggestion is written", "Bench press:  ")
    helix.type("  3x8   55")
    helix.shows("3x8   55")
    helix.press("Escape")
    helix.shows(" NOR ")
    helix.command_line("write")
    formed = "\n    Bench press:        3x8 55\n"
    checks.check("saving writes canonical form", await_true(lambda: formed in place.log.read_text()),
                 place.log.read_text()[-200:])


def renamed(checks, helix, place):
    main, old = place.book
    helix.command_line(f"open {main}")
    helix.check_shows(checks, "a second log opens", 'include    "2025.w8log"')
    helix.go_to(11, 18)
    helix.shows("avg 82.7")
    helix.press("Space", "r")
    helix.check_shows(checks, "the name at the cursor is offered", "rename-to:@iron")
    helix.press("C-u")
    helix.type("@steel")
    helix.press("Enter")
    helix.check_shows(checks, "another name is written", "03 Sat   82.1   @steel")
    helix.command_line("write-all")
    checks.check("and in the other file of the book", await_true(lambda: "27 Sat   83.0   @steel" in old.read_text()),
                 old.read_text())
    checks.check("and nowhere the name of before", "@iron" not in main.read_text() + old.read_text())


def run(checks, binary):
    with bench.Bench(binary, PACKAGES) as place:
        place.follow_readme(checks, "editors/helix")
        code, health = place.run(["hx", "--health", "w8log"])
        checks.check("hx --health finds the server", code == 0 and f"{place.work}/bin/w8log" in health, health)
        parts = ("Tree-sitter parser", "Highlight queries", "Textobject queries", "Indent queries")
        found = re.sub("\x1b[^m]*m", "", health)
        checks.check("and the parser with its queries", all(f"{part}: ✓" in found for part in parts), health)
        settings = place.logs / ".helix/languages.toml"
        settings.parent.mkdir()
        settings.write_text(f'[language-server.w8log]\nconfig = {{ today = "{bench.TODAY}" }}\n')
        with Helix(place.command(["hx", place.log]), rows=64) as helix:
            shown(checks, helix)
            fixed(checks, helix, place)
            written(checks, helix, place)
            renamed(checks, helix, place)
            checks.check("a server runs", place.servers())
            helix.command_line("quit!")
            checks.check("Helix ends", await_true(lambda: not helix.is_running()))
            place.check_no_server_left(checks)
