"""What the pieces of a line look like, in the part of regular expressions that all editors share.

Each writer turns them into the spelling of its editor: `\\uXXXX` is a character, `\\p{L}` a letter, `\\p{M}` a mark and
`\\p{Nd}` a digit of any script, none of the three in a class. Patterns look at one line, without its line end.
"""

BLANKS = r" \t\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF"
QUOTES = r'"\u201C-\u201F'
BLANK = f"[{BLANKS}]"

LINE_END = r"\r*$"
WORD_END = f"(?={BLANK}|{LINE_END})"
PARENTHESES = r"\([^()]*\)"
TEXT = f"[{QUOTES}][^{QUOTES}]*[{QUOTES}]"
# A text that holds more than blanks.
TITLE = f"[{QUOTES}]{BLANK}*[^{QUOTES}{BLANKS}][^{QUOTES}]*[{QUOTES}]"
# What opens and is never closed; it takes the rest of the line.
UNCLOSED = rf"(?:[{QUOTES}][^{QUOTES}]*$|\([^()]*(?:$|\())"


def any_case(word):
    return "".join(f"[{c}{c.upper()}]" if c.isalpha() else c for c in word)


def any_of(*words):
    return "(?:" + "|".join(map(any_case, words)) + ")"


def word(others=""):
    """A character of a word other than `others`, or what quotes or parentheses own."""
    return f"(?:[^{BLANKS}{QUOTES}(\\r{others}]|{PARENTHESES}|{TEXT})"


WORD = f"{word()}+"
SEVERED = f"{word()}*{UNCLOSED}.*"
NAME_SIGN = r"(?:\p{L}|\p{M}|\p{Nd}|[_-])"
NOTE = r">(?:.*[^ \t\r])?"
COMMENT = r";(?:.*[^ \t\r])?"
# A line that is too long to be read; characters stand for bytes where an editor counts those alone.
TOO_LONG = "^.{10001,}"

# Fields.
DATE = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
AMBIGUOUS_DATE = "[0-9]+[/.-][0-9]+[/.-][0-9]+"
YEAR_MONTH = "(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])"
PROSE = rf"[^{BLANKS}\r;>][^ \t\r]*(?:[ \t]+[^ \t\r;>][^ \t\r]*)*"
DAYS = [("mon", "day"), ("tue", "sday"), ("wed", "nesday"), ("thu", "rsday"), ("fri", "day"), ("sat", "urday"),
        ("sun", "day")]
WEEKDAY = "(?:" + "|".join(f"{any_case(day)}(?:{any_case(rest)})?" for day, rest in DAYS) + ")"
INTEGER = "[0-9]{1,4}"
DECIMAL = f"{INTEGER}(?:\\.[0-9]{{1,3}})?"
MASS = f"{any_of('kg', 'lb')}[sS]?"
WHOLE_WEIGHT = f"{INTEGER}\\??"
POINT_WEIGHT = f"{INTEGER}[.,][0-9]{{1,3}}\\??"
UNITED_WEIGHT = (f"(?:{INTEGER}(?:[.,][0-9]{{1,3}})?{MASS}"
                 f"|{INTEGER}{any_case('st')}(?:{DECIMAL}(?:{any_case('lb')}[sS]?)?)?)\\??")
TIME = "(?:[01]?[0-9]|2[0-3]):[0-5][0-9]"
CLOCK = f"(?:[0-9]{{1,2}}:[0-9]{{2}}|0?[1-9]|1[0-2]){BLANK}+[aApP][mM]"
GYM = f"@(?!{any_of('rpe', 'rir', 'bw')})\\p{{L}}{NAME_SIGN}*"
TAG = f"#\\p{{L}}{NAME_SIGN}*"
KEY = "[A-Za-z][A-Za-z0-9-]*"
BARE_VALUE = rf"(?:[^{BLANKS}{QUOTES}(\r]|\([^(){BLANKS}{QUOTES}]*\))"
PAIR = f"{KEY}:(?:{TEXT}|{BARE_VALUE}+){WORD_END}"

# Names of exercises, which end before a colon that has no digit on one side at least.
NAME_PIECE = f"(?:[^{BLANKS}{QUOTES}(:;>]|\\([^():;>{QUOTES}]*\\))"
NAME_COLON = f"(?:(?<![0-9])(?={BLANK}*:)|(?={BLANK}+:)|(?=:(?![0-9])))"
BARE_NAME = f"(?![@#+])(?=[^:;>{QUOTES}]*\\p{{L}}){NAME_PIECE}(?:{BLANK}*{NAME_PIECE})*{NAME_COLON}"
QUOTED_NAME = f"{TITLE}(?={BLANK}*:)"
INDENTED_DAY = f"(?:{DATE}|[0-9]{{1,2}}{BLANK}+(?:{WEEKDAY}|{UNITED_WEIGHT}|{POINT_WEIGHT})){WORD_END}"

