"""Exit codes, help and the shape of the output."""

import json

from logs import BAD_WEIGHT, WRONG_WEEKDAY
from support import CANONICAL, DATA, FINDINGS, OK, UNREADABLE, USAGE, SmokeTest

COMMANDS = ("check", "log", "explain", "lsp")


class UsageTest(SmokeTest):
    def test_version_and_help_succeed(self):
        code, out, _ = self.run_w8log("--version")
        self.assertEqual(code, OK)
        self.assertRegex(out, r"^w8log \d+\.\d+")
        code, overview, _ = self.run_w8log("--help")
        self.assertEqual(code, OK)
        for command in COMMANDS:
            with self.subTest(command=command):
                self.assertRegex(overview, rf"(?m)^  {command}\b")
                code, page, errors = self.run_w8log(command, "--help")
                self.assertEqual((code, errors), (OK, ""))
                self.assertTrue(page.startswith(f"w8log {command}: "))
                self.assertEqual(self.run_w8log(command, "-h"), (OK, page, ""))

    def test_wrong_usage_is_2_and_names_what_is_wrong(self):
        log = self.write("log.w8log", "")
        for arguments, named in [
            (["--no-such-option"], "--no-such-option"),
            (["no-such-command"], "no-such-command"),
            (["check", "--no-such-option", log], "--no-such-option"),
            (["check", "--format", "no-such-format", log], "no-such-format"),
            (["check", "--fail-on", "never", log], "never"),
            (["check", "--deny", "no-such-rule", log], "no-such-rule"),
            (["check", "--max", "many", log], "many"),
            (["check", "--today", "2026-02-30", log], "2026-02-30"),
            (["log", "--since", "yesterday-ish", log], "yesterday-ish"),
            (["log", "--unit", "stones", log], "stones"),
            (["explain", "no-such-rule"], "no-such-rule"),
        ]:
            with self.subTest(arguments=arguments[:2]):
                code, out, errors = self.run_w8log(*arguments)
                self.assertEqual((code, out), (USAGE, ""))
                self.assertIn(named, errors)

    def test_the_canonical_log_has_no_fault(self):
        code, out, _ = self.check("--fail-on", "warning", CANONICAL)
        self.assertEqual(code, OK)
        self.assertNotIn(": warning:", out)
        self.assertNotIn(": error:", out)

    def test_fail_on_decides_which_findings_fail(self):
        warning = self.write("warning.w8log", WRONG_WEEKDAY)
        error = self.write("error.w8log", BAD_WEIGHT)
        self.assertEqual(self.check(warning)[0], OK)
        self.assertEqual(self.check("--fail-on", "warning", warning)[0], FINDINGS)
        self.assertEqual(self.check(error)[0], FINDINGS)

    def test_a_finding_names_its_place_as_editors_read_it(self):
        self.write("log.w8log", WRONG_WEEKDAY)
        _, out, _ = self.check("--format", "short", "log.w8log")
        self.assertRegex(
            out, r"(?m)^log\.w8log:5:4: warning: .*Saturday.* \[weekday-mismatch W8104\]$")
        _, text, _ = self.check("log.w8log")
        self.assertTrue(text.startswith(out.splitlines()[0]))
        self.assertIn("5 | 03 Fri   82.1\n", text)

    def test_json_is_one_document(self):
        self.write("log.w8log", WRONG_WEEKDAY)
        _, out, _ = self.check("--format", "json", "log.w8log")
        report = json.loads(out)
        self.assertEqual(report["schema"], 1)
        found = [d for d in report["files"][0]["diagnostics"] if d["code"] == "W8104"]
        self.assertEqual(len(found), 1)
        place = found[0]["range"]
        self.assertEqual(place["start"], {"line": 5, "column": 4, "offset": 23})
        self.assertEqual(place["end"], {"line": 5, "column": 7, "offset": 26})
        self.assertEqual(report["summary"]["warnings"], 1)

    def test_log_shows_the_newest_first(self):
        code, out, errors = self.log(CANONICAL)
        self.assertEqual((code, errors), (OK, ""))
        for column in ("Date", "Weight", "Avg", "Rate", "Notes"):
            self.assertIn(column, out)
        self.assertLess(out.index("79.8"), out.index("82.9"))

    def test_log_as_json_has_average_and_rate(self):
        code, out, _ = self.log("--format", "json", CANONICAL)
        self.assertEqual(code, OK)
        rows = json.loads(out)["rows"]
        self.assertEqual([r["date"] for r in rows], sorted((r["date"] for r in rows), reverse=True))
        row = next(r for r in rows if r["date"] == "2026-01-10")
        self.assertAlmostEqual(row["average"], 82.3, delta=0.05)
        self.assertAlmostEqual(row["rate"], -0.4, delta=0.05)
        self.assertEqual(row["direction"], "down")
        self.assertEqual(row["comparedWith"]["date"], "2026-01-03")

    def test_log_refuses_data_with_errors(self):
        code, _, errors = self.log(self.write("log.w8log", BAD_WEIGHT))
        self.assertEqual(code, DATA)
        self.assertIn("log.w8log", errors)

    def test_explain_knows_a_rule_by_code_and_by_name(self):
        code, by_code, _ = self.run_w8log("explain", "W8104")
        self.assertEqual(code, OK)
        self.assertIn("weekday-mismatch", by_code)
        self.assertEqual(self.run_w8log("explain", "weekday-mismatch")[1], by_code)

    def test_no_input_is_3(self):
        code, out, errors = self.check()
        self.assertEqual((code, out), (UNREADABLE, ""))
        self.assertTrue(errors)
