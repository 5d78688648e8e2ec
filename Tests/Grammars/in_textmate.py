"""What the TextMate grammar says of a log, read by a tokenizer with the regular expressions of VS Code."""

import functools
import json
import logging
import pathlib

from textmate_grammar.parsers.base import LanguageParser

PATH = pathlib.Path("grammar/textmate/w8log.tmLanguage.json")
CLASSES = {
    "entity.name.section": "month", "constant.other.date": "date", "entity.name.function": "exercise",
    "entity.name.type": "gym", "entity.name.tag": "tag", "constant.numeric": "number",
    "support.type.property-name": "key", "variable.parameter": "effort", "entity.name.label": "label",
    "keyword.other": "keyword", "variable.other": "argument", "string.unquoted": "text", "comment.line": "comment",
    "keyword.operator": "sign", "invalid.illegal": None,
}


class Grammar:
    """Reads logs with the grammar, line by line as an editor does."""

    name = "TextMate"

    def __init__(self, _):
        logging.getLogger("textmate_grammar").setLevel(logging.CRITICAL)
        self.parser = LanguageParser(json.loads(PATH.read_text()))
        self.line = functools.cache(self.line)

    def lines(self, text):
        """For each line its kind, and its tokens as (start, end, class)."""
        # An editor takes a byte order mark away, which takes a column in the text.
        shift = text.startswith("\ufeff")
        lines = [self.line(line) for line in text.removeprefix("\ufeff").split("\n")]
        kind, tokens = lines[0]
        lines[0] = kind, [(start + shift, end + shift, name) for start, end, name in tokens]
        return lines

    def line(self, line):
        kind, tokens = "blank", []
        # The tokenizer takes a CR for a line end, which an editor has taken away.
        line = line.rstrip("\r").replace("\r", "\x01")
        if not line:
            return kind, tokens
        element = self.parser.parse_string(line)
        for (_, start), content, scopes in element.flatten() if element else []:
            for scope in scopes:
                if scope.startswith("meta."):
                    kind = scope.split(".")[1]
            name = scopes[-1].removesuffix(".w8log")
            if content.strip("\n") and CLASSES.get(name):
                tokens.append((start, start + len(content.rstrip("\n")), CLASSES[name]))
        return kind, tokens