# Sets.
JOIN = f"{BLANK}*[xX×]{BLANK}*"
UNJOINED = f"(?!{JOIN}(?:[0-9]|{any_case('bw')}))"
ITEM_END = f"(?:(?={BLANK}|{LINE_END}|{UNCLOSED}|,(?![0-9]))|(?<![0-9])(?=,))"
COUNT = "(?:0?[1-9]|[1-9][0-9])"
REP = f"{INTEGER}[+!]?"
NUMBERS = "[0-9]+(?:,[0-9]+)*"
SET_WORD = f"(?:[^{BLANKS}{QUOTES}(,0-9\\r]|{NUMBERS}|{PARENTHESES}|{TEXT})"
DURATION = (f"(?:{INTEGER}(?:(?:\\.[0-9])?{any_of('s')}|{any_of('min', 'h')})"
            "|(?:[0-9]{1,2}:[0-5][0-9]:[0-5][0-9]|[0-9]{1,3}:[0-5][0-9])(?:\\.[0-9])?)")
DISTANCE = f"{DECIMAL}{any_of('mi', 'm', 'km', 'yd', 'ft')}"
UNIT = f"(?:{MASS}|{BLANK}+{MASS}(?={BLANK}|{LINE_END}|{UNCLOSED}|,))"
BODYWEIGHT = f"{any_case('bw')}(?:[+-]{DECIMAL}(?:{UNIT})?)?"
UNITED = f"(?:{DECIMAL}{UNIT}|{BODYWEIGHT})"
LIST_OF_REPS = f"[wW]?(?:{COUNT}{JOIN})?{REP}(?:/{REP})+"
COUNTED_REPS = f"[wW]?{COUNT}{JOIN}{REP}"
MARKED_REPS = f"(?:[wW]?{INTEGER}[+!]|[wW]{INTEGER}{UNJOINED})"
WITHOUT_UNIT = f"(?!{BLANK}+{MASS}(?:{BLANK}|{LINE_END}|{UNCLOSED}|,))"
REPS = f"(?:{LIST_OF_REPS}|{COUNTED_REPS}{UNJOINED}{WITHOUT_UNIT}|{MARKED_REPS}){ITEM_END}"
WHOLE = f"{INTEGER}{UNJOINED}{ITEM_END}"
POINT = f"{INTEGER}\\.[0-9]{{1,3}}{ITEM_END}"
LIST = f"[wW]?(?:{COUNT}{JOIN})?(?:{DURATION}(?:/{DURATION})*|{DISTANCE}(?:/{DISTANCE})*){ITEM_END}"
LOAD = f"(?:{UNITED}{UNJOINED}|[+-]{DECIMAL}(?:{UNIT})?|{DECIMAL}{any_case('lvl')}){ITEM_END}"
CHAIN = (f"(?:{UNITED}{JOIN}{REP}(?:{JOIN}{COUNT}|{UNJOINED})"
         f"|{COUNT}{JOIN}{REP}{JOIN}{UNITED}){ITEM_END}")
EFFORT = f"(?:@(?:10|0?[1-9](?:\\.5)?)|{any_case('rir')}[0-9]){ITEM_END}"
LABEL = f"{PARENTHESES}{ITEM_END}"
# A list whose values, times its count, are over 99: the counts with how many values are too many for them.
_VALUE = "[0-9][0-9.:A-Za-z+!]*"
_LIMITS = [("[5-9][0-9]", 2), ("3[4-9]|4[0-9]", 3), ("2[5-9]|3[0-3]", 4), ("2[0-4]", 5), ("1[7-9]", 6), ("1[56]", 7),
           ("1[34]", 8), ("12", 9), ("1[01]", 10), ("0?9", 12), ("0?8", 13), ("0?7", 15), ("0?6", 17), ("0?5", 20),
           ("0?4", 25), ("0?3", 34), ("0?2", 50), ("0?1", 100)]
TOO_MANY = ("[wW]?(?:" + "|".join(f"(?:{count}){JOIN}{_VALUE}(?:/{_VALUE}){{{least - 1},}}" for count, least in _LIMITS)
            + f"|{_VALUE}(?:/{_VALUE}){{99,}}){ITEM_END}")
# A load before its repetitions, without a unit.
LOAD_FIRST = f"(?:{INTEGER}{BLANK}+{REPS}|{INTEGER}\\.[0-9]{{1,3}}{BLANK}+(?:{REPS}|{WHOLE}))"
JOINED = f"(?:[wW]?{INTEGER}{JOIN}|{UNITED}{JOIN})(?:{REP}{JOIN})?(?:{NUMBERS}|{any_case('bw')}){SET_WORD}*"
NO_COUNT = f"[wW]?0{{1,2}}{JOIN}{REP}(?:/{REP})*{ITEM_END}"
REP_RANGE = f"[wW]?(?:{COUNT}{JOIN})?{INTEGER}[-\u2012-\u2014]{INTEGER}(?={BLANK}|{LINE_END}|{UNCLOSED}|,)"
# A comma between digits, which may be a list or a decimal.
JOINED_NUMBERS = (f"(?:(?:[wW]?{INTEGER}{JOIN}|{UNITED}{JOIN})(?:{REP}{JOIN})?)?"
                  f"[^{BLANKS}{QUOTES}(,\\r]*[0-9](?:,[0-9]+)+{SET_WORD}*")
ODD_EFFORT = (f"(?:@?{any_of('rir', 'rpe')}{BLANK}*[0-9]|@{BLANK}+[0-9]"
              f"|@{BLANK}+(?:{any_case('bw')}|[+-][0-9])){SET_WORD}*")
