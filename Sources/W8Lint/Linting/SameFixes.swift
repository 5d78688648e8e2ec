package import W8Book
import W8Edits
package import W8Text

extension Analysis {
  /// The likely fix of each diagnostic of `file` with `code` that touches `range`: how many there are, and their edits,
  /// ascending and apart.
  package func fixes(
    like code: RuleCode, in file: FileAnalysis, touching range: TextRange? = nil
  ) -> (count: Int, edits: [TextEdit]) {
    let fixed = FixedFile(file, in: self)
    var (count, chosen) = (0, ChosenEdits())
    for diagnostic in diagnosticsOfFiles[file.index] where diagnostic.code == code {
      guard range.map(diagnostic.range.touches) ?? true,
        let fileLine = file.line(at: diagnostic.range.start),
        case let scope = FixScope(fixed, diagnostic, at: fileLine),
        let fix = FixSafety.preferred.choice(among: scope.fixes(for: .preferred))
      else { continue }
      if chosen.add(fix.edits) { count += 1 }
    }
    return (count, chosen.edits)
  }
}
