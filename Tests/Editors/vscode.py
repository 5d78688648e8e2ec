"""VS Code, which does not run here: its extension behind stubs, and the server driven by Microsoft's own protocol library."""

import re

import bench
import packed

PACKAGES = ("nodejs", "node-typescript", "node-ajv", "node-vscode-languageserver-protocol")


def run(checks, binary):
    with bench.Bench(binary, PACKAGES) as place:
        code, output = place.run(["tsc", "-p", "/mnt/Tests/Editors/vscode"])
        checks.check("the extension passes the compiler's strict checks", code == 0, output)
        code, output = place.run(
            ["sh", "-c", "exec node --test --test-reporter=spec --test-timeout=60000 /mnt/Tests/Editors/vscode/*.test.cjs"],
            # Without the program, so that the extension must know where it is.
            PATH="/usr/bin:/bin", NODE_PATH="/usr/share/nodejs", W8LOG_BINARY=place.work / "bin/w8log", W8LOG_EXTENSION=packed.unpack(place.work / "packed"))
        passed, failed = count(output)
        print(output, flush=True)
        checks.passed, checks.failed = checks.passed + passed, checks.failed + failed
        checks.check("the tests end as they went, and there are some", (code == 0) == (failed == 0) and passed > 40)
        place.check_no_server_left(checks)


def count(output):
    """How many tests passed and failed by the last lines of node."""
    totals = dict(re.findall(r"^ℹ (pass|fail|cancelled|skipped) (\d+)$", output, re.MULTILINE))
    return int(totals.get("pass", 0)), sum(int(totals.get(name, 0)) for name in ("fail", "cancelled", "skipped"))
