"""Writes the syntax definition of KSyntaxHighlighting, for Kate, KWrite and KDevelop."""

import re
from xml.sax.saxutils import quoteattr

import contexts
import patterns as p

# What each class is called, and which of the default styles it has.
FORMATS = {
    "month": ("Month", "dsRegionMarker"), "date": ("Date", "dsConstant"), "exercise": ("Exercise", "dsFunction"),
    "gym": ("Gym", "dsDataType"), "tag": ("Tag", "dsAttribute"), "number": ("Number", "dsDecVal"),
    "key": ("Key", "dsOthers"), "effort": ("Effort", "dsVariable"), "label": ("Label", "dsAnnotation"),
    "keyword": ("Keyword", "dsKeyword"), "argument": ("Argument", "dsNormal"), "text": ("Text", "dsString"),
    "comment": ("Comment", "dsComment"), "sign": ("Sign", "dsOperator"), "error": ("Error", "dsError"),
}
# The formats of what has no class of its own, one for each kind of line.
LINES = {"entry": "Entry", "session": "Session", "exercise": "Exercise Line", "directive": "Directive",
         "month": "Month Line", "note": "Note Line", "comment": "Comment Line", "unknown": "Unknown Line",
         "blank": "Blank Line"}


def spelled(pattern):
    """The pattern as the regular expressions of Qt spell it."""
    return re.sub(r"\\u([0-9A-F]{4})", r"\\x{\1}", pattern)


def kind_of(name):
    """The kind of line that is read in a context; some are shared, and then by that which has them most."""
    for line in contexts.LINES:
        if line.context == name:
            return line.kind
    starts = [("entry", "entry"), ("session", "session"), ("month", "month"), ("arguments", "directive"),
              ("naming", "directive")]
    return next((kind for start, kind in starts if name.startswith(start)), "exercise")


def rule(each, name):
    following = f"#pop!{each.next}" if each.next else "#stay"
    line = LINES[kind_of(name)]
    if each.kind == "pair":
        pattern = f"{p.KEY}(?=:(?:{p.TEXT}|{p.BARE_VALUE}+){p.WORD_END})"
        if each.next:
            return regular_expression(pattern, line, following, ' lookAhead="true"')
        # The key by itself; a context on top of this one reads the value.
        return regular_expression(pattern, FORMATS["key"][0], "value")
    attribute = FORMATS[each.kind][0] if each.kind else line
    if name == "unknown":
        attribute = line
    return regular_expression(each.pattern, attribute, following)


def regular_expression(pattern, attribute, following, more=""):
    return (f"      <RegExpr String={quoteattr(spelled(pattern))} attribute={quoteattr(attribute)} "
            f"context={quoteattr(following)}{more}/>")


def context(name, rules):
    return [f'    <context name={quoteattr(name)} attribute={quoteattr(LINES[kind_of(name)])} lineEndContext="#pop">',
            *(rule(each, name) for each in rules), "    </context>"]


def value():
    """The colon and the value of a pair."""
    values = [("number", f"[-+0-9]{p.BARE_VALUE}*"), ("gym", f"@{p.BARE_VALUE}*"),
              ("text", f'"[^{p.QUOTES}]*[{p.QUOTES}]'), ("argument", f"{p.TEXT}|{p.BARE_VALUE}+")]
    return ['    <context name="value" attribute="Directive" lineEndContext="#pop">',
            regular_expression(":", "Directive", "#pop!valueBehindColon"), "    </context>",
            '    <context name="valueBehindColon" attribute="Directive" lineEndContext="#pop">',
            *(regular_expression(pattern, FORMATS[kind][0], "#pop") for kind, pattern in values), "    </context>"]


def text():
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        "<!DOCTYPE language>",
        "<!-- The logbook of body weight and training. grammar/highlighting/make writes this file. -->",
        '<language name="w8log" section="Other" version="1" kateversion="5.79" extensions="*.w8log">',
        "  <highlighting>",
        "  <contexts>",
        '    <context name="line" attribute="Blank Line" lineEndContext="#stay">',
        *(regular_expression(each.start, LINES[each.kind], each.context, ' lookAhead="true" column="0"')
          for each in contexts.LINES),
        "    </context>",
    ]
    for name, rules in contexts.CONTEXTS.items():
        lines += context(name, rules)
    lines += value()
    lines += ["  </contexts>", "  <itemDatas>"]
    lines += [f'    <itemData name="{name}" defStyleNum="{style}"/>' for name, style in FORMATS.values()]
    lines += [f'    <itemData name="{name}" defStyleNum="{"dsError" if kind == "unknown" else "dsNormal"}"/>'
              for kind, name in LINES.items()]
    lines += [
        "  </itemDatas>", "  </highlighting>", "  <general>",
        '    <comments><comment name="singleLine" start=";" position="afterwhitespace"/></comments>',
        '    <folding indentationsensitive="1"/>',
        '    <keywords casesensitive="0"/>', "  </general>", "</language>",
    ]
    return "\n".join(lines) + "\n"
