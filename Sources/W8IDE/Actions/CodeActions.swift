package import Primitives
package import W8Analysis
package import W8Text

extension Analysis {
  /// The changes of `kinds` to offer for `range` of `file`: fixes of the diagnostics that touch it,
  /// by place, then the fix of everything.
  ///
  /// `.sourceFixAll` reads the file again for every round of fixes; without it the cost is that of
  /// `diagnostics(of:)`.
  package func codeActions(
    in file: FileAnalysis, range: TextRange,
    kinds: Set<CodeActionKind> = Set(CodeActionKind.allCases),
    unless interruption: Interruption = .never
  ) throws(Interrupted) -> [CodeAction] {
    var actions: [CodeAction] = []
    if kinds.contains(.quickFix) {
      var search = FixSearch(self, file)
      for diagnostic in diagnostics(of: file) where diagnostic.range.touches(range) {
        actions += search.fixes(for: diagnostic).map { CodeAction($0, of: diagnostic) }
      }
    }
    if kinds.contains(.sourceFixAll), let action = try fixAll(in: file, unless: interruption) {
      actions.append(action)
    }
    return actions
  }

  /// Nil when nothing can be fixed without asking, and where `check --fix` leaves the file as it is.
  private func fixAll(
    in file: FileAnalysis, unless interruption: Interruption
  ) throws(Interrupted) -> CodeAction? {
    let edits = try allFixingEdits(of: file, unless: interruption)
    guard !edits.isEmpty, FixRefusal(edits, in: file) == nil else { return nil }
    return CodeAction(
      title: "Make all safe fixes", kind: .sourceFixAll, isPreferred: false,
      diagnostic: nil, edits: edits)
  }
}

extension CodeAction {
  fileprivate init(_ fix: Fix, of diagnostic: Diagnostic) {
    self.init(
      title: fix.title, kind: .quickFix, isPreferred: fix.isPreferred, diagnostic: diagnostic,
      edits: fix.edits.sorted {
        ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
      })
  }
}
