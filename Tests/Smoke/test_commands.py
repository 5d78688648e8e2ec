"""One run of every command on the sample log of the documentation."""

import json
import os
import re
import signal
import subprocess
import threading

from logs import WRONG_WEEKDAY
from support import CANONICAL, LIMIT_SECONDS, OK, REPOSITORY, TODAY, USAGE, SmokeTest

EXCHANGE = REPOSITORY / "Tests/Exchange"

# What each command is given besides the day, and what its result must hold.
RUNS = {
    "init": (["--dry-run", "new.w8log"], "+unit       kg"),
    "add": (["--dry-run", "-f", CANONICAL, "79.6"], "+10 Tue   79.6"),
    "take": (["--dry-run", "-f", CANONICAL, "inbox.txt"], "+10 Tue   79.6"),
    "next": (["@iron", CANONICAL], "3x5 102.5kg @8"),
    "archive": (["--dry-run", "-f", "years.w8log"], '+include    "2025.w8log"'),
    "gym": (["color", "@home", "pink", "--dry-run", "-f", CANONICAL], "+gym        @home"),
    "exercise": (["rename", "Squat", "Back squat", "--dry-run", "-f", CANONICAL], "+    Back squat:"),
    "tag": (["rename", "travel", "trip", "--dry-run", "-f", CANONICAL], "#trip"),
    "check": ([CANONICAL], "gap W8901"),
    "fmt": (["--stdout", CANONICAL], "# 2026-01 January"),
    "today": ([CANONICAL], "Weight   79.8 kg, 4 February 2026, 6 days ago"),
    "log": (["--with-exercises", CANONICAL], "      Squat     w5 60, w3 80, 3x5 102.5 @8"),
    "trend": ([CANONICAL], "2026-02-04 Wed"),
    "page": (["-o", "-", CANONICAL], "<!doctype html>"),
    "report": (["--by", "week", CANONICAL], "2026-W06"),
    "goal": ([CANONICAL], "Goal      78.0 kg by 1 June 2026"),
    "milestones": ([CANONICAL], "★ 2026-02-04 Wed"),
    "gyms": ([CANONICAL], "Iron Temple"),
    "exercises": ([CANONICAL], "Farmer carry"),
    "history": (["squat", CANONICAL], "★ e1RM"),
    "tags": ([CANONICAL], "#travel"),
    "notes": ([CANONICAL], "2026-02-04 Wed  under eighty!"),
    "stats": ([CANONICAL], "Days weighed"),
    "files": ([CANONICAL], "canonical.w8log"),
    "merge": (["--dry-run", CANONICAL, "phone.w8log"], "+10 Tue   79.6"),
    "git": (["--global"], "global: "),
    "diff": ([CANONICAL, CANONICAL, "--format", "json"], '"days":[]'),
    "import": ([EXCHANGE / "002-hevy/input.csv"], "@ 19:56-20:48"),
    "export": (["--to", "csv", CANONICAL], "2026-01-03,,82.1,kg,false"),
    "explain": (["weekday-mismatch"], "W8104"),
    "doctor": ([CANONICAL.parent], "canonical.w8log"),
    "completion": (["bash"], "complete -F _w8log w8log"),
    "spec": (["sets"], "# "),
    "help": (["check"], "Usage: w8log check"),
}

# What `lsp` hears: the least that a client says.
LSP = [
    {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}},
    {"jsonrpc": "2.0", "id": 2, "method": "shutdown"},
    {"jsonrpc": "2.0", "method": "exit"},
]

REPORTS = (
    "log", "trend", "report", "today", "goal", "milestones", "gyms", "exercises", "history", "tags",
    "notes", "stats", "files",
)


