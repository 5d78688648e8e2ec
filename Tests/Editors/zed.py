"""Zed, which is not to be had: the manifests of its extension, and its queries with tree-sitter's own program."""

import json
import re
import tomllib

import bench

PACKAGES = ("tree-sitter-cli", "gcc", "libc6-dev")
FOLDER = bench.REPOSITORY / "editors/zed"
# What Zed's documentation names, in the manifest of an extension and of a language.
EXTENSION_KEYS = {"id", "name", "description", "version", "schema_version", "authors", "repository", "grammars", "language_servers"}
LANGUAGE_KEYS = {
    "name", "grammar", "path_suffixes", "first_line_pattern", "line_comments", "tab_size", "hard_tabs", "autoclose_before",
    "brackets", "word_characters", "increase_indent_pattern",
}
# Names that Zed's themes give colours to.
COLOURS = {
    "attribute", "comment", "constant", "function", "keyword", "label", "namespace", "number", "operator", "property", "string",
    "type", "variable", "variable.parameter",
}
# Underlined by the server, and without a colour in Zed.
UNREADABLE = {"unreadable", "unknown_keyword", "unknown_line"}


def run(checks, binary):
    check_manifests(checks)
    with bench.Bench(binary, PACKAGES) as place:
        code, output = place.run(["cp", "-R", "/mnt/grammar/tree-sitter-w8log", place.work / "grammar"])
        checks.check("the grammar is there", code == 0, output)
        check_outline(checks, place)
        check_colours(checks, place)


def check_manifests(checks):
    extension = tomllib.loads((FOLDER / "extension.toml").read_text())
    checks.check("the extension has the keys that Zed knows", extension.keys() == EXTENSION_KEYS, extension.keys())
    checks.check("its form is the one there is", (extension["id"], extension["schema_version"]) == ("w8log", 1))
    [released] = re.findall(r"^## (\d+\.\d+\.\d+)", (bench.REPOSITORY / "CHANGELOG.md").read_text(), re.MULTILINE)[:1]
    checks.check("its version is that of the program", extension["version"] == released)
    language = tomllib.loads((FOLDER / "languages/w8log/config.toml").read_text())
    checks.check("the language has keys that Zed knows", language.keys() <= LANGUAGE_KEYS, language.keys())
    checks.check("it is for logs, with the grammar of the extension",
                 language["path_suffixes"] == ["w8log"] and list(extension["grammars"]) == [language["grammar"]])
    checks.check("the server is for the language", extension["language_servers"]["w8log"]["languages"] == [language["name"]])
    grammar = bench.REPOSITORY / extension["grammars"]["w8log"]["path"]
    checks.check("the grammar stands where the extension says", (grammar / "src/parser.c").is_file(), grammar)
    pattern = language["increase_indent_pattern"]
    checks.check("what is below a session is indented", re.search(pattern, "03 Sat   82.1   @iron")
                 and not re.search(pattern, "03 Sat   82.1  > at @iron"))
    package = tomllib.loads((FOLDER / "Cargo.toml").read_text())
    checks.check("what is compiled is a library for WebAssembly",
                 package["lib"]["crate-type"] == ["cdylib"] and (FOLDER / package["lib"]["path"]).is_file())
    text = (FOLDER / "README.md").read_text()
    [settings] = re.findall(r"^   ```json\n(.*?)^   ```$", text, re.MULTILINE | re.DOTALL)
    checks.check("the settings of the README are JSON", set(json.loads(settings)) == {"languages", "lsp"})
    for word in ("/PATH/TO/THIS/REPOSITORY", "COMMIT"):
        checks.check(f"the README says what becomes of {word}", word in text and word in (FOLDER / "extension.toml").read_text())


def captures(checks, place, name):
    """What a query finds in the sample log: (name, text), in order."""
    query = f"/mnt/editors/zed/languages/w8log/{name}.scm"
    code, output = place.run(
        ["tree-sitter", "query", "--captures", "-p", place.work / "grammar", query, place.log], folder=place.work)
    checks.check(f"the query {name} fits the grammar", code == 0, output)
    return re.findall(r"capture: (?:\d+ - )?([\w.]+), start: .*?, text: `(.*?)`", output)


def check_outline(checks, place):
    found = captures(checks, place, "outline")
    names = [text for name, text in found if name == "name"]
    expected = ["2026-01", "01", "02", "03", "Squat", "Bench press", "Leg press", "Calf raise", "05"]
    checks.check("the outline has months, days and exercises in order", names[:len(expected)] == expected, names[:12])
    checks.check("and sessions", "@hotel" in names, names)


def check_colours(checks, place):
    grammars = (bench.REPOSITORY / "grammar/tree-sitter-w8log/queries/highlights.scm").read_text()
    own = (FOLDER / "languages/w8log/highlights.scm").read_text()
    nodes = [set(re.findall(r"\((\w+)", re.sub(r"(?m)^;.*$", "", text))) for text in (grammars, own)]
    checks.check("all has a colour that has one elsewhere", nodes[0] - nodes[1] == UNREADABLE and nodes[1] <= nodes[0],
                 nodes[0] ^ nodes[1])
    found = captures(checks, place, "highlights")
    checks.check("themes know the names of all colours", {name for name, _ in found} <= COLOURS, {name for name, _ in found})
    for pair in (("number", "82.9"), ("type", "@iron"), ("function", "Squat"), ("attribute", "#travel"), ("namespace", "2026-01"),
                 ("keyword", "goal"), ("variable.parameter", "@8.5"), ("constant", "07:05"), ("label", "(pause)"), ("property", "fat")):
        checks.check(f"{pair[1]} is a {pair[0]}", pair in found, [name for name, text in found if text == pair[1]])
