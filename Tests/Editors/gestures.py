"""What people do to a log besides typing on: Enter above and inside lines, lines moved and pasted. No other line changes."""

import contextlib
import json

import bench
import emacs
import helix
import monaco
import neovim
import mended
from checks import await_true
from edited_lines import LINES, LOG, NOTES, NOTES_ABOVE, NOTES_AS_ENTRIES, ONE_OF_EACH_KIND, PASTED, kind
from screen import Screen


def in_monaco(checks, editor):
    """Each gesture at each line, by the settings of the extension."""
    for index, line in enumerate(LINES):
        number = index + 1
        for claim, column in (("above", 1), ("inside", max(len(line) // 2, 1)), ("below", len(line) + 1)):
            editor.open(LOG, monaco.defaults())
            editor.evaluate(f"editor.setPosition({{ lineNumber: {number}, column: {column} }})")
            editor.press("\n")
            lines = editor.text().split("\n")[:-1]
            # The line may become two, and what is typed on may be put into form; the others stay.
            others = lines[:index] == LINES[:index] and lines[index + 2:] == LINES[index + 1:]
            whole = claim == "inside" or line in lines[index:index + 2]
            checks.check(f"Monaco: Enter {claim} {kind(line)} changes no other line", others and whole,
                         repr(lines[max(index - 1, 0):index + 3]))
            editor.evaluate("editor.trigger('test', 'undo'), settled()")
            while editor.text() != LOG and editor.evaluate("editor.getModel().canUndo()"):
                editor.evaluate("editor.trigger('test', 'undo'), settled()")
            checks.check(f"Monaco: it is undone {kind(line)}", editor.text() == LOG, repr(editor.text()))
        for action, back in (("Down", "Up"), ("Up", "Down")):
            if index == (len(LINES) - 1 if action == "Down" else 0):
                continue
            editor.open(LOG, monaco.defaults())
            editor.evaluate(f"editor.setPosition({{ lineNumber: {number}, column: 1 }})")
            editor.evaluate(f"editor.trigger('test', 'editor.action.moveLines{action}Action'), settled()")
            moved = list(LINES)
            other = index + (1 if action == "Down" else -1)
            moved[index], moved[other] = moved[other], moved[index]
            lines = editor.text().split("\n")[:-1]
            checks.check(f"Monaco: Alt+{action} moves {kind(line)} as it is", lines == moved,
                         repr([pair for pair in zip(lines, moved) if pair[0] != pair[1]]))
            editor.evaluate(f"editor.trigger('test', 'editor.action.moveLines{back}Action'), settled()")
            checks.check(f"Monaco: Alt+{back} moves it back", editor.text() == LOG,
                         repr([pair for pair in zip(editor.text().split("\n"), LOG.split("\n")) if pair[0] != pair[1]]))


def pasted_in_monaco(checks, editor):
    """Pastes a day with a session between any two lines."""
    text = "\n".join(PASTED) + "\n"
    for index, line in enumerate(LINES):
        editor.open(LOG, monaco.defaults())
        editor.evaluate(f"editor.setPosition({{ lineNumber: {index + 1}, column: 1 }})")
        editor.evaluate(f"editor.trigger('test', 'paste', {{ text: {json.dumps(text)} }}), settled()")
        lines = editor.text().split("\n")[:-1]
        others = lines[:index] == LINES[:index] and lines[index + len(PASTED):] == LINES[index:]
        checks.check(f"Monaco: what is pasted above {kind(line)} changes no other line", others,
                     repr(lines[max(index - 1, 0):index + 4]))


def notes_in_monaco(checks, editor):
    """Ten lines of a notes app become entries in one action, and it is undone."""
    for number in range(6, 16):
        editor.open(NOTES_ABOVE + NOTES, monaco.defaults())
        editor.evaluate(f"editor.setPosition({{ lineNumber: {number}, column: 1 }})")
        taken = editor.evaluate("act('Write these 10 lines as entries')")
        checks.check(f"Monaco: ten lines become ten entries, from line {number}", taken and editor.text() == NOTES_AS_ENTRIES, editor.text())
        editor.evaluate("editor.trigger('test', 'undo'), settled()")
        checks.check("Monaco: it is undone", editor.text() == NOTES_ABOVE + NOTES, editor.text())


class Gestures:
    """The gestures in one editor; subclasses read its lines and move its cursor."""

    def __init__(self, name, checks):
        self.name, self.checks = name, checks

    def check(self, claim, index, change, expected, undo):
        """Makes a change at a line, checks the lines with `expected`, and undoes it."""
        self.go_to(index)
        change()
        await_true(lambda: self.lines() != LINES, 5)
        # A server may format the line a moment later.
        lines, before = self.lines(), None
        while lines != before:
            lines, before = self.lines(), lines
        self.checks.check(f"{self.name}: {claim} {kind(LINES[index])}", expected(lines), repr(lines[max(index - 2, 0):index + 4]))
        for _ in range(5):
            if self.lines() == LINES:
                break
            undo()
        self.checks.check(f"{self.name}: it is undone", await_true(lambda: self.lines() == LINES, 5), repr(self.lines()))

    def all(self, keys, indices=range(len(LINES))):
        """Makes each gesture at some lines; `keys` has the keys of each by name."""
        for index in indices:
            line = LINES[index]

            def others(lines, above=index, below=index + 1, new=1):
                """Whether the other lines are unchanged."""
                return lines[:above] == LINES[:above] and lines[above + new:] == LINES[below:]

            self.check("Enter above changes no other line:", index, keys["above"],
                       lambda lines: others(lines, below=index), keys["undo"])
            self.check("Enter inside changes no other line:", index, keys["inside"],
                       lambda lines: others(lines, new=2), keys["undo"])
            self.check("Enter below changes no other line:", index, keys["below"],
                       lambda lines: others(lines, above=index + 1, new=1), keys["undo"])
            self.check("what is pasted below changes no other line:", index, keys["paste"],
                       lambda lines: lines == LINES[:index + 1] + PASTED + LINES[index + 1:], keys["undo"])
            if index + 1 < len(LINES):
                moved = [*LINES[:index], LINES[index + 1], line, *LINES[index + 2:]]
                if moved != LINES:
                    self.check("is moved down as it is:", index, keys["down"], lambda lines: lines == moved, keys["undo"])


@contextlib.contextmanager
def prepared(checks, binary, packages, name):
    """A bench with an editor set up as its README says, and the log."""
    with bench.Bench(binary, packages) as place:
        place.follow_readme(checks, f"editors/{name}")
        place.log.write_text(LOG)
        (place.work / "notes.w8log").write_text(NOTES_ABOVE)
        yield place


class InNeovim(Gestures):
    """Sends keys to a Neovim and asks it for its buffer."""

    def __init__(self, checks, place, socket):
        super().__init__("Neovim", checks)
        self.place, self.socket = place, socket

    def ask(self, expression):
        return self.place.run(["nvim", "--server", self.socket, "--remote-expr", expression])[1]

    def press(self, keys):
        self.place.run(["nvim", "--server", self.socket, "--remote-send", keys])

    def lines(self):
        return json.loads(self.ask("json_encode(getline(1, '$'))"))

    def go_to(self, index):
        self.press(f"<Esc>:{index + 1}<CR>0")

    def write(self, index, line):
        self.ask(f"setline({index + 1}, {json.dumps(line)})")

    def mend(self, index, title):
        self.go_to(index)
        self.press(f":lua vim.lsp.buf.code_action({{ apply = true, filter = function(action) "
                   f"return vim.startswith(action.title, '{title}') end }})<CR>")

    def format(self):
        self.press("<Esc>:lua vim.lsp.buf.format()<CR>")


def in_neovim(checks, binary):
    with prepared(checks, binary, neovim.OLD_PACKAGES, "neovim") as place:
        socket = place.work / "socket"
        with Screen(place.command(["nvim", "--listen", socket, "-i", "NONE", place.log])):
            checks.check("a server runs", await_true(place.servers))
            editor = InNeovim(checks, place, socket)
            await_true(lambda: "true" in editor.ask("luaeval('#vim.lsp.get_clients() > 0 and \"true\" or \"\"')"))
            copied = "\n".join(PASTED) + "\n"
            editor.ask(f"setreg('a', {json.dumps(copied)})")
            press = editor.press
            editor.all({
                "above": lambda: press("O<Esc>"), "below": lambda: press("o<Esc>"),
                "inside": lambda: press(":call cursor(0, max([col('$') / 2, 1]))<CR>i<CR><Esc>"),
                "paste": lambda: press('"ap'), "down": lambda: press(":m+1<CR>"), "undo": lambda: press("<Esc>u")})
            mended.all_lines(editor)
            press(f"<Esc>:{LINES.index('    Bench press:        3x5 60')}<CR>o")
            pasted = json.dumps("\n".join(PASTED))
            editor.ask(f"nvim_paste({pasted}, v:true, -1)")
            checks.check("Neovim: a day that is pasted at an indented cursor goes to the margin",
                         await_true(lambda: PASTED[0] in editor.lines() and PASTED[1] in editor.lines(), 10), repr(editor.lines()))
            editor.ask("setreg('b', " + json.dumps(NOTES) + ")")
            press(f"<Esc>:e! {place.work}/notes.w8log<CR>")
            await_true(lambda: editor.lines() == NOTES_ABOVE.split("\n")[:-1], 10)
            press('G"bp')
            await_true(lambda: "true" in editor.ask("luaeval('#vim.lsp.get_clients({bufnr=0}) > 0 and \"true\" or \"\"')"))
            press(":lua vim.lsp.buf.code_action({ apply = true, filter = function(action) "
                  "return vim.startswith(action.title, 'Write these') end })<CR>")
            checks.check("Neovim: ten pasted lines become ten entries",
                         await_true(lambda: editor.lines() == NOTES_AS_ENTRIES.split("\n")[:-1], 10), repr(editor.lines()))
            press("<Esc>:qa!<CR>")


class InHelix(Gestures):
    """Presses keys in a Helix, which pipes its buffer into a file."""

    def __init__(self, checks, place, screen):
        super().__init__("Helix", checks)
        self.place, self.screen, self.file = place, screen, place.work / "buffer"

    def lines(self):
        self.file.write_text("")
        self.screen.press("%")
        self.screen.command_line(f"pipe-to cat > {self.file}.new && mv {self.file}.new {self.file}")
        await_true(lambda: self.file.read_text(), 10)
        return self.file.read_text().split("\n")[:-1]

    def go_to(self, index):
        self.screen.command_line(f"goto {index + 1}")
        self.screen.shows(f" {index + 1}:", 2)

    def write(self, index, line):
        self.go_to(index)
        self.place.work.joinpath("line").write_text(line + "\n")
        self.screen.press("x")
        self.screen.command_line(f"pipe cat {self.place.work}/line")
        self.screen.press("Escape")

    def mend(self, index, title):
        self.go_to(index)
        self.screen.press("Space", "a")
        self.screen.press("Enter" if self.screen.shows(title, 2) else "Escape")

    def format(self):
        self.screen.command_line("format")


def in_helix(checks, binary):
    with prepared(checks, binary, helix.PACKAGES, "helix") as place:
        copied = place.work / "copied"
        copied.write_text("\n".join(PASTED) + "\n")
        with helix.Helix(place.command(["hx", place.log])) as screen:
            screen.shows("# 2026-02")
            checks.check("a server runs", await_true(place.servers))
            editor = InHelix(checks, place, screen)

            def inside():
                screen.press("g", "l", "2", "b", ";", "i", "Enter", "Escape")

            def paste():
                screen.press("x")
                screen.command_line(f"append-output cat {copied}")

            editor.all({
                "above": lambda: screen.press("O", "Escape"), "below": lambda: screen.press("o", "Escape"),
                "inside": inside, "paste": paste, "down": lambda: screen.press("x", "d", "p"),
                "undo": lambda: screen.press("u")}, ONE_OF_EACH_KIND)
            mended.all_lines(editor)
            screen.command_line("quit!")


class InEmacs(Gestures):
    """Presses keys in an Emacs, which writes its buffer into a file."""

    def __init__(self, checks, place, screen):
        super().__init__("Emacs", checks)
        self.screen, self.file = screen, place.work / "buffer"

    def evaluate(self, form):
        self.screen.press("M-:")
        self.screen.type(form)
        self.screen.press("Enter")

    def lines(self):
        self.file.write_text("")
        self.evaluate(f'(progn (write-region nil nil "{self.file}.new" nil 0) (rename-file "{self.file}.new" "{self.file}" t))')
        await_true(lambda: self.file.read_text(), 5)
        return self.file.read_text().split("\n")[:-1]

    def go_to(self, index):
        self.evaluate(f"(progn (goto-char (point-min)) (forward-line {index}))")

    def write(self, index, line):
        self.go_to(index)
        self.evaluate(f"(progn (delete-region (line-beginning-position) (line-end-position)) (insert {json.dumps(line)}) (beginning-of-line))")

    def mend(self, _, title):
        self.evaluate(f'(let ((action (seq-find (lambda (it) (string-prefix-p "{title}" (plist-get it :title)))'
                      ' (ignore-errors (eglot-code-actions (line-beginning-position) (line-end-position))))))'
                      ' (when action (eglot-execute (eglot-current-server) action)))')

    def format(self):
        self.evaluate("(eglot-format-buffer)")


def in_emacs(checks, binary):
    with prepared(checks, binary, emacs.PACKAGES, "emacs") as place:
        with Screen(place.command(["emacs", "-nw", place.log])) as screen:
            screen.shows("eglot:")
            checks.check("a server runs", await_true(place.servers))
            editor = InEmacs(checks, place, screen)
            copied = "\\n".join(PASTED) + "\\n"
            editor.evaluate(f'(kill-new "{copied}")')

            def inside():
                editor.evaluate("(forward-char (max 1 (/ (- (line-end-position) (point)) 2)))")
                screen.press("Enter")

            def undo():
                screen.press("M-x")
                screen.type("undo-only")
                screen.press("Enter")

            editor.all({
                "above": lambda: screen.press("C-a", "Enter"), "below": lambda: screen.press("C-e", "Enter"), "inside": inside,
                "paste": lambda: screen.press("C-e", "C-f", "C-y"), "down": lambda: screen.press("C-n", "C-x", "C-t"),
                "undo": undo}, ONE_OF_EACH_KIND)
            mended.all_lines(editor)
            editor.evaluate(f'(find-file "{place.work}/notes.w8log")')
            screen.shows("notes.w8log")
            escaped = NOTES.replace("\n", "\\n").replace("\t", "\\t")
            editor.evaluate(f'(progn (goto-char (point-max)) (insert "{escaped}") (forward-line -1))')
            editor.evaluate('(let ((action (seq-find (lambda (it) (string-prefix-p "Write these" (plist-get it :title)))'
                            ' (eglot-code-actions (point) (point))))) (eglot-execute (eglot-current-server) action))')
            checks.check("Emacs: ten pasted lines become ten entries",
                         await_true(lambda: editor.lines() == NOTES_AS_ENTRIES.split("\n")[:-1], 10), repr(editor.lines()))
            editor.evaluate("(kill-emacs)")


def run(checks, binary):
    in_neovim(checks, binary)
    in_helix(checks, binary)
    in_emacs(checks, binary)
