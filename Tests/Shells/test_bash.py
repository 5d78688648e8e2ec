"""Completion in a real bash."""

from shell_case import EXERCISES, GYMS, ShellCase

OFFER = """
source <(w8log completion bash)
COMP_LINE=$1 COMP_POINT=${#1}
_w8log w8log "$2" w8log
printf '%s\\n' "${COMPREPLY[@]}"
"""


class BashTest(ShellCase):
    command = ["bash", "--norc", "--noprofile", "-i"]
    program = "bash"
    introduction = "PS1='> '; source <(w8log completion bash)"

    def offered(self, line, word):
        return self.offered_by(OFFER, "bash", line, word)

    def test_words_are_offered_as_they_are_to_be_typed(self):
        self.assertEqual(self.offered("w8log che", "che"), ["check"])
        self.assertEqual(self.offered("w8log check --unsa", "--unsa"), ["--unsafe-fixes"])
        self.assertEqual(sorted(self.offered("w8log log --gym ", "")), [f"@{gym}" for gym in sorted(GYMS)])
        self.assertEqual(self.offered("w8log log --gym=@ir", "ir"), ["iron"])
        self.assertEqual(self.offered("w8log log --tag ", ""), ["salty", "travel"])
        self.assertEqual(self.offered("w8log log -p 2026-", "2026-"), ["2026-01"])
        self.assertEqual(self.offered("w8log explain weekday", "weekday"), ["weekday-mismatch"])
        self.assertEqual(len(self.offered("w8log history ", "")), len(EXERCISES))

    def test_a_tab_completes_what_is_typed(self):
        self.assert_typed([
            ("w8log che\t--fail\twar\t", ["check", "--fail-on", "warning"]),
            ("w8log log --gym @ir\t", ["log", "--gym", "@iron"]),
            ("w8log log --gym=@ir\t", ["log", "--gym=@iron"]),
            ("w8log log --gym ir\t", ["log", "--gym", "iron"]),
            ("w8log log --tag sal\t", ["log", "--tag", "salty"]),
            ("w8log log --period 2025-\t", ["log", "--period", "2025-12"]),
            ("w8log trend --of f\t", ["trend", "--of", "fat"]),
            ("w8log history lung\t", ["history", "Lunge"]),
            ("w8log check lo\t", ["check", "log.w8log"]),
            ("w8log log --outp\tlo\t", ["log", "--output", "log.w8log"]),
            ("w8log -f log.w8log gyms --col\tnev\t", ["-f", "log.w8log", "gyms", "--color", "never"]),
        ])

    def test_hostile_names_come_as_text(self):
        cases = [(f"w8log history {name[:2]}\t", ["history", name]) for name in EXERCISES if name[0] != "#"]
        cases += [(f"w8log history '{name[:3]}\t", ["history", name]) for name in EXERCISES]
        cases += [(f'w8log history "{name[:3]}\t', ["history", name]) for name in EXERCISES]
        cases += [("w8log history \\#k\t", ["history", "#kettle ~ swing"])]
        cases += [("w8log history Bench\\ \\$\t", ["history", EXERCISES[0]])]
        self.assert_typed(cases)
