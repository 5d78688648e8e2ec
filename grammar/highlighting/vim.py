"""Writes the syntax file of Vim."""

import re

import contexts
import patterns as p

# What each class is linked to.
GROUPS = {
    "month": "PreProc", "date": "Constant", "exercise": "Function", "gym": "Type", "tag": "Tag", "number": "Number",
    "key": "Identifier", "effort": "Special", "label": "Label", "keyword": "Statement", "argument": "Identifier",
    "text": "String", "comment": "Comment", "sign": "Operator", "error": "Error",
}

_LETTER = r"%([A-Za-z]|%([^\d1-\d127]&\k))"
_TOKEN = re.compile(
    r"(?P<class>\[\^?\]?(?:\\u[0-9A-F]{4}|\\.|[^\]\\])*\])|(?P<look>\(\?(?:=|!|<=|<!))|(?P<group>\(\?:)|(?P<open>\()"
    r"|(?P<close>\))|(?P<property>\\p\{\w+\})|(?P<escape>\\.)|(?P<count>\{[0-9,]+\})|(?P<other>.)")
_LOOK = {"(?=": "@=", "(?!": "@!", "(?<=": "@4<=", "(?<!": "@4<!"}


def spelled(pattern):
    """The pattern in the "very magic" spelling of Vim, to stand between slashes."""
    if pattern == p.TOO_LONG:
        return r"^.*%>10000c.+"
    result, open_groups = "", []
    for match in _TOKEN.finditer(pattern):
        kind, text = match.lastgroup, match[0]
        if kind == "class":
            result += _class(text)
        elif kind == "look":
            open_groups.append(_LOOK[text])
            result += "%("
        elif kind in ("group", "open"):
            open_groups.append("")
            result += "%("
        elif kind == "close":
            result += ")" + open_groups.pop()
        elif kind == "property":
            result += "[0-9]" if text == r"\p{Nd}" else _LETTER
        elif kind == "escape":
            result += r"\r" if text == r"\r" else "\\" + text[1]
        elif kind == "count" or text in "*+?|$^." or text.isalnum() or text in " _":
            result += text
        else:
            result += text if ord(text) > 127 else "\\" + text
    return result


def _class(text):
    """A collection: characters by their code are spelled alike, and a slash would end the pattern."""
    return text.replace("/", r"\/")


def group(kind, context):
    """The name of the group of a class in a context."""
    return f"w8log{kind.capitalize()}_{context}"


def items(name, rules):
    """The items of a context, in the order in which Vim looks at them: from the last one to the first."""
    lines, kinds = [], []
    for index, rule in reversed(list(enumerate(rules))):
        kind = rule.kind or "plain"
        names = f"{group(kind, name)}{index}"
        following = f" nextgroup=@w8log_{rule.next or name} skipwhite"
        inner = " contains=@w8logPair" if kind == "pair" else ""
        lines.append(f"syn match {names} /\\v{spelled(rule.pattern)}/ contained{inner}{following}")
        kinds.append((names, kind))
    # Vim skips no odd space by itself.
    odd = f"w8logPlain_{name}_blank"
    lines.append(f"syn match {odd} /\\v{spelled(p.BLANK)}+/ contained nextgroup=@w8log_{name} skipwhite")
    members = ",".join([names for names, _ in kinds] + [odd])
    lines.append(f"syn cluster w8log_{name} contains={members}")
    return lines, kinds


def pair():
    """The parts of a pair: its key, and its value by how it starts."""
    values = [("argument", f"(?:{p.TEXT}|{p.BARE_VALUE}+)"), ("number", f"[-+0-9]{p.BARE_VALUE}*"),
              ("gym", f"@{p.BARE_VALUE}*"), ("text", f'(?="){p.TEXT}')]
    lines = [f"syn match w8logKey_pair /\\v{spelled(p.KEY)}%(\\:)@=/ contained"]
    lines += [f"syn match {group(kind, 'pair')} /\\v%(\\:)@1<={spelled(value)}/ contained" for kind, value in values]
    kinds = [("w8logKey_pair", "key")] + [(group(kind, "pair"), kind) for kind, _ in values]
    return lines + [f"syn cluster w8logPair contains={','.join(name for name, _ in kinds)}"], kinds


def text():
    lines = [
        '" Vim syntax file: the logbook of body weight and training.',
        '" grammar/highlighting/make writes it: what is changed here is lost.',
        "", "if exists('b:current_syntax')", "  finish", "endif", "",
        '" A line is read from its first character on: each item says which ones may follow it.',
        "syn case match", "syn spell notoplevel", "syn iskeyword @,48-57,_,192-255", "syn sync minlines=1", "",
    ]
    links = []
    parts, kinds = pair()
    lines += parts + [""]
    links += kinds
    for name, rules in contexts.CONTEXTS.items():
        made, kinds = items(name, rules)
        lines += made + [""]
        links += kinds
    for index, line in reversed(list(enumerate(contexts.LINES))):
        start = spelled(line.start.removeprefix("^"))
        lines.append(f"syn region w8logLine_{line.kind}{index} start=/\\v^%({start})@=/ end=/$/ oneline keepend "
                     f"contains=@w8log_{line.context}")
    lines.append("")
    lines += [f"hi def link {names} w8log{kind.capitalize()}" for names, kind in links if kind not in ("plain", "pair")]
    lines += [f"hi def link w8log{kind.capitalize()} {to}" for kind, to in GROUPS.items()]
    lines += ["", "let b:current_syntax = 'w8log'"]
    return "\n".join(lines) + "\n"
