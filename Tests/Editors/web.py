"""A page that edits a log with no program installed: Monaco and the module in a worker, in Chromium and in Firefox."""

import json

import bench
import firefox
import monaco
import typed
from checks import await_true
from chromium import Chromium

PACKAGES = (*monaco.PACKAGES, firefox.PACKAGE)
LOG = typed.CANONICAL.replace("02 Fri", "02 Sat")
FAULTY_LINE = next(number for number, line in enumerate(LOG.splitlines(), 1) if line.startswith("02 Sat"))


def edit(checks, name, editor):
    """A log with a wrong weekday is opened, put right and gone on with."""
    def check(claim, condition, detail=""):
        checks.check(f"{name}: {claim}", condition, detail)

    def shown():
        return editor.evaluate("document.querySelector('#editor .view-lines').textContent.replaceAll('\\u00a0', ' ')")

    def do(action):
        editor.evaluate(f"editor.trigger('test', {json.dumps(action)}), settled()")

    def go_to(line, column):
        editor.evaluate(f"editor.setPosition({{ lineNumber: {line}, column: {column} }}), editor.revealLineInCenter({line}), settled()")

    editor.evaluate("begin_page()")
    editor.open(LOG, monaco.defaults())
    check("hints stand behind the weights", await_true(lambda: "avg 80.7" in shown()), shown())
    editor.evaluate("look_for_problems()")
    problems = editor.evaluate("monaco.editor.getModelMarkers({}).map(({ code, startLineNumber }) => [code, startLineNumber])")
    check("the wrong weekday is underlined", ["W8104", FAULTY_LINE] in problems, problems)
    go_to(FAULTY_LINE, 5)
    do("editor.action.quickFix")
    offered = "[...document.querySelectorAll('.action-widget .monaco-list-row')].map((row) => row.textContent)"
    check("fixes are offered", await_true(lambda: editor.evaluate(f"{offered}.length > 0")))
    first = editor.evaluate(f"{offered}.find((title) => title.startsWith('Write'))")
    check("the first of them is one for the problem", first and first.startswith("Write "), editor.evaluate(offered))
    editor.press("\n")
    check("the fix is made", await_true(lambda: editor.text() != LOG), editor.text())
    editor.evaluate("look_for_problems()")
    problems = editor.evaluate("monaco.editor.getModelMarkers({}).map(({ code }) => code)")
    check("and the problem is gone", "W8104" not in problems, problems)
    editor.open(typed.CANONICAL, monaco.defaults())
    go_to(typed.CANONICAL.count("\n") + 1, 1)
    editor.press("05 Thu 80.1 @ir")
    check("gyms are offered", any(label.startswith("@iron") for label in editor.listed()), editor.listed())
    editor.press("\t")
    check("Tab takes the gym", editor.text().splitlines()[-1] == "05 Thu 80.1 @iron", editor.text().splitlines()[-1])
    editor.press("\n")
    check("and Enter puts the day into form", "\n05 Thu   80.1   @iron\n    " in editor.text(), editor.text()[-60:])
    go_to(FAULTY_LINE, 12)
    do("editor.action.showHover")
    hover = "[...document.querySelectorAll('.monaco-hover')].map((each) => each.textContent).join()"
    check("a weight tells of its average", await_true(lambda: "2 January 2026" in editor.evaluate(hover)), editor.evaluate(hover))
    editor.press("\x1b")
    do("editor.foldAll")
    check("months fold", await_true(lambda: "03 Tue" not in shown() and "# 2026-02" in shown()), shown())
    do("editor.unfoldAll")
    line = next(number for number, each in enumerate(typed.CANONICAL.splitlines(), 1) if each.startswith("gym        @iron"))
    go_to(line, 13)

    def asks_for_name():
        # What is still being scrolled takes the question away again.
        do("editor.action.rename")
        return editor.evaluate("document.activeElement.className.includes('rename-input')")

    check("a name can be typed", await_true(asks_for_name), editor.evaluate("document.activeElement.className"))
    editor.press("@steel\n")
    check("the gym has its new name everywhere", await_true(lambda: "@iron" not in editor.text() and editor.text().count("@steel") > 3), editor.text())


def run(checks, binary):
    for name, browser, package in (("Chromium", Chromium, "chromium"), ("Firefox", firefox.Firefox, firefox.PACKAGE)):
        with bench.Bench(binary, (package,)) as place, monaco.Monaco(place, is_module=True, browser=browser) as editor:
            edit(checks, name, editor)
            place.check_no_server_left(checks)
    typed.in_monaco(checks, binary, is_module=True)
