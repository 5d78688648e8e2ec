"""What the TextMate grammar says of a log, read by a tokenizer with the regular expressions of VS Code."""

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
    """Reads logs with the grammar from their first line to the last, so that what one line leaves open shows in the next."""

    name = "TextMate"

    def __init__(self, _):
        logging.getLogger("textmate_grammar").setLevel(logging.CRITICAL)
        self.parser = LanguageParser(json.loads(PATH.read_text()))

    def lines(self, text):
        """For each line its kind, and its tokens as (start, end, class)."""
        # An editor takes a byte order mark away, which takes a column in the text.
        shift = text.startswith("\ufeff")
        # The tokenizer takes a CR for a line end, which an editor has taken away.
        rows = [row.rstrip("\r").replace("\r", "\x01") for row in text.removeprefix("\ufeff").split("\n")]
        kinds, tokens = ["blank"] * len(rows), [[] for _ in rows]
        element = self.parser.parse_string("\n".join(rows))
        for (row, start), content, scopes in element.flatten() if element else []:
            for scope in scopes:
                if scope.startswith("meta."):
                    kinds[row] = scope.split(".")[1]
            name = scopes[-1].removesuffix(".w8log")
            if content.strip("\n") and CLASSES.get(name):
                first = start + (shift and row == 0)
                tokens[row].append((first, first + len(content.rstrip("\n")), CLASSES[name]))
        return list(zip(kinds, tokens))
