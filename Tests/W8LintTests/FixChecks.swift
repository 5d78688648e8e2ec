import Testing
import W8Book
import W8Laws
import W8Lint
import W8Text

/// `text` with the fix called `title` of its first diagnostic of `rule`; nil when there is none.
func applyFix(_ title: String, of rule: String, in text: String) -> String? {
  guard let analysis = analyze(text),
    let diagnostic = analysis.diagnostics(of: analysis.root).first(where: { $0.rule.name == rule }),
    let fix = analysis.fixes(for: diagnostic, in: analysis.root).first(where: { $0.title == title })
  else { return nil }
  return Array(text.utf8).applying(fix.edits).map { String(decoding: $0, as: UTF8.self) }
}

/// The titles of the fixes of the first diagnostic of `rule`, `!` before the safe ones.
func fixTitles(of rule: String, in text: String) -> [String] {
  guard let analysis = analyze(text),
    let diagnostic = analysis.diagnostics(of: analysis.root).first(where: { $0.rule.name == rule })
  else { return ["no \(rule)"] }
  return analysis.fixes(for: diagnostic, in: analysis.root).map { fix in
    (fix.isSafe ? "!" : "") + fix.title
  }
}

/// Checks each fix of each diagnostic of `bytes`: it removes what it mends and adds no error.
///
/// At most one of a diagnostic's fixes is preferred, and a safe one leaves nothing to do again.
func checkFixes(
  _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let before = try Findings(bytes)
  for diagnostic in before.all {
    let fixes = before.analysis.fixes(for: diagnostic, in: before.analysis.root)
    #expect(fixes.filter(\.isPreferred).count <= 1, sourceLocation: sourceLocation)
    for fix in fixes {
      let fixed = try #require(bytes.applying(fix.edits), sourceLocation: sourceLocation)
      let after = try Findings(fixed)
      let story: Comment = """
        \(diagnostic.rule.name): \(fix.title)
        \(String(decoding: bytes.prefix(600), as: UTF8.self))
        becomes
        \(String(decoding: fixed.prefix(600), as: UTF8.self))
        """
      let code = diagnostic.code
      #expect(after.count(code) < before.count(code), story, sourceLocation: sourceLocation)
      if revealing.contains(diagnostic.rule.name), !fix.isSafe { continue }
      #expect(after.errors.count <= before.errors.count, story, sourceLocation: sourceLocation)
      #expect(
        after.errors.allSatisfy { before.errors.contains($0) }, story,
        sourceLocation: sourceLocation)
    }
  }
}

/// The rules whose fix makes a line mean something, so that a fault of that meaning may show up: such
/// a fix is then not a safe one.
private let revealing: Set<String> = [
  "bad-month", "control-character", "indented-day", "invalid-utf8", "note-at-margin",
  "unknown-directive",
]

/// What is found in a log.
private struct Findings {
  let analysis: Analysis
  let all: [Diagnostic]

  init(_ bytes: [UInt8]) throws {
    analysis = try #require(analyze(bytes))
    all = analysis.diagnostics(of: analysis.root)
  }

  func count(_ code: RuleCode) -> Int { all.count { $0.code == code } }

  /// The codes of the errors.
  var errors: [RuleCode] { all.filter { $0.severity == .error }.map(\.code) }
}

/// `text` with the fix called `title` of each diagnostic of `rule` in turn, always from the start.
func allFixes(_ title: String, of rule: String, in text: String) -> [String] {
  guard let analysis = analyze(text) else { return [] }
  return analysis.diagnostics(of: analysis.root).filter { $0.rule.name == rule }.compactMap {
    let fix = analysis.fixes(for: $0, in: analysis.root).first { $0.title == title }
    return fix.flatMap { Array(text.utf8).applying($0.edits) }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
