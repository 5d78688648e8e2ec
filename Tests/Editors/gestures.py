"""What people do to a log besides typing on: Enter above and inside lines, lines moved up and down. No other line changes."""

import json

import monaco

LOG = """w8log 1.0

; my log
unit       kg
goal       75
gym        @iron "Iron Temple" default
gym        @home
exercise   Squat alias:"Back squat"

# 2026-01 January  > a start

01 Thu   82.9   #salty  > new year
02 Fri   82.6
03 Sat   82.1   @iron  fat:18.6%
    Squat:              w5 60, 3x5 100
    Bench press:        3x5 60
        > Elbows in.
    > Slept well.
    @home 18:00
    Plank:              60s
2026-01-10       81.7   @home  #travel

# 2026-02

02 Mon   81.0
"""
LINES = LOG.split("\n")[:-1]


def kind(line):
    """How a line is called in a claim."""
    return json.dumps(line[:24])


def in_monaco(checks, editor):
    """Each gesture at each line, by the settings of the extension."""
    for index, line in enumerate(LINES):
        number = index + 1
        for claim, column in (("above", 1), ("inside", max(len(line) // 2, 1)), ("below", len(line) + 1)):
            editor.open(LOG, monaco.defaults())
            editor.evaluate(f"editor.setPosition({{ lineNumber: {number}, column: {column} }})")
            editor.press("\n")
            lines = editor.text().split("\n")[:-1]
            # The line may become two, and what is typed on may be put into form; the others stay.
            others = lines[:index] == LINES[:index] and lines[index + 2:] == LINES[index + 1:]
            whole = claim == "inside" or line in lines[index:index + 2]
            checks.check(f"Monaco: Enter {claim} {kind(line)} changes no other line", others and whole,
                         repr(lines[max(index - 1, 0):index + 3]))
            editor.evaluate("editor.trigger('test', 'undo'), settled()")
            while editor.text() != LOG and editor.evaluate("editor.getModel().canUndo()"):
                editor.evaluate("editor.trigger('test', 'undo'), settled()")
            checks.check(f"Monaco: it is undone {kind(line)}", editor.text() == LOG, repr(editor.text()))
        for action, back in (("Down", "Up"), ("Up", "Down")):
            if index == (len(LINES) - 1 if action == "Down" else 0):
                continue
            editor.open(LOG, monaco.defaults())
            editor.evaluate(f"editor.setPosition({{ lineNumber: {number}, column: 1 }})")
            editor.evaluate(f"editor.trigger('test', 'editor.action.moveLines{action}Action'), settled()")
            moved = list(LINES)
            other = index + (1 if action == "Down" else -1)
            moved[index], moved[other] = moved[other], moved[index]
            lines = editor.text().split("\n")[:-1]
            checks.check(f"Monaco: Alt+{action} moves {kind(line)} as it is", lines == moved,
                         repr([pair for pair in zip(lines, moved) if pair[0] != pair[1]]))
            editor.evaluate(f"editor.trigger('test', 'editor.action.moveLines{back}Action'), settled()")
            checks.check(f"Monaco: Alt+{back} moves it back", editor.text() == LOG,
                         repr([pair for pair in zip(editor.text().split("\n"), LOG.split("\n")) if pair[0] != pair[1]]))
