import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let mixedLineEndings = Rule(
    8003, "mixed-line-endings", .information,
    Explanation(
      finds: "Two kinds of line ends, CRLF and LF, in one file.",
      harm: "Diffs show changes in lines that nobody edited.",
      fix: "Use one kind; `check --fix` uses the more common one.",
      example: "unit kg\r\ntrend span:7\n",
      instead: "unit kg\ntrend span:7\n"),
    .file { scope, findings in
      let count = LineEndCount(scope.file)
      guard let minority = count.minority,
        let first = linesEnding(in: minority, of: scope.file, most: 1).first
      else { return }
      findings.report(
        first, firstScalar(of: first),
        "mixed line ends: \(count.carriageReturns) CRLF, \(count.lineFeeds) LF")
    },
    fixes: .safe { scope in
      let count = LineEndCount(scope.file)
      guard let minority = count.minority else { return [] }
      let right = minority == .lineFeed ? "\r\n" : "\n"
      let edits = linesEnding(in: minority, of: scope.file, most: .max).map {
        TextEdit(TextRange($0.contentRange.end, $0.fullRange.end), right)
      }
      let name = minority == .lineFeed ? "CRLF" : "LF"
      return [.safe("End all lines in \(name)", edits)]
    })
}

/// The two ways in which a line may end.
private enum LineEnd { case lineFeed, carriageReturn }

/// How many lines of a file end in which way.
private struct LineEndCount {
  let lineFeeds: Int
  let carriageReturns: Int

  init(_ file: FileAnalysis) {
    (lineFeeds, carriageReturns) = file.sections.lineEndings
  }

  /// The rarer way; CRLF when both are as frequent, nil when there is only one.
  var minority: LineEnd? {
    guard lineFeeds > 0, carriageReturns > 0 else { return nil }
    return carriageReturns <= lineFeeds ? .carriageReturn : .lineFeed
  }
}

/// The first `most` lines that end in `end`.
private func linesEnding(in end: LineEnd, of file: FileAnalysis, most: Int) -> [FileLine] {
  var lines: [FileLine] = []
  for (section, content) in file.sections.enumerated() {
    let tree = content.tree
    let count = tree.lineEndings
    if (end == .lineFeed ? count.lineFeeds : count.carriageReturns) == 0 { continue }
    for line in tree.lines.indices {
      let full = tree.fullRange(ofLine: line)
      let width = full.end - tree.contentRange(ofLine: line).end
      guard width > 0, tree.text[full.end - 1] == .lineFeed, (width == 1) == (end == .lineFeed)
      else { continue }
      lines.append(file.line(section: section, index: line))
      if lines.count == most { return lines }
    }
  }
  return lines
}
