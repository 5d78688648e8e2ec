package import Primitives
package import W8Book
package import W8Lint
package import W8Text

extension Analysis {
  /// The changes of `kinds` to offer for `range` of `file`: fixes of the diagnostics that touch it, in ascending order, then of the others
  /// on its lines and of those that `isNamed`, then the fix of everything.
  ///
  /// `.sourceFixAll` reads the file again for every round of fixes; without it the cost is that of
  /// `diagnostics(of:)`.
  package func codeActions(
    in file: FileAnalysis, range: TextRange, isNamed: (Diagnostic) -> Bool = { _ in false },
    kinds: Set<CodeActionKind> = Set(CodeActionKind.allCases),
    unless interruption: Interruption = .never
  ) throws(Interrupted) -> [CodeAction] {
    var actions: [CodeAction] = []
    if kinds.contains(.quickFix) {
      let search = FixSearch(self, file)
      let lines = file.lines(around: range)
      let found = diagnostics(of: file).filter { $0.range.touches(lines) || isNamed($0) }
      let touching = found.filter { $0.range.touches(range) }
      for diagnostic in touching + found.filter({ !$0.range.touches(range) }) {
        actions += search.fixes(for: diagnostic).map { CodeAction($0, of: diagnostic) }
      }
      actions = file.withDistinctTitles(actions)
      if file.conflictRanges.contains(where: { $0.touches(lines) }) {
        actions = actions.map { $0.asAlternative }
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
      title: "Apply all safe fixes", kind: .sourceFixAll, isPreferred: false,
      diagnostic: nil, edits: edits)
  }
}

extension FileAnalysis {
  /// `actions` with the line end last, each edit once, and titles that tell them apart by the text that each is about.
  fileprivate func withDistinctTitles(_ actions: [CodeAction]) -> [CodeAction] {
    let others = actions.filter { !$0.endsLine }
    var seen: Set<[TextEdit]> = []
    let ordered =
      others + actions.filter { $0.endsLine }.map { others.isEmpty ? $0 : $0.asAlternative }
    let different = ordered.filter { seen.insert($0.edits).inserted }
    return different.withDistinctTitles { shortened(string($0)) }
      .withDistinctTitles { range in
        let start = line(at: range.start)?.fullRange.start ?? 0
        let before = string(TextRange(start, range.start))
        return "column \(before.unicodeScalars.count + 1)"
      }
  }

  /// The lines that `range` touches, without the line end of the last.
  fileprivate func lines(around range: TextRange) -> TextRange {
    TextRange(
      line(at: range.start)?.fullRange.start ?? range.start,
      max(range.end, line(at: range.end)?.contentRange.end ?? range.end))
  }
}

extension [CodeAction] {
  /// Adds to titles that are equal what `detail` says of the text that each action is about.
  fileprivate func withDistinctTitles(_ detail: (TextRange) -> String) -> [CodeAction] {
    let counts = Dictionary(map { ($0.title, 1) }, uniquingKeysWith: +)
    return map { action in
      guard counts[action.title, default: 0] > 1, let range = action.diagnostic?.range else {
        return action
      }
      return action.titled("\(action.title): \(detail(range))")
    }
  }
}

extension CodeAction {
  /// Whether it adds the line end of the file, which comes after whatever else is wrong.
  fileprivate var endsLine: Bool { diagnostic?.rule.name == "no-final-newline" }

  fileprivate func titled(_ title: String) -> CodeAction {
    CodeAction(
      title: title, kind: kind, isPreferred: isPreferred, diagnostic: diagnostic, edits: edits)
  }

  /// The same action, not preferred, because joining the conflict comes first.
  fileprivate var asAlternative: CodeAction {
    CodeAction(title: title, kind: kind, isPreferred: false, diagnostic: diagnostic, edits: edits)
  }

  fileprivate init(_ fix: Fix, of diagnostic: Diagnostic) {
    self.init(
      title: fix.title, kind: .quickFix, isPreferred: fix.isPreferred, diagnostic: diagnostic,
      edits: fix.edits.sorted {
        ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
      })
  }
}

/// A change of a file that an editor offers.
package struct CodeAction: Hashable, Sendable {
  /// Its effect, as a sentence for a menu.
  package let title: String
  /// Its kind of change.
  package let kind: CodeActionKind
  /// Whether it is the one to take without choosing.
  package let isPreferred: Bool
  /// The fault that it mends; nil when it mends several.
  package let diagnostic: Diagnostic?
  /// The edits, on the text before any of them; ascending, and they do not overlap.
  package let edits: [TextEdit]
}

/// The kinds of changes.
package enum CodeActionKind: CaseIterable, Hashable, Sendable {
  /// A fix of one diagnostic.
  case quickFix
  /// All safe fixes of the file at once.
  case sourceFixAll
}
