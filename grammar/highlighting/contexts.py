"""How a line is read: contexts with their rules, tried in order at the next character that is no blank.

A context reads up to the end of the line. Each has a last rule for any word, so that a rule never looks into a word.
"""

import dataclasses

import patterns as p

KEYWORDS = ["w8log", "unit", "lift-unit", "order", "trend", "goal", "milestone", "gym", "metric", "tag", "lint",
            "include"]
# The first text behind these is the name of an exercise.
NAMING_KEYWORDS = ["exercise", "setup", "plan"]


@dataclasses.dataclass(frozen=True)
class Rule:
    """What `pattern` matches is of the class `kind`; what follows is read in `next`, if it is named, else here."""
    pattern: str
    kind: str | None
    next: str | None = None


@dataclasses.dataclass(frozen=True)
class Line:
    """A kind of line: one that matches `start` is read in `context`, from its first character on."""
    kind: str
    start: str
    context: str


TAIL = [Rule(p.NOTE, "text"), Rule(p.COMMENT, "comment")]
PAIR = Rule(p.PAIR, "pair")
UNREAD = [Rule(p.SEVERED, "error"), Rule(p.WORD, "error")]


def fields(line):
    """The contexts of the fields of an entry or a session, by those that there are already: weight, time, gym."""
    contexts = {}
    for taken in ["", "w", "t", "g", "wt", "wg", "tg", "wtg"]:
        def name(others, unit=""):
            return line + "".join(each for each in "wtg" if each in taken + others).upper() + unit

        def once(pattern, kind, place, unit=""):
            if place in taken:
                return Rule(pattern + p.WORD_END, "error", name(""))
            return Rule(pattern + p.WORD_END, kind, name(place, unit))

        rules = [*TAIL, Rule(p.SEVERED, "error"), Rule(p.CLOCK + p.WORD_END, "error", name(""))]
        if line == "entry":
            rules += [dataclasses.replace(PAIR, next=name("")),
                      once("-", "sign", "w"), once(p.WHOLE_WEIGHT, "number", "w", "Whole"),
                      once(p.POINT_WEIGHT, "number", "w", "Point"), once(p.UNITED_WEIGHT, "number", "w")]
        else:
            rules += [once(f"{p.TIME}-{p.TIME}", "date", "t"), once(p.TITLE, "text", "w")]
        rules += [once(p.TIME, "date", "t"), once(p.GYM, "gym", "g"), once("@", "gym", "g"),
                  Rule(p.TAG + p.WORD_END, "tag", name("")), Rule(p.WORD, "error", name(""))]
        contexts[name("")] = [dataclasses.replace(rule, next=None) if rule.next == name("") else rule
                              for rule in rules]
        if line == "entry" and "w" in taken:
            mass, stones = f"{p.MASS}\\??", f"(?:{p.MASS}|{p.any_case('st')})\\??"
            contexts[name("", "Whole")] = [Rule(stones + p.WORD_END, "number", name("")), *rules]
            contexts[name("", "Point")] = [Rule(mass + p.WORD_END, "number", name("")), *rules]
    if line == "entry":
        rest = [rule if rule.next or rule in TAIL else dataclasses.replace(rule, next="entry")
                for rule in contexts["entry"]]
        contexts["entryDay"] = [Rule(p.WEEKDAY + p.WORD_END, "date", "entry"), *rest]
        days = [f"[0-9]{{1,2}}{p.WORD_END}", f"{p.DATE}{p.WORD_END}", f"{p.AMBIGUOUS_DATE}{p.WORD_END}"]
        contexts["day"] = [Rule(day, "date", "entryDay") for day in days]
    return contexts


def sets():
    """The contexts of a group of sets, by whether repetitions or a load are there already.

    A second time, distance or effort is taken as if it were the first: more contexts would tell them apart, and
    nobody writes such groups.
    """
    contexts = {}
    for taken in ["", "R", "L", "RL"]:
        def name(places):
            return "sets" + "".join(place for place in "RL" if place in taken + places)

        def item(pattern, places):
            is_free = not set(places) & set(taken)
            return Rule(pattern, "number", name(places)) if is_free else Rule(pattern, "error", name(""))

        rules = [
            Rule(f"(?<={p.BLANK}){p.NOTE}", "text"), Rule(f"(?<={p.BLANK}){p.COMMENT}", "comment"),
            Rule(",", None, "sets"), Rule(f"{p.UNCLOSED}.*", "error"), Rule(p.TOO_MANY, "error", name("R"))]
        if "R" not in taken:
            rules += [Rule(p.LOAD_FIRST, "error", name("RL"))]
        rules += [
            item(p.CHAIN, "RL"), Rule(p.LIST, "number"), item(p.LOAD, "L"), item(p.REPS, "R"),
            item(p.WHOLE, "L" if "R" in taken else "R"),
            item(p.POINT, "L") if "R" in taken else Rule(p.POINT, "error"),
            Rule(p.EFFORT, "effort"), Rule(p.LABEL, "label"),
            Rule(p.NO_COUNT, "error", name("R")), Rule(p.REP_RANGE, "error", name("R")),
            Rule(p.JOINED_NUMBERS, "error", name("R")),
            Rule(p.JOINED, "error", name("RL")), Rule(p.ODD_EFFORT, "error"), Rule(f"{p.SET_WORD}+", "error")]
        contexts[name("")] = [dataclasses.replace(rule, next=None) if rule.next == name("") else rule for rule in rules]
    return contexts


