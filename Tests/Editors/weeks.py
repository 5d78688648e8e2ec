"""Weeks as people type them, in the editors that suggest: nothing is reported meanwhile, and every line is as it was typed."""

import re

import bench
import emacs
import helix
import monaco
import neovim
from checks import await_true, text
from screen import Screen
from typed_lines import steps

HEAD = """w8log 1.0

unit       {}
gym        @cellar default
gym        @north

"""
LIFTER = """\
# 2026-01 January

19 Mon   91.4   @cellar
    Front squat:        w5 40, w3 70, 5/5/5 95 @8
    Overhead press:     3x6 47.5
    + Face pull:        3x15 20
    > Left shoulder fine. #shoulder

20 Tue   91.6  > walked 40 min
21 Wed   91.2   @cellar  #late
    Deadlift:           5 140, 5 145, 3! 150  > grip
    Ring row:           3x8 bw
    Farmer walk:        4x30m 32kg
22 Thu   91.0
23 Fri   90.9   @cellar
    Front squat:        3x3 100 @9 (belt)
    Pull-up:            8/7/6 bw, 5 bw+10
    @north 18:30 "Conditioning"
    Rower:              5x500m 1:52
    Bike:               20min

24 Sat    -     #travel
25 Sun   91.3   07:40
"""
DIETER = """\
# 2026-01 January

19 Mon  203.8   06:45  fat:31.2%
    > 1,900 kcal, see "plan.txt"

20 Tue  203.1   sleep:7h
21 Wed  204.6?  #salty  > sushi; scale on the carpet
22 Thu  203.0   06:50
22 Thu  204.4   21:30
23 Fri  202.7   waist:41.5in  sleep:6.5h
24 Sat    -     #travel  > no scale
25 Sun  202.4   06:55  #cold  fat:30.9%
    > Half a pound a day is too fast.

26 Mon  202.2
"""
WEEKS = {"a lifter's week": (HEAD.format("kg"), LIFTER), "a dieter's week": (HEAD.format("lb"), DIETER)}


def reports(messages):
    """The lists of problems that a server has sent."""
    results = [message.get("params") or message.get("result") for message in messages]
    return [result.get("diagnostics", result.get("items")) for result in results
            if isinstance(result, dict) and ("diagnostics" in result or "kind" in result)]


def alarms(messages):
    """The errors and warnings among them."""
    return [one["message"] for report in reports(messages) for one in report or [] if one["severity"] <= 2]


def in_monaco(checks, editor):
    """Each key is followed by a look at what is reported."""
    for name, (head, week) in WEEKS.items():
        editor.open(head, monaco.defaults())
        found = []
        for typed, is_outdented in steps(week, blanks_run=False):
            for key in ("\b" if is_outdented else "") + typed + "\n":
                editor.press(key)
                report = editor.ask("textDocument/diagnostic", {"textDocument": {"uri": "file:///typed/log.w8log"}})
                found += alarms([{"result": report}])
        checks.check(f"Monaco: {name} is as it was typed", editor.text() == head + week, editor.text())
        checks.check(f"Monaco: no false alarm in {name}", not found, found)


def typed_in(checks, editor_name, place, head, week, name, type_week):
    """Types a week by `type_week`, which saves it and ends the editor."""
    place.log.write_text(head)
    type_week()
    checks.check(f"{editor_name}: {name} is as it was typed", await_true(lambda: text(place.log) == head + week, 20), text(place.log))
    messages = place.sent()
    checks.check(f"{editor_name}: no false alarm in {name}", reports(messages) and not alarms(messages),
                 alarms(messages) or len(messages))


def in_neovim(checks, binary):
    for name, (head, week) in WEEKS.items():
        with bench.Bench(binary, neovim.OLD_PACKAGES) as place:
            place.follow_readme(checks, "editors/neovim")
            socket = place.work / "socket"

            def type_week():
                with Screen(place.tapped(["nvim", "--listen", socket, "-i", "NONE", place.log])) as editor:
                    await_true(place.servers)
                    editor.settle()
                    editor.press("G", "o")
                    for typed, is_outdented in steps(week):
                        if is_outdented:
                            editor.press("C-d")
                        for part in re.split("(?<=[: ])", typed):
                            editor.type(part)
                            editor.shows(part.strip())
                        editor.press("Enter")
                        # What follows Enter waits until nothing is typed ahead.
                        place.run(["nvim", "--server", socket, "--remote-expr", "1"])
                    editor.press("BSpace", "Escape")
                    editor.type(":wq")
                    editor.press("Enter")
                    await_true(lambda: not editor.is_running())

            typed_in(checks, "Neovim", place, head, week, name, type_week)


def in_helix(checks, binary):
    for name, (head, week) in WEEKS.items():
        with bench.Bench(binary, helix.PACKAGES) as place:
            place.follow_readme(checks, "editors/helix")

            def type_week():
                with helix.Helix(place.tapped(["hx", place.log])) as editor:
                    editor.shows("gym        @north")
                    await_true(place.servers)
                    editor.press("g", "e", "A")
                    for typed, is_outdented in steps(week, ends_at_blank_lines=False, goes_on_with_notes=False):
                        if is_outdented:
                            editor.press("BSpace")
                        for part in re.split("(?<=[: ])", typed):
                            editor.type(part)
                            editor.shows(part.strip())
                        editor.press("Enter")
                    editor.press("Escape")
                    editor.command_line("write-quit")
                    await_true(lambda: not editor.is_running())

            typed_in(checks, "Helix", place, head, week, name, type_week)


def in_emacs(checks, binary):
    for name, (head, week) in WEEKS.items():
        with bench.Bench(binary, emacs.PACKAGES) as place:
            place.follow_readme(checks, "editors/emacs")

            def type_week():
                with Screen(place.tapped(["emacs", "-nw", place.log])) as editor:
                    editor.shows("eglot:")
                    await_true(place.servers)
                    editor.press("M->")
                    for typed, _ in steps(week):
                        for part in re.split("(?<=[: ])", typed):
                            editor.type(part)
                            editor.shows(part.strip())
                        editor.press("Enter")
                    editor.press("C-x", "C-s")
                    editor.shows("Wrote")
                    editor.press("C-x", "C-c")
                    await_true(lambda: not editor.is_running())

            typed_in(checks, "Emacs", place, head, week, name, type_week)


def run(checks, binary):
    in_neovim(checks, binary)
    in_helix(checks, binary)
    in_emacs(checks, binary)
