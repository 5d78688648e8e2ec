import Testing
import W8Book
import W8Laws
import W8Lint

/// Lines at the wrong margin: what belongs below a day, and what does not. Today is 1 June 2030.
@Suite struct MarginLineTests {
  private let above = "gym @iron\n# 2030-05\n29 Wed 82 @iron\n"

  private func message(_ line: String) -> String? {
    diagnostics("\(above)\(line)\n").first { $0.hasPrefix("4:") }
  }

  private func fixes(_ line: String) -> [String] {
    let text = "\(above)\(line)\n"
    let rule = diagnostics(text).first { $0.hasPrefix("4:") }?.split(separator: " ")[1] ?? ""
    return mended(String(rule), in: text).map { text in
      text.hasPrefix(above) ? String(text.dropFirst(above.count).dropLast()) : text
    }
  }

  @Test(arguments: [
    ("Squat: 3x5 100", "an exercise"), ("Bench press: 100kg x 5", "an exercise"),
    ("@garage 19:00", "a session"), ("@", "a session"),
  ])
  func whatLostItsIndentationIsIndented(_ line: String, _ word: String) {
    #expect(message(line)?.hasSuffix("looks like \(word); indent it by four spaces") == true)
    #expect(
      Array(fixes(line).prefix(2)) == [
        "!Indent the \(word.split(separator: " ")[1])", "    \(line)",
      ])
  }

  @Test(arguments: [
    ("Squat 3x5 100", "*Indent the exercise"), ("Plank: 60", "Indent the exercise"),
    ("Step: 3x10", "!Indent the exercise"),
  ])
  func whatMayLackMoreIsNotIndentedUnseen(_ line: String, _ first: String) {
    #expect(fixes(line).first == first)
  }

  /// A load without reps is as likely a weight: no fix of it is safe or preferred, and none hides it in a comment unasked.
  @Test(arguments: [
    "Morning: 82.4 kg", "Scale: 82.4kg", "Weight: 84,6 kg", "Morning: 82.4kg 07:10",
    "Bench: 60kg", "Felt great 82.4",
  ])
  func aWeightWithALabelIsAQuestion(_ line: String) {
    #expect(!fixes(line).contains { $0.hasPrefix("!") || $0.hasPrefix("*") }, "\(fixes(line))")
  }

  @Test(arguments: [
    "goal: 80x1", "fat: 21", "weight: 82", "Monday: 5", "Dear diary: today", "@ home",
  ])
  func otherWordsAreNoExercise(_ line: String) {
    #expect(!fixes(line).contains { $0.contains("Indent") })
  }

  @Test func aSupersetNeedsAnExerciseAbove() {
    #expect(fixes("+ Dip: 3x8").allSatisfy { !$0.contains("Indent") })
    let text = "\(above)    Squat: 3x5 100\n+ Dip: 3x8\n"
    #expect(fixTitles(of: "unknown-line", in: text).first == "!Indent the exercise")
  }

  @Test func withoutADayNothingIsPreferred() throws {
    let text = "# 2030-05\nSquat: 3x5 100\n"
    let analysis = try #require(analyze(text))
    let found = try #require(
      analysis.diagnostics(of: analysis.root).first { $0.rule.name == "unknown-directive" })
    #expect(found.message.hasSuffix("write it indented below its day"))
    #expect(analysis.fixes(for: found, in: analysis.root).allSatisfy { !$0.isPreferred })
  }

  // Lines below belong to the session above: whether they are of this one is for a person to say.
  @Test func aSessionAboveLinesIsNotIndentedUnseen() {
    let text = "\(above)@garage\n    Squat: 3x5 100\n"
    #expect(mended("unknown-line", in: text).first == "*Indent the session")
  }

  @Test(arguments: [
    ("Thu 82.1", "30 Thu   82.1"), ("Thursday 82.1 @iron", "30 Thu   82.1   @iron"),
    ("Thu 30 81.2", "30 Thu   81.2"), ("May 31 81.2", "31 Fri   81.2"),
    ("Fri, 31st May 81.2 > x", "31 Fri   81.2  > x"),
  ])
  func aDayInWordsIsWritten(_ line: String, _ expected: String) {
    #expect(Array(fixes(line).prefix(2)) == ["*Write \(expected.prefix(6))", expected])
  }

  @Test(arguments: ["Dec 14 81.2", "Mon 14 81.2", "today 81.2", "Sun 82", "June 82.4"])
  func aDayThatDoesNotFollowIsNotPreferred(_ line: String) {
    #expect(fixes(line).allSatisfy { !$0.hasPrefix("*") && !$0.hasPrefix("!") })
    #expect(message(line)?.contains("start an entry with its day") == true)
  }

  @Test func todayIsWrittenInFullBelowAnotherMonth() {
    #expect(fixes("today 81.2").prefix(2) == ["Write 2030-06-01 Sat", "2030-06-01 Sat   81.2"])
  }

  @Test(arguments: ["Sun was fine", "May 5 apples", "Mon", "today"])
  func proseIsNoWeighIn(_ line: String) {
    #expect(message(line)?.contains("a weigh-in starts") == false)
  }

  @Test(arguments: [
    ("goal 75", true), ("unit kg", true), ("gym @barn", true), ("gym @iron", false),
  ])
  func anIndentedDirectiveIsUnindented(_ line: String, _ isNew: Bool) {
    let fixes = fixes("    \(line)")
    #expect(isNew ? Array(fixes.prefix(2)) == ["*Unindent", line] : !fixes.contains("Unindent"))
    #expect(!fixes.contains { $0.contains("\(line.split(separator: " ")[0]): ") })
  }

  @Test func anIndentedWeightIsAWeighIn() {
    let text = "\(above)    Squat: 3x5 100\n    82.4\n"
    let title = "Make it the weigh-in of 1 June 2030"
    #expect(fixTitles(of: "missing-colon", in: text) == [title, "Make it a note"])
    #expect(
      applyFix(title, of: "missing-colon", in: text)
        == "\(above)    Squat: 3x5 100\n\n# 2030-06\n\n01 Sat   82.4\n")
  }
}
