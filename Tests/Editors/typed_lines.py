"""Kinds of lines that people type, for the tests that type them."""

CANONICAL_DAY = "05 Thu   79.8   @iron\n"

# At the margin, behind the last day of the sample log. Numbers stand near those of last time, and names may be new.
AT_MARGIN = (
    "05 Thu 79.9",
    "05 79.7",
    "2026-02-05 Thu 79.8",
    "05 Thu 79.8 @iron",
    "05 Thu 79.8 @gym24",
    "05 Thu 79.8 @home #salty",
    "05 Thu 79.8 fat:18%",
    "05 Thu 79.8 fat:18.6%",
    "05 Thu 79.8 waist:84.5cm sleep:7h",
    "05 Thu 79.8 07:15",
    "05 Thu - #travel  > no scale",
    "05 Thu 84.6? #travel",
    "05 Thu 79.8 > so #salty",
    "# 2026-03 March",
    "# 2026-03",
    "; 2026-02-05 nothing @iron",
    "; w8log:ignore gap",
    "gym @steel \"Steel mill\" color:red",
    "goal 77 by:2026-09-01",
    "milestone 77 \"Half way\"",
    "exercise \"Row\" alias:BOR",
    "unit kg",
    "trend span:10",
    "lint gap off",
    "setup @iron \"Squat\"  > hole 5",
    "tag #salty",
    "05 Thu 79.8 @",
    "05 Thu 79.8 #",
    "05 Thu 79.8 @iron #salty #",
    "05 Thu 79.8 > 5 @ 10 and #",
    "#",
    "@",
    "w8log",
    "unit",
    "lift-unit",
    "order",
    "goal",
    "gym",
    "gym @",
    "gym @iron",
    "exercise \"Squat\"",
    "tag #",
    "lint",
)
# Indented, below a day with a gym.
IN_SESSION = (
    "Squat: 3x5 105",
    "Squat: 3x5 102.",
    "Squat: w5 60, w3 80, 3x5 102.5 @8",
    "Squat: w5 60, w3 85, 3x5 100",
    "Squat:",
    "Squat",
    "Leg press: 3x12 165",
    "Bench press: 5/5/4 72.5 @8",
    "bench: 5 70",
    "Row: 3x8 60",
    "Seated row: 10 50",
    "Pull-up: 8/6/4 bw",
    "Plank: 3x65s",
    "Run: 5km 26:45 @6",
    "Chin-up: 6/6/5 bw-10 (band)",
    "Deadlift: 5 125 (pause)",
    "Deadlift: 5 125 rir2",
    "Farmer carry: 4x40m 26kg",
    "Leg curl: 3x10 8lvl",
    "+ Calf raise: 3x15 65",
    "@home 19:00",
    "@home \"Legs\" #travel",
    "> Slept well. #travel",
    "3x5 105",
    "@",
    "@home",
    "@home #",
    "> a #",
    "Squat: 5 100 (pause)",
    "bench",
    "+ Plank",
)
# Their last name is left unfinished; with what it may become at Enter.
UNFINISHED = (
    ("05 Thu 79.8 @h", ("home", "hotel")),
    ("05 Thu 79.8 #sa", ("salty",)),
    ("mile", ("milestone",)),
    ("    Sq", ("Squat",)),
    ("    Bench p", ("Bench press",)),
)

# Three days as they are on the disk afterwards, below what stands there before.
BEFORE_THE_DAYS = "w8log 1.0\n\ngym        @iron\ngym        @home\n\n"
THREE_DAYS = """\
# 2026-02 February

05 Thu   79.6
06 Fri   79.9   @iron  #salty
    Squat:              w5 60, 3x5 105 @8
    Bench press:        5/5/4 72.5 (pause)
    > Belt for the last set.

07 Sat   79.4   @home
    Pull-up:            8/6/5 bw
08 Sun   79.5  > a rest
"""


def steps(text, blanks_run=True, ends_at_blank_lines=True, goes_on_with_notes=True):
    """How somebody types the text in an editor that indents: what of each line is typed by hand, and whether it stands further left
    than the editor puts it.

    With `blanks_run` false blanks are single, as people type them; `ends_at_blank_lines` says whether the editor goes back to
    the margin behind a blank line, and `goes_on_with_notes` whether Enter goes on with a note, so that another one ends it.
    """
    is_indented = False
    for line in text.splitlines():
        typed = line.strip() if blanks_run else " ".join(line.split())
        if line.startswith(" ") and not is_indented:
            typed = f"    {typed}"
        yield typed, is_indented and typed != "" and not line.startswith(" ")
        if typed or ends_at_blank_lines:
            if goes_on_with_notes and typed.lstrip().startswith(">"):
                yield "", False
            is_indented = line.startswith(" ") or line[:1].isdigit() and " @" in line.split(">")[0]
