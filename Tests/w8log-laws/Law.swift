import W8Laws
import W8Syntax
import W8TestSupport

/// A law, and the jobs that check it, each over a share of the lines.
struct Law: Sendable {
  let name: String
  /// Each looks at the number of lines that it is given, or a few more.
  let jobs: [@Sendable (Int) -> Tally]

  static let all: [Law] = [
    Law(
      name: "any bytes give a tree: its lines tile the text, and faults lie in their lines",
      jobs: FuzzRecipe.allCases.map { recipe in { @Sendable in parseFuzz(recipe, $0) } }),
    Law(
      name: "fmt: twice is once, the meaning stays, what cannot be read stays byte for byte",
      jobs: FuzzRecipe.allCases.map { recipe in { @Sendable in formatFuzz(recipe, $0) } }
        + [formatMessyLines, formatMutatedLines]),
    Law(
      name: "safe fixes: the diagnostic goes, no error comes",
      jobs: FaultyLogs.Recipe.allCases.map { recipe in { @Sendable in fix(recipe, $0) } }),
    Law(name: "fmt --sort: the lines and their days stay", jobs: [sort]),
    Law(name: "a book kept up to date is the book read anew", jobs: [edit]),
    Law(name: "rows say what the texts of tokens say", jobs: lineJobs { brokenRowLaw($0) }),
    Law(
      name: "a line is canonical where fmt keeps it", jobs: lineJobs { brokenCanonicalLaw($0) }),
    Law(
      name: "merge: who left it alone gives way, both directions say the same, no weight is lost",
      jobs: (0..<8).map { job in { @Sendable in merge(job, $0) } }),
    Law(
      name: "a section alone gives what it gives in its book",
      jobs: FaultyLogs.Recipe.allCases.map { recipe in
        { @Sendable in checkSections(recipe, $0) }
      } + [checkSectionsOfLogs]),
  ]
}

/// What came of checking a law.
struct Tally: Sendable {
  private(set) var lines = 0
  private(set) var faults: [String] = []

  /// Counts `text`, which breaks the law as `fault` says unless that is nil.
  mutating func count(_ text: [UInt8], _ fault: String?) {
    count(lines: text.count { $0 == 0x0A }, fault)
    if fault != nil {
      faults.append("in \(String(decoding: text.prefix(2_000), as: UTF8.self).debugDescription)")
    }
  }

  mutating func count(lines count: Int, _ fault: String?) {
    lines += count
    if let fault { faults.append(fault) }
  }

  mutating func add(_ other: Tally) {
    lines += other.lines
    faults += other.faults
  }
}

/// Checks the texts that `next` makes until `count` lines were looked at or the law was broken.
func tally(
  _ count: Int, _ next: () -> [UInt8], _ broken: ([UInt8]) -> String?
) -> Tally {
  var tally = Tally()
  while tally.lines < count, tally.faults.isEmpty {
    let text = next()
    tally.count(text, broken(text))
  }
  return tally
}

private func parseFuzz(_ recipe: FuzzRecipe, _ count: Int) -> Tally {
  var lines = FuzzLines(recipe, seed: 100)
  return tally(count) {
    var text: [UInt8] = []
    lines.append(250, to: &text)
    return text
  } _: {
    brokenTreeLaw(parse($0, .first))
  }
}

private let lineEnds = [LineEndChoice.lineFeed, .majority]

private func formatFuzz(_ recipe: FuzzRecipe, _ count: Int) -> Tally {
  let openings = ["", "\u{FEFF}", "\u{FEFF}\u{FEFF}", "\n \n\u{FEFF}", "\u{FEFF}\r\n\u{FEFF}"]
  var lines = FuzzLines(recipe, seed: 101)
  var round = 0
  return tally(count) {
    round += 1
    var text = Array(openings[round % openings.count].utf8)
    lines.append(25, to: &text)
    return text
  } _: {
    brokenFormatLaw($0, lineEnds[round % 2])
  }
}

@Sendable private func formatMessyLines(_ count: Int) -> Tally {
  var messy = MessyLines(seed: 102)
  var round = 0
  return tally(count) {
    round += 1
    return Array((0..<20).map { _ in messy.line() + "\n" }.joined().utf8)
  } _: {
    brokenFormatLaw($0, lineEnds[round % 2])
  }
}

@Sendable private func formatMutatedLines(_ count: Int) -> Tally {
  var random = RandomLog(seed: 103)
  return tally(count) {
    var text: [UInt8] = []
    for _ in 0..<20 {
      let line = random.line()
      text += random.isOne(in: 3) ? Array(line.utf8) : random.mutated(line)
      text.append(0x0A)
    }
    return text
  } _: {
    brokenFormatLaw($0, lineEnds[0])
  }
}

private func fix(_ recipe: FaultyLogs.Recipe, _ count: Int) -> Tally {
  var logs = FaultyLogs(recipe, seed: 104)
  return tally(count, { logs.next() }, { brokenFixLaw($0, of: .safe) })
}

@Sendable private func sort(_ count: Int) -> Tally {
  var random = RandomLog(seed: 105)
  var moved = 0
  var logs = 0
  var tally = tally(count) {
    logs += 1
    return random.shuffledLog()
  } _: { text in
    switch checkSorting(text) {
    case .asItWas: return nil
    case .moved:
      moved += 1
      return nil
    case .broken(let law): return law
    }
  }
  // The laws say little about logs that are in order or refused.
  if moved < logs / 8 { tally.count(lines: 0, "only \(moved) of \(logs) logs moved") }
  return tally
}

@Sendable private func edit(_ count: Int) -> Tally {
  var tally = Tally()
  var seed: UInt64 = 1_000
  while tally.lines < count, tally.faults.isEmpty {
    seed += 1
    let result = checkEditing(seed: seed, edits: 25)
    tally.count(lines: result.lines, result.broken)
  }
  return tally
}

/// Counts 200 lines for each pair of versions, which have fewer, but are joined in many ways: a million are 5,000 pairs.
private func merge(_ job: UInt64, _ count: Int) -> Tally {
  var tally = Tally()
  var seed = job << 32
  while tally.lines < count, tally.faults.isEmpty {
    seed += 1
    let versions = MergeCase(seed: seed)
    let broken = versions.brokenLaw()
    tally.count(lines: 200, broken)
    if broken != nil { tally.count(lines: 0, "of the seed \(seed)") }
  }
  return tally
}
