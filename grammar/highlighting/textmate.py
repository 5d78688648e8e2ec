"""Writes the TextMate grammar, for VS Code, Sublime Text, GitHub and others."""

import json

import contexts
import patterns as p

SCOPES = {
    "month": "entity.name.section", "date": "constant.other.date", "exercise": "entity.name.function",
    "gym": "entity.name.type", "tag": "entity.name.tag", "number": "constant.numeric", "key": "support.type.property-name",
    "effort": "variable.parameter", "label": "entity.name.label", "keyword": "keyword.other", "argument": "variable.other",
    "text": "string.unquoted", "comment": "comment.line", "sign": "keyword.operator", "error": "invalid.illegal",
}


def spelled(pattern):
    """The pattern as Oniguruma spells it, which shows the line end to its patterns."""
    pattern = pattern.replace("[^", "[^\\n")
    result, index = "", 0
    while (at := pattern.find("\\u", index)) >= 0:
        result += pattern[index:at] + f"\\x{{{pattern[at + 2:at + 6]}}}"
        index = at + 6
    return result + pattern[index:]


def scope(kind):
    return f"{SCOPES[kind]}.w8log"


def pair():
    """Key and value in one match, the value by how it starts."""
    values = [("number", f"[-+0-9]{p.BARE_VALUE}*"), ("gym", f"@{p.BARE_VALUE}*"),
              ("text", f'"[^{p.QUOTES}]*[{p.QUOTES}]'), ("argument", f"{p.TEXT}|{p.BARE_VALUE}+")]
    pattern = f"({p.KEY}):(?:" + "|".join(f"({value})" for _, value in values) + f"){p.WORD_END}"
    kinds = ["key"] + [kind for kind, _ in values]
    return spelled(pattern), {str(index + 1): {"name": scope(kind)} for index, kind in enumerate(kinds)}


def rule(each):
    if each.kind == "pair":
        pattern, captures = pair()
    else:
        pattern, captures = spelled(each.pattern), {"0": {"name": scope(each.kind)}} if each.kind else {}
    if each.next:
        # Groups of sets end at their comma, so that a line of many groups makes no deep stack.
        end = "(?=,|$)" if each.next.startswith("sets") and len(each.next) > 4 else "$"
        return {"begin": pattern, "beginCaptures": captures, "end": end, "patterns": [{"include": f"#{each.next}"}]}
    if each.kind == "pair":
        return {"match": pattern, "captures": captures}
    return {"match": pattern, **({"name": scope(each.kind)} if each.kind else {})}


def line(each):
    start = spelled(each.start.removeprefix("^"))
    return {"name": f"meta.{each.kind}.w8log", "begin": f"^(?={start})", "end": "$",
            "patterns": [{"include": f"#{each.context}"}]}


def repository():
    """The contexts, and the rules that stand in several of them, each once."""
    # A group of sets ends before its comma, which is for the context below.
    read = {name: [each for each in context if each.pattern != "," or not each.next]
            for name, context in contexts.CONTEXTS.items()}
    rules = [each for context in read.values() for each in context]
    shared = {}
    for each in rules:
        if rules.count(each) > 1 and each not in shared:
            shared[each] = f"{each.kind or 'plain'}{len(shared)}"
    made = {name: {"patterns": [{"include": f"#{shared[each]}"} if each in shared else rule(each) for each in context]}
            for name, context in read.items()}
    return {**made, **{name: rule(each) for each, name in shared.items()}}


def text():
    grammar = {
        "name": "w8log",
        "scopeName": "source.w8log",
        "fileTypes": ["w8log"],
        "patterns": [line(each) for each in contexts.LINES if each.context],
        "repository": repository(),
    }
    return json.dumps(grammar, indent=2, ensure_ascii=True) + "\n"
