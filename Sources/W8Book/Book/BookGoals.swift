import Primitives
package import W8Engine
package import W8Syntax
import W8Text

/// A goal of a book as it is written.
struct WrittenGoal {
  /// The index of its file in the book.
  let file: Int
  let placed: PlacedDirective
  let arguments: GoalArguments
  let goal: Goal
}

/// The goals of a book, in the order in which they come: each counts from its `from:` on, one without that from the beginning.
struct BookGoals {
  /// Of several from one day the first.
  let all: [WrittenGoal]
  /// The index of the one that counts on a day: the last that has come, before any the first.
  private let counting: Int

  /// Takes those of `files` that can be read.
  init(_ files: [FileSettings], on day: CivilDate) {
    var goals: [WrittenGoal] = []
    for (index, file) in files.enumerated() {
      for placed in file.directives(of: KeywordSet(.goal)) {
        guard case .goal(let arguments) = placed.directive,
          case let goal = Goal(arguments, fileUnit: file.unit),
          !goals.contains(where: { $0.goal.from == goal.from })
        else { continue }
        goals.append(WrittenGoal(file: index, placed: placed, arguments: arguments, goal: goal))
      }
    }
    goals.sort { ($0.goal.from ?? .first) < ($1.goal.from ?? .first) }
    all = goals
    counting = max(0, goals.partitioningIndex { ($0.goal.from ?? .first) > day } - 1)
  }

  var current: WrittenGoal? { all.isEmpty ? nil : all[counting] }

  var earlier: ArraySlice<WrittenGoal> { all.prefix(counting) }
}

extension Analysis {
  /// The goal that counts today, with its file and its line; nil where the book has none that can be read.
  package var currentGoal:
    (file: FileAnalysis, fileLine: FileLine, arguments: GoalArguments, goal: Goal)?
  {
    BookGoals(files.map { $0.settings }, on: today).current.map { written in
      let file = files[written.file]
      return (file, file.line(of: written.placed), written.arguments, written.goal)
    }
  }
}
