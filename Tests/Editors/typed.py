"""What people type stands: lines and days typed key by key, each ended with Enter, in the editors that suggest."""

import re

import bench
import by_plan
import emacs
import gestures
import helix
import mended
import monaco
import neovim
import typed_lines
import weeks
from checks import await_true, text
from screen import Screen
from typed_lines import BEFORE_THE_DAYS, THREE_DAYS, steps

PACKAGES = (*monaco.PACKAGES, *neovim.OLD_PACKAGES, *helix.PACKAGES, *emacs.PACKAGES)
CANONICAL = (bench.REPOSITORY / "grammar/examples/canonical.w8log").read_text()


def in_monaco(checks, binary, is_module=False):
    with bench.Bench(binary, monaco.PACKAGES) as place, monaco.Monaco(place, is_module) as editor:
        days_in_monaco(checks, editor)
        taken_in_monaco(checks, editor)
        by_plan.in_monaco(checks, editor)
        gestures.in_monaco(checks, editor)
        gestures.pasted_in_monaco(checks, editor)
        gestures.notes_in_monaco(checks, editor)
        mended.in_monaco(checks, editor)
        weeks.in_monaco(checks, editor)
        for enter in ("on", "smart", "off"):
            settings = {"editor.acceptSuggestionOnEnter": enter}
            for line in typed_lines.AT_MARGIN:
                stands(checks, editor, settings, CANONICAL, line)
            for line in typed_lines.IN_SESSION:
                stands(checks, editor, settings, CANONICAL + typed_lines.CANONICAL_DAY, "    " + line)
            for line, names in typed_lines.UNFINISHED:
                before = CANONICAL + (typed_lines.CANONICAL_DAY if line.startswith(" ") else "")
                stands(checks, editor, settings, before, line, () if enter == "off" else names)


def days_in_monaco(checks, editor):
    """Three days as people type them, by the settings of the extension, which puts each line that is ended into form."""
    editor.open(BEFORE_THE_DAYS, monaco.defaults())
    for typed, is_outdented in steps(THREE_DAYS, blanks_run=False):
        editor.press(("\b" if is_outdented else "") + typed + "\n")
    text = editor.text()
    checks.check("Monaco: the days are there in canonical form", text == BEFORE_THE_DAYS + THREE_DAYS, text)


def taken_in_monaco(checks, editor):
    """What Tab and Escape do, and that a list comes where somebody asks for one."""
    before = CANONICAL + typed_lines.CANONICAL_DAY

    def becomes(claim, keys, line, settings=()):
        editor.open(before, dict(settings) or monaco.defaults())
        editor.press("    " + keys)
        text = editor.text().removeprefix(before)
        checks.check(claim, text == "    " + line, repr(text))

    becomes("Tab takes the sets of last time", "Squat:\t", "Squat:              3x5 102.5")
    becomes("Tab takes the rest of them", "Squat: 3x5 1\t", "Squat: 3x5 102.5")
    becomes("behind another number there is nothing to take", "Squat: 3x5 105.\t", "Squat: 3x5 105. ")
    becomes("Tab takes a name", "Sq\t", "Squat:              ")
    becomes("a name and Enter are a line by the settings of the extension", "Sq\n", "Sq\n    ")
    becomes("Escape closes the list, so that Enter ends the line", "Sq\x1b\n", "Sq\n    ", {"editor.acceptSuggestionOnEnter": "on"})
    becomes("a name may be finished by Enter", "Sq\n", "Squat:              ", {"editor.acceptSuggestionOnEnter": "on"})
    editor.open(before, monaco.defaults())
    editor.press("    Squat: ")
    checks.check("no list opens behind a colon", editor.listed() == [], editor.listed())
    editor.evaluate("editor.trigger('test', 'editor.action.triggerSuggest'), settled()")
    checks.check("one that is asked for has the sets of last time", "102.5" in "".join(editor.listed()), editor.listed())
    editor.press("3")
    checks.check("and is empty at a digit", editor.listed() == [], editor.listed())
    editor.press("x5 105\n")
    checks.check("so that nothing is taken", editor.text() == before + "    Squat:              3x5 105\n    ", editor.text())


def stands(checks, editor, settings, before, line, names=()):
    """A line that is typed and ended is there as it was typed; a name that is left unfinished may have become one of `names`."""
    editor.open(before, settings)
    editor.press(line + "\n")
    text = editor.text()
    written = text.removeprefix(before)
    # Enter at the end of a note begins the next one.
    continued = line + "\n" + line[:len(line) - len(line.lstrip())] + ">"
    kept = text.startswith(before) and written.rstrip(" ") in (
        line + "\n", continued if line.lstrip().startswith(">") else line + "\n")
    checks.check(f"Enter {settings['editor.acceptSuggestionOnEnter']}: {line}",
                 kept or completed(written, line, names), repr(written))


def completed(written, line, names):
    """Whether the last word of the line has become one of the names, and nothing else has changed."""
    start = line.rstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ")
    return any(written.replace(" ", "").rstrip(":") == (start + name).replace(" ", "") for name in names)


def saved(checks, place, claim):
    """Whether the three days are on the disk, byte for byte."""
    expected = BEFORE_THE_DAYS + THREE_DAYS
    checks.check(claim, await_true(lambda: text(place.log) == expected), text(place.log))


