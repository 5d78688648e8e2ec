package import W8Book
import W8Syntax
package import W8Text

extension FileAnalysis {
  /// What can be selected around `offset`, each part smaller than the next: a part of a token, the token, the field or
  /// group of sets, the line, the exercise with its notes, the session, the entry, the month, the file.
  ///
  /// Never empty; only the file may hold nothing. The cost is that of reading the sections of the month.
  package func selectionRanges(at offset: Int) -> [TextRange] {
    let whole = TextRange(0, text.byteCount)
    let offset = min(max(offset, 0), whole.end)
    guard let line = line(at: offset) else { return [whole] }
    let candidates =
      line.partsOfLine(around: offset) + line.lines(around: offset) + [month(of: line)]
    var chain: [TextRange] = []
    for range in candidates where range.start <= offset && offset <= range.end {
      let inner = chain.last ?? TextRange(at: offset)
      if range.count > inner.count, range.start <= inner.start, inner.end <= range.end {
        chain.append(range)
      }
    }
    if let last = chain.last, last == whole { return chain }
    return chain + [whole]
  }

  /// From the header above `line`, or the start of the file, to the last line that is not blank before the next.
  private func month(of line: FileLine) -> TextRange {
    let month = Outline(self).months.last { month in
      month.sections.first.map { $0.index <= line.section } ?? false
    }
    let start = month?.sections.first?.start ?? 0
    return TextRange(start, max(start, month?.end ?? start))
  }
}

extension FileLine {
  /// The parts of the line that hold `offset`, the smaller ones first.
  fileprivate func partsOfLine(around offset: Int) -> [TextRange] {
    let tokens = Array(tokens)
    guard let first = tokens.first, let last = tokens.last else { return [] }
    var parts: [TextRange] = []
    if let index = tokens.index(at: offset - fullRange.start) {
      let token = tokens[index]
      parts += insides(of: token, around: offset) + [range(of: token)]
      if token.kind.isOfSets {
        let sets = tokens.indices.filter { tokens[$0].kind.isOfSets }
        let group = tokens.group(around: index)
        parts.append(
          TextRange(
            range(of: tokens[group.lowerBound]).start, range(of: tokens[group.upperBound]).end))
        parts.append(
          TextRange(range(of: tokens[sets[0]]).start, range(of: tokens[sets[sets.count - 1]]).end))
      }
    }
    return parts + [TextRange(range(of: first).start, range(of: last).end), contentRange]
  }

  /// What a token holds: the key or the value of a pair, the text between quotes, that of a note or comment.
  private func insides(of token: Token, around offset: Int) -> [TextRange] {
    let whole = range(of: token)
    switch token.kind {
    case .pair:
      let colon = whole.start + Int(token.value)
      return offset <= colon ? [TextRange(whole.start, colon)] : [TextRange(colon + 1, whole.end)]
    case .string, .title:
      let bytes = tree.text[whole.start - sectionStart..<whole.end - sectionStart]
      guard bytes.count > 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"")
      else { return [] }
      return [TextRange(whole.start + 1, whole.end - 1)]
    case .note, .comment:
      var start = whole.start + 1
      while start < whole.end, tree.text[start - sectionStart] == UInt8(ascii: " ") { start += 1 }
      return [TextRange(start, whole.end)]
    default: return []
    }
  }

  /// The runs of lines that hold `offset`: an exercise with its notes, a session, an entry with all that belongs to it.
  fileprivate func lines(around offset: Int) -> [TextRange] {
    var runs: [ClosedRange<Int>] = []
    let exercise = kind == .exercise ? line : lowered.exercise(ofNote: line)
    if let exercise {
      runs.append(exercise...lowered.noteLines(ofExercise: exercise).reduce(exercise, max))
    }
    if let session = lowered.sessionIndex(ofLine: line) {
      runs.append(lowered.sessions[session].lines)
    }
    if let day = lowered.day(at: line), day.lines.contains(line) { runs.append(day.lines) }
    return runs.map { run in
      TextRange(
        tree.contentRange(ofLine: run.lowerBound).start,
        tree.contentRange(ofLine: run.upperBound).end
      ).shifted(by: sectionStart)
    }
  }
}

extension [Token] {
  /// The index of the token at `offset`, counted from the start of the line: one that says something rather than a
  /// colon or comma beside it.
  fileprivate func index(at offset: Int) -> Int? {
    let touching = indices.filter { Int(self[$0].start) <= offset && offset <= self[$0].end }
    return touching.first { self[$0].kind != .colon && self[$0].kind != .comma } ?? touching.first
  }

  /// The indices of the tokens of the group of sets in which the token at `index` stands.
  fileprivate func group(around index: Int) -> ClosedRange<Int> {
    var (first, last) = (index, index)
    while first > 0, self[first - 1].kind.isOfGroup { first -= 1 }
    while last + 1 < count, self[last + 1].kind.isOfGroup { last += 1 }
    return first...last
  }
}

extension TokenKind {
  fileprivate var isOfSets: Bool { isOfGroup || self == .comma }

  fileprivate var isOfGroup: Bool {
    switch self {
    case .reps, .duration, .distance, .load, .chain, .effort, .label: true
    default: false
    }
  }
}
