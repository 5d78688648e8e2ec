"""What the tree-sitter grammar says of a log, as Neovim's highlighter shows it."""

import ctypes
import pathlib
import subprocess

from tree_sitter import Language, Parser, Query, QueryCursor

FOLDER = pathlib.Path("grammar/tree-sitter-w8log")
CLASSES = {
    "operator": "sign", "module": "month", "constant": "date", "function": "exercise", "type": "gym",
    "attribute": "tag", "number": "number", "property": "key", "variable.parameter": "effort", "label": "label",
    "keyword": "keyword", "variable": "argument", "string": "text", "comment": "comment", "comment.error": None,
    "none": None, "spell": "spell",
}
KINDS = {"month_header": "month", "unknown_line": "unknown"}


def language(folder):
    """The language of `src/parser.c`, built into `folder`."""
    library = pathlib.Path(folder) / "w8log.so"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-I", FOLDER / "src", FOLDER / "src/parser.c", "-o", library],
                   check=True)
    function = ctypes.cdll.LoadLibrary(str(library.absolute())).tree_sitter_w8log
    function.restype = ctypes.c_void_p
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype, capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    return Language(capsule(function(), b"tree_sitter.Language", None))


class Grammar:
    """Reads logs with the parser and the query for highlights."""

    name = "tree-sitter"

    def __init__(self, folder):
        self.language = language(folder)
        self.parser = Parser(self.language)
        self.query = Query(self.language, (FOLDER / "queries/highlights.scm").read_text())

    def parse(self, text):
        return self.parser.parse(text.encode())

    def lines(self, text):
        """For each line its kind, and its tokens as (start, end, class)."""
        root = self.parse(text).root_node
        starts = [0]
        data = text.encode()
        while (at := data.find(b"\n", starts[-1])) >= 0:
            starts.append(at + 1)
        kinds = ["blank"] * len(starts)
        for node in line_nodes(root):
            kinds[node.start_point.row] = "error" if node.has_error else KINDS.get(node.type, node.type)
        found = {}
        for node, capture in self.captures(root):
            if CLASSES[capture] != "spell":
                found[node.start_byte, node.end_byte] = CLASSES[capture]
        tokens = [[] for _ in starts]
        row = 0
        for (start, end), name in sorted(found.items()):
            while row + 1 < len(starts) and starts[row + 1] <= start:
                row += 1
            column = len(data[starts[row]:start].decode())
            if name and end > start:
                tokens[row].append((column, column + len(data[start:end].decode()), name))
        return list(zip(kinds, tokens))

    def captures(self, root):
        """The nodes with the names of their captures, those of later patterns behind those of earlier ones."""
        found = [(pattern, node, name) for pattern, captures in QueryCursor(self.query).matches(root)
                 for name, nodes in captures.items() for node in nodes]
        return [(node, name) for _, node, name in sorted(found, key=lambda each: each[0])]


def line_nodes(root):
    """The nodes that stand for lines, out of their months and days."""
    open_nodes = list(reversed(root.children))
    while open_nodes:
        node = open_nodes.pop()
        if node.type in ("month", "day"):
            open_nodes += reversed(node.children)
        elif node.is_named:
            yield node
