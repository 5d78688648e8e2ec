"""The protocol by the letter: every capability that is advertised is tried, and every method is accounted for."""

import copy
import random

import message_types
import methods
import readers
import wire
from server_case import TEXT, ServerCase
from support import REPOSITORY
from text_model import UNIT_BYTES, TextModel

TRAINING = (REPOSITORY / "grammar/examples/training.w8log").read_text(encoding="utf-8")
FAULTY = """unit kg\ngym @iron\ngym @iron red\ninclude "years/*.w8log"
# 2026-01 🏋 漢字\r\n03 Fri   82.1  @iron  > e\u0301 🏋 #cut
    Squat: 3x5 100, 5x 80  > 漢字\r    "Bench Press": x 5\nnonsense here\n05 Mon 999 @irn 8:61\n\t> later\n# 2026-13\n03 Sat 82,4\n"""
TIMES = 25
# The requests that may be refused though nothing is wrong with their shape, and the errors of such a refusal.
REFUSABLE = ("textDocument/rename", "textDocument/prepareRename", "workspace/executeCommand",
             "workspace/textDocumentContent", "codeAction/resolve")
REFUSALS = (-32602, -32803)
METHOD_NOT_FOUND = -32601
HELD = "workspace/diagnostic"

# What this server does not answer, and why.
NO_PROGRAM = "a log has no types, calls, values or parameters"
LEFT_OUT = {
    "callHierarchy/incomingCalls": NO_PROGRAM,
    "callHierarchy/outgoingCalls": NO_PROGRAM,
    "textDocument/declaration": "a gym, an exercise or a tag is declared where it is defined",
    "textDocument/implementation": NO_PROGRAM,
    "textDocument/inlineValue": "nothing is debugged",
    "textDocument/linkedEditingRange": "names stand in many files; rename changes them all",
    "textDocument/moniker": "nothing leads from one book to another",
    "textDocument/prepareCallHierarchy": NO_PROGRAM,
    "textDocument/prepareTypeHierarchy": NO_PROGRAM,
    "textDocument/typeDefinition": NO_PROGRAM,
    "textDocument/willSave": "nothing happens before a file is saved",
    "textDocument/willSaveWaitUntil": "editors format and fix at saving by themselves",
    "typeHierarchy/subtypes": NO_PROGRAM,
    "typeHierarchy/supertypes": NO_PROGRAM,
    "workspace/willCreateFiles": "a new file changes no other",
    "workspace/willDeleteFiles": "an include of a file that is gone is a finding, not an edit",
    "workspace/didCreateFiles": "watched files tell the same, of other programs too",
    "workspace/didDeleteFiles": "watched files tell the same, of other programs too",
    "workspace/didRenameFiles": "watched files tell the same, of other programs too",
    "notebookDocument/didChange": "a log is no notebook",
    "notebookDocument/didClose": "a log is no notebook",
    "notebookDocument/didOpen": "a log is no notebook",
    "notebookDocument/didSave": "a log is no notebook",
    "$/progress": "no client works for the server at length",
    "codeLens/resolve": "lenses are sent complete",
    "documentLink/resolve": "links are sent complete",
    "workspaceSymbol/resolve": "symbols are sent complete",
    "window/workDoneProgress/cancel": "the search for logs is not offered as one to be given up",
}
LIFECYCLE = {"initialize", "shutdown"}


def minimal(encoding):
    return {"general": {"positionEncodings": [encoding]}}


def maximal(encoding):
    """A client that can do everything that the protocol knows of."""
    known = message_types.types()
    able = message_types.maximal(known.ClientCapabilities)
    able["general"]["positionEncodings"] = [encoding]
    able["textDocument"]["semanticTokens"]["tokenTypes"] = [kind.value for kind in known.SemanticTokenTypes]
    return able


