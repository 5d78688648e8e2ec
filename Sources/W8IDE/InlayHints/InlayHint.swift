/// A text that an editor shows at the end of a line and that is not in the file.
package struct InlayHint: Hashable, Sendable {
  /// Where it is shown: the end of the line's content, before the line end.
  package let offset: Int
  /// The kind by which it can be switched off.
  package let kind: InlayHintKind
  /// The text in pieces, in order; never empty. No blank stands before the first.
  package let parts: [InlayHintPart]
  /// What the hint means, as plain text of one or more lines.
  package let tooltip: String

  /// The whole text.
  package var text: String { parts.map(\.text).joined() }
}

/// A piece of a hint.
package struct InlayHintPart: Hashable, Sendable {
  /// What is shown.
  package let text: String
  /// What the piece means, as one line of plain text; nil when it means nothing by itself.
  package let tooltip: String?
  /// The place that the piece speaks of; nil when there is none.
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
  /// The sets of the time before, behind an exercise.
  case previousSets
  /// What a month comes to, behind its header.
  case monthSummary

  /// What such hints show, for people who choose.
  package var meaning: String {
    switch self {
    case .averageAndRate: "average and weekly rate behind a weigh-in"
    case .milestone: "the milestones that a weigh-in crossed"
    case .goal: "the goal behind the weigh-in that reached it first"
    case .previousSets: "the sets of the time before behind an exercise"
    case .monthSummary: "what a month comes to behind its header"
    }
  }
}
