"""Random, mutated and reordered messages: the server never dies, answers everything once, and has the text that it should have.

W8LOG_FUZZ_MESSAGES=1000000 sends more, W8LOG_FUZZ_SEED=2 others.
"""

import copy
import json
import os
import random
import time

import readers
from fuzz_run import Failure, Runner, compare, empty
from fuzz_steps import Steps
from server_case import TEXT, ServerCase
from test_conformance import FAULTY, TRAINING, maximal
from text_model import UNIT_BYTES

MESSAGES = int(os.environ.get("W8LOG_FUZZ_MESSAGES", "100000"))
SEED = os.environ.get("W8LOG_FUZZ_SEED", "1")
MESSAGES_A_SERVER = 2500
MESSAGES_A_BATCH = (1, 1, 3, 10, 40, 120)
MESSAGES_BETWEEN_LOOKS = 500
SHRINKING_SECONDS = 60
# While fewer steps are looked for; longer than anything takes unless it takes forever.
SECONDS_FOR_AN_ANSWER = 5
SHOWN_STEPS = 20
SHOWN_CHARACTERS = 1500


def modest(encoding):
    """A client that can do little, yet tells which version it has diagnostics of."""
    return {"general": {"positionEncodings": [encoding]}, "textDocument": {"publishDiagnostics": {"versionSupport": True}}}


class FuzzTest(readers.NeedsReaders, ServerCase):
    def test_random_conversations(self):
        sent = round_number = 0
        started = time.monotonic()
        while sent < MESSAGES:
            encoding = list(UNIT_BYTES)[round_number % 3]
            able = (maximal if round_number % 2 else modest)(encoding)
            sent += self.conversation(f"{SEED} {round_number}", encoding, able)
            round_number += 1
        print(f"{sent} messages in {round_number} conversations, seed {SEED}, {time.monotonic() - started:.0f} s")

    def conversation(self, seed, encoding, able):
        chance = random.Random(seed)
        log = self.work / "log"
        documents = [(log / f"{name}.w8log").as_uri() for name in ("root", "part", "漢字 %")] + ["untitled:Log-1"]
        done = []
        try:
            return self.run_steps(encoding, able, documents, chance, done)
        except Failure as failure:
            shorter = self.shrunk(encoding, able, done)
            shown = "\n".join(json.dumps(step, default=repr)[:SHOWN_CHARACTERS] for step in shorter[-SHOWN_STEPS:])
            self.fail(f"seed {seed}, {encoding}: {failure}\nafter {len(done)} steps, of which these {len(shorter)} do:\n{shown}")

    def run_steps(self, encoding, able, documents, chance, done):
        """Makes steps and does them, and keeps those that were done."""
        empty(self.work / "log")
        runner = Runner(self.binary, self.work / "log", encoding, able)
        self.addCleanup(runner.server.process.kill)
        steps = Steps(chance, documents, (TEXT, TRAINING, FAULTY), runner.capabilities, runner.oracle)
        steps.results = runner.results
        look = MESSAGES_BETWEEN_LOOKS
        while runner.count < MESSAGES_A_SERVER:
            for _ in range(chance.choice(MESSAGES_A_BATCH)):
                done.append(steps.next())
                runner.add(done[-1])
            runner.settle()
            if runner.count > look:
                look += MESSAGES_BETWEEN_LOOKS
                self.look(runner, encoding, able, look % (3 * MESSAGES_BETWEEN_LOOKS) == 0)
                steps.version = max(steps.version, *runner.oracle.versions.values())
                done.append({"look": True})
        runner.end()
        return runner.count

    def look(self, runner, encoding, able, by_character=True):
        fresh = Runner(self.binary, self.work / "log", encoding, able)
        self.addCleanup(fresh.server.process.kill)
        compare(runner, fresh, by_character)

    def shrunk(self, encoding, able, steps):
        """Steps that fail with as little as time allows."""
        deadline = time.monotonic() + SHRINKING_SECONDS
        size = len(steps) // 2
        while size and time.monotonic() < deadline:
            start = 0
            while start < len(steps) and time.monotonic() < deadline:
                fewer = steps[:start] + steps[start + size:]
                if self.fails(encoding, able, fewer):
                    steps = fewer
                else:
                    start += size
            size //= 2
        return steps

    def fails(self, encoding, able, steps):
        empty(self.work / "log")
        runner = Runner(self.binary, self.work / "log", encoding, able, SECONDS_FOR_AN_ANSWER)
        self.addCleanup(runner.server.process.kill)
        try:
            for step in copy.deepcopy(steps):
                if "look" in step:
                    runner.settle()
                else:
                    runner.add(step)
            runner.settle()
            self.look(runner, encoding, able)
            runner.end()
        except Failure:
            return True
        return False
