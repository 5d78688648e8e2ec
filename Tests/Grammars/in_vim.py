"""What the syntax file of Vim says of a log, as Vim itself tells."""

import os
import pathlib
import subprocess

SYNTAX = pathlib.Path("editors/vim/syntax/w8log.vim")
CLASSES = {"month", "date", "exercise", "gym", "tag", "number", "key", "effort", "label", "keyword", "argument", "text",
           "comment", "sign"}


class Grammar:
    """Has Vim read logs."""

    name = "Vim"

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def lines(self, text):
        """For each line its kind, and its tokens as (start, end, class)."""
        log, dump = self.folder / "log.w8log", self.folder / "dump"
        # Vim takes away a byte order mark and, from a file that has them everywhere, the CRs before line ends.
        plain = "\n".join(line.rstrip("\r") for line in text.removeprefix("\ufeff").split("\n"))
        log.write_text(plain.replace("\0", "\x01"), newline="")
        subprocess.run(
            ["vim", "-e", "-s", "-N", "-u", "NONE", "-i", "NONE", "--cmd", "set encoding=utf-8 fileencodings=utf-8",
             "--cmd", "set synmaxcol=0 redrawtime=0 nofixeol fileformats=unix", log, "-c", "syntax on", "-c", "syntax clear", "-c", "unlet! b:current_syntax",
             "-c", f"source {SYNTAX}", "-S", "Tests/Grammars/dump.vim"],
            check=True, env={**os.environ, "W8LOG_DUMP": str(dump)}, stdin=subprocess.DEVNULL, timeout=600)
        rows = dump.read_text().split("\n")
        lines = []
        for number, line in enumerate(plain.split("\n")):
            shift = number == 0 and text.startswith("\ufeff")
            lines.append(self.line(line, rows[number] if number < len(rows) else "blank", shift))
        return lines

    def line(self, line, row, shift):
        kind, *runs = row.split("\t")
        tokens = []
        data = line.encode()
        for run in runs:
            start, end, name = run.split(" ")
            name = name.removeprefix("w8log").split("_")[0].lower()
            if name in CLASSES:
                start = len(data[:int(start) - 1].decode()) + shift
                tokens.append((start, len(data[:int(end) - 1].decode()) + shift, name))
        return (kind.removeprefix("w8logLine_").rstrip("0123456789") or "blank"), tokens
