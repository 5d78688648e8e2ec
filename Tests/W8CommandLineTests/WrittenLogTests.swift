import Testing
import W8Files

@testable import W8CommandLine

/// Whoever writes a log, it is read once more before.
@Suite struct WrittenLogTests {
  private static let log = "unit kg\n\n# 2026-01\n\n03 Sat   82.1   @iron\n    Squat: 3x5 100\n"

  @Test(arguments: [
    (
      log + "Bench Press: 5 60\n",
      "w8log could then not read line 7 of \"a.w8log\" (unknown-directive)"
    ),
    (log + "04 Sun   8o.9\n", "w8log could then not read line 7 of \"a.w8log\" (bad-weight)"),
    (
      "lint bad-weight off\n\(log)04 Sun   8o.9\n",
      "w8log could then not read line 8 of \"a.w8log\""
    ),
    ("unit kg\n", "\"a.w8log\" would lose the weight of 3 January 2026"),
    (log.replacing("82.1", with: "82.2"), "\"a.w8log\" would lose the weight of 3 January 2026"),
    (log.replacing("03 Sat", with: "04 Sun"), "would lose the weight of 3 January 2026"),
  ])
  func whatWouldLoseSomethingIsNotWritten(_ new: String, _ loss: String) {
    #expect(refusal(Self.log, new)?.contains("nothing is written: ") == true)
    #expect(refusal(Self.log, new)?.contains(loss) == true)
    #expect(refusal(Self.log, new)?.contains("w8log check a.w8log") == true)
  }

  @Test(arguments: [
    log, "", log + "05 Mon   81.9\n", log.replacing("82.1", with: "82.10kg"),
    log.replacing("    Squat: 3x5 100\n", with: ""), log.replacing("82.1 ", with: "82.1? "),
  ])
  func whatLosesNothingIsWritten(_ new: String) {
    #expect(refusal(new.isEmpty ? nil : Self.log, new) == nil)
  }

  @Test func whatWasWrongMayStay() {
    let wrong = Self.log + "nonsense\n"
    #expect(refusal(wrong, "# 2025-12\n\n01 Mon   83\n\n\(wrong)") == nil)
    #expect(refusal(wrong, wrong + "more nonsense\n") != nil)
  }

  @Test func aWeightIsChangedWhereThatIsAsked() {
    let new = Self.log.replacing("82.1", with: "82.2")
    #expect(refusal(Self.log, new, mayChangeWeights: true) == nil)
    #expect(refusal(Self.log, new + "nonsense\n", mayChangeWeights: true) != nil)
  }

  /// A day may move from one file to another.
  @Test func severalFilesAreOne() throws {
    let changes = [change("a.w8log", Self.log, "unit kg\n"), change("b.w8log", nil, Self.log)]
    try run(changes, mayChangeWeights: false)
    #expect(throws: Failure.self) { try run([changes[0]], mayChangeWeights: false) }
  }

  /// What is said instead of writing `new` in the place of `old`; nil where it is written.
  private func refusal(
    _ old: String?, _ new: String, mayChangeWeights: Bool = false
  ) -> String? {
    do throws(Failure) {
      try run([change("a.w8log", old, new)], mayChangeWeights: mayChangeWeights)
      return nil
    } catch {
      #expect(error.exitCode == .badData)
      return error.message
    }
  }

  private func change(_ name: String, _ old: String?, _ new: String) -> FileChange {
    FileChange(path: name, name: name, old: old.map { Array($0.utf8) }, new: Array(new.utf8))
  }

  private func run(_ changes: [FileChange], mayChangeWeights: Bool) throws(Failure) {
    let environment = Environment(
      arguments: [], variable: { _ in nil }, today: { ClockDate(year: 2026, month: 2, day: 10) },
      isTerminal: { _ in false }, terminalWidth: { nil },
      readStandardInput: { () throws(FileError) in [] }, write: { _, _ in .written },
      readFile: { (path: String) throws(FileError) in throw .notFound(path: path) },
      writeFiles: { (_: [FileWrite]) throws(BrokenWrite) in true },
      discover: { _, _ in [] }, logsInCurrentFolder: { [] })
    let invocation = Invocation(
      arguments: ParsedArguments(), environment: environment, output: Output(environment))
    try invocation.requireReadable(changes, mayChangeWeights: mayChangeWeights)
  }
}
