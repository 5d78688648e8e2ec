package import W8Book
import W8Syntax
package import W8Text

extension Analysis {
  /// The hints of `kinds` whose offset lies in `range`, its end included, ascending.
  ///
  /// Only the lines in the range are read; the cost does not grow with the file but for the
  /// logarithm of its length.
  package func inlayHints(
    in file: FileAnalysis, range: TextRange, kinds: Set<InlayHintKind>
  ) -> [InlayHint] {
    let providers = InlayHintProvider.all.filter { kinds.contains($0.kind) }
    if providers.isEmpty { return [] }
    var hints: [InlayHint] = []
    file.forEachLine(endingIn: range.clamped(to: file.text.byteCount)) { line in
      let scope = InlayHintScope(analysis: self, line: line)
      for provider in providers {
        guard let hint = provider.hint(scope) else { continue }
        if let last = hints.last, let joined = last.joined(with: hint) {
          hints[hints.count - 1] = joined
        } else {
          hints.append(hint)
        }
      }
    }
    return hints
  }
}

extension FileAnalysis {
  /// Hands each line whose content ends in `range`, its end included, to `body`.
  fileprivate func forEachLine(endingIn range: TextRange, _ body: (FileLine) -> Void) {
    var section = text.sectionIndex(containing: range.start)
    while section < sections.count, text.start(ofSection: section) <= range.end {
      let tree = sections[section].lowered.tree
      let start = text.start(ofSection: section)
      var line = tree.line(at: range.start - start) ?? 0
      while line < tree.lines.count {
        let end = start + tree.contentRange(ofLine: line).end
        if end > range.end { return }
        if end >= range.start { body(self.line(section: section, index: line)) }
        line += 1
      }
      section += 1
    }
  }
}

/// A text that an editor shows at the end of a line and that is not in the file.
package struct InlayHint: Hashable, Sendable {
  /// The position where it is shown: the end of the line's content, before the line end.
  package let offset: Int
  /// The kind by which it can be switched off.
  package let kind: InlayHintKind
  /// The text in pieces, in order; never empty. No blank stands before the first.
  package let parts: [InlayHintPart]
  /// The meaning of the hint, as plain text of one or more lines.
  package let tooltip: String
  /// What a client writes there if the hint is taken; nil for a hint that only shows.
  package var insertion: String?

  /// The whole text.
  package var text: String { parts.map { $0.text }.joined() }
}

extension InlayHint {
  /// What a plan wants with the sets of last time, as one hint; nil for others.
  fileprivate func joined(with next: InlayHint) -> InlayHint? {
    guard kind == .plan, next.kind == .previousSets, offset == next.offset else { return nil }
    let comma = InlayHintPart(text: ", ", tooltip: nil, target: nil)
    return InlayHint(
      offset: offset, kind: kind, parts: parts + [comma] + next.parts,
      tooltip: tooltip + "\n" + next.tooltip, insertion: insertion ?? next.insertion)
  }
}

/// A piece of a hint.
package struct InlayHintPart: Hashable, Sendable {
  /// What is shown.
  package let text: String
  /// The meaning of the piece, as one line of plain text; nil when it means nothing by itself.
  package let tooltip: String?
  /// What the piece leads to; nil when there is nothing.
  package let target: NavigationTarget?
}

/// The kinds of hints; the raw value is the name of the setting that switches one off.
package enum InlayHintKind: String, CaseIterable, Hashable, Sendable {
  /// Average and weekly rate behind an entry.
  case averageAndRate
  /// The milestones that a weigh-in crossed.
  case milestone
  /// The goal, behind the weigh-in that reached it first.
  case goal
  /// The sets that a plan wants, behind an exercise.
  case plan
  /// The sets of the time before, behind an exercise.
  case previousSets
  /// What a month comes to, behind its header.
  case monthSummary

  /// What such hints show, for people who choose.
  package var meaning: String {
    switch self {
    case .averageAndRate: "average and weekly rate after a weigh-in"
    case .milestone: "the milestones that a weigh-in crosses"
    case .goal: "the goal, after the first weigh-in that reaches it"
    case .plan: "the sets that a plan wants after an exercise"
    case .previousSets: "last time's sets after an exercise"
    case .monthSummary: "a summary of the month after its header"
    }
  }
}

/// One kind of hint: what can stand behind a line.
///
/// A provider is a file in `InlayHints` and a line in `all`.
struct InlayHintProvider: Sendable {
  let kind: InlayHintKind
  /// The hint behind a line; nil for a line without one.
  let hint: @Sendable (InlayHintScope) -> InlayHint?

  /// Every provider, in the order in which the hints behind one line are shown.
  static let all: [InlayHintProvider] = [
    .averageAndRate,
    .milestone,
    .goal,
    .plan,
    .previousSets,
    .monthSummary,
  ]
}

/// What a provider can read.
struct InlayHintScope {
  let analysis: Analysis
  let line: FileLine

  /// A hint of `kind` behind the line.
  func hint(_ kind: InlayHintKind, _ parts: [InlayHintPart]) -> InlayHint {
    InlayHint(
      offset: line.contentRange.end, kind: kind, parts: parts,
      tooltip: parts.compactMap { $0.tooltip }.joined(separator: "\n"))
  }
}
