"""What has to hold of the tree-sitter parser beside what it says: speed, edits, and no error node for any bytes."""

import random
import time

from tree_sitter import Point

MEGABYTE = 1_000_000
# Of a machine that is busy with other things.
LEAST_MEGABYTES_A_SECOND = 0.15
EDITS = 400
HOSTILE = ["    A: " + "5 100, " * 1400, "    A: " + "(a) " * 2400, "03 " + "#a " * 3000, "03 " + "(" * 9000, "03 " + '"a" ' * 2400,
           "    " + '"a" ' * 2400, "    " + "1:1 " * 2400, "    A: " + "5 x " * 2400, "    A: " + "100kg x " * 1200,
           "# " + "a " * 4800, "gym " + "a:b " * 2400, "    " + "a(" * 4800]
# What comes and goes while somebody edits.
PIECES = ["\n", "\n    ", "    ", " ", "(", ")", '"', ":", ",", "#", "@", ";", ">", "x", "5", "03", "82.1", "# 2026-01\n",
          "03 Sat 82.1\n", "    Squat: 3x5 100\n", "gym @iron\n", "é", "\u00a0", "\r\n", "\r"]


def speed(grammar, log):
    """How many megabytes the parser reads in a second; one fault where that is too few."""
    data = log.text.encode()
    started = time.perf_counter()
    grammar.parser.parse(data)
    rate = len(data) / MEGABYTE / (time.perf_counter() - started)
    print(f"tree-sitter reads {rate:.2f} MB in a second")
    return [] if rate > LEAST_MEGABYTES_A_SECOND else [f"tree-sitter reads {rate:.2f} MB in a second only"]


def hostile(grammar):
    """Lines that are long and odd: no error, and no time out of proportion."""
    faults = []
    for line in HOSTILE:
        data = (line + "\n03 Sat 82.1\n").encode() * 10
        started = time.perf_counter()
        root = grammar.parser.parse(data).root_node
        seconds = time.perf_counter() - started
        if root.has_error:
            faults.append(f"an error node in {line[:30]!r}")
        if len(data) / MEGABYTE / seconds < LEAST_MEGABYTES_A_SECOND / 3:
            faults.append(f"{seconds:.1f} s for {len(data)} bytes of {line[:30]!r}")
    return faults


def edits(grammar, log, seed=1):
    """Random edits, after each of which the old tree with the edit gives what reading anew gives."""
    chance = random.Random(seed)
    data = "\n".join(log.text.split("\n")[:300]).encode()
    tree = grammar.parser.parse(data)
    for step in range(EDITS):
        text = data.decode()
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice([0, 0, 0, 1, 1, 2, 8, 40]))
        piece = chance.choice(PIECES) if chance.random() < 0.8 else ""
        first, last, new = (len(text[:start].encode()), len(text[:end].encode()),
                            len((text[:start] + piece).encode()))
        changed = (text[:start] + piece + text[end:]).encode()
        tree.edit(start_byte=first, old_end_byte=last, new_end_byte=new, start_point=point(data, first),
                  old_end_point=point(data, last), new_end_point=point(changed, new))
        tree, data = grammar.parser.parse(changed, tree), changed
        if shape(tree) != shape(grammar.parser.parse(data)):
            return [f"after edit {step} of seed {seed} the tree is not what reading anew gives"]
        if tree.root_node.has_error:
            return [f"after edit {step} of seed {seed} there is an error node"]
    return []


def point(data, at):
    row = data.count(b"\n", 0, at)
    return Point(row, at - data.rfind(b"\n", 0, at) - 1)


def shape(tree):
    """Each node with its place."""
    found, open_nodes = [], [tree.root_node]
    while open_nodes:
        node = open_nodes.pop()
        found.append((node.type, node.start_byte, node.end_byte))
        open_nodes += node.children
    return found
