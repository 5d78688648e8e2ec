"""Five keys a second in logs of ten years: nothing that is asked of the whole document delays the next key."""

import subprocess

import logs
from server_case import ServerCase
from support import built_binary
from typist import Typist

RECIPES = ("plain", "rich", "crlf", "names")
BURSTS = 3
KEYS = 6
# A machine that does other things beside may miss a key now and then.
SHARE_IN_TIME = 0.9


def ten_years(recipe):
    """A log that the benchmark makes up, or a simple one where the benchmark was not built."""
    program = built_binary().with_name("w8log-bench")
    if not program.is_file():
        return logs.long_log()
    command = [str(program), "--recipe", recipe, "--generate", "10"]
    return subprocess.run(command, capture_output=True, check=True).stdout.decode()


class TypingTest(ServerCase):
    def test_every_key_gets_its_hints_before_the_next(self):
        for recipe in RECIPES:
            with self.subTest(recipe):
                text = ten_years(recipe)
                server = self.opened(text)
                server.diagnostics()
                typist = Typist(server, text)
                for line, column in self.places(typist.lines):
                    typist.burst(line, column, KEYS)
                typist.listen(None)
                self.assertEqual(typist.asked.keys() - typist.answers.keys(), set())
                self.assertEqual(typist.surplus(), [])
                print(f"{recipe}: {typist.keys_with_hints_in_time} of {typist.keys} keys in time, "
                      f"hints after {typist.percentiles()}")
                self.assertGreaterEqual(
                    typist.keys_with_hints_in_time, SHARE_IN_TIME * typist.keys)
                self.assertIsNone(server.ask("shutdown"))
                server.notify("exit")
                self.assertEqual(server.ended(), 0)

    def places(self, lines):
        """The ends of entry lines near the start, the middle and the end."""
        for burst in range(BURSTS):
            line = len(lines) * (2 * burst + 1) // (2 * BURSTS)
            while not lines[line][:2].isdigit():
                line += 1
            yield line, len(lines[line])
