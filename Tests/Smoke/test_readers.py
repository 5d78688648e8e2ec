"""What `check` writes for other programs, read by those programs."""

import readers
from logs import BAD_WEIGHT, WRONG_WEEKDAY
from support import FINDINGS, SmokeTest

SARIF = """
import json, sys
from sarif import loader
log = loader.load_sarif_file(sys.argv[1])
records = [
    [r["ruleId"], r["level"], r["locations"][0]["physicalLocation"]["region"]["startLine"]]
    for r in log.get_results()]
print(json.dumps({"tools": list(log.get_distinct_tool_names()), "records": records}))
"""

JUNIT = """
import json, sys
from junitparser import JUnitXml
suites = [
    {"name": s.name, "tests": s.tests, "failures": s.failures,
     "cases": [[c.name, [type(r).__name__ for r in c.result]] for c in s]}
    for s in JUnitXml.fromfile(sys.argv[1])]
print(json.dumps(suites))
"""


class ReadersTest(readers.NeedsReaders, SmokeTest):
    def report(self, format):
        """The path of a report on a faulty, a clean and a hostile log."""
        self.write("a.w8log", WRONG_WEEKDAY + "04 Sun   82.4.1\n")
        self.write("clean.w8log", "unit kg\n")
        self.write("h&<.w8log", BAD_WEIGHT.encode() + b"05 Mon 82 > \x01\x1b[0m ]]> \xff \xef\xbf\xbf\n")
        code, out, _ = self.check("--format", format, "a.w8log", "clean.w8log", "h&<.w8log")
        self.assertEqual(code, FINDINGS)
        return self.write(f"report.{format}", out)

    def test_sarif_tools_read_every_finding(self):
        report = readers.read_json(SARIF, self.report("sarif"))
        self.assertEqual(report["tools"], ["w8log"])
        self.assertIn(["W8104", "warning", 5], report["records"])
        self.assertEqual(report["records"].count(["W8201", "error", 5]), 1)
        self.assertEqual(report["records"].count(["W8201", "error", 6]), 1)
        self.assertIn(["W8001", "error", 6], report["records"])

    def test_junitparser_reads_a_suite_for_each_log(self):
        suites = readers.read_json(JUNIT, self.report("junit"))
        self.assertEqual([s["name"] for s in suites], ["a.w8log", "clean.w8log", "h&<.w8log"])
        self.assertIn(["5:4 weekday-mismatch W8104", []], [
            [name, [r for r in results if r == "Failure"]] for name, results in suites[0]["cases"]])
        self.assertIn(["6:10 bad-weight W8201", ["Failure"]], suites[0]["cases"])
        self.assertEqual(suites[1]["cases"], [["no problems", []]])
        for suite in suites:
            failures = [name for name, results in suite["cases"] if "Failure" in results]
            self.assertEqual((suite["tests"], suite["failures"]), (len(suite["cases"]), len(failures)))
