/// One kind of thing that can come at a cursor.
///
/// A provider is a file in `Completion` and a line in `all`. It may offer what does not fit behind the cursor: what does
/// not read well with the rest of the line is left out.
struct CompletionProvider: Sendable {
  /// What can come; empty where the place is none of its kind.
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
  /// Whether it is of use only where its places can be filled in.
  var isTemplate = false

  init(_ kind: CompletionKind, _ text: String, in columns: Range<Int>, detail: String? = nil) {
    self.kind = kind
    self.columns = columns
    self.text = text
    self.detail = detail
    label = text
    filter = text
  }

  init(
    _ kind: CompletionKind, _ label: String, text: String, in columns: Range<Int>,
    detail: String? = nil
  ) {
    self.kind = kind
    self.columns = columns
    self.text = text
    self.detail = detail
    self.label = label
    filter = label
  }
}