class ConformanceTest(readers.NeedsReaders, ServerCase):
    def initialized(self, capabilities, **more):
        """A server in the folder of the test, and all that it advertised, at once or later."""
        server = self.start()
        folder = {"uri": self.work.as_uri(), "name": "logs"}
        able = copy.deepcopy(server.initialize(
            capabilities=capabilities, rootUri=folder["uri"], workspaceFolders=[folder], **more)["capabilities"])
        server.refusal("$/barrier")
        for body in server.transcript.received:
            for registration in wire.reach(wire.parse(body), ("params", "registrations")) or []:
                for method in methods.REQUESTS:
                    if method.name == registration["method"]:
                        able[method.capability[0]] = registration.get("registerOptions") or True
        return server, able

    def clients(self):
        for encoding in UNIT_BYTES:
            for client in (minimal, maximal):
                yield encoding, client

    def test_every_advertised_request_is_answered_by_the_letter(self):
        for encoding, client in self.clients():
            for name, text in (("canonical", TEXT), ("training", TRAINING), ("faulty", FAULTY)):
                with self.subTest(f"{name} {encoding} {client.__name__}"):
                    server, able = self.initialized(client(encoding))
                    uri = self.write(f"{name}.w8log", text).as_uri()
                    server.open(text, uri)
                    self.try_everything(server, methods.Scene(
                        uri, TextModel(text, encoding), random.Random(f"{name} {encoding}"), {}, able))
                    self.assertIsNone(server.ask("shutdown"))
                    server.notify("exit")
                    self.assertEqual(server.ended(), 0)
                    server.__exit__()

    def try_everything(self, server, scene):
        published = [m["params"]["diagnostics"] for m in server.notifications if "diagnostics" in m["params"]]
        scene.results["diagnostics"] = published[-1] if published else []
        # Twice: what is completed comes before what it is an element of.
        for _ in range(2):
            for method in methods.REQUESTS:
                if methods.advertises(scene.capabilities, method.capability):
                    for _ in range(TIMES):
                        self.try_request(server, scene, method)

    def try_request(self, server, scene, method):
        params = method.params(scene)
        if params is None:
            return
        for token in wire.TOKENS:
            if scene.random.random() < 0.2 and message_types.takes(method.name, token):
                params = {**params, token: f"{token} {server.next_id}"}
        self.assert_conforms(method, params)
        identifier = server.send_request(method.name, params)
        if method.name == HELD:
            # It is answered when something changes, or when nobody wants it any more.
            server.notify("$/cancelRequest", id=identifier)
        answer = server.response(identifier)
        code = answer.get("error", {}).get("code")
        if method.name in REFUSABLE and code in REFUSALS:
            return
        if method.name == HELD and code == -32800:
            return
        self.assertIsNone(code, f"{method.name} {params}: {answer}")
        if answer["result"]:
            scene.results[method.name] = answer["result"]

    def assert_conforms(self, method, params):
        """That what the test asks is what a client may ask."""
        message = {"jsonrpc": "2.0", "id": 1, "method": method.name, "params": params}
        request = message_types.types().METHOD_TO_TYPES[method.name][0]
        self.assertEqual(message_types.faults(message, request), [])

    def test_what_is_advertised_is_answered_and_nothing_else(self):
        for client in (minimal, maximal):
            server, able = self.initialized(client("utf-16"))
            uri = self.write("log.w8log", TEXT).as_uri()
            server.open(TEXT, uri)
            scene = methods.Scene(uri, TextModel(TEXT, "utf-16"), random.Random(1), {}, able)
            for method in methods.REQUESTS:
                is_advertised = methods.advertises(able, method.capability)
                params = method.params(scene) if is_advertised else None
                is_answered = self.code(server, method, params or {}) != METHOD_NOT_FOUND
                # What not every client is told of may be answered all the same.
                if is_advertised or client == maximal:
                    self.assertEqual(is_answered, is_advertised, f"{client.__name__}: {method.name}")

    def code(self, server, method, params):
        identifier = server.send_request(method.name, params)
        server.notify("$/cancelRequest", id=identifier)
        return server.response(identifier).get("error", {}).get("code")

    def known_notifications(self, server):
        """Those of which the server says that it knows them, to a client that reads along."""
        known = {"exit"}
        for method in methods.NOTIFICATIONS.keys() - known:
            server.refusal("$/barrier")
            server.notifications.clear()
            server.notify(method)
            server.refusal("$/barrier")
            traces = [m["params"]["message"] for m in server.notifications if m["method"] == "$/logTrace"]
            if f"handled {method}" in traces:
                known.add(method)
            else:
                self.assertIn("handled (unknown)", traces, method)
        return known

    def test_every_method_of_the_protocol_is_accounted_for(self):
        known = message_types.types()
        all_methods = {m for m in known.METHOD_TO_TYPES if known.message_direction(m) != "serverToClient"}
        named = {method.name for method in methods.REQUESTS}
        self.assertEqual(named | methods.NOTIFICATIONS.keys() | LIFECYCLE, all_methods)
        server, able = self.initialized(maximal("utf-16"), trace="verbose")
        answered = {m.name for m in methods.REQUESTS if methods.advertises(able, m.capability)}
        answered |= LIFECYCLE | self.known_notifications(server)
        self.assertEqual(answered & LEFT_OUT.keys(), set(), "left out, yet answered")
        self.assertEqual(all_methods - answered - LEFT_OUT.keys(), set(), "neither answered nor left out")
        for method, path in methods.NOTIFICATIONS.items():
            if path:
                self.assertEqual(methods.advertises(able, path), method in answered, method)
        print(f"{len(answered)} methods answered, {len(LEFT_OUT)} left out")

    def test_every_capability_has_a_method(self):
        """No member stands among the capabilities that the table of methods does not know."""
        paths = {method.capability[0] for method in methods.REQUESTS}
        paths |= {path[0] for path in methods.NOTIFICATIONS.values() if path}
        for client in (minimal, maximal):
            able = self.initialized(client("utf-16"))[1]
            self.assertEqual(able.keys() - paths, {"positionEncoding"})
