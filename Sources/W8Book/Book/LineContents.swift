import Primitives
package import W8Engine
package import W8Syntax
package import W8Text

extension FileAnalysis {
  /// The line of a directive of the file.
  package func line(of placed: PlacedDirective) -> FileLine {
    line(section: placed.section, index: placed.line)
  }

  /// The first line that `find` gives of a section, by its index there.
  package func firstLine(_ find: (LoweredSection) -> Int?) -> FileLine? {
    for section in sections.indices {
      if let line = find(sections[section].lowered) {
        return self.line(section: section, index: line)
      }
    }
    return nil
  }

  /// The setting that a directive makes, of those that a file makes once; nil for any other.
  package func setting(of placed: PlacedDirective) -> Keyword? {
    if case .incomplete = placed.directive { return nil }
    guard let keyword = placed.directive.keyword else { return nil }
    switch keyword {
    case .w8log, .unit, .liftUnit, .trend, .goal, .order: return keyword
    case .milestone, .gym, .exercise, .setup, .plan, .metric, .tag, .include, .lint: return nil
    }
  }

  /// Whether the file is written for a later 1.x, whose directives this version cannot know.
  package var isNewerMinor: Bool {
    guard let version = settings.version else { return false }
    return version.major == 1 && version.minor > 0
  }
}

extension FileLine {
  /// The bytes of the keyword of a directive line, as offsets in the file.
  package var keywordRange: TextRange {
    tree.keywordRange(ofLine: line)?.shifted(by: sectionStart) ?? token(.keyword).map(range)
      ?? contentRange
  }
}

extension FileAnalysis {
  /// The key of the exercise on `fileLine`; nil where no name can be read.
  package func exerciseKey(at fileLine: FileLine) -> ExerciseKey? {
    guard fileLine.kind == .exercise, let id = fileLine.tree.nameID(ofLine: fileLine.line) else {
      return nil
    }
    return exerciseKey(ofName: id)
  }

  /// The key of the exercise that is written with the name of `id`.
  package func exerciseKey(ofName id: UInt32) -> ExerciseKey {
    // That of an exercise of a day is known, and a name may be as long as its line.
    let known = names.exercises.number(ofName: id).map { names.exercises.keys[$0] }
    return known ?? W8Book.exerciseKey(name(id))
  }
}

extension FileLine {
  /// The line as a text, without its line end.
  package var text: String { tree.string(tree.contentRange(ofLine: line)) }

  /// The bytes of the line without its line end, once `edits`, which lie in it, are made; nil where two of them overlap.
  package func content(after edits: [TextEdit]) -> [UInt8]? {
    tree.text.applying(
      edits, in: tree.contentRange(ofLine: line), shiftedBy: sectionStart)
  }

  /// The bytes of the first token of `kind`, as offsets in the file; nil where the line has none.
  package func range(of kind: TokenKind) -> TextRange? { token(kind).map(range) }

  /// Whether the line belongs to an entry above, or would if it were indented.
  package var hasDayAbove: Bool { lowered.day(at: line - 1) != nil }

  /// How far the line is indented.
  package var columns: Int {
    let text = tree.text
    return indentation(text.span, from: contentRange.start - sectionStart)
  }

  /// Whether the day above has a session, of which a note on the line would be as well, or of an exercise there.
  package var hasSessionAbove: Bool { sessionAbove != nil }

  /// The blanks before a note in the place of the line that is to be of the day, not of the exercise above.
  package var indentationOfNote: String {
    let usual = "    "
    guard let session = sessionAbove, let above = exerciseAbove(in: session),
      above.columns < usual.utf8.count, let first = above.tokens.first
    else { return usual }
    let blanks = TextRange(above.contentRange.start, above.range(of: first).start)
    return tree.string(blanks.shifted(by: -sectionStart))
  }

  /// The last session of the day above that opens above the line.
  private var sessionAbove: SessionLines? {
    guard let sessions = lowered.day(at: line - 1)?.sessions else { return nil }
    let next = sessions.partitioningIndex { lowered.sessions[$0].head >= line }
    return next > sessions.lowerBound ? lowered.sessions[next - 1] : nil
  }

  /// The exercise of a session that is next above the line; nil where none is.
  package func exerciseAbove(in session: SessionLines) -> FileLine? {
    guard session.head < line else { return nil }
    let lines = tree.lines
    return (session.head..<line).last { lines[$0].kind == .exercise }.map { line(withIndex: $0) }
  }

  /// The last token that ends at `offset` or before.
  package func lastToken(endingBefore offset: Int) -> Token? {
    let tokens = tokens
    let next = tokens.partitioningIndex { range(of: $0).end > offset }
    return tokens[..<next].last
  }

  /// The first token that starts at `offset` or behind it.
  package func firstToken(startingFrom offset: Int) -> Token? {
    let tokens = tokens
    let next = tokens.partitioningIndex { range(of: $0).start >= offset }
    return tokens[next...].first
  }

  /// Whether the line is a month header that can be read.
  package var isHeader: Bool { kind == .month && !tree.lines[line].isVerbatim }

  /// Whether the line ends in a line feed.
  package var hasLineEnd: Bool {
    let full = fullRange
    return !full.isEmpty && tree.text[full.end - sectionStart - 1] == 0x0A
  }
}

extension FileAnalysis {
  /// What ends `fileLine`; where nothing does yet, what ends the line above, else LF.
  package func lineEnd(at fileLine: FileLine) -> String {
    if fileLine.hasLineEnd {
      return fileLine.fullRange.end - fileLine.contentRange.end > 1 ? "\r\n" : "\n"
    }
    let start = fileLine.fullRange.start
    let hasCarriageReturn = fileLine.fullRange.end > fileLine.contentRange.end
    guard !hasCarriageReturn, start > 0, let above = self.line(at: start - 1) else { return "\n" }
    return above.fullRange.end - above.contentRange.end > 1 ? "\r\n" : "\n"
  }
}
