"""What a byte of a log may cost, in instructions.

Budgets are for each byte more of a log that is long already: what any log costs once does not count.
"""

# For each command: what a byte of a log without faults may cost, whatever it says.
BUDGETS = {"check": 120, "fmt --check": 60}
# A line in twenty of `rich` is not as the formatter writes it: it is written anew, and what comes of it is read again.
BUDGETS_OF_RECIPES = {("fmt --check", "rich"): 68}
# The same of `json` for a byte read or written, where most are written.
JSON_BUDGET = 50
# The dearest of these logs against the cheapest.
LARGEST_RATIO = 1.5
# The log with a fault on one line in ten, whose faults are told, against the cheapest.
LARGEST_RATIO_WITH_FAULTS = 4
# A byte of a log against a byte of one half as long.
LARGEST_GROWTH = 1.10
# Any log whatever against as many bytes of the usual one, read or written by the same command.
LARGEST_RATIO_OF_ANY_LOG = 10
# The same of what a search finds, before somebody looks at it.
LARGEST_RATIO_FOUND = 20
LARGEST_GROWTH_FOUND = 1.20

FAULTLESS = ("plain", "rich", "names", "imported", "crlf")
WITH_FAULTS = ("typed",)


class Limit:
    """A figure and the most that it may be."""

    def __init__(self, name, value, most):
        self.name, self.value, self.most = name, value, most

    @property
    def is_kept(self):
        return self.value <= self.most

    def __str__(self):
        line = f"{self.name:52}{self.value:8.2f} of {self.most:6.2f}   "
        if self.is_kept:
            return line + "ok"
        return line + f"EXCEEDED by {self.value - self.most:.2f}, is {self.value / self.most:.2f} × the limit"


def growth(case, counted, unit="byte", most=LARGEST_GROWTH):
    """The limit of how much dearer a byte gets, or whatever is counted, as there are more of them."""
    steps = [later / earlier for earlier, later in zip(counted, counted[1:])]
    return Limit(f"{case}: a {unit} at twice the size", max(steps), most)


def budgets(command, cost):
    """The limits of a command whose `cost` for a byte is known for each recipe."""
    for recipe in FAULTLESS:
        budget = BUDGETS_OF_RECIPES.get((command, recipe), BUDGETS[command])
        yield Limit(f"{command}, {recipe}: instructions a byte", cost[recipe], budget)
    best = min(FAULTLESS, key=cost.get)
    worst = max(FAULTLESS, key=cost.get)
    ratio = cost[worst] / cost[best]
    yield Limit(f"{command}: worst ({worst}) over best ({best})", ratio, LARGEST_RATIO)
    for recipe in WITH_FAULTS:
        ratio = cost[recipe] / cost[best]
        yield Limit(f"{command}: {recipe} over best ({best})", ratio, LARGEST_RATIO_WITH_FAULTS)
