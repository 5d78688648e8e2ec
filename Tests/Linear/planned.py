"""What plans cost: a log of ten years that follows twenty of them, against the same log without their lines."""

import os
import pathlib
import re
import sys
import tempfile

import counting
import limits
import logs

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Editors"))
import conversation  # noqa: E402

TODAY = ["--today", "2026-01-01"]
YEARS = 10
# So many keys are typed, to lose what is done at the first of them alone.
KEYS = 20
TOOL = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]


def planned(meter):
    """The limits of a check and of a key, against those without plans."""
    texts = [logs.followed(YEARS, has_plans) for has_plans in (True, False)]
    checks = [meter.cost("check", text.encode()).instructions for text in texts]
    yield limits.Limit("check with plans, against the log without", checks[0] / checks[1], limits.MOST_FOR_PLANS["check"])
    keys = [key(meter.binary, text) for text in texts]
    yield limits.Limit("a key with plans, against the log without", keys[0] / keys[1], limits.MOST_FOR_PLANS["key"])


def key(binary, text):
    """The instructions for a key at the end of a log, with what an editor asks behind it."""
    return (typed(binary, text, 2 * KEYS) - typed(binary, text, KEYS)) / KEYS


def typed(binary, text, count):
    """The instructions of a server that is told of so many keys."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "log.w8log")
        path.write_text(text)
        report = pathlib.Path(folder, "report")
        tapped = pathlib.Path(folder, "w8log")
        tapped.write_text(f'#!/bin/sh\nexec {" ".join(TOOL)} --log-file={report} {binary} "$@"\n')
        tapped.chmod(0o755)
        os.environ["SWIFT_DETERMINISTIC_HASHING"] = "1"
        with conversation.Server(tapped, *TODAY) as server:
            converse(server, path.as_uri(), text, count)
        return int(re.search(r"I +refs: +([\d,]+)", report.read_text()).group(1).replace(",", ""))


def converse(server, uri, text, count):
    """Types a note letter by letter below the last exercise."""
    document = {"uri": uri}
    server.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {"textDocument": {"diagnostic": {}}}})
    server.tell("initialized", {})
    server.tell("textDocument/didOpen", {"textDocument": {**document, "languageId": "w8log", "version": 0, "text": text}})
    line = text.count("\n")
    for number in range(count):
        letter = "    Lift A: 3x5 100, 3x5 90, 3x5 80, 3x5 70, 3x5 60"[number]
        at = {"line": line, "character": number}
        server.tell("textDocument/didChange", {
            "textDocument": {**document, "version": number + 1},
            "contentChanges": [{"range": {"start": at, "end": at}, "text": letter}]})
        server.ask("textDocument/diagnostic", {"textDocument": document})
