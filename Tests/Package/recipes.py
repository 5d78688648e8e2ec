"""Runs what README says about installing and CI, word for word, in a Debian without a network:

    recipes.py README FOLDER

FOLDER stands for `RELEASES`. Prints a line for each check, `ok    NAME` or `FAIL  NAME`. Needs PyYAML, pre-commit, pipx, uv,
git and curl.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

LIMIT_SECONDS = 300
CLEAN = "unit       kg\n\n# 2026-01\n\n03 Sat   82.1\n"
FAULTY = CLEAN.replace("Sat", "Fri")
UNFORMATTED = CLEAN.replace("   82.1", " 82.1")
HOME = pathlib.Path.home()
TOP = HOME / "repository"
LOG = TOP / "training/log/a.w8log"


def check(name, holds, detail=""):
    print(f"{'ok   ' if holds else 'FAIL '} {name}{'' if holds else chr(10) + str(detail)}", flush=True)


def run(command, folder=HOME, **variables):
    """The exit code of a shell command and all that it prints."""
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", command], cwd=folder, env={**os.environ, **variables}, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=LIMIT_SECONDS, check=False)
    return done.returncode, done.stdout


def blocks(page, heading, language):
    part = page.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(rf"^```{language}\n(.*?)^```$", part, re.MULTILINE | re.DOTALL)


def install(page):
    """Each way to install, then the command that shows the sample, and what takes it away again."""
    *ways, sample, _ = blocks(page, "Install", "sh")
    check("README shows three ways to install and the sample", len(ways) == 3 and "w8log log" in sample, ways)
    removals = ("pipx uninstall w8log", "apt-get remove -y w8log", "rm -rf $(find /usr/local -name '*w8log*')")
    for way, removal in zip(ways, removals):
        name = way.split()[0] + " … " + pathlib.PurePath(re.search(r"/w8log\S*", way)[0]).suffix
        code, out = run(way)
        check(f"README: {name} installs", code == 0, out)
        code, out = run(sample)
        check(f"README: {name}: the sample log is shown", code == 0 and "February 2026" in out, out)
        code, out = run("find ~/.local /usr/local /usr/share/man -name 'w8log.1*' | grep .")
        check(f"README: {name}: a manual page comes along", code == 0, out)
        code, out = run(removal)
        check(f"README: {name}: it is removed", code == 0 and run("! command -v w8log")[0] == 0, out)
    (once,) = re.findall(r"`(uvx [^`]*)`", page)
    code, out = run(once, UV_OFFLINE="1")
    check("README: uvx runs it", code == 0 and "Usage: w8log" in out, out)


def repository():
    """A repository with a log in a folder below another and with one that git ignores."""
    shutil.rmtree(TOP, ignore_errors=True)
    LOG.parent.mkdir(parents=True)
    (TOP / "node_modules").mkdir()
    (TOP / "node_modules/b.w8log").write_text(FAULTY)
    (TOP / ".gitignore").write_text("node_modules/\n/w8log.json\n")
    run("git init --quiet .", TOP)


def on_logs(steps, **variables):
    """What each step comes to on a clean log, one with a fault and one that is not formatted."""
    results = []
    for text in (CLEAN, FAULTY, UNFORMATTED):
        LOG.write_text(text)
        run("git add --all", TOP)
        results.append([run(step, TOP, **variables) for step in steps])
    return results


def codes(results):
    return [[code for code, _ in row] for row in results]


def github(text):
    job = yaml.safe_load(text)["jobs"]["check"]
    install, *steps = [step["run"] for step in job["steps"] if "run" in step]
    code, out = run(install)
    check("GitHub: w8log is installed", code == 0, out)
    results = on_logs(steps, CI="true", GITHUB_ACTIONS="true", GITHUB_WORKSPACE=str(TOP))
    check("GitHub: each step fails for its own reason", codes(results) == [[0, 0], [1, 0], [0, 1]], results)
    paths = re.findall(r"^::\w+ file=([^,]*),line=5,", results[1][0][1], re.MULTILINE)
    check("GitHub: each annotation names a file from the top", paths == ["training/log/a.w8log"] and (TOP / paths[0]).is_file(), results)
    run("pipx uninstall w8log")


def gitlab(text):
    job = yaml.safe_load(text)["logs"]
    install, *steps = job["script"]
    activate = "python3 -m venv ~/image && . ~/image/bin/activate && "
    code, out = run(activate + install)
    check("GitLab: w8log is installed", code == 0, out)
    path = f"{HOME}/image/bin:{os.environ['PATH']}"
    results = on_logs(steps, CI="true", GITLAB_CI="true", CI_PROJECT_DIR=str(TOP), PATH=path)
    check("GitLab: each step fails for its own reason", codes(results) == [[0, 0], [1, 0], [0, 1]], results)
    LOG.write_text(FAULTY)
    run(steps[0], TOP, PATH=path)
    report = json.loads((TOP / job["artifacts"]["reports"]["codequality"]).read_text())
    check("GitLab: the report names a file from the top", [each["location"]["path"] for each in report] == ["training/log/a.w8log"], report)


def pre_commit(text, name):
    (TOP / ".pre-commit-config.yaml").write_text(text)
    hooks = [hook["id"] for hook in yaml.safe_load(text)["repos"][0]["hooks"]]
    variables = {"PRE_COMMIT_HOME": f"{HOME}/hooks {name}"}
    results = on_logs([f"pre-commit run --all-files {hook}" for hook in hooks], **variables)
    check(f"pre-commit {name}: each hook fails for its own reason", codes(results) == [[0, 0], [1, 0], [0, 1]], results)
    # As on Windows: in the index lines end in LF, on the disk in CR LF.
    LOG.write_text(CLEAN)
    run("git config core.autocrlf true && git add --all", TOP)
    LOG.write_bytes(CLEAN.replace("\n", "\r\n").encode())
    results = [run(f"pre-commit run --all-files {hook}", TOP, **variables) for hook in hooks]
    check(f"pre-commit {name}: line ends of the checkout are accepted", [code for code, _ in results] == [0, 0], results)
    run("git config --unset core.autocrlf", TOP)


def main():
    text, folder = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"), sys.argv[2]
    page = text.replace("RELEASES", f"file://{folder}")
    install(page)
    repository()
    workflow, job, hooks = blocks(page, "CI", "yaml")
    github(workflow)
    gitlab(job)
    pre_commit(hooks, "from an index")
    (direct,) = re.findall(r"`(w8log @ [^`]*)`", page)
    pre_commit(hooks.replace("w8log==0.1.0", f'"{direct}"'), "from a release")


main()
