"""Clients that send nonsense: the server answers or ends in order, and never by a trap."""

import json

from lsp_client import URI, at, span, whole
from server_case import ServerCase

TEXT = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n"
BIG = 2**31 - 1


class BadClientTest(ServerCase):
    def start(self):
        server = super().start()
        server.initialize()
        server.open(TEXT)
        return server

    def assert_alive(self, server):
        self.assertIsInstance(server.ask("textDocument/foldingRange", whole()), list)

    def assert_ends_in_order(self, server):
        """For a stream that may be beyond rescue: whatever is read of it, the end is no trap."""
        server.send_request("textDocument/foldingRange", whole())
        server.process.stdin.close()
        self.assertIn(server.ended(), (0, 1))

    def test_what_is_no_json_is_32700(self):
        for body in ["{", "", "nonsense", '{"jsonrpc":"2.0",}', b"\xff\xfe", "[" * 100_000, '"\\ud800"x']:
            server = self.start()
            server.send_body(body)
            answer = server.response(None)
            self.assertEqual(answer["error"]["code"], -32700, body[:20])
            self.assert_alive(server)

    def test_json_that_is_no_message_is_refused(self):
        server = self.start()
        for body in ["1", "null", '"text"', "[]", "{}", '{"id":1}', '{"jsonrpc":"2.0","id":7,"method":5}']:
            server.send_body(body)
        self.assert_alive(server)

    def test_wrong_shapes_are_32602_and_name_the_field(self):
        server = self.start()
        for parameters in [None, [], {}, {"textDocument": 5}, {"textDocument": {"uri": URI}},
                           {"textDocument": {"uri": URI}, "position": {"line": "x", "character": 0}},
                           {"textDocument": {"uri": URI}, "position": {"line": 1.5, "character": 0}}]:
            identifier = server.send_request("textDocument/hover", parameters)
            error = server.response(identifier)["error"]
            self.assertEqual(error["code"], -32602, parameters)
            self.assertTrue(error["message"])
        self.assert_alive(server)

    def test_wrong_shapes_of_notifications_are_survived(self):
        server = self.start()
        for method in ("textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
                       "$/cancelRequest", "initialized"):
            for parameters in ("5", "[]", "{}", '{"textDocument":null}', '{"id":[]}'):
                server.send_body(f'{{"jsonrpc":"2.0","method":"{method}","params":{parameters}}}')
            server.send_body(f'{{"jsonrpc":"2.0","method":"{method}"}}')
        self.assert_alive(server)

    def test_other_headers_are_read(self):
        server = self.start()
        for header in ["Content-Length: {}\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
                       "X-Other: a: b\r\nContent-Length: {}\r\n\r\n", "content-length:{}\r\n\r\n"]:
            body = json.dumps({"jsonrpc": "2.0", "id": header, "method": "textDocument/foldingRange",
                               "params": whole()})
            server.send_body(body, header)
            self.assertIn("result", server.response(header))

    def test_absurd_lengths_are_survived(self):
        for header in ["Content-Length: 999999999999\r\n\r\n", "Content-Length: -5\r\n\r\n",
                       "Content-Length: 99999999999999999999999\r\n\r\n", "Content-Length: x\r\n\r\n",
                       "Content-Length:\r\n\r\n", "X-Nothing: 1\r\n\r\n", "\r\n\r\n"]:
            with self.subTest(header):
                server = self.start()
                server.send_bytes(header.encode())
                self.assert_ends_in_order(server)

    def test_wrong_lengths_are_survived(self):
        body = '{"jsonrpc":"2.0","method":"$/nothing"}'
        for length in (0, 1, len(body) - 1, len(body) + 1, len(body) + 30):
            with self.subTest(length=length):
                server = self.start()
                server.send_body(body, f"Content-Length: {length}\r\n\r\n")
                for _ in range(3):
                    server.notify("$/nothing")
                self.assert_ends_in_order(server)

    def test_noise_without_a_header_ends_in_order(self):
        server = self.start()
        server.send_bytes(bytes(range(256)) * 4000)
        self.assert_ends_in_order(server)

    def test_a_message_in_single_bytes_is_read(self):
        server = self.start()
        body = json.dumps({"jsonrpc": "2.0", "id": "slow", "method": "textDocument/foldingRange",
                           "params": whole()})
        server.transcript.sent(body)
        for byte in f"Content-Length: {len(body)}\r\n\r\n{body}".encode():
            server.send_bytes(bytes([byte]))
        self.assertIn("result", server.response("slow"))

    def test_edits_outside_the_document_are_clamped(self):
        server = self.start()
        server.change({"range": span(BIG, BIG, BIG, BIG), "text": "04 Mon   82.0\n"})
        found = [d for d in server.diagnostics() if d["code"] == "W8104"]
        self.assertEqual([d["range"] for d in found], [span(5, 3, 5, 6)])
        # Past the end of the line is its end; a reversed range is swapped.
        server.change({"range": span(5, BIG, 5, 3), "text": "Sun   82.0"})
        self.assertEqual([d for d in server.diagnostics() if d["severity"] <= 2], [])

    def test_edits_with_absurd_numbers_are_survived(self):
        for place in [span(-1, -1, 0, 0), span(0, 0, -1, -1), span(2**53, 0, 2**53, 1),
                      span(0, 2**63, 0, 2**64), span(BIG, 0, 0, BIG), None, 5, {}, {"start": {}}]:
            server = self.start()
            server.change({"range": place, "text": "x"}, {"text": TEXT})
            self.assert_alive(server)

    def test_requests_outside_the_document_are_survived(self):
        server = self.start()
        for line, character in [(BIG, BIG), (0, BIG), (BIG, 0), (5, 1)]:
            server.ask("textDocument/hover", at(line, character))
            place = span(line, character, 0, 0)
            server.ask("textDocument/inlayHint", {**whole(), "range": place})
            server.ask("textDocument/codeAction",
                       {**whole(), "range": place, "context": {"diagnostics": []}})

    def test_documents_that_are_not_open_are_survived(self):
        server = self.start()
        server.change({"text": "x"}, uri="file:///nowhere/a.w8log")
        server.notify("textDocument/didClose", textDocument={"uri": "file:///nowhere/a.w8log"})
        server.notify("textDocument/didClose", textDocument={"uri": ":::"})
        server.send_request("textDocument/hover", at(0, 0, uri="not a uri %%% \u0000"))
        self.assert_alive(server)

    def test_a_hundred_edits_at_once_end_in_the_newest_text(self):
        server = self.start()
        for index in range(100):
            server.change({"range": span(4, 13, 4, 13), "text": " " if index % 2 else "?"})
        server.change({"text": TEXT.replace("Sat", "Fri")})
        self.assertEqual([d["code"] for d in server.diagnostics() if d["severity"] <= 2], ["W8104"])
