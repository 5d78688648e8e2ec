"""The messages by which a conversation begins and ends, in any order: each gets the answer that its moment asks for."""

import random

from fuzz_oracle import CANCELLED, INVALID_PARAMS, INVALID_REQUEST, NOT_FOUND
from lsp_client import URI, ServerGone, at, whole
from server_case import TEXT, ServerCase
from test_fuzz import SEED

CONVERSATIONS = 150
NOT_INITIALIZED = -32002
DOCUMENT = {"textDocument": {"uri": URI, "languageId": "w8log", "version": 1, "text": TEXT}}
REQUESTS = (
    ("textDocument/hover", at(9, 9)), ("textDocument/documentSymbol", whole()), ("textDocument/foldingRange", whole()),
    ("textDocument/nothing", {}), ("textDocument/hover", {}), ("shutdown", None), ("shutdown", {}),
    ("initialize", {"capabilities": {}}), ("initialize", {"capabilities": {}, "processId": "x"}),
)
NOTIFICATIONS = (
    ("initialized", {}), ("textDocument/didOpen", DOCUMENT), ("textDocument/didClose", whole()),
    ("shutdown", {}), ("$/setTrace", {"value": "verbose"}), ("nothing", {}),
)


class Moments:
    """Where a conversation stands, from the side of the client."""

    def __init__(self):
        self.moment = "fresh"
        # By request the codes that it may be answered with; None for a result.
        self.allowed = {}

    def request(self, identifier, method, params):
        codes = self.codes(method, params)
        self.allowed[identifier] = codes
        if codes == {None} and method in ("initialize", "shutdown"):
            self.moment = "running" if method == "initialize" else "over"

    def codes(self, method, params):
        if self.moment == "over":
            return {INVALID_REQUEST}
        is_beginning = method == "initialize"
        if self.moment == "fresh" and not is_beginning:
            return {NOT_INITIALIZED}
        if self.moment == "running" and is_beginning:
            return {INVALID_REQUEST}
        if method.endswith("nothing"):
            return {NOT_FOUND}
        return {INVALID_PARAMS} if params == {} and method != "shutdown" or params and "processId" in params else {None}

    def notify(self, method):
        if method == "shutdown" and self.moment == "running":
            self.moment = "over"

    def cancel(self, identifier):
        if identifier in self.allowed and not self.allowed[identifier] & {NOT_INITIALIZED, INVALID_REQUEST}:
            self.allowed[identifier].add(CANCELLED)


class FuzzLifecycleTest(ServerCase):
    def test_messages_in_any_order(self):
        for number in range(CONVERSATIONS):
            self.converse(f"{SEED} {number}", random.Random(f"{SEED} {number}"))

    def converse(self, seed, chance):
        server = self.start()
        moments = Moments()
        waiting = {}
        for _ in range(chance.randrange(14)):
            self.step(server, moments, waiting, chance)
            if chance.random() < 0.4:
                self.settle(server, moments, waiting, seed)
        # What was asked last may go unanswered: the end waits for nothing.
        if chance.random() < 0.5:
            self.settle(server, moments, waiting, seed)
        if chance.random() < 0.6:
            server.notify("exit")
            if chance.random() < 0.5:
                server.send_request("initialize", {"capabilities": {}})
        else:
            server.process.stdin.close()
        self.assertEqual(server.ended(), 0 if moments.moment == "over" else 1, seed)
        while waiting:
            try:
                self.take(server, moments, waiting, seed)
            except ServerGone:
                break
        server.__exit__()

    def step(self, server, moments, waiting, chance):
        kind = chance.random()
        if kind < 0.25 and moments.moment == "fresh":
            method, params = "initialize", {"capabilities": {}}
        else:
            method, params = chance.choice(REQUESTS)
        if kind < 0.6:
            identifier = server.send_request(method, params)
            waiting[identifier] = (method, params)
            moments.request(identifier, method, params)
        elif kind < 0.9:
            method, params = chance.choice(NOTIFICATIONS)
            server.notify(method, **params)
            moments.notify(method)
        elif waiting:
            identifier = chance.choice(list(waiting))
            server.notify("$/cancelRequest", id=identifier)
            if waiting[identifier][0] not in ("initialize", "shutdown"):
                moments.cancel(identifier)

    def settle(self, server, moments, waiting, seed):
        while waiting:
            self.take(server, moments, waiting, seed)

    def take(self, server, moments, waiting, seed):
        message = server.receive()
        if "method" in message:
            return
        asked = waiting.pop(message["id"], None)
        self.assertIsNotNone(asked, f"{seed}: an answer to nothing: {message}")
        self.assertIn(message.get("error", {}).get("code"), moments.allowed[message["id"]], f"{seed}: {asked} {message}")
