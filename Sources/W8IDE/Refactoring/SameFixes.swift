import W8Book
import W8Edits
import W8Lint
import W8Text

extension RefactoringProvider {
  /// Makes the likely fix of every diagnostic of one kind, in the selection, the file or the book.
  static let sameFixes = RefactoringProvider(kind: .fixesOfOneKind) { scope in
    let (analysis, file) = (scope.analysis, scope.file)
    let lines = TextRange(
      scope.line.fullRange.start,
      file.line(at: scope.range.end)?.contentRange.end ?? scope.range.end)
    var seen: Set<RuleCode> = []
    let kinds = analysis.diagnosticsOfFiles[file.index].filter {
      $0.range.touches(lines) && $0.rule.hasLikelyFixes && seen.insert($0.code).inserted
    }
    return kinds.prefix(mostKinds).flatMap { kind -> [Refactoring] in
      let inFile = SameFixes(kind.code, in: [file], of: analysis)
      let all = SameFixes(kind.code, in: analysis.files, of: analysis)
      var parts = [(inFile, "this file")]
      if scope.range.count > 0 {
        let selected = SameFixes(kind.code, in: [file], touching: lines, of: analysis)
        if selected.problemCount < inFile.problemCount {
          parts = [(selected, "the selection")] + parts
        }
      }
      if all.problemCount > inFile.problemCount { parts.append((all, "all files")) }
      return parts.compactMap { fixes, what in
        guard fixes.problemCount > 1, case let count = fixes.count, count > 1 else { return nil }
        let number = fixes.isCounted ? " \(count)" : ""
        let title = "Fix all\(number) \(kind.rule.name) problems in \(what)"
        return Refactoring(title, kind: .fixesOfOneKind) { (_) throws(EditRefusal) in
          BookEdit(title, of: fixes.edits)
        }
      }
    }
  }
}

/// The most kinds that are offered at once.
private let mostKinds = 3
