import Testing
import W8Laws
import W8TestSupport
import W8Text

@testable import W8Book
@testable import W8Edits
@testable import W8Lint

/// Whatever an editor is told to change, it is read once more before.
@Suite struct ReadableEditTests {
  private static let log = "unit kg\n\n# 2026-01\n\n03 Sat   82.1   @iron\n    Squat: 3x5 100\n"

  @Test(arguments: [
    (log.replacing("82.1", with: "8z.1"), "w8log could then read fewer lines of the log"),
    (log + "Bench: 5 60\n", "w8log could then read fewer lines of the log"),
    (log.replacing("82.1", with: "82.2"), "the weight of 3 January 2026 would be lost"),
    (log.replacing("03 Sat", with: "04 Sun"), "the weight of 3 January 2026 would be lost"),
    ("unit kg\n", "the weight of 3 January 2026 would be lost"),
  ])
  func whatWouldLoseSomethingIsRefused(_ new: String, _ reason: String) throws {
    let refusal = #expect(throws: EditRefusal.self) { try require(new) }
    guard case .refused(let said) = refusal else {
      Issue.record("it is not refused")
      return
    }
    #expect(said.contains(reason))
  }

  @Test(arguments: [
    log, log + "05 Mon   81.9\n", log.replacing("@iron", with: "@temple"),
    log.replacing("    Squat: 3x5 100\n", with: ""),
  ])
  func whatLosesNothingIsMade(_ new: String) throws {
    try require(new)
  }

  /// Throws what is said of `new` in the place of the log.
  private func require(_ new: String) throws {
    let analysis = try #require(analyze(Array(Self.log.utf8)))
    let root = analysis.root
    let whole = TextEdit(TextRange(0, root.text.byteCount), Array(new.utf8))
    let edit = BookEdit(
      summary: "", files: [.init(file: root.id, version: root.version, edits: [whole])],
      undone: [], losesText: false)
    try edit.requireReadable(in: analysis)
  }
}
