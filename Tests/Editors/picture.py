"""A terminal's screen, with the escape sequences of its colours, as an SVG picture."""

import collections
import dataclasses
import html
import re
import unicodedata

CELL_WIDTH, CELL_HEIGHT, MARGIN = 8.4, 18, 10
FOREGROUND, BACKGROUND = "#d8dee9", "#1b1f27"
# The sixteen colours that have no numbers of their own.
NAMED = ("#2a303c", "#e0707a", "#9ccf7f", "#e5c07b", "#7aa8f0", "#c792ea", "#6fc3c9", "#c5ccd8",
         "#6b7486", "#ff8f98", "#b8e59c", "#ffd893", "#9cc2ff", "#dcb0ff", "#8fe0e6", "#ffffff")
SEQUENCE = re.compile(r"\x1b\[([0-9;:]*)m|\x1b\][^\x1b\x07]*(?:\x1b\\|\x07)|\x1b\([A-Z0-9]|\x0e|\x0f")


@dataclasses.dataclass(frozen=True)
class Style:
    """How a cell looks."""

    color: str | None = None
    ground: str | None = None
    line_color: str | None = None
    bold: bool = False
    faint: bool = False
    italic: bool = False
    underlined: str | None = None
    reversed: bool = False

    @property
    def drawn(self):
        """The colours of the text and of the ground; no ground where it is that of the screen."""
        if self.reversed:
            return self.ground or BACKGROUND, self.color or FOREGROUND
        return self.color or FOREGROUND, self.ground


def palette(number):
    """One of 256 colours."""
    if number < 16:
        return NAMED[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    levels = (0, 95, 135, 175, 215, 255)
    number -= 16
    return "#" + "".join(f"{levels[part]:02x}" for part in (number // 36, number // 6 % 6, number % 6))


def color_of(words):
    """The colour that follows 38, 48 or 58; takes its numbers from the list."""
    kind = words.pop(0) if words else 0
    if kind == 5:
        return palette(words.pop(0))
    if kind == 2 and len(words) >= 3:
        return "#" + "".join(f"{words.pop(0):02x}" for _ in range(3))
    return None


def styled(style, sequence):
    """The style after a sequence such as `1;38;2;90;89;119`."""
    parts = []
    for part in sequence.split(";"):
        numbers = [int(number) for number in part.split(":") if number]
        if part.startswith("4:"):
            style = dataclasses.replace(style, underlined="wavy" if numbers[1:] == [3] else "solid" if numbers[1] else None)
        else:
            parts += numbers or [0]
    changes = {1: {"bold": True}, 2: {"faint": True}, 3: {"italic": True}, 4: {"underlined": "solid"}, 7: {"reversed": True},
               22: {"bold": False, "faint": False}, 23: {"italic": False}, 24: {"underlined": None}, 27: {"reversed": False},
               39: {"color": None}, 49: {"ground": None}, 59: {"line_color": None}}
    while parts:
        number = parts.pop(0)
        if number == 0:
            style = Style()
        elif number in (38, 48, 58):
            field = {38: "color", 48: "ground", 58: "line_color"}[number]
            style = dataclasses.replace(style, **{field: color_of(parts)})
        elif number in changes:
            style = dataclasses.replace(style, **changes[number])
        elif number // 10 in (3, 9):
            style = dataclasses.replace(style, color=NAMED[number % 10 + (8 if number >= 90 else 0)])
        elif number // 10 in (4, 10):
            style = dataclasses.replace(style, ground=NAMED[number % 10 + (8 if number >= 100 else 0)])
    return style


def width(text):
    """How many cells a text takes."""
    return sum(0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def runs(screen):
    """For each line its pieces of one style, as column, text and style."""
    style = Style()
    for line in screen.rstrip("\n").split("\n"):
        pieces, column, place = [], 0, 0
        for match in [*SEQUENCE.finditer(line), None]:
            text = line[place:match.start() if match else len(line)]
            if text:
                pieces.append((column, text, style))
                column += width(text)
            if match:
                place = match.end()
                if match.group(1) is not None:
                    style = styled(style, match.group(1))
        yield pieces


def text_element(column, top, text, style):
    color, _ = style.drawn
    marks = f' fill="{color}"'
    marks += ' font-weight="bold"' if style.bold else ""
    marks += ' font-style="italic"' if style.italic else ""
    marks += ' opacity="0.6"' if style.faint else ""
    if style.underlined:
        marks += f' text-decoration="underline {style.underlined} {style.line_color or color}"'
    return (f'<text x="{MARGIN + column * CELL_WIDTH:.1f}" y="{top + 13:.0f}" textLength="{width(text) * CELL_WIDTH:.1f}"'
            f' xml:space="preserve"{marks}>{html.escape(text, quote=False)}</text>')


def common_ground(lines):
    """The ground that most cells have: the editor's own, drawn once for all of them."""
    cells = collections.Counter()
    for pieces in lines:
        for _, text, style in pieces:
            cells[style.drawn[1]] += width(text)
    return cells.most_common(1)[0][0]


def svg(screen, columns, title):
    """The picture of a screen of so many columns."""
    lines = list(runs(screen))
    base = common_ground(lines)
    total_width, total_height = MARGIN * 2 + columns * CELL_WIDTH, MARGIN * 2 + len(lines) * CELL_HEIGHT
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total_width:.0f} {total_height:.0f}" role="img"'
             f' font-family="ui-monospace, Menlo, Consolas, \'DejaVu Sans Mono\', monospace" font-size="14">',
             f"<title>{html.escape(title)}</title>",
             f'<rect width="100%" height="100%" rx="6" fill="{base or BACKGROUND}"/>']
    for row, pieces in enumerate(lines):
        top = MARGIN + row * CELL_HEIGHT
        for column, text, style in pieces:
            ground = style.drawn[1]
            if ground != base:
                parts.append(f'<rect x="{MARGIN + column * CELL_WIDTH:.1f}" y="{top}" fill="{ground or BACKGROUND}"'
                             f' width="{width(text) * CELL_WIDTH + 0.3:.1f}" height="{CELL_HEIGHT}"/>')
        # A text keeps no blanks at its ends: they would be stretched otherwise than the rest.
        for column, text, style in pieces:
            if text.strip() or style.underlined:
                before = len(text) - len(text.lstrip())
                shown = text if style.underlined else text.strip()
                parts.append(text_element(column + (0 if style.underlined else before), top, shown, style))
    return "\n".join([*parts, "</svg>", ""])


def text(drawn):
    """The text of a picture, line by line."""
    lines = {}
    for left, top, words in re.findall(r'<text x="([0-9.]+)" y="([0-9]+)"[^>]*>([^<]*)</text>', drawn):
        column = round((float(left) - MARGIN) / CELL_WIDTH)
        lines[int(top)] = lines.get(int(top), "").ljust(column) + html.unescape(words)
    return "\n".join(lines.values())
