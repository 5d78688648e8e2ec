"""Vim with ALE, by keys that are pressed and the screen that comes of them."""

import bench
from checks import await_true
from screen import Screen

PACKAGES = ("vim", "vim-ale")
# `vim` may be Neovim where both are installed.
VIM = "vim.basic"


class Vim(Screen):
    """A Vim whose screen is asked what the keys did."""

    def command_line(self, text):
        self.type(f":{text}")
        self.press("Enter")

    def go_to(self, line, column):
        self.command_line(f"call cursor({line}, {column})")


def fixed(checks, vim, place):
    original = place.log.read_text()
    vim.go_to(19, 4)
    vim.type("cwFri")
    vim.shows("03 Fri")
    vim.press("Escape")
    vim.check_shows(checks, "a wrong weekday is told", "3 January 2026 is a Saturday, not a Friday")
    vim.go_to(19, 4)
    vim.command_line("ALECodeAction")
    vim.check_shows(checks, "a fix is offered", "1) Write Sat")
    vim.type("1")
    vim.press("Enter")
    vim.check_shows(checks, "the fix is made", "03 Sat   82.1   @iron")
    vim.command_line("silent write")
    checks.check("the file is the original again, byte for byte",
                 await_true(lambda: place.log.read_text() == original), place.log.read_text())


def shown(checks, vim):
    vim.go_to(19, 11)
    vim.command_line("ALEHover")
    vim.check_shows(checks, "hover on a weigh-in tells its weight in both units", "82.1 kg = 181.0 lb")
    vim.press("Enter")
    vim.go_to(41, 18)
    vim.command_line("ALEGoToDefinition")
    vim.check_shows(checks, "a gym leads to its declaration", " 9,12 ")
    vim.command_line("ALESymbolSearch Deadlift")
    vim.check_shows(checks, "an exercise is found by name", "canonical.w8log:43:")
    vim.command_line("pclose")
    vim.command_line("only")
    vim.command_line("normal! zM")
    vim.check_shows(checks, "months fold", "lines: # 2026-01 January")
    vim.command_line("normal! zR")


def written(checks, vim, place):
    original = place.log.read_text()
    vim.command_line("set completeopt=menuone")
    vim.go_to(53, 1)
    vim.press("o")
    vim.type("Ben")
    vim.press("C-x", "C-o")
    vim.check_shows(checks, "an exercise is suggested", "The only match")
    vim.press("C-y")
    vim.press("Escape")
    vim.check_shows(checks, "a suggestion is written, indented", "\n      Bench press:\n")
    vim.command_line("silent edit!")
    vim.go_to(54, 1)
    vim.press("O")
    vim.type("02 80.3 21:00")
    vim.press("Escape")
    vim.check_shows(checks, "a day above another goes to the margin", "\n  02 80.3 21:00\n")
    vim.command_line("silent edit!")
    for typed, taken in (("@", "@home"), ("@ho", "@home"), ("#s", "#salty")):
        vim.go_to(53, 1)
        vim.press("o")
        vim.type(f"06 Fri {typed}")
        vim.press("C-x", "C-o")
        vim.shows("match")
        vim.press("C-y")
        vim.press("Escape")
        vim.check_shows(checks, f"what is offered at {typed} takes its place", f"06 Fri {taken}\n")
        vim.command_line("silent edit!")
    vim.go_to(46, 1)
    vim.type("cc12 Mon 81.4 waist:84cm   sleep:7.5h")
    vim.press("Escape")
    vim.shows("12 Mon 81.4 waist")
    vim.command_line("ALEFix")
    vim.check_shows(checks, "the fixer brings the log into form", "12 Mon   81.4   waist:84cm  sleep:7.5h")
    vim.command_line("silent write")
    formed = original.replace("12 Mon   81.5", "12 Mon   81.4")
    checks.check("and into the file", await_true(lambda: place.log.read_text() == formed), place.log.read_text())


def renamed(checks, vim, place):
    main, old = place.book
    vim.command_line(f"edit {main}")
    vim.check_shows(checks, "a second log opens", 'include    "2025.w8log"')
    vim.go_to(11, 18)
    vim.command_line("ALERename")
    vim.check_shows(checks, "a new name is asked for", "New name: ")
    vim.press("C-u")
    vim.type("@steel")
    vim.press("Enter")
    vim.check_shows(checks, "another name is written", "03 Sat   82.1   @steel")
    vim.command_line("silent wall")
    checks.check("and in the other file of the book", await_true(lambda: "27 Sat   83.0   @steel" in old.read_text()),
                 old.read_text())
    checks.check("and nowhere the name of before",
                 await_true(lambda: "@iron" not in main.read_text() + old.read_text()), main.read_text())


def without_ale(checks, place):
    original = place.log.read_text()
    place.log.write_text(original.replace("03 Sat   82.1", "03 Fri 82.1"))
    results = place.work / "seen"
    seen = ("map(getqflist(), 'v:val.type . v:val.lnum . v:val.text')"
            " + [synIDattr(synID(19, 8, 1), 'name'), &indentexpr, string(foldlevel(20)), b:current_syntax]")
    code, output = place.run(
        [VIM, "-e", "-s", "--cmd", "let g:loaded_ale_dont_use_this_in_other_plugins_please = 1",
         "-c", "filetype plugin indent on", "-c", "syntax on", "-c", f"edit {place.log}",
         "-c", "compiler w8log", "-c", "silent make", "-c", f"call writefile({seen}, '{results}')",
         "-c", "normal gggqG", "-c", "silent wq"])
    told = results.read_text() if results.exists() else output
    checks.check(":make lists the faults without ALE", "w19" in told and "is a Saturday" in told, told)
    checks.check("the syntax file colours a weight", "\nw8logNumber" in told, told)
    checks.check("days are indented, and months fold", "\nw8log#Indent(v:lnum)\n1\nw8log\n" in told, told)
    formed = original.replace("03 Sat", "03 Fri")
    checks.check("gq writes canonical form", place.log.read_text() == formed, place.log.read_text())
    place.fresh_logs()


def run(checks, binary):
    with bench.Bench(binary, PACKAGES) as place:
        place.follow_readme(checks, "editors/vim")
        without_ale(checks, place)
        settings = f"let g:ale_w8log_initialization_options = {{'today': '{bench.TODAY}'}}"
        with Vim(place.command([VIM, "--cmd", settings, place.log]), rows=64) as vim:
            vim.check_shows(checks, "the log is open", "w8log 1.0")
            checks.check("a server runs", await_true(place.servers))
            checks.check("its today is what the settings say", not vim.shows("is past", 1), vim.text())
            fixed(checks, vim, place)
            shown(checks, vim)
            written(checks, vim, place)
            renamed(checks, vim, place)
            vim.command_line("qall!")
            checks.check("Vim ends", await_true(lambda: not vim.is_running()))
            place.check_no_server_left(checks)
