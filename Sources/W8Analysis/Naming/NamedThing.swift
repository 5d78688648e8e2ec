package import W8Engine

/// A thing that lines of a book name, whichever of its spellings and aliases they write.
package enum NamedThing: Hashable, Sendable {
  /// The gym with a key: that of its declaration, else of the name as it is written.
  case gym(GymID)
  /// The exercise with a key: that of its declaration, else of the name as it is written.
  case exercise(ExerciseKey)
  /// The tag with a key.
  case tag(TagKey)
}

extension BookDeclarations {
  /// The gym that a name with `key` stands for, without its `@`.
  package func thing(ofGym key: GymID) -> NamedThing {
    .gym(gym(key)?.id ?? key)
  }

  /// The exercise that a name with `key` stands for.
  package func thing(ofExercise key: ExerciseKey) -> NamedThing {
    .exercise(names.exercise(key)?.key ?? key)
  }
}
