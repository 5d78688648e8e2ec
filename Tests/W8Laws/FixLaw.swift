import W8Book
import W8Engine
import W8Lint
import W8Text

/// Which fixes a law is checked for.
package enum FixChoice: Sendable {
  /// Those that may be applied unseen.
  case safe
  /// Those as well that a person picks.
  case every
}

/// The first law of fixes that a fix of a diagnostic of `bytes` breaks; nil when all keep them.
///
/// A fix removes what it mends and adds no error; of the fixes of a diagnostic at most one is preferred.
package func brokenFixLaw(_ bytes: [UInt8], of choice: FixChoice) -> String? {
  guard let before = Findings(bytes) else { return "no analysis" }
  for diagnostic in before.all {
    let fixes = before.analysis.fixes(for: diagnostic, in: before.analysis.root)
    if fixes.count(where: \.isPreferred) > 1 { return "\(diagnostic.rule.name): two preferred" }
    for fix in fixes where fix.isSafe || choice == .every {
      if let broken = brokenLaw(of: fix, diagnostic, bytes, before) {
        return "\(diagnostic.rule.name), \(fix.title): \(broken)"
      }
    }
  }
  return nil
}

/// The first law of all safe fixes of `bytes`, made together, that they break; nil when they keep all.
///
/// They bring no error, and after them no safe fix is left.
package func brokenFixingLaw(_ bytes: [UInt8]) -> String? {
  guard let before = Findings(bytes) else { return "no analysis" }
  let edits = before.analysis.allFixingEdits(of: before.analysis.root)
  guard let fixed = bytes.applying(edits) else { return "edits overlap" }
  guard let after = Findings(fixed) else { return "no analysis" }
  for (code, count) in after.errors where count > before.errors[code] ?? 0 {
    return "brings \(code) in \(String(decoding: fixed, as: UTF8.self).debugDescription)"
  }
  return after.analysis.allFixingEdits(of: after.analysis.root).isEmpty ? nil : "a fix is left"
}

private func brokenLaw(
  of fix: Fix, _ diagnostic: Diagnostic, _ bytes: [UInt8], _ before: Findings
) -> String? {
  guard let fixed = bytes.applying(fix.edits) else { return "edits overlap" }
  guard let after = Findings(fixed) else { return "no analysis" }
  // Without one weight another may have nothing left that confirms it.
  let isGone =
    diagnostic.rule.name == "outlier"
    ? !after.hasDiagnostic(of: diagnostic.code, at: diagnostic.range.start)
    : after.count(diagnostic.code) < before.count(diagnostic.code)
  guard isGone else {
    return "the diagnostic stays in \(String(decoding: fixed, as: UTF8.self).debugDescription)"
  }
  if revealing.contains(diagnostic.rule.name), !fix.isSafe { return nil }
  for (code, count) in after.errors where count > before.errors[code] ?? 0 {
    return "brings \(code) in \(String(decoding: fixed, as: UTF8.self).debugDescription)"
  }
  return nil
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
  /// How many errors there are of each rule.
  let errors: [RuleCode: Int]

  init?(_ bytes: [UInt8]) {
    guard let analysis = analyze(bytes) else { return nil }
    self.analysis = analysis
    all = analysis.diagnostics(of: analysis.root)
    errors = all.reduce(into: [:]) { counts, diagnostic in
      if diagnostic.severity == .error { counts[diagnostic.code, default: 0] += 1 }
    }
  }

  func count(_ code: RuleCode) -> Int { all.count { $0.code == code } }

  func hasDiagnostic(of code: RuleCode, at offset: Int) -> Bool {
    all.contains { $0.code == code && $0.range.start == offset }
  }
}
