"""Whether an editor's own colours are those of the server, sign by sign, in logs without errors."""

import subprocess
import sys

import bench

sys.path.append(str(bench.REPOSITORY / "Tests/Grammars"))
from server import Server  # Its folder is known only now.

EXAMPLES = bench.REPOSITORY / "grammar/examples"
CONFORMANCE = bench.REPOSITORY / "Tests/Conformance"
MOST_TOLD = 20
MOST_COLUMNS = 1000


def sample(binary):
    """The lines of the examples and of all logs in canonical form that have no error.

    Nor an effort in another spelling: some editors colour its digits as a number.
    """
    files = [*sorted(EXAMPLES.glob("*.w8log")), *sorted(CONFORMANCE.glob("*/formatted.w8log"))]
    kept = [file for file in files if subprocess.run(
        [binary, "check", "--quiet", "--deny", "effort-spelling", file], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0]
    texts = [file.read_bytes().decode("utf-8-sig") for file in kept]
    # Odd ends of lines and odd spaces are for the server to tell; and no screen is wider.
    return "".join(text for text in texts if "\r" not in text and "\ufeff" not in text
                   and max(map(len, text.splitlines()), default=0) <= MOST_COLUMNS)


def check(checks, binary, text, shown):
    """Compares: `shown` has for each line its pieces as (text, class), None for a piece without a class."""
    with Server(binary) as server:
        told = server.tokens(text)
    looked, other = 0, []
    for number, line in enumerate(text.splitlines()):
        expected, found = [None] * len(line), []
        for start, end, name in told[number]:
            expected[start:end] = [name] * (end - start)
        for piece, name in shown[number]:
            found += [name] * len(piece)
        signs = [index for index, sign in enumerate(line) if not sign.isspace()]
        looked += len(signs)
        wrong = [index for index in signs if index >= len(found) or expected[index] != found[index]]
        if wrong:
            other.append((line, line[wrong[0]:][:20], expected[wrong[0]], found[wrong[0]:][:1]))
    checks.check(f"{looked} signs have the colours of the server", looked > 5000 and not other,
                 f"{len(other)} lines have not\n" + "\n".join(map(str, other[:MOST_TOLD])))
