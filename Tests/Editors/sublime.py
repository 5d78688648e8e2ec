"""Sublime Text, which is not to be had: its syntax in bat, whose library reads the same files, and the form of the rest."""

import json
import plistlib
import re

import bench

PACKAGES = ("bat",)
FOLDER = bench.REPOSITORY / "editors/sublime"
# Colours of the theme that names them by number, with what has them in the sample log.
COLOURS = {
    "31": ("#salty",),
    "32": (" Reads top to bottom, oldest day first. Lines starting with \";\" are comments.", " Left knee fine again.",
           '"Under eighty"', " evening weigh-in, after dinner", " grip gave out"),
    "33": ("01 Thu", "82.9", "@iron", "18.6%", "w5", "5/5/4!", "bw+10", "07:05", "78.0", "@hotel", "7lvl", "26:40"),
    "34": ("Squat", "Bench press", "DB press", "January", "2026-01"), "35": ("gym", "(pause)", "+", "?"), "36": ("@8.5", "@6"),
    None: ("fat:", "by:", ", "),
}


def run(checks, binary):
    with bench.Bench(binary, PACKAGES) as place:
        check_colours(checks, place)
    check_settings(checks)


def check_colours(checks, place):
    environment = {"BAT_CONFIG_DIR": place.work / "bat", "BAT_CACHE_PATH": place.work / "cache"}
    code, output = place.run(
        ["sh", "-euc", 'mkdir -p "$1/syntaxes" && cp /mnt/editors/sublime/w8log.sublime-syntax "$1/syntaxes/" && batcat cache --build',
         "sublime", place.work / "bat"], **environment)
    checks.check("the syntax is read", code == 0 and "w8log" not in output.lower().replace(str(place.work), ""), output)
    _, shown = place.run(
        ["batcat", "--theme=ansi", "--color=always", "--style=plain", "--paging=never", place.log], **environment)
    found = {(text, colour or None) for colour, text in re.findall(r"(?:\x1b\[(\d+)m)?([^\x1b\n]+)(?:\x1b\[0m)?", shown)}
    for colour, texts in COLOURS.items():
        for text in texts:
            checks.check(f"{text.strip()} has colour {colour}",
                         any(colour == each and (text in piece if colour is None else text == piece) for piece, each in found),
                         [each for each in found if text in each[0]])
    checks.check("no line is a fault", "\x1b[91m" not in shown and place.log.read_text() == re.sub(r"\x1b\[\d+m", "", shown))


def check_settings(checks):
    settings = json.loads((FOLDER / "w8log.sublime-settings").read_text())
    checks.check("indentation is four blanks", settings["tab_size"] == 4 and settings["translate_tabs_to_spaces"] is True)
    for name, key in (("Comments", "shellVariables"), ("Indentation", "increaseIndentPattern")):
        preferences = plistlib.loads((FOLDER / f"{name}.tmPreferences").read_bytes())
        checks.check(f"{name}.tmPreferences is for logs",
                     preferences["scope"] == "source.w8log" and key in preferences["settings"], preferences)
    pattern = plistlib.loads((FOLDER / "Indentation.tmPreferences").read_bytes())["settings"]["increaseIndentPattern"]
    checks.check("what is below a session is indented", re.search(pattern, "03 Sat   82.1   @iron")
                 and not re.search(pattern, "03 Sat   82.1  > at @iron"))
    [block] = re.findall(r"^   ```json\n(.*?)^   ```$", (FOLDER / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    client = json.loads(block)["clients"]["w8log"]
    checks.check("the README starts the server for this syntax",
                 client == {"enabled": True, "command": ["w8log", "lsp"], "selector": "source.w8log"}, client)
