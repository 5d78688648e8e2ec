"""A workout by a plan, typed with as few keys as there can be: what is due is taken, and a missing repetition is one digit."""

import bench
import emacs
import helix
import monaco
import neovim
from checks import await_true, text
from screen import Screen

LOG = """unit       kg
gym        @iron default
plan       "Squat" from:2026-01-01 3x5 95kg +2.5kg
plan       "Bench press" from:2026-01-01 3x5 60kg +2.5kg
plan       "Row" from:2026-01-01 4x8 50kg +2.5kg

# 2026-02

02 Mon   80.0   @iron
    Squat:              3x5 95
    Bench press:        3x5 60
    Row:                4x8 50
05 Thu   79.8   @iron
"""
MADE = """    Squat:              3x5 97.5
    Bench press:        3x5 62.5
    Row:                4x8 52.5
"""
MISSED = MADE.replace("3x5 62.5", "5/5/4 62.5")


def in_monaco(checks, editor):
    """Tab and Enter alone; a missing repetition is a digit and the list that is asked for, as none opens at a number."""
    for claim, keys, session in (("everything is made", "\t\t\n\t\t\n\t\t\n", MADE),
                                 ("a repetition is missing", "\t\t\n\t4\t\n\t\t\n", MISSED)):
        editor.open(LOG, monaco.defaults())
        editor.press("    ")
        before = ""
        for key in keys:
            if key == "\t":
                # Who types waits for what is shown.
                action = "triggerSuggest" if before == "4" else "inlineSuggest.trigger"
                editor.evaluate(f"editor.trigger('test', 'editor.action.{action}', {{}}), settled()")
            editor.press(key)
            before = key
        checks.check(f"Monaco: a workout by the plan where {claim}", editor.text().rstrip(" ") == LOG + session, editor.text())


def saved(checks, place, claim):
    checks.check(claim, await_true(lambda: text(place.log).rstrip() == (LOG + MISSED).rstrip(), 10), text(place.log))


def in_neovim(checks, binary):
    """The list at Ctrl-x Ctrl-o has what is due first, and at a digit what was done of it."""
    with bench.Bench(binary, neovim.OLD_PACKAGES) as place:
        place.follow_readme(checks, "editors/neovim")
        place.log.write_text(LOG)
        with Screen(place.command(["nvim", "-i", "NONE", place.log])) as editor:
            checks.check("a server runs", await_true(place.servers))
            editor.press("G", "o")
            for typed, sets in (("Squat: ", "3x5 97.5"), ("Bench press: 4", "5/5/4 62.5"), ("Row: ", "4x8 52.5")):
                editor.type(typed)
                editor.shows(typed.strip())
                editor.press("C-x", "C-o")
                checks.check(f"Neovim: {sets} is offered", editor.shows(sets), editor.text())
                editor.press("C-y", "Enter")
            editor.press("Escape")
            editor.type(":lua vim.lsp.buf.format()")
            editor.press("Enter")
            editor.type(":wq")
            editor.press("Enter")
            saved(checks, place, "Neovim: a workout by the plan is taken from the list")


def in_helix(checks, binary):
    with bench.Bench(binary, helix.PACKAGES) as place:
        place.follow_readme(checks, "editors/helix")
        place.log.write_text(LOG)
        with helix.Helix(place.command(["hx", place.log])) as editor:
            editor.shows("gym        @iron")
            checks.check("a server runs", await_true(place.servers))
            editor.press("g", "e", "A", "Enter")
            for typed, sets in (("Squat: ", "3x5 97.5"), ("Bench press: 4", "5/5/4 62.5"), ("Row: ", "4x8 52.5")):
                editor.type(typed)
                editor.shows(typed.strip())
                editor.press("C-x")
                checks.check(f"Helix: {sets} is offered", editor.shows(sets), editor.text())
                editor.press("Tab", "Enter", "Enter")
            editor.press("Escape")
            editor.command_line("format")
            editor.command_line("write-quit")
            saved(checks, place, "Helix: a workout by the plan is taken from the list")


def in_emacs(checks, binary):
    with bench.Bench(binary, emacs.PACKAGES) as place:
        place.follow_readme(checks, "editors/emacs")
        place.log.write_text(LOG)
        with Screen(place.command(["emacs", "-nw", place.log])) as editor:
            editor.shows("eglot:")
            checks.check("a server runs", await_true(place.servers))
            editor.press("M->")
            editor.type("    Bench press: 4")
            editor.shows("press: 4")
            editor.press("C-M-i")
            # No hint shows these sets.
            checks.check("Emacs: the sets that miss a repetition are offered", editor.shows("5/5/4 62.5"), editor.text())
            editor.press("C-x", "C-s")
            editor.shows("Wrote")
            editor.press("C-x", "C-c")
            checks.check("Emacs ends", await_true(lambda: not editor.is_running()))


def run(checks, binary):
    in_neovim(checks, binary)
    in_helix(checks, binary)
    in_emacs(checks, binary)
