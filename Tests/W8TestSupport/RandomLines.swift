/// How random lines of a text come about.
package enum LineSource: CaseIterable, Sendable {
  /// As the recipes of `FuzzLines`.
  case bytes, alphabet, pieces, mutations
  /// As `MessyLines`.
  case messy
  /// Lines of `RandomLog`, most of them with faults.
  case mutatedLines
  /// As `WordLines`.
  case words

  fileprivate var recipe: FuzzRecipe? {
    switch self {
    case .bytes: .bytes
    case .alphabet: .alphabet
    case .pieces: .pieces
    case .mutations: .mutations
    case .messy, .mutatedLines, .words: nil
    }
  }
}

/// Makes texts of random lines, whatever they come from.
package struct RandomLines: Sendable {
  private let source: LineSource
  private var fuzz: FuzzLines
  private var messy: MessyLines
  private var words: WordLines
  private var random: RandomLog

  /// Starts the sequence of `source` that belongs to `seed`.
  package init(_ source: LineSource, seed: UInt64) {
    self.source = source
    fuzz = FuzzLines(source.recipe ?? .bytes, seed: seed)
    messy = MessyLines(seed: seed)
    words = WordLines(seed: seed)
    random = RandomLog(seed: seed)
  }

  /// The next text, of `count` lines or a few more; a byte order mark opens some.
  package mutating func next(_ count: Int) -> [UInt8] {
    var text: [UInt8] = random.isOne(in: 8) ? [0xEF, 0xBB, 0xBF] : []
    switch source {
    case .bytes, .alphabet, .pieces, .mutations: fuzz.append(count, to: &text)
    case .messy: for _ in 0..<count { text += Array((messy.line() + "\n").utf8) }
    case .words: words.append(count, to: &text)
    case .mutatedLines:
      for _ in 0..<count {
        let line = random.line()
        text += random.isOne(in: 3) ? Array(line.utf8) : random.mutated(line)
        text.append(0x0A)
      }
    }
    return text
  }
}

extension FaultyLogs {
  /// The next `count` logs, each behind the header of a month of its own.
  package mutating func next(_ count: Int) -> [UInt8] {
    var text: [UInt8] = []
    for month in 1...max(1, count) {
      text += next()
      if text.last != 0x0A { text.append(0x0A) }
      text += Array("# 20\(24 + month / 12)-\(padded(1 + month % 12))\n".utf8)
    }
    return text
  }
}

extension RandomLog {
  /// A log of some months, some lines of which have faults.
  package mutating func spoiltLog() -> [UInt8] {
    let log = log(days: number(in: 20...120))
    var text: [UInt8] = []
    for line in log.split(separator: "\n", omittingEmptySubsequences: false) {
      text += isOne(in: 12) ? mutated(Array(line.utf8)) : Array(line.utf8)
      text.append(0x0A)
    }
    return text
  }
}
