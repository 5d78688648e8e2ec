"""Runs the blocks of grammar/manual/cohorts.md on made-up logs, and compares what comes out with `w8log stats`."""

import datetime
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

import duckdb

PAGE = pathlib.Path(__file__).resolve().parent.parent.parent / "grammar/manual/cohorts.md"
LOG_COUNT = 20
SEED = 7


def write_log(path, dice):
    """A log of some months in which each session has sets."""
    day = datetime.date(2024, 1, 1) + datetime.timedelta(days=dice.randrange(300))
    lines, month = ["unit " + dice.choice(["kg", "lb", "st"]), "gym @iron default", "gym @home"], None
    for _ in range(dice.randrange(20, 120)):
        day += datetime.timedelta(days=dice.choice([0, 1, 1, 1, 2, 9]))
        if (day.year, day.month) != month:
            month = (day.year, day.month)
            lines += ["", f"# {day:%Y-%m}", ""]
        weight = dice.choice([f"{dice.uniform(60, 90):.1f}kg", f"{dice.uniform(150, 180):.1f}lb?", "-"])
        lines.append(f"{day:%d %a}   {weight}" + dice.choice(["", f"   {dice.randrange(24):02}:15", "  fat:18.5%"]))
        for gym in dice.sample(["@iron", "@home 19:00-20:10", "@hotel", '@ "Legs, \'heavy\'"'], dice.randrange(3)):
            lines += [f"    {gym}  > so, \"so\"", f"        Squat: w5 60, 3x5 {dice.randrange(60, 140)}.5 @8.5"]
            lines += dice.choice([[], ["        + Chin-up: 8/6/5! bw, 5 bw+10", "        Run: 5km 26:40"]])
    path.write_text("\n".join(lines) + "\n")


def blocks():
    """The language and text of each block of the page, in order."""
    return re.findall(r"(?ms)^```(\w+)\n(.*?)^```", PAGE.read_text())


def told_by_stats():
    """What the binary says of each log, by its path."""
    told = {}
    for path in sorted(pathlib.Path("logs").glob("*.w8log")):
        done = subprocess.run(
            ["w8log", "stats", "--format", "json", str(path)], stdout=subprocess.PIPE, text=True, check=True)
        told[str(path)] = json.loads(done.stdout)
    return told


def agree(what, rows, stats):
    """Ends the test unless each of `rows` says of its file what `stats` do."""
    if len(rows) != len(stats):
        sys.exit(f"{what}: {len(rows)} logs instead of {len(stats)}")
    for row in rows:
        for name, value in row.items():
            expected = row["file"] if name == "file" else stats[row["file"]][name]
            found = value if value is None or isinstance(value, int) else str(value)
            if found != expected:
                sys.exit(f"{what}: {name} of {row['file']} is {found!r}, and w8log stats says {expected!r}")
    print(f"{what}: {', '.join(name for name in rows[0] if name != 'file')} of {len(rows)} logs agree", flush=True)


def with_sessions(stats):
    """Those of logs that have sessions: the others have no row of a set."""
    return {path: told for path, told in stats.items() if told["sessions"] > 0}


def run_sql(text, database, stats):
    for statement in filter(str.strip, text.split(";")):
        if not statement.lstrip().startswith("SELECT"):
            database.execute(statement)
            continue
        found = database.sql(statement)
        rows = [dict(zip(found.columns, row)) for row in found.fetchall()]
        agree("DuckDB", rows, with_sessions(stats) if "sessions" in found.columns else stats)


def run_python(text, names, stats):
    exec(compile(text, str(PAGE), "exec"), names)
    if "sessions" in names:
        agree("Spark running w8log", [row.asDict() for row in names["sessions"].collect()], with_sessions(stats))
        whole = names["spark"].read.json("sets.ndjson")
        if sorted(map(str, whole.collect())) != sorted(map(str, names["sets"].select(whole.columns).collect())):
            sys.exit("Spark running w8log: the rows are not those of the table")
    else:
        agree("Spark", [row.asDict() for row in names["stats"].collect()], stats)


def main():
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="w8log-cohorts-") as folder:
        os.chdir(folder)
        for name in ("bin", "logs"):
            pathlib.Path(name).mkdir()
        shutil.copy(sys.argv[1], "bin/w8log")
        os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
        os.environ["PYSPARK_SUBMIT_ARGS"] = "--conf spark.ui.showConsoleProgress=false --conf spark.ui.enabled=false pyspark-shell"
        os.environ["PATH"] = f"{folder}/bin:{os.environ['PATH']}"
        dice = random.Random(SEED)
        for number in range(LOG_COUNT):
            write_log(pathlib.Path(f"logs/{number:02}.w8log"), dice)
        stats, database, names = told_by_stats(), duckdb.connect(), {}
        for language, text in blocks():
            if language == "sh":
                subprocess.run(["bash", "-e", "-c", text], check=True)
            elif language == "sql":
                run_sql(text, database, stats)
            else:
                run_python(text, names, stats)
        table = [json.loads(line) for line in open("weights.ndjson")]
        if [row["file"] for row in table] != sorted(row["file"] for row in table):
            sys.exit("the rows do not come in the order of the files")
        names["spark"].stop()
        os.chdir("/")
    print(f"all agree after {time.monotonic() - start:.0f} s")


main()
