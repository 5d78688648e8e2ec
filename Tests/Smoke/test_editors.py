"""A conversation with each editor as it behaves on the wire, and the habits of single ones that a server stumbles over."""

import json
import random
import re

import methods
from editors import EDITORS
from lsp_client import URI, at, span, whole
from server_case import TEXT, ServerCase
from support import REPOSITORY
from text_model import TextModel, width

LINE = "17 Sat   81.9   > 🏋 漢字 e\u0301"
MISSPELT = LINE.replace("Sat", "Fri")
CANONICAL_LINE = next(i for i, line in enumerate(TEXT.split("\n")) if line.startswith("13 Tue"))
# Requests that may say that there is nothing to rename at a place.
REFUSABLE = ("textDocument/rename",)
# What VS Code puts into a snippet; names of days and months, which it writes in the language of the machine, have no place there.
VARIABLES = {"CURRENT_YEAR": "2026", "CURRENT_MONTH": "02", "CURRENT_DATE": "05"}


class EditorsTest(ServerCase):
    def test_each_editor_gets_what_it_asks_for_and_quits_in_its_way(self):
        for editor in EDITORS:
            with self.subTest(editor.name):
                server = self.start()
                able = server.initialize(capabilities=editor.capabilities)["capabilities"]
                self.assertEqual(able["positionEncoding"], editor.encoding)
                server.open(TEXT)
                self.type(server, editor)
                self.assertEqual(self.found(server, editor, able), [(CANONICAL_LINE + 1, 3, "W8104")])
                self.ask_all(server, editor, able)
                editor.quit(server)
                self.assertIn(server.ended(), editor.exit_codes)
                self.assertEqual(server.errors, b"")
                server.__exit__()

    def type(self, server, editor):
        """A line is typed with a wrong weekday, in the middle of which a character is then replaced."""
        model = TextModel(TEXT, editor.encoding)
        end = width(model.line(CANONICAL_LINE), editor.encoding)
        keys = [(CANONICAL_LINE, end + 0, end, "\n")]
        keys += [(CANONICAL_LINE + 1, width(MISSPELT[:i], editor.encoding), None, key)
                 for i, key in enumerate(MISSPELT)]
        emoji = width(MISSPELT[:MISSPELT.index("🏋")], editor.encoding)
        keys.append((CANONICAL_LINE + 1, emoji, emoji + width("🏋", editor.encoding), "🚴"))
        for line, start, stop, text in keys:
            change = {"range": span(line, start, line, start if stop is None else stop), "text": text}
            model.edit(change)
            server.change({"text": model.text} if editor.sends_whole_text else change)

    def found(self, server, editor, able):
        """The warnings, wherever this editor takes them from."""
        if editor.pulls and "diagnosticProvider" in able:
            found = server.ask("textDocument/diagnostic", whole())["items"]
            pushed = [m for m in server.notifications if m["method"] == "textDocument/publishDiagnostics"]
            self.assertEqual(pushed, [], "diagnostics come in two ways")
        else:
            found = server.diagnostics()
        return [(d["range"]["start"]["line"], d["range"]["start"]["character"], d["code"])
                for d in found if d["severity"] <= 2]

    def ask_all(self, server, editor, able):
        scene = methods.Scene(URI, TextModel(TEXT, editor.encoding), random.Random(editor.name), {}, able)
        for method in methods.REQUESTS:
            if method.name in editor.asks and methods.advertises(able, method.capability):
                answer = server.response(server.send_request(method.name, method.params(scene)))
                self.assertTrue("result" in answer or method.name in REFUSABLE, f"{method.name}: {answer}")

    def test_a_null_range_is_the_whole_text(self):
        server = self.opened()
        server.change({"range": None, "text": "unit kg\n\n# 2026-01\n\n" + MISSPELT + "\n"})
        self.assertEqual([d["range"] for d in server.diagnostics() if d["code"] == "W8104"], [span(4, 3, 4, 6)])

    def test_an_empty_range_is_a_place_though_the_text_is_new(self):
        server = self.opened("unit kg\n\n# 2026-01\n\n" + LINE + "\n")
        server.change({"range": span(0, 0, 0, 0), "rangeLength": 0, "text": "; first\n"})
        number = 5
        server.change({"range": span(number, 3, number, 6), "text": "Fri"})
        self.assertEqual([d["range"] for d in server.diagnostics() if d["code"] == "W8104"], [span(5, 3, 5, 6)])

    def test_an_edit_within_a_character_is_at_its_start(self):
        server = self.opened("unit kg\n\n# 2026-01\n\n" + MISSPELT + "\n")
        emoji = width(MISSPELT[:MISSPELT.index("🏋")], "utf-16")
        server.change({"range": span(4, emoji + 1, 4, emoji + 1), "text": "\u0001"})
        found = [d["range"] for d in server.diagnostics() if d["code"] == "W8009"]
        self.assertEqual(found, [span(4, emoji, 4, emoji + 1)])

    def test_a_document_is_the_same_in_every_spelling(self):
        path = self.write("c:/my log %.w8log", TEXT)
        plain = f"file://{path}".replace("%", "%25").replace(" ", "%20")
        spellings = [plain, plain.replace("c:", "c%3A"), plain.replace("file://", "file://localhost"),
                     plain.replace("my", "%6dy"), plain.replace("%20", " ")]
        for spelling in spellings:
            server = self.start()
            server.initialize()
            server.open(TEXT, spelling)
            server.diagnostics(spelling)
            for other in spellings:
                self.assertTrue(server.ask("textDocument/hover", at(CANONICAL_LINE, 10, other)), (spelling, other))
            number = CANONICAL_LINE
            server.change({"range": span(number, 3, number, 6), "text": "Fri"}, uri=spellings[0])
            codes = [d["code"] for d in server.diagnostics(spelling) if d["severity"] <= 2]
            self.assertEqual(codes, ["W8104"])

    def test_snippets_are_lines_of_a_log_in_any_language(self):
        snippets = json.loads((REPOSITORY / "editors/vscode/snippets/w8log.json").read_text())
        for name, snippet in snippets.items():
            with self.subTest(name):
                text = "\n".join(snippet["body"])
                for variable, value in VARIABLES.items():
                    text = text.replace("$" + variable, value)
                text = re.sub(r"\$\{\d\|([^,|]*)[^}]*\}|\$\{\d:([^}]*)\}|\$0", lambda m: m[1] or m[2] or "", text)
                self.assertNotIn("$", text)
                gym = "" if text.startswith("gym") else "gym @iron default\n"
                before = "" if "w8log 1.0" in text else f"unit kg\n{gym}# 2026-02\n"
                if text.startswith(" "):
                    before += "04 82 @iron\n"
                log = self.write("log.w8log", before + text + "\n")
                code, out, _ = self.run_w8log("check", "--today", "2026-02-10", log)
                self.assertNotIn("error", out)
                self.assertEqual(code, 0, out)