class CommandsTest(SmokeTest):
    def test_every_command_of_the_overview_has_a_run(self):
        _, overview, _ = self.run_w8log("help")
        commands = overview.partition("\nOptions of every command:")[0]
        listed = re.findall(r"(?m)^  ([a-z-]+)", commands)
        self.assertGreater(len(listed), 10)
        self.assertEqual(sorted(listed), sorted([*RUNS, "edit", "lsp"]))

    def test_every_command_runs(self):
        self.write("inbox.txt", "2026-02-10 79.6\n")
        self.write("phone.w8log", "unit       kg\n\n# 2026-02\n\n10 Tue   79.6\n")
        self.write("years.w8log", "unit       kg\n\n# 2025-12\n\n31 Wed   80.1\n")
        for command, (arguments, expected) in RUNS.items():
            with self.subTest(command=command):
                code, out, errors = self.run_w8log(command, "--today", TODAY, *arguments)
                self.assertEqual(code, OK, errors)
                self.assertIn(expected, out)

    def test_the_server_starts_and_ends(self):
        said = b"".join(
            b"Content-Length: %d\r\n\r\n%s" % (len(text), text)
            for text in (json.dumps(message).encode() for message in LSP))
        code, out, _ = self.run_w8log("lsp", "--stdio", stdin=said)
        self.assertEqual(code, OK)
        self.assertIn('"capabilities"', out)

    def test_every_report_goes_into_a_file_and_over_no_log(self):
        log = self.write("log.w8log", CANONICAL.read_bytes())
        os.symlink(log, self.work / "link.w8log")
        for command in REPORTS:
            operands = ["squat", log] if command == "history" else [log]
            with self.subTest(command=command):
                _, shown, _ = self.run_w8log(command, "--today", TODAY, *operands)
                code, out, errors = self.run_w8log(
                    command, "--today", TODAY, "-o", "kept", *operands)
                self.assertEqual((code, out, errors), (OK, "", ""))
                self.assertEqual((self.work / "kept").read_text(), shown)
                code, out, errors = self.run_w8log(
                    command, "--today", TODAY, "-o", "link.w8log", *operands)
                self.assertEqual((code, out), (USAGE, ""))
                self.assertIn("link.w8log", errors)
        self.assertEqual(log.read_bytes(), CANONICAL.read_bytes())

    def test_history_as_json_is_as_documented(self):
        code, out, _ = self.run_w8log("history", "squat", "-O", "json", CANONICAL)
        self.assertEqual(code, OK)
        document = json.loads(out)
        self.assertEqual(document["schema"], 1)
        branch = document["branches"][0]
        self.assertEqual(branch["gym"], "iron")
        self.assertEqual([s["date"] for s in branch["sessions"]], ["2026-01-10", "2026-01-03"])
        self.assertEqual(len(branch["sessions"][1]["sets"]), 6)
        self.assertEqual(branch["sessions"][0]["previous"]["date"], "2026-01-03")
        self.assertAlmostEqual(branch["epley"], 102.5 * (1 + 5 / 30), places=6)

    def test_a_slip_names_what_is_near(self):
        for arguments, near in [
            (["history", "sqat"], "Squat"), (["log", "--gym", "irno"], "@iron"),
            (["log", "--tag", "travle"], "#travel"), (["trend", "--exercise", "dedlift"], "Deadlift"),
        ]:
            with self.subTest(arguments=arguments):
                code, out, errors = self.run_w8log(*arguments, CANONICAL)
                self.assertEqual((code, out), (USAGE, ""))
                self.assertIn(f'did you mean "{near}"', errors)

    def test_today_follows_a_file_until_it_is_interrupted(self):
        log = self.write("log.w8log", WRONG_WEEKDAY)
        # What a shell starts in the background ignores the signal, and so would what is started from there.
        process = subprocess.Popen(
            [str(self.binary), "today", "--follow", "--today", TODAY, str(log)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.addCleanup(process.kill)
        limit = threading.Timer(LIMIT_SECONDS, process.kill)
        self.addCleanup(limit.cancel)
        limit.start()
        self.until(process, "82.1 kg")
        log.write_text(WRONG_WEEKDAY.replace("82.1", "81.9"))
        self.until(process, "81.9 kg")
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=LIMIT_SECONDS)
        self.assertEqual((process.returncode, errors), (-signal.SIGINT, ""))

    def test_today_follows_files_that_are_included_later(self):
        log = self.write("log.w8log", 'unit kg\ninclude "years/*.w8log"\n')
        self.write("years/2025.w8log", "unit kg\n\n# 2025-12\n\n31 Wed   82.1\n")
        process = subprocess.Popen(
            [str(self.binary), "today", "--follow", "--today", TODAY, str(log)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        limit = threading.Timer(LIMIT_SECONDS, process.kill)
        self.addCleanup(limit.cancel)
        limit.start()
        self.until(process, "82.1 kg")
        self.write("years/2026.w8log", "unit kg\n\n# 2026-01\n\n03 Sat   81.9\n")
        self.until(process, "81.9 kg")

    def test_today_ends_when_nobody_reads(self):
        log = self.write("log.w8log", WRONG_WEEKDAY)
        done = subprocess.run(
            ["bash", "-c", 'set -o pipefail; "$1" today --follow "$2" | head -n 1', "smoke",
             str(self.binary), str(log)],
            stdin=subprocess.DEVNULL, capture_output=True, timeout=LIMIT_SECONDS, check=False)
        self.assertEqual((done.returncode, done.stderr), (OK, b""))

    def until(self, process, text):
        """Reads lines until one holds the text."""
        for line in process.stdout:
            if text in line:
                return
        self.fail(f"ended before it said {text}")
