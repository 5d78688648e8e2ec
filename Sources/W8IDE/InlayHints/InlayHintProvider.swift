import W8Analysis
import W8Text

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
    .previousSets,
    .monthSummary,
  ]
}

/// What a provider can look at.
struct InlayHintScope {
  let analysis: Analysis
  let place: LinePlace

  /// A hint of `kind` behind the line.
  func hint(_ kind: InlayHintKind, _ parts: [InlayHintPart]) -> InlayHint {
    InlayHint(
      offset: place.contentRange.end, kind: kind, parts: parts,
      tooltip: parts.compactMap(\.tooltip).joined(separator: "\n"))
  }
}
