import W8Analysis

/// One kind of thing that a hover can tell about.
///
/// A provider is a file in `Hover` and a line in `all`.
struct HoverProvider: Sendable {
  /// What there is to tell; nil when the place is none of its kind.
  let hover: @Sendable (HoverScope) -> Hover?

  /// Every provider; the first that has something to tell is heard.
  static let all: [HoverProvider] = [
    .weighIn,
    .session,
    .exercise,
    .monthHeader,
  ]
}

/// What a provider can look at.
struct HoverScope {
  let analysis: Analysis
  /// The line that holds the offset.
  let place: LinePlace

  /// A hover that speaks of the whole line.
  func hover(_ title: String, _ facts: [HoverFact], drawing: String? = nil) -> Hover {
    Hover(
      range: place.contentRange,
      content: HoverContent(title: title, facts: facts, drawing: drawing))
  }
}
