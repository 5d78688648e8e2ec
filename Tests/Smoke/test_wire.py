"""That what is looked at in every conversation would be found."""

import json
import unittest

import readers
import wire
from lsp_client import span

SYMBOL = {"name": "2026-01", "kind": 3, "range": span(0, 0, 1, 0), "selectionRange": span(0, 0, 0, 9)}
HINT = {"position": {"line": 0, "character": 0}, "label": "avg 82.3"}
ABLE = {"workspace": {"inlayHint": {"refreshSupport": True}}}


class WireTest(readers.NeedsReaders, unittest.TestCase):
    def faults(self, *received, method="textDocument/documentSymbol", abilities=None):
        transcript = wire.Transcript()
        for number, called in enumerate(("initialize", method)):
            params = {"capabilities": abilities or {}}
            transcript.sent(json.dumps({"jsonrpc": "2.0", "id": number, "method": called, "params": params}))
        transcript.received += [json.dumps({"jsonrpc": "2.0", **message}).encode() for message in received]
        return transcript.faults()

    def test_what_is_right_has_no_fault(self):
        self.assertEqual(self.faults({"id": 1, "result": [{**SYMBOL, "children": [SYMBOL]}]}), [])
        self.assertEqual(self.faults({"id": 1, "result": None}), [])
        self.assertEqual(self.faults({"id": None, "error": {"code": -32700, "message": "no JSON"}}), [])
        refresh = {"id": "r", "method": "workspace/inlayHint/refresh"}
        self.assertEqual(self.faults(refresh, abilities=ABLE), [])

    def test_every_departure_is_found(self):
        for change in ({"colour": "red"}, {"kind": 99}, {"kind": "3"}, {"name": None}, {"detail": None}, {"tags": 1},
                       {"range": span(0, -1, 0, 0)}, {"range": span(0, 2**31, 0, 0)}, {"range": span(0, 1.5, 0, 0)},
                       {"deprecated": 1}, {"children": [{**SYMBOL, "x": 1}]}):
            with self.subTest(change):
                self.assertEqual(len(self.faults({"id": 1, "result": [{**SYMBOL, **change}]})), 1)
        short = {name: value for name, value in SYMBOL.items() if name != "range"}
        self.assertTrue(self.faults({"id": 1, "result": [short]}))

    def test_answers_belong_to_questions(self):
        right = {"id": 1, "result": None}
        self.assertEqual(len(self.faults(right, right)), 1)
        self.assertEqual(len(self.faults({"id": 2, "result": None})), 1)
        self.assertEqual(len(self.faults({**right, "error": {"code": 1, "message": "both"}})), 1)
        self.assertEqual(len(self.faults({"id": 1})), 1)

    def test_nothing_is_used_that_the_client_cannot_do(self):
        self.assertEqual(len(self.faults({"id": "r", "method": "workspace/inlayHint/refresh"})), 1)
        self.assertEqual(len(self.faults({"id": "r", "method": "workspace/noSuchThing"})), 1)
        watch = {"id": "w", "method": "workspace/didChangeWatchedFiles"}
        registration = {"id": "r", "method": "client/registerCapability", "params": {"registrations": [watch]}}
        self.assertEqual(len(self.faults(registration)), 1)

    def test_progress_is_told_where_it_was_asked_for(self):
        begin = {"kind": "begin", "title": "reading", "percentage": 0}
        create = {"id": "r", "method": "window/workDoneProgress/create", "params": {"token": "t"}}
        able = {"window": {"workDoneProgress": True}}
        for value, count in ((begin, 0), ({"kind": "begin"}, 1), ({"kind": "end", "x": 1}, 1), ({}, 1)):
            progress = {"method": "$/progress", "params": {"token": "t", "value": value}}
            self.assertEqual(len(self.faults(create, progress, abilities=able)), count, value)
        self.assertEqual(len(self.faults({"method": "$/progress", "params": {"token": "t", "value": begin}})), 1)

    def test_answers_are_for_every_editor(self):
        for method, result in [
            ("textDocument/inlayHint", [{**HINT, "kind": 1}]),
            ("textDocument/hover", {"contents": {"kind": "markdown", "value": "x"}}),
            ("textDocument/foldingRange", [{"startLine": 0, "endLine": 1, "collapsedText": "x"}]),
            ("textDocument/completion", [{"label": "x", "data": 5}]),
            ("textDocument/completion", [{"label": "x", "insertTextFormat": 2}]),
            ("textDocument/rename", {"documentChanges": []}),
            ("textDocument/codeAction", [
                {"title": "x", "edit": {"changes": {}}, "command": {"title": "x", "command": "x"}}]),
        ]:
            with self.subTest(method):
                self.assertEqual(len(self.faults({"id": 1, "result": result}, method=method)), 1)

    def test_files_are_for_those_who_make_them(self):
        steps = [{"kind": "create", "uri": "file:///2025.w8log"}]
        for operations, count in (([], 1), (["rename"], 1), (["create"], 0)):
            able = {"workspace": {"workspaceEdit": {"documentChanges": True, "resourceOperations": operations}}}
            found = self.faults(
                {"id": 1, "result": {"documentChanges": steps}}, method="textDocument/rename", abilities=able)
            self.assertEqual(len(found), count, operations)

    def test_json_that_others_read_otherwise_is_refused(self):
        for body in ('{"a":1,"a":2}', '[NaN]', '[Infinity]', '{"a":1}}'):
            with self.assertRaises(ValueError):
                wire.parse(body)
