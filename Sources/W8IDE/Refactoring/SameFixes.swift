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
      $0.range.touches(lines) && seen.insert($0.code).inserted
    }
    return kinds.prefix(mostKinds).flatMap { kind -> [Refactoring] in
      let inFile = analysis.fixes(like: kind.code, in: file)
      var offers: [Refactoring] = []
      func offer(
        _ what: String, _ fixed: [(file: FileAnalysis, fixes: (count: Int, edits: [TextEdit]))]
      ) {
        let fixed = fixed.filter { $0.fixes.count > 0 }
        let count = fixed.reduce(0) { $0 + $1.fixes.count }
        let title = "Fix all \(count) of \(kind.rule.name) in \(what)"
        offers.append(
          Refactoring(title, kind: .fixesOfOneKind) { (_) throws(EditRefusal) in
            BookEdit(title, of: fixed.map { ($0.file, $0.fixes.edits) })
          })
      }
      let selected = analysis.fixes(like: kind.code, in: file, touching: lines)
      if scope.range.count > 0, selected.count > 1, selected.count < inFile.count {
        offer("the selection", [(file: file, fixes: selected)])
      }
      if inFile.count > 1 { offer("this file", [(file: file, fixes: inFile)]) }
      let all = analysis.files.map { (file: $0, fixes: analysis.fixes(like: kind.code, in: $0)) }
      if all.reduce(0, { $0 + $1.fixes.count }) > max(1, inFile.count) { offer("all files", all) }
      return offers
    }
  }
}

/// The most kinds that are offered at once.
private let mostKinds = 3
