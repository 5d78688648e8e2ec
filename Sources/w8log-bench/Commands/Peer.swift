/// ruff, a fast linter of another language and its server, as a measure of the machine: its speed on Python of equal size.
struct Peer {
  /// The path of ruff.
  let program: String

  /// The times on at least `size` bytes of Python.
  func times(forBytes size: Int, runs: Int) throws -> ProgramTimes {
    try withTemporaryFile(source(ofBytes: size), extension: "py") { path in
      try ProgramTimes(
        of: program, ["check", "--no-cache", "--isolated", "--quiet", path], runs: runs)
    }
  }

  /// At least `size` bytes of Python.
  func source(ofBytes size: Int) -> String { pythonSource(size: size) }

  /// Its language server.
  var server: ServerProgram { .ruff(program) }
}

/// Ordinary Python: classes with methods, loops, calls, strings and comments; equal sizes give equal bytes.
///
/// One function in ten leaves a variable unused, so that there is something to find.
private func pythonSource(size: Int) -> String {
  var random = Random(seed: 1)
  var text = "\"\"\"Accounts of a small shop.\"\"\"\n\nimport datetime\nimport json\n"
  var number = 0
  while text.utf8.count < size {
    number += 1
    text += classSource(number, &random)
  }
  return text
}

private func classSource(_ number: Int, _ random: inout Random) -> String {
  let name = random.pick(["Invoice", "Order", "Customer", "Payment", "Shipment"])
  let methods = (1...6).map { methodSource($0, &random) }.joined(separator: "\n")
  return """


    class \(name)\(number):
        \"\"\"A \(name.lowercased()) as the shop keeps it.\"\"\"

        def __init__(self, items, rate=0.\(Int.random(in: 1...25, using: &random))):
            self.items = list(items)
            self.rate = rate
            self.created = datetime.date(20\(Int.random(in: 10...25, using: &random)), 3, 14)

    \(methods)
    """
}

private func methodSource(_ number: Int, _ random: inout Random) -> String {
  let verb = random.pick(["total", "filtered", "summary", "discount", "report"])
  let field = random.pick(["price", "weight", "quantity", "tax"])
  let unused = random.chance(10) ? "\n        unused = len(self.items) * 2" : ""
  return """
        def \(verb)_\(number)(self, limit=\(Int.random(in: 10...9_999, using: &random)), *, key="\(field)"):
            # What is dearer than the limit waits for a second look.
            result = {}\(unused)
            for index, item in enumerate(self.items):
                if item.\(field) > limit and item.name not in result:
                    result[item.name] = round(item.\(field) * (1 + self.rate), 2)
                elif key in item.labels or index % \(Int.random(in: 2...9, using: &random)) == 0:
                    result.setdefault(key, []).append(f"{item.name}: {item.\(field):.2f}")
            return json.dumps(result, sort_keys=True, default=str)

    """
}
