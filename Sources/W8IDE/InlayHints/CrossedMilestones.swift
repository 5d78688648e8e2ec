import W8Book
import W8Engine

extension InlayHintProvider {
  /// `★ 80.0 Under eighty` behind the weigh-in that crossed a milestone.
  static let milestone = InlayHintProvider(kind: .milestone) { scope in
    scope.hint(.milestone, ofCrossed: { $0 != .goal }) { name in
      ("★ ", "milestone \(name): crossed for the first time")
    }
  }

  /// `★ goal 78.0` behind the weigh-in that reached the goal first.
  static let goal = InlayHintProvider(kind: .goal) { scope in
    scope.hint(.goal, ofCrossed: { $0 == .goal }) { name in
      ("★ goal ", "goal \(name): reached for the first time")
    }
  }
}

extension InlayHintScope {
  /// A hint of the milestones of `kinds` that the entry crossed; `words` gives what stands before the first, and the
  /// sentence about one that is called by a name.
  fileprivate func hint(
    _ kind: InlayHintKind, ofCrossed kinds: (MilestoneKind) -> Bool,
    words: (String) -> (mark: String, sentence: String)
  ) -> InlayHint? {
    let logbook = analysis.logbook
    guard !logbook.milestones.isEmpty, let reference = analysis.reference(to: line) else {
      return nil
    }
    let crossed = logbook.milestones(crossedAt: reference).filter { kinds($0.kind) }
    let unit = logbook.settings.unit
    let parts = crossed.prefix(mostMilestones).enumerated().map { index, milestone in
      let label = milestone.label.map { " \(oneLine($0))" } ?? ""
      let (mark, sentence) = words(massText(milestone.mass, in: unit) + label)
      let date = milestone.crossing.map { " on \($0.date.words)" } ?? ""
      return InlayHintPart(
        text: (index == 0 ? mark : ", ") + DecimalText.text(milestone.mass, in: unit) + label,
        tooltip: sentence + date, target: nil)
    }
    return parts.isEmpty ? nil : hint(kind, Array(parts))
  }
}

/// A weigh-in that crosses more milestones at once says no more of them.
private let mostMilestones = 5
