"""Completion in a real fish."""

from shell_case import EXERCISES, GYMS, ShellCase

OFFER = "w8log completion fish | source; complete -C $argv[1]"


class FishTest(ShellCase):
    command = ["fish", "--no-config", "-i"]
    program = "fish"
    introduction = "function fish_prompt; echo '> '; end; w8log completion fish | source"

    def offered(self, line):
        return [offer.split("\t")[0] for offer in self.offered_by(OFFER, line)]

    def test_words_are_offered(self):
        self.assertEqual(self.offered("w8log che"), ["check"])
        self.assertEqual(self.offered("w8log check --unsa"), ["--unsafe-fixes"])
        self.assertEqual(sorted(self.offered("w8log log --gym ")), [f"@{gym}" for gym in sorted(GYMS)])
        self.assertEqual(self.offered("w8log log --gym=@ir"), ["--gym=@iron"])
        self.assertEqual(self.offered("w8log log -p 2026-"), ["2026-01"])
        self.assertEqual(sorted(self.offered("w8log history ")), sorted(EXERCISES))
        self.assertEqual(self.offered("w8log check lo"), ["log.w8log"])

    def test_a_tab_completes_what_is_typed(self):
        self.assert_typed([
            ("w8log che\t--fail\twar\t", ["check", "--fail-on", "warning"]),
            ("w8log log --gym @ir\t", ["log", "--gym", "@iron"]),
            ("w8log log --tag sal\t", ["log", "--tag", "salty"]),
            ("w8log history lung\t", ["history", "Lunge"]),
            ("w8log check log.\t", ["check", "log.w8log"]),
        ])

    def test_hostile_names_come_as_text(self):
        cases = [(f"w8log history {name[:2]}\t", ["history", name]) for name in EXERCISES if name[0] != "#"]
        cases += [(f"w8log history '{name[:3]}\t", ["history", name]) for name in EXERCISES]
        self.assert_typed(cases)
