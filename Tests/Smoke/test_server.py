"""What a client of the language server gets, on the real binary over real pipes."""

import time

import logs
from lsp_client import URI, at, span, whole
from server_case import TEXT, ServerCase

LINES = TEXT.split("\n")


def line_of(prefix):
    return next(i for i, line in enumerate(LINES) if line.startswith(prefix))


class ServerTest(ServerCase):
    def test_what_it_can_do_is_advertised(self):
        result = self.start().initialize()
        able = result["capabilities"]
        for name in ("inlayHintProvider", "foldingRangeProvider", "hoverProvider",
                     "documentSymbolProvider", "codeActionProvider"):
            self.assertTrue(able.get(name), name)
        sync = able["textDocumentSync"]
        self.assertEqual(sync if isinstance(sync, int) else sync["change"], 2)
        self.assertEqual(result["serverInfo"]["name"], "w8log")
        self.assertRegex(result["serverInfo"]["version"], r"^\d+\.\d+\.\d+$")

    def test_the_first_known_encoding_of_the_client_is_taken(self):
        for offered, taken in [
            (["utf-8", "utf-16"], "utf-8"), (["utf-16", "utf-8"], "utf-16"),
            (["utf-32", "utf-8"], "utf-32"), (["ucs-2", "utf-32"], "utf-32"),
        ]:
            able = self.start().initialize(offered)["capabilities"]
            self.assertEqual(able["positionEncoding"], taken)

    def test_columns_are_of_the_encoding_agreed_on(self):
        # 🏋 is 4 bytes, 2 UTF-16 units, 1 scalar. The zero byte behind it is W8009.
        text = "unit kg\n# 2026-01\n03 Sat   82.1  > 🏋\u0001\n"
        for encoding, column in [("utf-8", 21), ("utf-16", 19), ("utf-32", 18)]:
            with self.subTest(encoding):
                server = self.start()
                server.initialize([encoding])
                server.open(text)
                found = [d for d in server.diagnostics() if d["code"] == "W8009"]
                self.assertEqual([d["range"] for d in found], [span(2, column, 2, column + 1)])

    def test_hints_stand_at_the_ends_of_their_lines(self):
        server = self.opened()
        hints = server.ask(
            "textDocument/inlayHint", {**whole(), "range": span(0, 0, len(LINES), 0)})
        number = line_of("10 Sat")
        labels = [h["label"] for h in hints if h["position"]["line"] == number]
        texts = [x if isinstance(x, str) else "".join(p["value"] for p in x) for x in labels]
        self.assertIn("avg 82.3  ↓ 0.4/wk", " | ".join(texts))
        for hint in hints:
            line = LINES[hint["position"]["line"]]
            self.assertEqual(hint["position"]["character"], len(line.encode("utf-16-le")) // 2)

    def test_hints_stay_in_the_range_asked_for(self):
        server = self.opened()
        number = line_of("10 Sat")
        hints = server.ask(
            "textDocument/inlayHint", {**whole(), "range": span(number, 0, number + 1, 0)})
        self.assertEqual({h["position"]["line"] for h in hints}, {number})

    def test_what_is_found_where_somebody_types_waits_for_two_seconds(self):
        server = self.start()
        server.initialize(initializationOptions={"today": "2026-02-10"})
        server.open(TEXT)
        before = server.diagnostics()
        last = len(LINES) - 1
        for column, key in enumerate("05 Thu 79.8 @irn"):
            typed = time.monotonic()
            server.change({"range": span(last, column, last, column), "text": key})
            self.assertEqual(server.diagnostics(), before)
        server.notifications.clear()
        codes = {d["code"] for d in server.diagnostics() if d not in before}
        self.assertEqual(codes, {"W8301", "W8802"})
        self.assertGreaterEqual(time.monotonic() - typed, 1.99)

    def test_months_fold(self):
        server = self.opened()
        folds = server.ask("textDocument/foldingRange", whole())
        spans = {(f["startLine"], f["endLine"]) for f in folds}
        self.assertIn((line_of("# 2026-01"), line_of("13 Tue")), spans)
        self.assertIn((line_of("# 2026-02"), line_of("04 Wed   79.8")), spans)
        self.assertTrue(any(f.get("collapsedText") for f in folds))

    def test_hover_tells_of_a_weigh_in_and_of_a_month(self):
        server = self.opened()
        number = line_of("10 Sat")
        hover = server.ask("textDocument/hover", at(number, 10))
        self.assertIn("82.3", str(hover["contents"]))
        self.assertTrue(server.ask("textDocument/hover", at(line_of("# 2026-01"), 4)))

    def test_hover_tells_of_a_session_and_of_an_exercise(self):
        server = self.opened()
        session = server.ask("textDocument/hover", at(line_of("    @hotel 06:30"), 6))
        self.assertIn("tiny, dumbbells only", str(session["contents"]))
        self.assertIn("Visits", str(session["contents"]))
        exercise = server.ask("textDocument/hover", at(line_of("    Push-up"), 24))
        self.assertIn("last set to failure", str(exercise["contents"]))
        name = server.ask("textDocument/hover", at(line_of("    Push-up"), 6))
        self.assertIn("Sessions", str(name["contents"]))

    def test_symbols_name_the_months(self):
        symbols = self.opened().ask("textDocument/documentSymbol", whole())
        names = " ".join(symbol["name"] for symbol in symbols)
        self.assertIn("2026-01", names)
        self.assertIn("2026-02", names)

    def test_a_fault_is_reported_and_fixed(self):
        server = self.opened()
        number = line_of("03 Sat")
        server.change({"range": span(number, 3, number, 6), "text": "Fri"})
        found = [d for d in server.diagnostics() if d["code"] == "W8104"]
        self.assertEqual([d["range"] for d in found], [span(number, 3, number, 6)])
        self.assertEqual(found[0]["severity"], 2)
        actions = server.ask("textDocument/codeAction", {
            **whole(), "range": found[0]["range"], "context": {"diagnostics": found}})
        edits = [a["edit"]["changes"][URI] for a in actions
                 if "changes" in a.get("edit", {}) and "Sat" in a["title"]]
        self.assertIn([{"range": span(number, 3, number, 6), "newText": "Sat"}], edits)
        server.change({"range": span(number, 3, number, 6), "text": "Sat"})
        self.assertEqual([d for d in server.diagnostics() if d["severity"] <= 2], [])

    def test_the_server_reports_what_check_reports(self):
        text = logs.BAD_WEIGHT + "05 Tue   82.0  @\n    > a\n> b\nnonsense here\n31 Sat 999\n"
        server = self.opened(text)
        seen = sorted((d["range"]["start"]["line"] + 1, d["range"]["start"]["character"] + 1, d["code"])
                      for d in server.diagnostics() if d["severity"] <= 3)
        path = self.write("log.w8log", text)
        _, out, _ = self.check("--format", "short", path)
        told = []
        for line in out.splitlines():
            place, code = line.removeprefix(f"{path}:"), line.rstrip("]").split()[-1]
            told.append((int(place.split(":")[0]), int(place.split(":")[1]), code))
        self.assertEqual(seen, sorted(told))
        self.assertGreater(len(seen), 3)
