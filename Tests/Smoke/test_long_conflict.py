"""Other requests do not wait for a conflict of a hundred thousand lines, or for hundreds of open documents."""

from lsp_client import at, whole
from server_case import ServerCase
from test_budget import GOOD, PATIENCE

SIDE = 1_000_000 // PATIENCE
LAZY = {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}, "dataSupport": True,
        "resolveSupport": {"properties": ["edit"]}}
REQUEST_CANCELLED = -32800


class LongConflictTest(ServerCase):
    def conflicted(self):
        """Opens a long conflict and a short log; returns the server, the address of the log, and the action that joins the conflict."""
        lines = SIDE // 10
        text = ("# 2026-01\n\n03 Sat   82.1\n<<<<<<< ours\n" + "    > n\n" * lines + "    > ours\n=======\n"
                + "    > n\n" * (lines // 2) + "    > theirs\n    > n\n>>>>>>> theirs\n")
        uri, good = ((self.work / name).as_uri() for name in ("log.w8log", "good.w8log"))
        server = self.start()
        server.initialize(capabilities={"textDocument": {"codeAction": LAZY}})
        server.open(text, uri=uri)
        server.open(GOOD, uri=good)
        place = {"start": {"line": 3, "character": 0}, "end": {"line": 3, "character": 0}}
        offered = server.ask("textDocument/codeAction", {
            "textDocument": {"uri": uri}, "range": place, "context": {"diagnostics": []}})
        join, = (action for action in offered if action["title"] == "Merge both versions")
        self.assertNotIn("edit", join)
        return server, good, join

    def test_other_documents_are_answered_before_a_long_join(self):
        server, good, join = self.conflicted()
        asked = server.send_request("codeAction/resolve", join)
        others = [server.send_request(method, whole(good)) for method in (
            "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/semanticTokens/full")]
        others.append(server.send_request("textDocument/hover", at(5, 8, good)))
        order = []
        while len(order) < 5:
            message = server.receive()
            if "method" not in message:
                order.append(message["id"])
        self.assertEqual(order[-1], asked)
        self.assertEqual(set(order[:-1]), set(others))

    def test_a_long_join_is_given_up(self):
        server, good, join = self.conflicted()
        begin = server.processor_seconds()
        self.assertIn("edit", server.ask("codeAction/resolve", join))
        whole_join = server.processor_seconds() - begin
        asked = server.send_request("codeAction/resolve", join)
        server.ask("textDocument/hover", at(5, 8, good))
        begin = server.processor_seconds()
        server.notify("$/cancelRequest", id=asked)
        self.assertEqual(server.response(asked)["error"]["code"], REQUEST_CANCELLED)
        rest = server.processor_seconds() - begin
        print(f"a join of {whole_join:.2f} s of work is given up after {rest:.3f} s")
        self.assertLess(rest, whole_join / 2)


class ManyDocumentsTest(ServerCase):
    def work_to_open(self, count):
        """Returns the processor time in seconds to open `count` documents and answer a hover."""
        server = self.start()
        server.initialize(rootUri=self.work.as_uri())
        begin = server.processor_seconds()
        uris = [(self.work / f"log{number}.w8log").as_uri() for number in range(count)]
        for uri in uris:
            server.open(GOOD, uri=uri)
        self.assertTrue(server.ask("textDocument/hover", at(5, 8, uris[0])))
        return server.processor_seconds() - begin

    def test_a_document_costs_the_same_beside_many_others(self):
        few, many = (self.work_to_open(count) for count in (300, 1_800))
        print(f"300 documents open after {few:.3f} s of work, 1,800 after {many:.3f}")
        self.assertLess(many, 3 * 6 * few)
