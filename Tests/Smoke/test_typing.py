"""Five keys a second in logs of ten years: nothing that is asked of the whole document delays the next key.

`Tests/Smoke/type-logs` types in longer logs of every recipe.
"""

import logs
from server_case import ServerCase
from support import built_binary
from typist import AT_ONCE, Typist, milliseconds, vs_code

# Each habit with the recipes in which it is tried.
TRIALS = ((AT_ONCE, ("plain", "crlf")), (vs_code(), ("rich", "names")), (vs_code(pulls=False), ("rich",)))
BURSTS = 3
KEYS = 6
# A machine that does other things beside may miss a key now and then, or some in a row: then it is tried once more.
SHARE_IN_TIME = 0.9
TRIES = 2


class TypingTest(ServerCase):
    def test_every_key_gets_its_hints_before_the_next(self):
        for habits, recipes in TRIALS:
            for recipe in recipes:
                with self.subTest(habits=habits.name, recipe=recipe):
                    text = logs.made_up(built_binary().with_name("w8log-bench"), recipe, "10")
                    shares = (self.share_in_time(habits, recipe, text) for _ in range(TRIES))
                    self.assertTrue(any(share >= SHARE_IN_TIME for share in shares))

    def share_in_time(self, habits, recipe, text):
        """How many of the keys had their hints before the next; the rest of the conversation must be right in any case."""
        server = self.start()
        server.initialize(**({"capabilities": habits.capabilities} if habits.capabilities else {}))
        server.open(text)
        typist = Typist(server, text, habits)
        typist.begin()
        for line, column in logs.places(typist.lines, BURSTS):
            typist.burst(line, column, KEYS)
        self.assertEqual(typist.unanswered(), set())
        self.assertEqual(typist.surplus(), [])
        print(f"{habits.name}, {recipe}: {typist.keys_with_hints_in_time} of {typist.keys} keys in time, hints after "
              f"{milliseconds(typist.hints, 0.5):.1f} ms, 99 of 100 after {milliseconds(typist.hints, 0.99):.1f} ms")
        self.assertIsNone(server.ask("shutdown"))
        server.notify("exit")
        self.assertEqual(server.ended(), 0)
        return typist.keys_with_hints_in_time / typist.keys
