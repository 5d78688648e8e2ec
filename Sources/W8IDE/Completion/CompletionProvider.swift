import Primitives

/// One kind of thing that can come at a cursor.
///
/// A provider is a file in `Completion` and a line in `all`. It may offer what does not fit behind the cursor: what does
/// not read well with the rest of the line is left out.
struct CompletionProvider: Sendable {
  /// What can come; empty where nothing of its kind can.
  let candidates: @Sendable (CompletionScope) -> [CompletionCandidate]

  /// Every provider, in the order in which their items are shown.
  static let all: [CompletionProvider] = [
    .nextDay,
    .weekdayOfDay,
    .monthHeader,
    .monthTitle,
    .previousSets,
    .exerciseName,
    .gym,
    .sessionTitle,
    .tag,
    .measurement,
    .setItem,
    .directiveKeyword,
    .directiveArgument,
    .ignoredRule,
  ]
}

/// Something that could come at the cursor.
struct CompletionCandidate: Hashable, Sendable {
  let label: String
  var detail: String?
  let kind: CompletionKind
  /// What it replaces, as columns of the line.
  let columns: Range<Int>
  var text: String
  var snippet: String?
  var filter: String
  var topic: CompletionTopic?
  /// The text with what has to follow, by which it is seen whether the line reads; nil where the text is whole.
  var example: String?
  /// Whether it is a word of this place that is not offered here, as one may be that the line or the log has already.
  /// Typed whole it is complete all the same.
  var isKnownOnly = false

  /// What the line is read with.
  var whole: String { example ?? text }

  /// One whose text is `label` unless another is given.
  init(
    _ kind: CompletionKind, _ label: String, text: String? = nil, in columns: Range<Int>,
    detail: String? = nil
  ) {
    self.kind = kind
    self.columns = columns
    self.text = text ?? label
    self.detail = detail
    self.label = label
    filter = label
  }

  /// The same, but not to be offered where `isKnown`.
  func onlyKnown(_ isKnown: Bool) -> CompletionCandidate {
    var candidate = self
    candidate.isKnownOnly = isKnown
    return candidate
  }
}

extension CompletionCandidate {
  /// Whether it says a number or a date, which is for people to write: `3x5 100`, `05 Thu`, `by:2026-06-01`.
  /// The number in the name of something is none.
  var isValue: Bool {
    guard text.utf8.contains(where: isDigit) else { return false }
    switch kind {
    case .date, .month, .measurement, .sets, .setItem: return true
    case .argument: return !(text.first.map("@#\"".contains) ?? false)
    case .weekday, .gym, .tag, .exercise, .directive, .rule: return false
    }
  }

  /// The key before a value with its colon, in lower case; empty where there is none.
  var key: String {
    guard kind == .measurement || kind == .argument, let colon = text.firstIndex(of: ":") else {
      return ""
    }
    return text[...colon].lowercased()
  }

  /// The key alone, behind which the value is still to be typed.
  var withoutValue: CompletionCandidate {
    var alone = CompletionCandidate(kind, String(text.prefix(key.count)), in: columns)
    alone.example = text
    return alone
  }
}
