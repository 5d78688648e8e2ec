import Foundation
import Testing
import W8CommandLine
import W8Files

/// `merge` joins files, and writes only what it has proven.
@Suite struct MergeTests {
  private let base = "unit kg\n\n# 2026-11\n\n25 Wed   82.4   @iron\n26 Thu   82.3\n"
  private var ours: String { base + "27 Fri   82.0\n" }
  private var theirs: String { base + "28 Sat   81.9\n" }
  private var both: String { base + "27 Fri   82.0\n28 Sat   81.9\n" }
  private var clashing: String { base + "27 Fri   82.7\n" }

  private func world(_ ours: String, _ theirs: String) -> FakeWorld {
    FakeWorld(["base": base, "log.w8log": ours, "phone.w8log": theirs])
  }

  private func marked(_ ours: String, _ theirs: String) -> String {
    base + "<<<<<<< ours\n\(ours)\n=======\n\(theirs)\n>>>>>>> theirs\n"
  }

  // MARK: - Two versions

  @Test func twoVersionsAreJoinedIntoTheFirst() {
    let outcome = world(ours, theirs).run("merge", "--base", "base", "log.w8log", "phone.w8log")
    #expect(outcome.code == .success)
    #expect(outcome.written == ["log.w8log": both])
    #expect(outcome.output == "log.w8log and phone.w8log: 1 day new: 2026-11-28\n")
    #expect(outcome.errors == "")
  }

  @Test func withoutABaseNothingIsDeletedAndThatIsTold() {
    let shorter = base.replacing("26 Thu   82.3\n", with: "")
    let outcome = world(ours, shorter + "28 Sat   81.9\n").run("merge", "log.w8log", "phone.w8log")
    #expect(outcome.code == .success)
    #expect(outcome.written == ["log.w8log": both])
    #expect(outcome.errors.contains("no common ancestor is known"))
  }