def arguments(name, text, following):
    """The context of the arguments of a directive; the first text in quotes is of the class `text`."""
    return {name: [
        *TAIL, Rule(p.SEVERED, "error"), PAIR,
        Rule(p.TEXT + p.WORD_END, text, following),
        Rule(f"@{p.word()}*", "gym"), Rule(f"#{p.word()}*", "tag"), Rule(f"[-+0-9]{p.word()}*", "number"),
        Rule(f'(?=[{p.QUOTES}]){p.WORD}', "text"), Rule(p.WORD, "argument"),
    ]}


CONTEXTS = {
    "blank": [],
    "comment": [Rule(p.COMMENT, "comment")],
    "note": [Rule(p.NOTE, "text")],
    "unknown": [Rule(r".*[^ \t\r]", "error")],
    "private": [Rule(r".*[^ \t\r]", None)],

    "month": [Rule("#", "sign", "monthNumber")],
    "monthNumber": [*TAIL, Rule(p.YEAR_MONTH + p.WORD_END, "month", "monthTitle"), Rule(p.PROSE, "error")],
    "monthTitle": [*TAIL, Rule(p.PROSE, "text")],

    **fields("entry"),
    **fields("session"),

    "exercise": [
        Rule(rf"\+(?={p.BLANK})", "sign", "exerciseName"),
        Rule(p.INDENTED_DAY, "error", "unread"),
        Rule(p.BARE_NAME, "exercise", "colon"), Rule(p.QUOTED_NAME, "exercise", "colon"),
        Rule(p.SEVERED, "error"), Rule(p.WORD, "error", "unread"),
    ],
    "exerciseName": [
        *TAIL,
        Rule(p.BARE_NAME, "exercise", "colon"), Rule(p.QUOTED_NAME, "exercise", "colon"),
        Rule(p.SEVERED, "error"), Rule(p.WORD, "error", "unread"),
    ],
    "unread": [*TAIL, *UNREAD],
    "colon": [Rule(":", None, "sets")],
    **sets(),

    "directive": [
        Rule(f"{p.any_of(*KEYWORDS)}{p.WORD_END}", "keyword", "arguments"),
        Rule(f"{p.any_of(*NAMING_KEYWORDS)}{p.WORD_END}", "keyword", "namingArguments"),
        Rule(r".*[^ \t\r]", "error"),
    ],
    **arguments("arguments", "text", None),
    **arguments("namingArguments", "exercise", "arguments"),
}

# What is too long has no class.
for each in ["comment", "note", "month", "session", "day", "directive", "exercise"]:
    CONTEXTS[each] = [Rule(p.TOO_LONG, None), *CONTEXTS[each]]

_indented = f"^{p.BLANK}+"
_entry = f"^(?:[0-9]{{1,2}}|{p.DATE}|{p.AMBIGUOUS_DATE}){p.WORD_END}"
_controls = r"\u0001-\u0008\u000E-\u001F\u007F-\u009F"
# The kinds of line; the first that starts so is the one.
LINES = [
    Line("comment", f"^{p.BLANK}*;", "comment"),
    Line("note", f"{_indented}>", "note"),
    Line("month", "^#(?!#)", "month"),
    Line("entry", _entry, "day"),
    Line("session", f"{_indented}@", "session"),
    Line("directive", f"^[xX]-[^{p.BLANKS}\\r]", "private"),
    Line("directive", "^[A-Za-z]", "directive"),
    Line("blank", r"^[ \t]*\r*$", "blank"),
    Line("unknown", f"{_indented}(?:##|[!$%&*=|~^]|[{_controls}{p.BLANKS}]*\\r*$)", "unknown"),
    Line("exercise", f"{_indented}[^{p.BLANKS}]", "exercise"),
    Line("unknown", "^.", "unknown"),
]
