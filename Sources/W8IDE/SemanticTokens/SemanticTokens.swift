package import Primitives
package import W8Book
import W8Lint
import W8Syntax
package import W8Text

extension FileAnalysis {
  /// Hands the pieces of the lines that touch `range` to `body`, in order, none overlapping another.
  ///
  /// Colons, commas and what cannot be read are left out. The cost is that of reading the lines.
  package func forEachSemanticToken(
    in range: TextRange, unless interruption: Interruption = .never,
    _ body: (SemanticToken) -> Void
  ) throws(Interrupted) {
    let range = range.clamped(to: text.byteCount)
    var section = text.sectionIndex(containing: range.start)
    var start = text.start(ofSection: section)
    while section < sections.count, start <= range.end {
      try interruption.look()
      let tree = sections[section].lowered.tree
      let first = tree.line(at: range.start - start) ?? 0
      let last = tree.line(at: range.end - start) ?? -1
      tree.forEachLine(in: first..<max(first, last + 1)) { line, tokens in
        LineColors(tree, line, start).emit(tokens, body)
      }
      start += tree.text.count
      section += 1
    }
  }
}

/// One line whose pieces are colored.
private struct LineColors {
  private let tree: SyntaxTree
  private let kind: LineKind
  /// The offset of the line in the file, and in its section.
  private let fileStart: Int
  private let lineStart: Int

  init(_ tree: SyntaxTree, _ line: Int, _ sectionStart: Int) {
    self.tree = tree
    kind = tree.lines[line].kind
    lineStart = Int(tree.lines[line].start)
    fileStart = sectionStart + lineStart
  }

  func emit(_ tokens: borrowing [Token], _ body: (SemanticToken) -> Void) {
    var keyword: Keyword?
    var hasString = false
    for index in tokens.indices {
      let token = tokens[index]
      keyword = keyword ?? token.keyword
      if token.kind == .pair {
        emit(pair: token, body)
      } else if let kind = self.kind(of: token, under: keyword, isFirstString: !hasString) {
        var modifiers: SemanticTokenModifiers = token.isExcluded ? .excluded : []
        if isDeclared(token, by: keyword, isFirstString: !hasString) {
          modifiers.insert(.declaration)
        }
        emit(Int(token.start), token.end, kind, modifiers, body)
      }
      if token.kind == .string { hasString = true }
    }
  }

  private func kind(
    of token: Token, under keyword: Keyword?, isFirstString: Bool
  ) -> SemanticTokenKind? {
    switch token.kind {
    case .comment: .comment
    case .note, .title: .text
    case .monthMark, .unweighed, .superset: .sign
    case .yearMonth: .month
    case .day, .date, .ambiguousDate, .weekday, .time, .timeSpan: .date
    case .weight, .detachedUnit, .reps, .duration, .distance, .load, .chain: .number
    case .gym, .defaultGym: .gym
    case .tag: .tag
    case .name: .exercise
    case .string: namesExercise(keyword, isFirstString) ? .exercise : .text
    case .effort: isUsualEffort(token) ? .effort : nil
    case .label: .label
    case .keyword: token.keyword == nil ? nil : .keyword
    case .word: value(from: Int(token.start))
    case .pair, .colon, .comma, .unreadable, .verbatim, .byteOrderMark, .blank: nil
    }
  }

  /// Whether an effort is `@8` or `rir2`; the other spellings, which have a warning, stay plain as in the grammars.
  private func isUsualEffort(_ token: Token) -> Bool {
    let text = tree.text[(lineStart + Int(token.start))..<(lineStart + token.end)]
    guard let second = text.dropFirst().first else { return false }
    return text.first == UInt8(ascii: "@")
      ? isDigit(second) : text.count == 4 && second | 0x20 == UInt8(ascii: "i")
  }

  /// Whether a text in quotes is the name of an exercise.
  private func namesExercise(_ keyword: Keyword?, _ isFirstString: Bool) -> Bool {
    kind == .exercise
      || isFirstString && (keyword == .exercise || keyword == .setup || keyword == .plan)
  }

  private func isDeclared(_ token: Token, by keyword: Keyword?, isFirstString: Bool) -> Bool {
    switch keyword {
    case .gym: token.kind == .gym
    case .tag: token.kind == .tag
    case .exercise: token.kind == .string && isFirstString
    default: false
    }
  }

  /// The key, then the value without the colon between them.
  private func emit(pair: Token, _ body: (SemanticToken) -> Void) {
    let colon = Int(pair.start) + Int(pair.value)
    emit(Int(pair.start), colon, .key, [], body)
    emit(colon + 1, pair.end, value(from: colon + 1), [], body)
  }

  /// What a value is that starts at `start` of the line.
  private func value(from start: Int) -> SemanticTokenKind {
    let offset = lineStart + start
    guard tree.text.indices.contains(offset) else { return .argument }
    switch tree.text[offset] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"):
      return .number
    case UInt8(ascii: "@"): return .gym
    case UInt8(ascii: "\""): return .text
    default: return .argument
    }
  }

  private func emit(
    _ start: Int, _ end: Int, _ kind: SemanticTokenKind, _ modifiers: SemanticTokenModifiers,
    _ body: (SemanticToken) -> Void
  ) {
    guard start < end else { return }
    let range = TextRange(fileStart + start, fileStart + end)
    body(SemanticToken(range: range, kind: kind, modifiers: modifiers))
  }
}

/// A piece of a line with what it is, for coloring.
package struct SemanticToken: Hashable, Sendable {
  /// Its bytes; they lie on one line of the format and are never empty.
  package let range: TextRange
  /// Its kind.
  package let kind: SemanticTokenKind
  /// What else is to be said of it.
  package let modifiers: SemanticTokenModifiers
}

/// What a piece of a line is, for coloring.
package enum SemanticTokenKind: UInt8, CaseIterable, Hashable, Sendable {
  /// The month of a header.
  case month
  /// A day, date, weekday, time or span of time.
  case date
  case exercise
  /// A gym with its `@`, and an `@` alone.
  case gym
  /// A tag with its `#`.
  case tag
  /// A number with its unit: a weight, repetitions, a load, a time or distance of sets.
  case number
  /// The key of a pair.
  case key
  case effort
  /// A label in parentheses.
  case label
  /// The keyword of a directive.
  case keyword
  /// A word behind a keyword, and the value of a pair that is no number.
  case argument
  /// A text for people: a note, a title, a name in quotes.
  case text
  case comment
  /// A sign that says something by itself: `#` of a header, `-` for a weight, `+` of a superset.
  case sign
}

/// What else is to be said of a piece of a line.
package struct SemanticTokenModifiers: OptionSet, Hashable, Sendable {
  /// The bits of what is said.
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The name is declared here.
  package static let declaration = SemanticTokenModifiers(rawValue: 1)
  /// The weight is kept out of average and rate.
  package static let excluded = SemanticTokenModifiers(rawValue: 2)
}
