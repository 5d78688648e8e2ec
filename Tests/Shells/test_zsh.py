"""Completion in a real zsh."""

from shell_case import EXERCISES, ShellCase


class ZshTest(ShellCase):
    command = ["zsh", "-f", "-i"]
    program = "zsh"
    introduction = (
        "PS1='> '; autoload -Uz compinit; compinit -u -D; setopt interactive_comments; "
        "source <(w8log completion zsh)"
    )

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
            ("w8log log --output=lo\t", ["log", "--output=log.w8log"]),
        ])

    def test_hostile_names_come_as_text(self):
        cases = [(f"w8log history {name[:2]}\t", ["history", name]) for name in EXERCISES if name[0] != "#"]
        cases += [(f"w8log history '{name[:3]}\t", ["history", name]) for name in EXERCISES]
        cases += [(f'w8log history "{name[:3]}\t', ["history", name]) for name in EXERCISES if "!" not in name]
        self.assert_typed(cases)

    def test_the_script_works_from_fpath(self):
        self.write("functions/_w8log", self.run_w8log("completion", "zsh")[1])
        self.introduction = (
            f"PS1='> '; fpath=({self.work}/functions $fpath); autoload -Uz compinit; compinit -u -D")
        self.assert_typed([
            ("w8log che\t", ["check"]), ("w8log log --gym @ho\t", ["log", "--gym", "@ho"]),
            ("w8log history Bench\t", ["history", EXERCISES[0]]),
        ])
