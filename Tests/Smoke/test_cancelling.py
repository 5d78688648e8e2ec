"""Requests that are taken back while the server works: each of them is answered, and once."""

import collections
import queue
import random
import time

import logs
from lsp_client import whole
from server_case import ServerCase

LONG = logs.long_log(["    Squat: 3x5 100, 5 110", "    Bench: 5/5/4 60"])
METHODS = ("textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/semanticTokens/full",
           "textDocument/codeLens", "textDocument/documentLink")
ROUNDS, AT_ONCE = 600, 12
# So long the server works on a round before it is taken back, at most.
MOST_SECONDS = 0.004


class CancellingTest(ServerCase):
    def test_each_request_that_is_taken_back_is_answered_once(self):
        chance = random.Random(2)
        server = self.opened(LONG)
        asked = []
        for _ in range(ROUNDS):
            some = [server.send_request(chance.choice(METHODS), whole()) for _ in range(AT_ONCE)]
            asked += some
            time.sleep(chance.random() * MOST_SECONDS)
            chance.shuffle(some)
            for identifier in some:
                server.notify("$/cancelRequest", id=identifier)
        answers = collections.Counter()
        try:
            while len(answers) < len(asked):
                message = server.receive()
                if "method" not in message:
                    answers[message["id"]] += 1
        except queue.Empty:
            self.fail(f"{len(set(asked) - answers.keys())} of {len(asked)} requests have no answer")
        server.ask("textDocument/foldingRange", whole())
        self.assertEqual(set(answers), set(asked))
        self.assertEqual(set(answers.values()), {1})
