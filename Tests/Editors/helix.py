"""Helix, by keys that are pressed and the screen that comes of them."""

import re

import bench
from checks import await_true, text
from screen import Screen

PACKAGES = ("hx", "gcc", "libc6-dev")
# A colour, and how a terminal is told of it.
PROBE, PROBE_CODE = "#fe01dc", "38;2;254;1;220"


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
    # Helix asks for hints when it is idle, now and then only after a first key, which must not come before it runs.
    helix.shows("01 Thu")
    if not helix.shows("avg 82.9", 3):
        helix.press("j", "k")
    helix.check_shows(checks, "a weigh-in has its average behind it", "02 Fri   82.6 avg 82.8")
    checks.check("the server knows of the setting: no goal is past", "is past" not in helix.text(), helix.text())
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
    checks.check("and in the other file of the book", await_true(lambda: "27 Sat   83.0   @steel" in text(old)), text(old))
    checks.check("and nowhere the name of before", await_true(lambda: text(main) and "@iron" not in text(main) + text(old)))


def by_queries(checks, place):
    """What the parser's queries do, without a server: indentation, text objects, and a parser of comments."""
    place.fresh_logs()
    folder = place.home / ".config/helix"
    languages = folder / "languages.toml"
    # A parser of comments stands in for that which people have: this one once more, with a colour that nothing else has.
    languages.write_text(languages.read_text().replace('language-servers = ["w8log"]', "language-servers = []")
                         + '[[language]]\nname = "comment"\nscope = "scope.comment"\nfile-types = []\n'
                         'injection-regex = "comment"\ngrammar = "w8log"\n')
    (folder / "themes").mkdir()
    (folder / "themes/probe.toml").write_text(f'inherits = "default"\n"markup.bold" = "{PROBE}"\n')
    settings = folder / "config.toml"
    settings.write_text('theme = "probe"\n' + settings.read_text())
    comments = folder / "runtime/queries/comment"
    comments.mkdir()
    (comments / "highlights.scm").write_text("(comment) @markup.bold\n")
    with Helix(place.command(["hx", place.log]), rows=64) as helix:
        helix.check_shows(checks, "a log opens without a server", "02 Fri   82.6")
        checks.check("and none runs", not place.servers())
        coloured = await_true(lambda: [line for line in helix.colored().split("\n") if PROBE_CODE in line])
        checks.check("the comments, and nothing else, are for a parser of comments",
                     len(coloured) == 2 and all(";" in line for line in coloured), coloured)
        for claim, line, indentation in (("an entry", 19, 4), ("an exercise", 20, 4), ("a session", 36, 4),
                                         ("a weigh-in", 18, 0), ("a month header", 15, 0), ("a gym", 9, 0)):
            helix.go_to(line, 1)
            helix.press("o")
            helix.type("word")
            helix.check_shows(checks, f"what is typed below {claim} stands in its column", f" {line + 1}:{indentation + 5}")
            helix.press("Escape", "u")
        helix.go_to(15, 1)
        for keys, claim, place_of_cursor in ((("]", "f"), "]f leads to the next exercise", " 20:"),
                                             (("]", "T"), "]T leads to the next day", " 27:"),
                                             (("]", "c"), "]c leads to the next comment", " 51:")):
            helix.press(*keys, "Escape", ";", "g", "h")
            helix.check_shows(checks, claim, place_of_cursor)
        helix.command_line("quit!")
        checks.check("Helix ends again", await_true(lambda: not helix.is_running()))


def run(checks, binary):
    with bench.Bench(binary, PACKAGES) as place:
        place.follow_readme(checks, "editors/helix")
        code, health = place.run(["hx", "--health", "w8log"])
        checks.check("hx --health finds the server", code == 0 and f"{place.work}/bin/w8log" in health, health)
        parts = ("Tree-sitter parser", "Highlight queries", "Textobject queries", "Indent queries")
        found = re.sub("\x1b[^m]*m", "", health)
        checks.check("and the parser with its queries", all(f"{part}: ✓" in found for part in parts), health)
        settings = place.home / ".config/helix/languages.toml"
        server = "[language-server.w8log]\n"
        settings.write_text(settings.read_text().replace(server, f'{server}config = {{ today = "{bench.TODAY}" }}\n'))
        with Helix(place.command(["hx", place.log]), rows=64) as helix:
            shown(checks, helix)
            fixed(checks, helix, place)
            written(checks, helix, place)
            renamed(checks, helix, place)
            checks.check("a server runs", place.servers())
            helix.command_line("quit!")
            checks.check("Helix ends", await_true(lambda: not helix.is_running()))
            place.check_no_server_left(checks)
        by_queries(checks, place)