def in_neovim(checks, binary):
    with bench.Bench(binary, neovim.OLD_PACKAGES) as place:
        place.follow_readme(checks, "editors/neovim")
        for on_type in (False, True):
            place.log.write_text(BEFORE_THE_DAYS)
            socket = place.work / f"socket-{on_type}"
            settings = f"lua vim.g.w8log_format_on_type = {str(on_type).lower()}"
            with Screen(place.command(["nvim", "--listen", socket, "-i", "NONE", "--cmd", settings, place.log])) as editor:
                def settle():
                    """Waits until nothing is typed ahead and no question is open."""
                    asked = "1 + luaeval('#vim.tbl_filter(function(each) return not vim.tbl_isempty(vim.tbl_filter(" \
                        "function(request) return request.type == \"pending\" end, each.requests)) end, vim.lsp.get_clients())')"
                    await_true(lambda: place.run(["nvim", "--server", socket, "--remote-expr", asked])[1].strip() == "1")

                checks.check("a server runs", await_true(place.servers))
                settle()
                editor.press("G", "o")
                for typed, is_outdented in steps(THREE_DAYS, blanks_run=not on_type):
                    if is_outdented:
                        editor.press("C-d")
                    # Behind a colon the server is asked, too.
                    for part in re.split("(?<=:)", typed):
                        editor.type(part)
                        settle()
                    editor.press("Enter")
                    settle()
                editor.press("BSpace", "Escape")
                editor.type(":w")
                editor.press("Enter")
                saved(checks, place, f"Neovim, format on type {on_type}: the days are as they were typed")
                editor.type(":W8logToday 2026-02-09 @home")
                editor.press("Enter")
                editor.shows("09 Mon")
                editor.shows("-- INSERT --")
                editor.type("79.3")
                editor.press("Escape")
                # A day above another, below a session.
                editor.type("/08 Sun")
                editor.press("Enter", "O")
                editor.type("07 79.3 21:00")
                editor.press("Escape")
                editor.type(":wq")
                editor.press("Enter")
                # A file that is being written has no line for a moment.
                checks.check(":W8logToday takes the weight", await_true(
                    lambda: ("\n" + place.log.read_text()).split("\n")[-2].split() == ["09", "Mon", "79.3", "@home"], 10), place.log.read_text())
                checks.check("a day goes to the margin", "\n07 79.3 21:00\n08 Sun" in place.log.read_text(), place.log.read_text())
                await_true(lambda: not editor.is_running())
            place.check_no_server_left(checks)


def in_helix(checks, binary):
    with bench.Bench(binary, helix.PACKAGES) as place:
        place.follow_readme(checks, "editors/helix")
        place.log.write_text(BEFORE_THE_DAYS)
        with helix.Helix(place.command(["hx", place.log])) as editor:
            editor.shows("gym        @home")
            checks.check("a server runs", await_true(place.servers))
            editor.press("g", "e", "A")
            for typed, is_outdented in steps(THREE_DAYS, ends_at_blank_lines=False, goes_on_with_notes=False):
                if is_outdented:
                    editor.press("BSpace")
                editor.type(typed)
                editor.shows(typed)
                editor.press("Enter")
            editor.press("Escape")
            editor.command_line("write")
            saved(checks, place, "Helix: the days are as they were typed")
            editor.press("g", "e", "o")
            editor.type("09 Mon 79.3 @hom")
            checks.check("what is being typed is no fault", not editor.shows("has no gym line", 1), editor.text())
            editor.check_shows(checks, "what is left standing is one", "has no gym line")
            editor.press("Escape")
            editor.command_line("quit!")
            checks.check("Helix ends", await_true(lambda: not editor.is_running()))


def in_emacs(checks, binary):
    with bench.Bench(binary, emacs.PACKAGES) as place:
        place.follow_readme(checks, "editors/emacs")
        place.log.write_text(BEFORE_THE_DAYS)
        with Screen(place.command(["emacs", "-nw", place.log])) as editor:
            editor.shows("eglot:")
            checks.check("a server runs", await_true(place.servers))
            editor.press("M->")
            # Enter puts the line that it ends into its column, too.
            for typed, _ in steps(THREE_DAYS):
                editor.type(typed)
                editor.shows(typed)
                editor.press("Enter")
            editor.press("C-x", "C-s")
            saved(checks, place, "Emacs: the days are as they were typed")
            # Below a session Enter moves the day to the margin, and it has its form there; nothing follows it.
            for typed in ("09 Mon 79.6 @iron", "Squat: 5 100", "10 Tue 79,7"):
                editor.type(typed)
                editor.shows(typed)
                editor.press("Enter")
            editor.check_shows(checks, "Emacs: a day at the end is formed and has its average", "10 Tue   79.7 avg ")
            editor.press("C-x", "C-s")
            editor.press("C-x", "C-c")
            checks.check("Emacs ends", await_true(lambda: not editor.is_running()))


def run(checks, binary):
    in_neovim(checks, binary)
    in_helix(checks, binary)
    in_emacs(checks, binary)
    in_monaco(checks, binary)
    by_plan.run(checks, binary)
    weeks.run(checks, binary)
    gestures.run(checks, binary)
