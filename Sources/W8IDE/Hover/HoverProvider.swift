import W8Analysis
import W8Text

/// One kind of thing that a hover can tell about.
///
/// A provider is a file in `Hover` and a line in `all`.
struct HoverProvider: Sendable {
  /// What there is to tell; nil when the place is none of its kind.
  let hover: @Sendable (HoverScope) -> Hover?

  /// Every provider; the first that has something to tell is heard.
  static let all: [HoverProvider] = [
    .rule,
    .gym,
    .namedExercise,
    .tag,
    .weighIn,
    .session,
    .exercise,
    .monthHeader,
    .directive,
  ]
}

/// What a provider can look at.
struct HoverScope {
  let analysis: Analysis
  /// The file of the line.
  let file: FileAnalysis
  /// The line that holds the offset.
  let place: LinePlace
  /// The place that is asked about, in the file.
  let offset: Int

  /// The name that stands at the offset; nil where none does.
  var name: NamedPlace? { analysis.name(in: file, at: offset) }

  /// A hover that speaks of the part `range` of the line.
  func hover(_ range: TextRange, _ title: String, _ facts: [HoverFact]) -> Hover {
    Hover(range: range, content: HoverContent(title: title, facts: facts, drawing: nil))
  }

  /// A hover that speaks of the whole line.
  func hover(_ title: String, _ facts: [HoverFact], drawing: String? = nil) -> Hover {
    Hover(
      range: place.contentRange,
      content: HoverContent(title: title, facts: facts, drawing: drawing))
  }
}
