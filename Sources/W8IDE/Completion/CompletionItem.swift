package import W8Engine
package import W8Text

/// A text that an editor offers to put in at the cursor.
package struct CompletionItem: Hashable, Sendable {
  /// What is shown.
  package let label: String
  /// What is shown beside it, on one line; nil when it says it all.
  package let detail: String?
  /// What is put in.
  package let kind: CompletionKind
  /// What it replaces: the word around the cursor, as offsets in the file.
  package let range: TextRange
  /// Whether the line reads as well when only what stands before the cursor is replaced.
  package let canKeepRest: Bool
  /// The text that is put in.
  package let text: String
  /// The same with places to fill in, in the notation of snippets; nil without such places.
  package let snippet: String?
  /// What the text before the cursor is compared with.
  package let filter: String
  /// What more is known of; nil when there is nothing.
  package let topic: CompletionTopic?
}

/// The items at one cursor.
package struct CompletionList: Hashable, Sendable {
  /// The items, the likeliest first.
  package let items: [CompletionItem]
  /// Whether a client has to ask again when more is typed.
  package let isIncomplete: Bool
}

/// What a completion puts in.
package enum CompletionKind: CaseIterable, Hashable, Sendable {
  /// The day or date that opens an entry.
  case date
  case weekday
  /// A month header, or the title of one.
  case month
  case gym
  case tag
  /// A measurement such as `fat:18.6%`.
  case measurement
  /// The name of an exercise with its colon.
  case exercise
  /// Sets as they were done before.
  case sets
  /// An effort, a label or another item of a group of sets.
  case setItem
  /// A whole directive.
  case directive
  case argument
  /// The name of a rule.
  case rule
}

/// What an item can be documented with once it is displayed.
package enum CompletionTopic: Hashable, Sendable {
  /// The exercise of a canonical key.
  case exercise(ExerciseKey)
  /// The gym of a canonical key.
  case gym(GymID)
  /// The rule of a name.
  case rule(String)
}
