/// One group of sets as it is written: what can be read of it.
package struct SetGroupSyntax: Hashable, Sendable {
  /// Whether `w` marks the sets as a warm-up.
  package internal(set) var isWarmup = false
  /// The reps of one round.
  package internal(set) var reps: [RepsSyntax] = []
  /// How often the list of reps is done; 1 when not written.
  package internal(set) var repsCount = 1
  /// The durations of one round, in seconds.
  package internal(set) var seconds: [Int] = []
  /// How often the list of durations is done; 1 when not written.
  package internal(set) var secondsCount = 1
  /// The distances of one round.
  package internal(set) var distances: [DistanceSyntax] = []
  /// How often the list of distances is done; 1 when not written.
  package internal(set) var distancesCount = 1
  /// The load; nil when none is written.
  package internal(set) var load: LoadSyntax?
  /// The effort; nil when none is written.
  package internal(set) var effort: EffortSyntax?
  /// The texts of the labels, without parentheses.
  package internal(set) var labels: [String] = []

  /// The greatest of the counts of the lists; 1 when none is written.
  package var count: Int { max(repsCount, secondsCount, distancesCount) }
}

/// How many repetitions a set has, and how it ended.
package struct RepsSyntax: Hashable, Sendable {
  /// The number that is written.
  package let count: Int
  /// The mark after the number.
  package let mark: Mark

  /// How a set ended.
  package enum Mark: Sendable {
    case none
    /// `!`: the next repetition failed.
    case failed
    /// `+`: as many as possible.
    case maximal
  }
}

/// A load as it is written.
package enum LoadSyntax: Hashable, Sendable {
  /// Thousandths of a unit; the unit is `.none` when none is written.
  case mass(thousandths: UInt32, unit: WrittenUnit)
  /// Thousandths of a level of a machine.
  case level(thousandths: UInt32)
  /// The body's weight and thousandths of a unit more, or less when negative.
  case bodyweight(thousandths: Int, unit: WrittenUnit)
}

/// An effort as it is written.
package enum EffortSyntax: Hashable, Sendable {
  /// Halves of the scale from 1 to 10.
  case perceived(halves: Int)
  /// Repetitions in reserve, 0…9.
  case inReserve(Int)
}

extension SyntaxTree {
  /// The groups of sets on the exercise line at `index`; a group of which nothing can be read is empty.
  package func setGroups(ofLine index: Int) -> [SetGroupSyntax] {
    let lineStart = Int(lines[index].start)
    var groups: [SetGroupSyntax] = []
    let tokens = tokens(ofLine: index)
    groups.reserveCapacity(1 + tokens.count { $0.kind == .comma })
    var group: SetGroupSyntax?
    for token in tokens {
      switch token.kind {
      case .comma:
        groups.append(group ?? SetGroupSyntax())
        group = SetGroupSyntax()
      case .reps, .duration, .distance, .load, .chain, .effort, .label, .unreadable:
        var current = group ?? SetGroupSyntax()
        current.read(token, lineStart, text.span)
        group = current
      default: continue
      }
    }
    if let group { groups.append(group) }
    return groups
  }
}

extension SetGroupSyntax {
  fileprivate mutating func read(_ token: Token, _ lineStart: Int, _ text: Span<UInt8>) {
    var index = lineStart + Int(token.start)
    let end = lineStart + token.end
    switch token.kind {
    case .reps, .duration, .distance: readMeasures(token.kind, text, &index, end)
    case .load: load = readLoad(text, &index, end)
    case .chain: readChain(text, &index, end)
    case .effort: effort = readEffort(text, index, end)
    case .label: labels.append(string(text, index + 1, end - 1))
    default: break
    }
  }

  private mutating func readMeasures(
    _ kind: TokenKind, _ text: Span<UInt8>, _ index: inout Int, _ end: Int
  ) {
    if text[index] | 0x20 == UInt8(ascii: "w") {
      isWarmup = true
      index += 1
    }
    var offset = index
    if let number = scanDigits(text, &offset, end, 1, 2), scanTimes(text, &offset, end) {
      switch kind {
      case .reps: repsCount = Int(number)
      case .duration: secondsCount = Int(number)
      default: distancesCount = Int(number)
      }
      index = offset
    }
    repeat {
      switch kind {
      case .reps: readReps(text, &index, end).map { reps.append($0) }
      case .duration: scanDuration(text, &index, end).map { seconds.append($0) }
      default: scanDistance(text, &index, end).map { distances.append($0) }
      }
    } while scan(UInt8(ascii: "/"), text, &index, end)
  }

  private mutating func readChain(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) {
    if let load = readUnited(text, &index, end) {
      self.load = load
      guard scanTimes(text, &index, end) else { return }
      readReps(text, &index, end).map { reps.append($0) }
      guard scanTimes(text, &index, end) else { return }
      repsCount = scanDigits(text, &index, end, 1, 2).map(Int.init) ?? 1
    } else {
      repsCount = scanDigits(text, &index, end, 1, 2).map(Int.init) ?? 1
      guard scanTimes(text, &index, end) else { return }
      readReps(text, &index, end).map { reps.append($0) }
      guard scanTimes(text, &index, end) else { return }
      load = readUnited(text, &index, end)
    }
  }
}

private func readReps(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> RepsSyntax? {
  guard let count = scanDigits(text, &index, end, 1, 4) else { return nil }
  if scan(.plus, text, &index, end) { return RepsSyntax(count: Int(count), mark: .maximal) }
  let isFailed = scan(UInt8(ascii: "!"), text, &index, end)
  return RepsSyntax(count: Int(count), mark: isFailed ? .failed : .none)
}

/// Reads a load with its unit; nil, with `index` where it was, for a number without one.
private func readUnited(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> LoadSyntax? {
  var offset = index
  guard scanUnitedLoad(text, &offset, end) else { return nil }
  return readLoad(text, &index, end)
}

private func readLoad(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> LoadSyntax? {
  let isRelative = scan(word: "bw", text, &index, end)
  let isLess = index < end && text[index] == .hyphen
  let isSigned = isLess || (index < end && text[index] == .plus)
  if isSigned { index += 1 }
  guard isRelative || isSigned else { return readPlainLoad(text, &index, end) }
  guard isSigned, let thousandths = scanDecimal(text, &index, end) else {
    return .bodyweight(thousandths: 0, unit: .none)
  }
  let signed = isLess ? -Int(thousandths) : Int(thousandths)
  return .bodyweight(thousandths: signed, unit: scanUnit(text, &index, end))
}

private func readPlainLoad(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> LoadSyntax? {
  guard let thousandths = scanDecimal(text, &index, end) else { return nil }
  if scan(word: "lvl", text, &index, end) { return .level(thousandths: thousandths) }
  return .mass(thousandths: thousandths, unit: scanUnit(text, &index, end))
}

private func readEffort(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> EffortSyntax? {
  var index = start
  if scan(word: "rir", text, &index, end) {
    return scanDigits(text, &index, end, 1, 1).map { .inReserve(Int($0)) }
  }
  index = start + 1
  return scanDecimal(text, &index, end).map { .perceived(halves: Int($0) / 500) }
}

private func string(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> String {
  var bytes: [UInt8] = []
  for index in start..<max(start, end) { bytes.append(text[index]) }
  return String(decoding: bytes, as: UTF8.self)
}
