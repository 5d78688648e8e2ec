"""Diagnostics that are asked for, commands, and what helps to look into a server, on the real binary."""

import pathlib
import time
import urllib.parse

import logs
from lsp_client import URI, span, whole
from server_case import TEXT, ServerCase
from support import OK

PULLS = {"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": True}}}
ABLE = {"window": {"showDocument": {"support": True}}, "workspace": {"applyEdit": True}}


class PullTest(ServerCase):
    def pulling(self):
        server = self.start()
        server.initialize(capabilities=PULLS)
        server.open(TEXT)
        return server

    def test_what_is_asked_for_is_not_sent(self):
        server = self.pulling()
        first = server.ask("textDocument/diagnostic", whole())
        again = server.ask("textDocument/diagnostic", {**whole(), "previousResultId": first["resultId"]})
        self.assertEqual((first["kind"], again["kind"]), ("full", "unchanged"))
        server.change({"range": span(0, 0, 0, 0), "text": "nonsense\n"})
        third = server.ask("textDocument/diagnostic", {**whole(), "previousResultId": first["resultId"]})
        self.assertGreater(len(third["items"]), len(first["items"]))
        self.assertNotIn("textDocument/publishDiagnostics", [m["method"] for m in server.notifications])

    def test_a_question_that_waits_does_not_delay_the_end(self):
        server = self.pulling()
        first = server.ask("workspace/diagnostic", {"previousResultIds": []})
        known = [{"uri": item["uri"], "value": item["resultId"]} for item in first["items"]]
        waiting = server.send_request("workspace/diagnostic", {"previousResultIds": known})
        server.ask("textDocument/foldingRange", whole())
        self.assertIsNone(server.ask("shutdown"))
        server.notify("exit")
        self.assertEqual(server.ended(), 0)
        self.assertEqual(waiting, server.next_id - 2)


class FolderTest(ServerCase):
    def test_an_edit_is_answered_while_thousands_of_logs_are_looked_at(self):
        for number in range(3000):
            self.write(f"logs/{number % 50}/{number}.w8log", "unit kg\n# 2026-01\n03 Sat 82.0\n" * 20)
        server = self.start()
        server.initialize(rootUri=self.work.as_uri())
        server.open(TEXT, uri=(self.work / "logs/log.w8log").as_uri())
        uri = (self.work / "logs/log.w8log").as_uri()
        # Symbols of the workspace wait for all logs.
        symbols = server.send_request("workspace/symbol", {"query": "squat"})
        server.change({"range": span(0, 0, 0, 0), "text": " "}, uri=uri)
        hints = server.send_request("textDocument/inlayHint", {**whole(uri), "range": span(0, 0, 60, 0)})
        answered = []
        while len(answered) < 2:
            message = server.receive()
            if message.get("id") in (symbols, hints) and "method" not in message:
                answered.append(message["id"])
        self.assertEqual(answered, [hints, symbols])


class CommandTest(ServerCase):
    def test_the_chart_is_a_file_for_the_user_alone_and_goes_with_the_conversation(self):
        server = self.start()
        server.initialize(capabilities=ABLE)
        server.open(TEXT)
        result = server.ask("workspace/executeCommand", {"command": "w8log.chart", "arguments": [{"uri": URI}]})
        path = pathlib.Path(urllib.parse.urlparse(result["uri"]).path)
        self.assertIn("<svg", path.read_text(encoding="utf-8"))
        self.assertEqual(path.parent.stat().st_mode & 0o777, 0o700)
        self.assertEqual(path.stat().st_mode & 0o777, 0o600)
        shown = server.receive()
        self.assertEqual((shown["method"], shown["params"]["external"]), ("window/showDocument", True))
        server.ask("shutdown", None)
        self.assertFalse(path.parent.exists())

    def test_the_page_follows_what_is_typed_and_its_live_files_go_with_the_conversation(self):
        log = self.write("logs/log.w8log", TEXT)
        page, live = log.with_suffix(".html"), log.with_suffix(".live.js")
        server = self.start()
        server.initialize(capabilities=ABLE)
        server.open(TEXT, uri=log.as_uri())
        result = server.ask("workspace/executeCommand", {"command": "w8log.report", "arguments": [{"uri": log.as_uri()}]})
        self.assertEqual(result["uri"], page.as_uri())
        self.assertIn("data-w8log data-live", page.read_text(encoding="utf-8")[:99])
        first = live.read_text(encoding="utf-8")
        shown = server.receive()
        self.assertEqual((shown["method"], shown["params"]["external"]), ("window/showDocument", True))
        server.answer(shown)
        stamp = live.stat().st_mtime_ns
        time.sleep(2)
        self.assertEqual(live.stat().st_mtime_ns, stamp, "nothing has changed")
        server.change({"range": span(0, 0, 0, 0), "text": "; typed\nmilestone 77.7\n"}, uri=log.as_uri())
        end = time.monotonic() + 60
        while live.read_text(encoding="utf-8") == first:
            self.assertLess(time.monotonic(), end)
            time.sleep(0.05)
        self.assertIn("77.7", page.with_suffix(".model.js").read_text(encoding="utf-8"))
        self.assertEqual(log.read_text(encoding="utf-8"), TEXT, "nothing was saved")
        server.ask("shutdown", None)
        self.assertEqual(sorted(file.name for file in page.parent.iterdir()), ["log.html", "log.w8log"])

    def test_the_report_is_of_the_text_in_the_editor(self):
        server = self.start()
        server.initialize()
        server.open("unit kg\n# 2026-01\n03 Sat 77.7\n", uri="untitled:a")
        result = server.ask(
            "workspace/executeCommand", {"command": "w8log.report", "arguments": [{"uri": "untitled:a", "as": "text"}]})
        self.assertIn("77.7 kg", result["text"])


class DoctorTest(ServerCase):
    def test_doctor_tells_of_books(self):
        self.write("book/log.w8log", "include \"2025.w8log\"\nnonsense\n")
        self.write("book/2025.w8log", "unit kg\n")
        code, out, _ = self.run_w8log("doctor", "book")
        self.assertEqual(code, OK)
        self.assertIn("book/log.w8log: 2 files, 1 error", out)
        self.assertIn(str(self.binary), out)

    def test_logs_are_redacted_and_bounded(self):
        path = self.work / "server.log"
        for options, is_told in (((), False), (("--log-unredacted",), True)):
            server = self.start("--log", str(path), "--log-level", "debug", *options)
            server.initialize()
            server.open(TEXT + "; secret\n")
            server.ask("textDocument/documentSymbol", whole())
            server.__exit__()
            self.assertEqual("secret" in path.read_text(encoding="utf-8"), is_told)
        server = self.start("--log", str(path), "--log-level", "debug")
        server.initialize()
        for _ in range(4):
            server.open(logs.long_log(["    Squat: 3x5 100  > deep"] * 25))
        server.ask("textDocument/foldingRange", whole())
        server.__exit__()
        self.assertTrue(path.with_name("server.log.1").exists())
