"""Books of one or several files, spoilt as people, programs and strangers spoil them."""

import dataclasses

# What a program that takes a name for something else falls for. No `/`, no NUL.
NAMES = [
    "log.w8log", "2026.w8log", "-n.w8log", "--help.w8log", "+x.w8log", "+!touch canary;:.w8log", "a b.w8log",
    "a\nb.w8log", "a'b.w8log", 'a"b.w8log', "$(touch canary).w8log", "`touch canary`.w8log", "a;touch canary.w8log",
    "*.w8log", "[a].w8log", "a\\b.w8log", "a\u202eb.w8log", "a\u2066b.w8log", "a\u200bb.w8log", "\u00e9.w8log",
    "e\u0301.w8log", "a\x1b[2Jb.w8log", "a\x7fb.w8log", "~.w8log", "%s%n.w8log", "\U0001f3cb.w8log", "a\tb.w8log",
]
BLANKS = [" ", "  ", "\t", "\u00a0", "\u3000", "\u200b", "\u2009", "\u3164"]
HIDDEN = ["\ufeff", "\u202e", "\u2066", "\u2069", "\u200d", "\u0301", "\u034f", "\x00", "\x07", "\x1b[31m", "\u2028", "\x85", "\x0b"]
MARKS = list("#@>:;,.!?/-+*()[]{}\"'=%&|<~^$`\\") + ["..", "<<<<<<< HEAD", "=======", ">>>>>>> other"]
DATES = ["0001-01-01", "0001-12-31", "9999-12-31", "9999-01-01", "2024-02-29", "2023-02-29", "0000-01-01", "2026-13-01", "1", "31"]
GYMS = ["@iron", "@home", "@temple"]
EXERCISES = ["Squat", "Bench Press", "Deadlift", "Pull Up", '"5/3/1 Press"']
DIRECTIVES = [
    "unit kg", "unit lb", "order newest", "goal 78", "gym @iron", "gym @home default unit:lb", "gym @home alias:@cellar",
    'exercise "Bench Press" alias:Bench', "trend span:7", "lint gap off", "lint bad-weight off", "w8log 1.0", "; a comment",
]


@dataclasses.dataclass
class Book:
    """The texts by their paths; the root includes the others but for `strangers`, which no command names."""

    root: str
    files: dict
    strangers: dict


def book(random):
    """A book of one to four files."""
    root = random.choice(NAMES)
    names = [f"years/{name}" for name in random.sample(NAMES, random.choice([0, 0, 1, 2, 3]))]
    start = random.sample(DIRECTIVES, random.randrange(4))
    if names:
        start.append('include "years/*.w8log"')
    files = {root: spoilt(random, log(random, start, 2026))}
    for number, name in enumerate(names):
        files[name] = spoilt(random, log(random, random.sample(DIRECTIVES, random.randrange(2)), 2023 + number))
    strangers = {"notes.txt": b"gym @iron\n# 2026-01\n1 82 @iron\n", "other/log.w8log": b"# 2026-01\n1 82 @iron #travel\n"}
    return Book(root, files, strangers)


def log(random, directives, year):
    lines = directives + [""]
    for month in sorted(random.sample(range(1, 13), random.randrange(1, 4))):
        lines += [f"# {year:04}-{month:02}", ""]
        for day in sorted(random.choices(range(1, 29), k=random.randrange(1, 5))):
            lines += entry(random, day)
        lines.append("")
    return "\n".join(lines)


def entry(random, day):
    weight = random.choice([f"{random.uniform(60, 110):.1f}", f"{random.uniform(60, 110):.1f}kg", "-", "", "80,5", "181.4lb"])
    rest = random.choice(["", "", "  19:05", "  #travel", "  fat 21.5", "  > woke early"])
    gym = random.choice(["", "", *GYMS])
    lines = [f"{day:02}   {weight}   {gym}{rest}".rstrip()]
    if gym:
        for exercise in random.sample(EXERCISES, random.randrange(3)):
            lines.append(f"    {exercise}: {random.choice(['3x5 100', '5 100, 5 105', 'w5 60, 3x5 102.5 @8', '12', '1:30', 'x'])}")
        if random.random() < 0.2:
            lines.append("    > felt strong #travel")
    return lines


def spoilt(random, text):
    """The bytes of the text after some changes, of which most leave most of it as it is."""
    lines = text.split("\n")
    for _ in range(random.choice([0, 1, 2, 4, 8])):
        number = random.randrange(len(lines))
        lines[number:number + 1] = spoilt_line(random, lines[number], lines)
        lines = lines or [""]
    end = random.choice(["\n", "\n", "\n", "\r\n", "\r"])
    data = end.join(lines)
    data = random.choice([data, data, data.rstrip("\r\n"), data + end * 3, "\ufeff" + data])
    data = data.encode("utf-8", "surrogatepass")
    if random.random() < 0.1:
        at = random.randrange(len(data) + 1)
        data = data[:at] + bytes([random.randrange(256)]) + data[at:]
    return data


def spoilt_line(random, line, lines):
    at = random.randrange(len(line) + 1)
    kind = random.randrange(9)
    if kind == 0:
        return []
    if kind == 1:
        return [line, line]
    if kind == 2:
        return [random.choice(lines), line]
    if kind == 3:
        return [line.replace(" ", random.choice(BLANKS))]
    if kind == 4:
        return [random.choice(BLANKS) * random.randrange(1, 5) + line]
    if kind == 5:
        return [line[:at] + random.choice(HIDDEN) + line[at:]]
    if kind == 6:
        return [line[:at] + random.choice(MARKS) + line[at:]]
    if kind == 7:
        return [f"{random.choice(DATES)} {random.choice(['82', '', '81.5 @iron', '-'])}"]
    return [line[:at], line[at:]]
