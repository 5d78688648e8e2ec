package import W8Book
package import W8Engine
import W8Lint
import W8Text

/// The book of one file that holds `text`, seen on `today`, else on 1 June 2030, after every date in the fixtures.
package func analyze(_ text: String, today: CivilDate? = nil) -> Analysis? {
  analyze(Array(text.utf8), today: today)
}

/// The book of one file that holds `bytes`, seen on `today`, else on 1 June 2030, with `overrides` of what its log says of
/// rules.
package func analyze(
  _ bytes: [UInt8], today: CivilDate? = nil, overriding overrides: SeverityOverrides? = nil
) -> Analysis? {
  guard let today = today ?? CivilDate(year: 2030, month: 6, day: 1) else { return nil }
  var host =
    overrides.map { AnalysisHost(today: today, overriding: $0) } ?? AnalysisHost(today: today)
  let file = FileID("test.w8log")
  host.apply(.open(file, bytes, version: 1))
  return host.analysis(of: file)
}

/// One line for each diagnostic of `text`: `line:column name "offending text": message`.
///
/// `no-unit`, `gap` and `unused-gym` are left out, as most fixtures are short and far between.
package func diagnostics(_ text: String) -> [String] {
  diagnostics(Array(text.utf8))
}

/// One line for each diagnostic of `bytes`, as above.
package func diagnostics(_ bytes: [UInt8]) -> [String] {
  guard let analysis = analyze(bytes) else { return ["no analysis"] }
  let file = analysis.root
  let leftOut = ["no-unit", "gap"]
  return analysis.diagnostics(of: file).filter { !leftOut.contains($0.rule.name) }.map {
    diagnostic in
    let position = file.text.humanPosition(of: diagnostic.range.start)
    return "\(position.line):\(position.column) \(diagnostic.rule.name)"
      + " \(file.string(diagnostic.range).debugDescription): \(diagnostic.message)"
  }
}
