import Primitives
import Testing

@testable import W8Engine

/// Lines that were read with their names alone are numbered as written ones are.
@Suite struct ExerciseNumbersTests {
  private func numbers(of sessions: [Session]) -> [[Int]] {
    var squat = ExerciseInfo("Squat", key: "squat")
    squat.aliases = ["kniebeuge"]
    var numbers = ExerciseNumbers(TrainingSettings(exercises: [squat]))
    return sessions.map { session in
      var found: [Int] = []
      numbers.forEachLine(of: session) { number, _ in found.append(number) }
      return found
    }
  }

  @Test func aliasesHaveOneNumber() {
    let lines = [["squat", "row"], ["row", "kniebeuge", "press"]]
    let written = lines.map { keys in
      var session = Session(gym: nil)
      session.exercises = keys.map { LoggedExercise($0, key: ExactText($0), line: 0) }
      return session
    }
    let names = SessionNames(
      ["squat", "row", "kniebeuge", "press"].map { SessionNames.Name($0, key: ExactText($0)) },
      lines: [0, 1, 1, 2, 3].map { SessionNames.Line(name: $0, line: 0) }, ends: [2, 5])
    let shelf = DeferredExercises(
      names: { names }, read: { LoggedExercise($0.written, key: $0.key, line: $1.line) })
    let deferred = (0..<2).map { Session(gym: nil, of: shelf, at: $0) }
    #expect(numbers(of: written) == [[0, 1], [1, 0, 2]])
    #expect(numbers(of: deferred) == numbers(of: written))
    #expect(numbers(of: [Session(gym: nil, of: shelf, at: 2)]) == [[]])
  }
}
