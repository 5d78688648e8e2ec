import Testing
import W8Book
import W8Laws
import W8Lint
import W8Text

/// What `rule` finds in `text`, one line each: `line:column "offending text": message`.
func found(_ rule: String, in text: String) -> [String] {
  guard let analysis = analyze(text) else { return ["no analysis"] }
  let file = analysis.root
  return analysis.diagnostics(of: file).filter { $0.rule.name == rule }.map { diagnostic in
    let position = file.text.humanPosition(of: diagnostic.range.start)
    return "\(position.line):\(position.column)"
      + " \(file.string(diagnostic.range).debugDescription): \(diagnostic.message)"
  }
}

/// The fixes of what `rule` finds first in `text`: their titles, each followed by the text it gives.
///
/// `!` stands before the title of a safe fix, `*` before that of another preferred one. Each fix is
/// checked: it takes the fault away and brings no error.
func mended(
  _ rule: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
  guard let analysis = analyze(text),
    let diagnostic = analysis.diagnostics(of: analysis.root).first(where: { $0.rule.name == rule })
  else { return ["nothing found"] }
  let before = Tally(analysis, rule)
  let fixes = analysis.fixes(for: diagnostic, in: analysis.root)
  #expect(fixes.count(where: \.isPreferred) <= 1, sourceLocation: sourceLocation)
  return fixes.flatMap { fix -> [String] in
    let mark = fix.isSafe ? "!" : fix.isPreferred ? "*" : ""
    guard let bytes = Array(text.utf8).applying(fix.edits), let fixed = analyze(bytes) else {
      return ["\(fix.title): the edits overlap"]
    }
    let after = Tally(fixed, rule)
    #expect(after.faults < before.faults, "\(fix.title)", sourceLocation: sourceLocation)
    #expect(
      after.errors.allSatisfy { before.errors[$0.key, default: 0] >= $0.value },
      "\(fix.title) brings an error", sourceLocation: sourceLocation)
    return [mark + fix.title, String(decoding: bytes, as: UTF8.self)]
  }
}

/// How much is found in a log.
private struct Tally {
  /// Faults of the rule at hand.
  let faults: Int
  /// Errors by their code.
  let errors: [RuleCode: Int]

  init(_ analysis: Analysis, _ rule: String) {
    let all = analysis.diagnostics(of: analysis.root)
    faults = all.count { $0.rule.name == rule }
    errors = all.filter { $0.severity == .error }.reduce(into: [:]) { $0[$1.code, default: 0] += 1 }
  }
}
