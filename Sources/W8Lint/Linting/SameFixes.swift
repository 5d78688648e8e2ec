package import W8Book
import W8Edits
package import W8Text

/// The likely fixes of all diagnostics of one kind in some files.
package struct SameFixes: Sendable {
  /// How many diagnostics there are.
  package let problemCount: Int
  private let analysis: Analysis
  private let problems: [(file: FileAnalysis, diagnostics: [Diagnostic])]

  /// Those in `files` with `code`, which touch `range` if it is given.
  package init(
    _ code: RuleCode, in files: [FileAnalysis], touching range: TextRange? = nil,
    of analysis: Analysis
  ) {
    self.analysis = analysis
    problems = files.map { file in
      let found = analysis.diagnosticsOfFiles[file.index].filter {
        $0.code == code && (range.map($0.range.touches) ?? true)
      }
      return (file, found)
    }
    problemCount = problems.reduce(0) { $0 + $1.diagnostics.count }
  }

  /// How many fixes there are; of more than 100 diagnostics only the first 100 are looked at.
  package var count: Int { fixes(ofFirst: mostCounted).reduce(0) { $0 + $1.count } }

  /// Whether `count` is that of all.
  package var isCounted: Bool { problemCount <= mostCounted }

  /// The edits of each file with a fix, ascending and apart.
  package var edits: [(file: FileAnalysis, edits: [TextEdit])] {
    fixes(ofFirst: problemCount).filter { $0.count > 0 }.map { ($0.file, $0.edits) }
  }

  private func fixes(
    ofFirst most: Int
  ) -> [(file: FileAnalysis, count: Int, edits: [TextEdit])] {
    var left = most
    return problems.map { file, diagnostics in
      let fixed = FixedFile(file, in: analysis)
      var (count, chosen) = (0, ChosenEdits())
      for diagnostic in diagnostics.prefix(left) {
        guard let fileLine = file.line(at: diagnostic.range.start),
          case let scope = FixScope(fixed, diagnostic, at: fileLine),
          let fix = FixSafety.preferred.choice(among: scope.fixes(for: .preferred))
        else { continue }
        if chosen.add(fix.edits) { count += 1 }
      }
      left -= min(left, diagnostics.count)
      return (file, count, chosen.edits)
    }
  }
}

extension Rule {
  /// Whether one fix of a finding may be likelier than all others.
  package var hasLikelyFixes: Bool { FixSafety.preferred.allows(self) }
}

private let mostCounted = 100
