"""Kakoune, which shows its window as JSON."""

import json
import subprocess
import threading

import bench
import colours
from checks import await_true

PACKAGES = ("kakoune",)
ESCAPE = "<esc>"
# The faces of the highlighters and what they stand for. Each gets a colour of its own: those that Kakoune brings are its own affair.
FACES = {
    "title": "month", "meta": "date", "function": "exercise", "type": "gym", "module": "tag", "value": "number", "attribute": "key",
    "builtin": "effort", "documentation": "label", "keyword": "keyword", "variable": "argument", "string": "text",
    "comment": "comment", "operator": "sign",
}


class Kakoune:
    """A window of 120 columns in which keys are pressed."""

    def __init__(self, place, *files):
        runtime = place.work / "run"
        runtime.mkdir(mode=0o700, exist_ok=True)
        self.process = subprocess.Popen(
            place.command(["kak", "-ui", "json", *files], XDG_RUNTIME_DIR=runtime),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
        # What it shows: messages, each on a line of its own.
        self.drawn = []
        self.reader = threading.Thread(target=lambda: self.drawn.extend(map(json.loads, self.process.stdout)), daemon=True)
        self.reader.start()
        await_true(lambda: self.drawn)
        self.send("resize", 80, 120)

    def send(self, method, *params):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}) + "\n")
        self.process.stdin.flush()

    def press(self, *keys):
        """Presses keys: names in angle brackets, all else sign by sign."""
        self.send("keys", *(key for text in keys for key in ([text] if text.startswith("<") else
                                                            ["<space>" if sign == " " else sign for sign in text])))

    def command(self, words):
        self.press(ESCAPE, ":", words, "<ret>")

    def end(self):
        """Leaves without saving, and returns what it showed last: lines of (text, colour)."""
        self.command("quit!")
        self.process.wait(timeout=60)
        self.reader.join()
        errors = self.process.stderr.read()
        lines = [message["params"][0] for message in self.drawn if message["method"] == "draw"][-1]
        return [[(atom["contents"].rstrip("\n"), atom["face"]["fg"]) for atom in line] for line in lines], errors


def run(checks, binary):
    with bench.Bench(binary, PACKAGES) as place:
        place.follow_readme(checks, "editors/kakoune")
        check_colours(checks, place)
        check_keys(checks, place)


def check_colours(checks, place):
    text = colours.sample(place.binary)
    log = place.logs / "sample.w8log"
    log.write_text(text)
    window = Kakoune(place, log)
    count = text.count("\n")
    window.send("resize", count + 2, colours.MOST_COLUMNS)
    # The cursor has a face of its own, so it goes where nothing is.
    window.command("select 3.1,3.1")
    classes = {f"rgb:0101{number + 1:02x}": name for number, name in enumerate(FACES.values())}
    for face, colour in zip(FACES, classes, strict=True):
        window.command(f"set-face global {face} {colour}")
    await_true(lambda: any(
        message["method"] == "draw" and len(message["params"][0]) >= count and list(classes)[-1] in json.dumps(message)
        for message in list(window.drawn)))
    lines, errors = window.end()
    checks.check("nothing is complained of", not errors.strip(), errors)
    colours.check(checks, place.binary, text, [[(piece, classes.get(colour)) for piece, colour in line] for line in lines])


def check_keys(checks, place):
    written = place.logs / "keys.w8log"
    written.write_text("# 2026-01\n\n03 Sat   82.1   @iron\n04 Sun   82.0  > at @home\n")
    window = Kakoune(place, written)
    window.command("select 3.1,3.1")
    window.press("oSquat: 3x5 100", "<ret>", "> tired", ESCAPE)
    window.command("select 6.1,6.1")
    window.press("o05 Mon   81.9", ESCAPE)
    window.command("select 1.1,1.1")
    window.command("comment-line")
    window.command("write")
    expected = ("; # 2026-01\n\n03 Sat   82.1   @iron\n    Squat: 3x5 100\n    > tired\n"
                "04 Sun   82.0  > at @home\n05 Mon   81.9\n")
    await_true(lambda: written.read_text() == expected)
    window.end()
    checks.check("a line below a session is indented, one below a note is not, and a line becomes a comment",
                 written.read_text() == expected, written.read_text())
    log = place.work / "debug.txt"
    window = Kakoune(place, place.log)
    window.command("buffer *debug*")
    window.command(f"write {log}")
    await_true(log.exists)
    window.end()
    told = log.read_text() if log.exists() else "no debug buffer"
    checks.check("nothing is complained of in the debug buffer", "error" not in told, told)