  @Test func nothingToJoinWritesNothing() {
    let outcome = world(ours, base).run("merge", "--base", "base", "log.w8log", "phone.w8log")
    #expect(
      outcome == .init(code: .success, output: "log.w8log and phone.w8log: nothing to merge\n"))
  }

  @Test func aClashStandsBetweenMarksAndIsTold() {
    let world = world(ours, clashing)
    let outcome = world.run("merge", "--base", "base", "log.w8log", "phone.w8log")
    #expect(outcome.code == .findings)
    #expect(outcome.written == ["log.w8log": marked("27 Fri   82.0", "27 Fri   82.7")])
    #expect(
      outcome.output.contains(
        "log.w8log:7: conflict: ours \"27 Fri 82.0\", theirs \"27 Fri 82.7\"\n"))
    #expect(outcome.output.contains("or use --prefer ours or theirs"))
  }

  @Test func oneSideIsPreferred() {
    for (side, text) in [("ours", ours), ("theirs", clashing)] {
      let outcome = world(ours, clashing)
        .run("merge", "--base", "base", "--prefer", side, "log.w8log", "phone.w8log")
      #expect(outcome.code == .success)
      #expect(outcome.written["log.w8log"] ?? ours == text)
      #expect(outcome.output.contains("log.w8log:7: kept \(side): \"27 Fri 82."))
    }
  }

  /// What one side deleted and the other changed is decided by the user alone, in a log with marks too.
  @Test func aDeletionAgainstAChangeIsAConflict() {
    let changed = base.replacing("26 Thu   82.3\n", with: "26 Thu   82.3   #ill\n")
    let deleted = base.replacing("26 Thu   82.3\n", with: "")
    for (ours, theirs) in [(changed, deleted), (deleted, changed)] {
      let outcome = world(ours, theirs).run("merge", "--base", "base", "log.w8log", "phone.w8log")
      let marked = outcome.written["log.w8log"] ?? ""
      #expect(outcome.code == .findings && marked.contains("<<<<<<<"))
      let plain = FakeWorld(["log.w8log": marked]).run("merge", "log.w8log")
      #expect(plain.code == .findings && plain.written.isEmpty)
      #expect(plain.errors.contains("one side deleted these lines"))
      for (side, text) in [("ours", ours), ("theirs", theirs)] {
        let chosen = FakeWorld(["log.w8log": marked]).run("merge", "--prefer", side, "log.w8log")
        #expect(chosen.code == .success)
        let lines = { (text: String?) in (text ?? "").split { $0.isNewline } }
        #expect(lines(chosen.written["log.w8log"]) == lines(text))
        #expect(
          chosen.output.contains("1 conflict resolved") && chosen.output.contains("kept \(side)"))
      }
    }
  }

  @Test func theBaseStandsBetweenMarksWhereItIsWanted() {
    let changed = base.replacing("82.3", with: "82.1")
    let outcome = world(base.replacing("82.3", with: "82.5"), changed)
      .run("merge", "--base", "base", "--style", "diff3", "log.w8log", "phone.w8log")
    #expect(outcome.written["log.w8log"]?.contains("||||||| base\n26 Thu   82.3\n=======") == true)
  }

  @Test func theResultGoesElsewhere() {
    let world = world(ours, theirs)
    let shown = world.run("merge", "-o", "-", "log.w8log", "phone.w8log")
    #expect((shown.code, shown.output, shown.written) == (.success, both, [:]))
    #expect(shown.errors.contains("1 day new: 2026-11-28"))
    let file = world.run("merge", "-o", "new.w8log", "log.w8log", "phone.w8log")
    #expect(file.written == ["new.w8log": both])
    let taken = world.run("merge", "-o", "base", "log.w8log", "phone.w8log")
    #expect((taken.code, taken.written) == (.unreadable, [:]))
  }

  @Test func aDryRunIsAPatch() {
    let outcome = world(ours, theirs).run("merge", "--dry-run", "log.w8log", "phone.w8log")
    #expect(outcome.code == .success)
    #expect(outcome.written == [:])
    #expect(outcome.output.hasPrefix("--- log.w8log\n+++ log.w8log\n"))
    #expect(outcome.output.hasSuffix("+28 Sat   81.9\n"))
  }

  @Test func aProgramIsToldTheSame() throws {
    let outcome = world(ours, clashing)
      .run("merge", "-O", "json", "--base", "base", "log.w8log", "phone.w8log")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let merge = try #require((json["merges"] as? [[String: Any]])?.first)
    #expect(merge["file"] as? String == "log.w8log")
    #expect(merge["isWritten"] as? Bool == true)
    let clash = try #require((merge["clashes"] as? [[String: Any]])?.first)
    #expect(clash["line"] as? Int == 7)
    #expect(clash["theirs"] as? [String] == ["27 Fri   82.7"])
  }

  @Test func whatIsWrittenMeanwhileIsJoinedToo() {
    let later = ours + "29 Sun   81.8\n"
    let world = world(ours, theirs).with { $0.writtenWhenLocked["log.w8log"] = [later] }
    let outcome = world.run("merge", "--base", "base", "log.w8log", "phone.w8log")
    #expect(outcome.written == ["log.w8log": both + "29 Sun   81.8\n"])
  }

  // MARK: - What is not joined

  @Test(arguments: [
    "<<<<<<< ours\n27 Fri   82\n=======\n>>>>>>> theirs\n", "=======\n", ">>>>>>> theirs\n",
  ])
  func marksInAVersionAreNotJoined(marks: String) {
    for index in 0..<3 {
      var files = [base, ours, theirs]
      files[index] += marks
      let world = FakeWorld(["base": files[0], "log.w8log": files[1], "phone.w8log": files[2]])
      let outcome = world.run("merge", "--base", "base", "log.w8log", "phone.w8log")
      #expect((outcome.code, outcome.written, outcome.output) == (.badData, [:], ""))
      #expect(outcome.errors.contains("is a conflict marker; resolve the conflict first"))
      let git = world.run("merge", "--git", "base", "log.w8log", "phone.w8log", "7", "a.w8log")
      #expect((git.code, git.written) == (.badData, [:]))
    }
  }

  @Test func anotherMajorVersionIsNotJoined() {
    let outcome = world(ours, "w8log 2.0\n").run("merge", "log.w8log", "phone.w8log")
    #expect((outcome.code, outcome.written) == (.badData, [:]))
    #expect(outcome.errors.contains("version 2 of the format"))
  }

  @Test func whatIsNoTextIsNotJoined() {
    for bytes in [[0], [0xFF]] as [[UInt8]] {
      let world = world(ours, theirs).with { $0.files["phone.w8log"] = bytes }
      let outcome = world.run("merge", "log.w8log", "phone.w8log")
      #expect((outcome.code, outcome.written) == (.unreadable, [:]))
    }
  }

  @Test(arguments: [
    [], ["a", "b", "c"], ["log.w8log", "log.w8log"], ["--git", "a", "b"], ["--base", "base", "a"],
    ["--delete", "log.w8log"], ["-o", "x", "--dry-run", "log.w8log", "phone.w8log"],
    ["-o", "-", "-O", "json", "log.w8log", "phone.w8log"], ["--base", "base", "folder"],
    ["--git", "--dry-run", "base", "log.w8log", "phone.w8log", "7", "a"],
    ["--git", "base", "log.w8log", "phone.w8log", "x", "a"],
  ])
  func wrongCommandLinesAreRefused(arguments: [String]) {
    let world = world(ours, theirs).with { $0.folders["folder"] = ["log.w8log"] }
    let outcome = world.run(arguments: ["merge"] + arguments)
    #expect((outcome.code, outcome.written) == (.usage, [:]), "\(arguments)")
  }

  // MARK: - Marks

  @Test func marksThatAMergeLeftAreJoined() {
    let text = base + "<<<<<<< HEAD\n27 Fri   82.0\n=======\n28 Sat   81.9\n>>>>>>> phone\n"
    let outcome = FakeWorld(["log.w8log": text]).run("merge", "log.w8log")
    #expect(outcome.code == .success)
    #expect(outcome.written == ["log.w8log": both])
  }

  @Test func whatIsDeletedIsKnownByTheBase() {
    let text =
      base + "<<<<<<< HEAD\n||||||| 1a2b\n27 Fri   82.0\n=======\n27 Fri   82.0\n28 Sat   81.9\n"
      + ">>>>>>> phone\n"
    let outcome = FakeWorld(["log.w8log": text]).run("merge", "log.w8log")
    #expect(outcome.written == ["log.w8log": base + "28 Sat   81.9\n"])
  }

  @Test func marksThatClashStayAsTheyAre() {
    let text =
      base + "<<<<<<< HEAD\n27 Fri   82.0\n||||||| 1a2b\n=======\n27 Fri   82.7\n>>>>>>> phone\n"
    let outcome = FakeWorld(["log.w8log": text]).run("merge", "log.w8log")
    #expect((outcome.code, outcome.written) == (.findings, [:]))
    #expect(outcome.output.contains("log.w8log:7: conflict"))
  }

  @Test func marksWithCarriageReturnsAreJoined() {
    let text = base + "<<<<<<< HEAD\n27 Fri   82.0\n=======\n28 Sat   81.9\n>>>>>>> main\n"
    let outcome = FakeWorld(["log.w8log": text.replacing("\n", with: "\r\n")])
      .run("merge", "log.w8log")
    #expect(outcome.written == ["log.w8log": both.replacing("\n", with: "\r\n")])
  }

  @Test func brokenMarksAreLeft() {
    let outcome = FakeWorld(["log.w8log": base + "<<<<<<< HEAD\n"]).run("merge", "log.w8log")
    #expect((outcome.code, outcome.written) == (.badData, [:]))
    #expect(outcome.errors.contains("line 7 of \"log.w8log\""))
  }

  @Test func aLogWithoutMarksIsLeft() {
    let outcome = FakeWorld(["log.w8log": base]).run("merge", "log.w8log")
    #expect((outcome.code, outcome.written) == (.success, [:]))
    #expect(outcome.errors.contains("no conflict markers"))
  }

  // MARK: - git

  @Test func asADriverOfGitItWritesOurs() {
    let world = world(ours, clashing)
    let outcome = world.run("merge", "--git", "base", "log.w8log", "phone.w8log", "9", "w/l.w8log")
    #expect((outcome.code, outcome.output) == (.findings, ""))
    #expect(
      outcome.written["log.w8log"] == base
        + "<<<<<<<<< ours\n27 Fri   82.0\n=========\n27 Fri   82.7\n>>>>>>>>> theirs\n")
    #expect(outcome.errors.contains("w8log: w/l.w8log:7: conflict"))
  }
}
