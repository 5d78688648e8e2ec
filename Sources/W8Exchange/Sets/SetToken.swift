import Primitives
import W8Engine

/// A part of a text that may say sets.
enum SetToken: Equatable {
  /// A number in thousandths, and what is said of its last repetition.
  case number(Int, ImportedMark)
  case load(LoadInText)
  /// The number behind `@`, a load or an effort.
  case at(Int)
  case times, slash, comma
  /// A word for repetitions, a word for sets.
  case repetitions, sets
  case time(Seconds)
  case distance(ImportedDistance)
  /// Repetitions of one side and the other.
  case sides(Int, Int)
  case effort(Effort)
  case warmUp
  case label(String)
  /// Words that say nothing of sets.
  case words(String)
  /// Something that is never a set, and why.
  case fault(String)
  /// A sign between groups of sets.
  case separator

  var isLoadWithUnit: Bool {
    if case .load(.amount(_, .some)) = self { true } else { false }
  }
}
