"""What the syntax definition of Kate says of a log, as the command of KSyntaxHighlighting tells."""

import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import xml.etree.ElementTree

DEFINITION = pathlib.Path("grammar/kate/w8log.xml")
COMMANDS = ["ksyntaxhighlighter6", "kate-syntax-highlighter", "kate-syntax-highlighter5"]
CLASSES = {"Month", "Date", "Exercise", "Gym", "Tag", "Number", "Key", "Effort", "Label", "Keyword", "Argument", "Text",
           "Comment", "Sign"}
KINDS = {"Entry": "entry", "Session": "session", "Exercise Line": "exercise", "Directive": "directive",
         "Month Line": "month", "Note Line": "note", "Comment Line": "comment", "Unknown Line": "unknown",
         "Blank Line": "blank"}
# What the first stretch of a line is that starts in the first column.
FIRST = {"Date": "entry", "Keyword": "directive", "Error": "directive", "Sign": "month", "Comment": "comment"}
STYLES = ["Normal", "Keyword", "Function", "Variable", "ControlFlow", "Operator", "BuiltIn", "Extension", "Preprocessor",
          "Attribute", "Char", "SpecialChar", "String", "VerbatimString", "SpecialString", "Import", "DataType", "DecVal",
          "BaseN", "Float", "Constant", "Comment", "Documentation", "Annotation", "CommentVar", "RegionMarker",
          "Information", "Warning", "Alert", "Others", "Error"]


class Grammar:
    """Has the highlighter read logs with a theme in which each format has a colour of its own."""

    name = "Kate"

    def __init__(self, folder):
        self.command = next(filter(shutil.which, COMMANDS))
        self.folder = pathlib.Path(folder)
        data = self.folder / "kate/org.kde.syntax-highlighting"
        (data / "syntax").mkdir(parents=True, exist_ok=True)
        (data / "themes").mkdir(exist_ok=True)
        shutil.copy(DEFINITION, data / "syntax")
        names = [item.get("name") for item in xml.etree.ElementTree.parse(DEFINITION).iter("itemData")]
        self.names = {f"#0000{number + 1:02x}": name for number, name in enumerate(names)}
        colours = {name: {"text-color": colour} for colour, name in self.names.items()}
        theme = {"metadata": {"name": "probe", "revision": 1},
                 "text-styles": {style: {"text-color": "#ffffff"} for style in STYLES},
                 "editor-colors": {}, "custom-styles": {"w8log": colours}}
        (data / "themes/probe.theme").write_text(json.dumps(theme))

    def lines(self, text):
        """For each line its kind, and its tokens as (start, end, class)."""
        log = self.folder / "log.w8log"
        plain = "\n".join(line.rstrip("\r").replace("\r", "\x01") for line in text.removeprefix("\ufeff").split("\n"))
        log.write_text(plain.replace("\0", "\x01"), newline="")
        page = subprocess.run(
            [self.command, "-s", "w8log", "-t", "probe", log], check=True, stdout=subprocess.PIPE, timeout=600,
            env={**os.environ, "XDG_DATA_HOME": str(self.folder / "kate"), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}).stdout.decode()
        body = page[page.index("<pre>") + 5:page.rindex("</pre>")].removeprefix("\n")
        rows = body.split("\n")
        lines = []
        for number, line in enumerate(plain.split("\n")):
            shift = number == 0 and text.startswith("\ufeff")
            lines.append(self.line(line, rows[number] if number < len(rows) else "", shift))
        return lines

    def line(self, line, row, shift):
        column, tokens, kind = 0, [], None
        for style, content in spans(row):
            content = html.unescape(content)
            colour = re.search(r"color:(#\w+)", style)
            name = self.names.get(colour[1]) if colour else None
            if kind is None or kind == "blank":
                kind = KINDS.get(name) or (FIRST.get(name) if column == 0 else kind)
            if name in CLASSES:
                tokens.append((column + shift, column + len(content) + shift, name.lower()))
            column += len(content)
        return kind or "blank", tokens


def spans(row):
    """The stretches of a row as (style, content)."""
    return [(match[1] or "", match[2] if match[2] is not None else match[3])
            for match in re.finditer(r'<span style="([^"]*)">(.*?)</span>|([^<]+)', row)]
