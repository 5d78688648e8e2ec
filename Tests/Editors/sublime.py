"""Sublime Text, which is not to be had: its syntax in bat, whose library reads the same files, and the form of the rest."""

import json
import plistlib
import re

import bench
import colours

PACKAGES = ("bat",)
FOLDER = bench.REPOSITORY / "editors/sublime"
# The scopes of the syntax, as they are in grammar/textmate, and what they stand for.
CLASSES = {
    "entity.name.section": "month", "constant.other.date": "date", "entity.name.function": "exercise", "entity.name.type": "gym",
    "entity.name.tag": "tag", "constant.numeric": "number", "support.type.property-name": "key", "variable.parameter": "effort",
    "entity.name.label": "label", "keyword.other": "keyword", "variable.other": "argument", "string.unquoted": "text",
    "comment.line": "comment", "keyword.operator": "sign",
}


def run(checks, binary):
    with bench.Bench(binary, PACKAGES) as place:
        follow_readme(checks, place)
        check_colours(checks, place)
    check_settings(checks)


def theme():
    """A theme in which each scope has a colour of its own: the number of its class, as blue."""
    rules = [{"scope": f"{scope}.w8log", "settings": {"foreground": f"#0101{number + 1:02x}"}}
             for number, scope in enumerate(CLASSES)]
    return plistlib.dumps({"name": "w8log", "settings": [{"settings": {"foreground": "#010100"}}, *rules]})


def follow_readme(checks, place):
    """What the page says, with bat by the name that it has outside of Debian, where its theme is there already."""
    (place.work / "bin/bat").symlink_to("/usr/bin/batcat")
    themes = place.home / ".config/bat/themes"
    themes.mkdir(parents=True)
    (themes / "w8log.tmTheme").write_bytes(theme())
    place.follow_readme(checks, "editors/sublime")
    package = place.home / ".config/sublime-text/Packages/w8log"
    checks.check("all files of the package are where Sublime Text looks",
                 {each.name for each in FOLDER.iterdir()} == {each.name for each in package.iterdir()}, package)


def check_colours(checks, place):
    log = place.logs / "sample.w8log"
    text = colours.sample(place.binary)
    log.write_text(text)
    _, shown = place.run(["bat", "--theme=w8log", "--color=always", "--style=plain", "--paging=never", "--wrap=never", log])
    names = [None, *CLASSES.values()]
    lines = [[(piece, names[int(number or 0)]) for number, piece in re.findall(
        r"(?:\x1b\[38;2;1;1;(\d+)m)?([^\x1b]+)(?:\x1b\[0m)?", line)] for line in shown.split("\n")]
    colours.check(checks, place.binary, text, lines)


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
