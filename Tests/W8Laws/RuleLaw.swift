import W8Book
package import W8Engine
import W8Lint
import W8Syntax
import W8Text

/// A section whose rules find by itself something else than in its book; nil when there is none.
///
/// By itself it is read, lowered and checked with the context that it inherits in `bytes`, the units of the file
/// and the declarations of the book, all rules switched on. `day`, if given, is another day on which it is checked.
package func brokenRuleLaw(_ bytes: [UInt8], checkedOn day: CivilDate? = nil) -> String? {
  guard let today = CivilDate(year: 2024, month: 3, day: 1),
    let analysis = analyze(bytes, on: today)
  else { return "no analysis" }
  let file = analysis.root
  let check = CheckContext(today: day ?? today, book: analysis.book, file.settings)
  let told = Set(analysis.diagnostics(of: file).map { Finding($0) })
  for (index, section) in file.sections.enumerated() {
    let alone = check.diagnostics(of: readAlone(section.lowered, isFirst: index == 0))
    if alone != section.diagnostics {
      let odd = alone.first { !section.diagnostics.contains($0) }
      let missing = section.diagnostics.first { !alone.contains($0) }
      return
        "section \(index) alone has \(odd?.message ?? "less"), not \(missing?.message ?? "more")"
    }
    let start = file.text.start(ofSection: index)
    for diagnostic in alone where !told.contains(Finding(diagnostic, in: start)) {
      return "\(diagnostic.rule.name) of section \(index) is not told of the book"
    }
  }
  return nil
}

/// The section, read and lowered anew by itself, with the same context.
private func readAlone(_ known: LoweredSection, isFirst: Bool) -> LoweredSection {
  var names = FileNames()
  var parser = SectionParser()
  let tree = parser.parse(TextSection(known.tree.text), isFirst ? .first : .later)
  names.names = parser.finish()
  return LoweredSection(tree, inheriting: known.inherited, unit: known.unit, &names)
}

/// A diagnostic without its severity, which the book chooses.
private struct Finding: Hashable {
  let code: RuleCode
  let range: TextRange
  let message: String

  init(_ diagnostic: Diagnostic, in start: Int = 0) {
    code = diagnostic.code
    range = diagnostic.range.shifted(by: start)
    message = diagnostic.message
  }
}

/// The book of one file that holds `bytes`, with every rule switched on.
private func analyze(_ bytes: [UInt8], on today: CivilDate) -> Analysis? {
  var overrides = SeverityOverrides()
  for rule in Rule.all { overrides[rule] = .warning }
  return analyze(bytes, today: today, overriding: overrides)
}
