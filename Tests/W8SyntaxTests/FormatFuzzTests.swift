import Testing
import W8Laws
import W8Syntax
import W8TestSupport
import W8Text

@Suite struct FormatFuzzTests {
  /// How many lines are formatted by each test; `Tests/run laws` formats a million.
  private static let lineCount = 50_000
  private static let lineEnds = [LineEndChoice.lineFeed, .majority]

  @Test(arguments: FuzzRecipe.allCases)
  func anyBytesKeepTheLaws(_ recipe: FuzzRecipe) {
    let linesPerText = 25
    let openings = ["", "\u{FEFF}", "\u{FEFF}\u{FEFF}", "\n \n\u{FEFF}", "\u{FEFF}\r\n\u{FEFF}"]
    var lines = FuzzLines(recipe, seed: 11)
    for round in 0..<max(1, Self.lineCount / FuzzRecipe.allCases.count / linesPerText) {
      var text = Array(openings[round % openings.count].utf8)
      lines.append(linesPerText, to: &text)
      if let broken = brokenFormatLaw(text, Self.lineEnds[round % 2]) {
        Issue.record("\(broken) in \(String(decoding: text, as: UTF8.self).debugDescription)")
        return
      }
    }
  }

  @Test func mutatedLinesKeepTheLaws() {
    let linesPerText = 20
    var random = RandomLog(seed: 12)
    for round in 0..<max(1, Self.lineCount / 2 / linesPerText) {
      var text: [UInt8] = []
      for _ in 0..<linesPerText {
        let line = random.line()
        text += random.isOne(in: 3) ? Array(line.utf8) : random.mutated(line)
        text.append(0x0A)
      }
      if let broken = brokenFormatLaw(text, Self.lineEnds[round % 2]) {
        Issue.record("\(broken) in \(String(decoding: text, as: UTF8.self).debugDescription)")
        return
      }
    }
  }

  @Test func messyLinesKeepTheLaws() {
    let linesPerText = 20
    var messy = MessyLines(seed: 14)
    var understood = 0
    var all = 0
    for round in 0..<max(1, Self.lineCount / 4 / linesPerText) {
      let lines = (0..<linesPerText).map { _ in messy.line() }
      let text = Array(lines.joined(separator: "\n").utf8)
      all += lines.count
      understood += parse(text, .first).lines.count { !$0.isVerbatim }
      if let broken = brokenFormatLaw(text, Self.lineEnds[round % 2]) {
        Issue.record("\(broken) in \(String(decoding: text, as: UTF8.self).debugDescription)")
        return
      }
    }
    // The laws say little about lines that are left alone.
    #expect(understood > all * 9 / 10)
  }

  @Test func canonicalLogsStayAsTheyAre() {
    for seed in 1...20 {
      var random = RandomLog(seed: UInt64(seed))
      let log = Array(random.log(days: 100).utf8)
      #expect(canonical(log) == log)
    }
  }

  @Test func rangesGiveTheLinesOfTheWholeFile() {
    var lines = FuzzLines(.mutations, seed: 13)
    var random = RandomLog(seed: 13)
    for _ in 0..<200 {
      var text: [UInt8] = []
      lines.append(20, to: &text)
      let trees = sections(text)
      let first = random.number(in: 0...20)
      let range = first..<random.number(in: first...22)
      let all = formattingEdits(trees)
      // A version line that moves touches two lines that are not neighbors.
      if all.first?.replacement.starts(with: Array("w8log".utf8)) == true { continue }
      let some = formattingEdits(trees, lines: range)
      #expect(some == all.filter { touches($0, range, text, trees) }, "\(range) of \(text)")
      #expect(text.applying(some).map { noteOwners(sections($0)) } == noteOwners(trees))
      #expect(text.applying(some).map { sameMeaning(trees, sections($0)) } == true)
    }
  }

  /// Whether `edit`, one of the whole file, touches one of `lines`, by the law of ranges.
  private func touches(
    _ edit: TextEdit, _ lines: Range<Int>, _ text: [UInt8], _ trees: [SyntaxTree]
  ) -> Bool {
    func line(at offset: Int) -> Int { text[..<offset].count { $0 == 0x0A } }
    let (first, last) = (line(at: edit.range.start), line(at: edit.range.end))
    if let exercise = movedExercise(aboveNote: first, trees), !edit.replacement.contains(0x0A) {
      return lines.contains(exercise)
    }
    let before = text[..<edit.range.start].last { $0 != 0x0A && $0 != 0x0D }
    let isContent = first == last && !edit.replacement.contains(0x0A) && !edit.range.isEmpty
    if isContent || edit.range.end == text.count || before == nil || edit.range.start == 0 {
      // Behind the last line end no line starts.
      let end = text.last == 0x0A && edit.range.end == text.count ? last : last + 1
      return lines.overlaps(first..<max(first, end))
    }
    let blanks = edit.replacement.count { $0 == 0x0A }
    return lines.overlaps(first..<last)
      || last - first != blanks && lines.contains(last)
  }

  /// The line of the exercise that is open above the note on `line` and gets another indentation; nil where none does.
  private func movedExercise(aboveNote line: Int, _ trees: [SyntaxTree]) -> Int? {
    let all = trees.flatMap { tree in tree.lines.map { ($0, tree.text[Int($0.start)...]) } }
    guard all.indices.contains(line), all[line].0.kind == .note else { return nil }
    let closing = all[..<line].lastIndex { line, text in
      switch line.kind {
      case .exercise, .entry, .session: true
      case .month: text.prefix { $0 != 0x0A }.contains { 0x30...0x39 ~= $0 }
      default: false
      }
    }
    guard let closing, all[closing].0.kind == .exercise, !all[closing].0.isVerbatim else {
      return nil
    }
    let (exercise, text) = all[closing]
    return indentation(Array(text).span, from: exercise.markLength) == 4 ? nil : closing
  }
}
