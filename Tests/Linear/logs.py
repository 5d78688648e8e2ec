"""Logs of the benchmark's recipes, and what can be made of them."""

import re
import subprocess


def recipe(bench, name, size):
    """A log of about `size` bytes; equal sizes give equal logs."""
    run = [bench, "--generate", f"{size // 1000}kB", "--recipe", name]
    return subprocess.run(run, stdout=subprocess.PIPE, check=True).stdout.decode()


def as_typed(text):
    """The log with a change on every line that is not blank."""
    text = re.sub(r"(?m)^0?(\d+ \w{3}) +", lambda match: match.group(1).lower() + " ", text)
    text = re.sub(r"(?m)^ {4}(.*?:) +", r"  \1 ", text)
    return re.sub(r"(?m)^ {4}> ", "  >", text)


def backwards(text):
    """The log with its last month first, and so on; and in each month the last day."""
    head, *months = re.split(r"(?m)^(?=# )", text)
    turned = []
    for month in reversed(months):
        header, *days = re.split(r"(?m)^(?=\d)", month.rstrip("\n") + "\n")
        turned.append(header + "".join(reversed(days)) + "\n")
    return head + "".join(turned)
