package import W8Book
import W8Engine
import W8Lint
import W8Text

/// The book of the files in `example`, a text in which a line `=== name` begins another file than the
/// root `log.w8log`, seen on 1 June 2030.
package func analyzeBook(_ example: String) -> Analysis? {
  guard let today = CivilDate(year: 2030, month: 6, day: 1) else { return nil }
  return ExampleBook(Array((example + "\n").utf8), root: "log.w8log").analysis(today: today)
}

/// One line for each diagnostic of the book: `file:line:column name "offending text": message`, and
/// below it a line ` see file:line:column` for each other range of its story.
///
/// `no-unit` and `gap` are left out.
package func bookDiagnostics(_ example: String) -> [String] {
  guard let analysis = analyzeBook(example) else { return ["no analysis"] }
  let leftOut = ["no-unit", "gap"]
  var lines: [String] = []
  for (file, found) in zip(analysis.files, analysis.diagnosticsOfFiles) {
    for diagnostic in found where !leftOut.contains(diagnostic.rule.name) {
      let text = file.string(diagnostic.range).debugDescription
      lines.append(
        "\(position(diagnostic.range, in: file)) \(diagnostic.rule.name) \(text): \(diagnostic.message)"
      )
      for related in diagnostic.related {
        lines.append(
          " see " + position(related.range, in: related.file.flatMap(analysis.file) ?? file))
      }
    }
  }
  return lines
}

private func position(_ range: TextRange, in file: FileAnalysis) -> String {
  let position = file.text.humanPosition(of: range.start)
  return "\(file.id.name):\(position.line):\(position.column)"
}
