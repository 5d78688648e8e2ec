"""Slips that are mended and lines that are put into form, in each editor: no other line changes."""

import json

import monaco
from checks import await_true
from edited_lines import FORMED, LINES, LOG, PASTED, SLIPS, kind, widened

# A session that goes on, and a day that is pasted there.
INDENTED = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1   @iron\n    Squat:              5\n"


def all_lines(editor):
    """Mends each slip and puts each line into form. The editor writes a line, mends it by the title of a fix, and formats."""
    def becomes(lines, act):
        """Acts until these are the lines: the server may not know of the slip yet."""
        return await_true(lambda: act() or await_true(lambda: editor.lines() == lines, 1), 20)

    for index, slip, title in SLIPS:
        editor.write(index, slip)
        mended = becomes(LINES, lambda: editor.mend(index, title))
        editor.checks.check(f"{editor.name}: the fix of {kind(slip)} changes no other line", mended, repr(editor.lines()))
    for index, line in enumerate(FORMED):
        if wide := widened(line):
            editor.write(index, wide)
            formed = becomes(FORMED, editor.format)
            editor.checks.check(f"{editor.name}: the form of {kind(line)} changes no other line", formed, repr(editor.lines()))


def in_monaco(checks, editor):
    for index, slip, title in SLIPS:
        text = "\n".join([*LINES[:index], slip, *LINES[index + 1:]]) + "\n"
        editor.open(text, monaco.defaults())
        editor.evaluate(f"editor.setPosition({{ lineNumber: {index + 1}, column: 1 }})")
        taken = editor.evaluate(f"act({json.dumps(title)})")
        checks.check(f"Monaco: the fix of {kind(slip)} changes no other line", taken and editor.text() == LOG, editor.text())
    formed = "\n".join(FORMED) + "\n"
    for index, line in enumerate(FORMED):
        if wide := widened(line):
            editor.open("\n".join([*FORMED[:index], wide, *FORMED[index + 1:]]) + "\n", monaco.defaults())
            editor.evaluate("editor.getAction('editor.action.formatDocument').run().then(settled)")
            checks.check(f"Monaco: the form of {kind(line)} changes no other line", editor.text() == formed, editor.text())
    editor.open(INDENTED, monaco.defaults())
    editor.press("    ")
    text = "\n".join(PASTED) + "\n"
    editor.evaluate(f"editor.trigger('test', 'paste', {{ text: {json.dumps(text)} }}), settled()")
    # By `editor.formatOnPaste` VS Code formats what was pasted; Monaco alone does not.
    editor.evaluate("editor.setSelection(new monaco.Range(7, 5, 9, 1))")
    editor.evaluate("editor.getAction('editor.action.formatSelection').run().then(settled)")
    checks.check("Monaco: a day that is pasted at an indented cursor goes to the margin", editor.text() == INDENTED + text, editor.text())
