import Testing
import W8CommandLine

/// Names after a change of a log, and the old names that others still write.
@Suite struct NameChangeTests {
  private static let strong =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    + "2026-01-05 09:24:00,Push,45m,Bench Press (Barbell),1,60,5,0,0,,,\n"
  private static let next =
    strong + "2026-01-07 09:24:00,Push,45m,Bench Press (Barbell),1,62.5,5,0,0,,,\n"

  /// A log after each of the commands.
  private func log(_ text: String, after commands: [[String]]) -> String {
    commands.reduce(text) { text, command in
      let world = FakeWorld(["log.w8log": text, "next.csv": Self.next])
      let outcome = world.run(arguments: command)
      #expect(outcome.code == .success, "\(outcome.errors)")
      return outcome.written["log.w8log"] ?? text
    }
  }

  private func change(_ command: String...) -> [String] {
    command + ["--yes", "-f", "log.w8log"]
  }

  private let importing = ["import", "next.csv", "--unit", "kg", "--into", "log.w8log"]

  @Test func theNameThatOnlyAPlanHasIsFree() {
    let log =
      "unit kg\nplan \"Bench\" from:2026-01-05 3x5 62.5kg +2.5kg\n# 2026-01\n05 82\n    Bench Press: 3x5 60\n"
    let renamed = self.log(log, after: [change("exercise", "rename", "Bench Press", "Bench")])
    #expect(renamed.hasSuffix("05 82\n    Bench: 3x5 60\n"))
    #expect(FakeWorld(["log.w8log": renamed]).run("check", "log.w8log").output == "")
  }

  private var imported: String {
    FakeWorld(["a.csv": Self.strong]).run("import", "a.csv", "--unit", "kg").output
  }

  @Test(arguments: [
    [["exercise", "rename", "Bench Press (Barbell)", "Bench"]],
    [["exercise", "merge", "Bench Press (Barbell)", "Bench"]],
    [
      ["gym", "rename", "@", "@iron"], ["exercise", "rename", "Bench Press (Barbell)", "Bench"],
      ["gym", "rename", "@iron", "@temple"],
    ],
    [["gym", "merge", "@", "@home"], ["exercise", "merge", "Bench Press (Barbell)", "Bench"]],
  ])
  func theNextImportGoesOnWithTheNewName(_ commands: [[String]]) {
    let text =
      imported + "06 Tue   80.0   @home\n    Bench:              3x5 50\n"
    let start = commands[0][1] == "merge" ? text : imported
    let names = commands.map { $0 + ["--yes", "-f", "log.w8log"] }
    let renamed = log(start, after: names + [importing])
    let world = FakeWorld(["log.w8log": renamed])
    let history = world.run("history", "Bench", "-O", "csv", "log.w8log")
    #expect(history.output.contains("62.5"), "\(renamed)\(history.output)")
    let exercises = world.run("exercises", "-O", "csv", "log.w8log")
    #expect(exercises.output.split { $0.isNewline }.count == 2, "\(exercises.output)")
    let again = log(renamed, after: [importing])
    #expect(again == renamed)
    let check = FakeWorld(["log.w8log": renamed]).run("check", "log.w8log")
    #expect(check.output.isEmpty, "\(renamed)\(check.output)")
  }

  @Test func aRenameBackAndNoAlias() {
    let text = "# 2026-01\n\n05 Mon   80.0   @iron\n    Bench:              5 60\n"
    let back = [
      change("gym", "rename", "@iron", "@temple"),
      change("gym", "rename", "@temple", "@iron", "--no-alias"),
      change("exercise", "rename", "Bench", "Press"),
      change("exercise", "rename", "Press", "Bench", "--no-alias"),
    ]
    #expect(log(text, after: back) == "gym        @iron\nexercise   \"Bench\"\n\n" + text)
    let both = text + "06 Tue   80.0   @temple\n    Press:              5 60\n"
    let merged = [
      change("gym", "merge", "@temple", "@iron", "--no-alias"),
      change("exercise", "merge", "Press", "Bench", "--no-alias"),
    ]
    #expect(
      log(both, after: merged)
        == both.replacing("@temple", with: "@iron").replacing("Press:", with: "Bench:"))
  }

  @Test func anInboxWithTheOldNamesLandsUnderTheNewOnes() {
    let text = "# 2026-01\n\n05 Mon   80.0   @iron\n    Bench:              5 60\n"
    let renamed = log(
      text,
      after: [
        change("gym", "rename", "@iron", "@temple"), change("exercise", "rename", "Bench", "Press"),
      ])
    let inbox = "2026-01-05 @iron\n    Bench: 5 70\n"
    let world = FakeWorld(["log.w8log": renamed, "inbox.txt": inbox])
    let taken = world.run("take", "inbox.txt", "-f", "log.w8log")
    #expect(
      taken.written["log.w8log"] == renamed.replacing("5 60", with: "5 60, 5 70"),
      "\(taken.errors)")
  }

  @Test func aVersionWithTheOldNamesSaysTheSame() {
    let text = "# 2026-01\n\n05 Mon   80.0   @iron\n    Bench:              5 60\n"
    let renamed = log(
      text,
      after: [
        change("gym", "rename", "@iron", "@temple"), change("exercise", "rename", "Bench", "Press"),
      ])
    let phone = text + "07 Wed          @iron\n    Bench:              5 65\n"
    let world = FakeWorld(["base": text, "log.w8log": renamed, "phone": phone])
    let merged = world.run("merge", "--base", "base", "log.w8log", "phone")
    #expect(merged.code == .success, "\(merged.errors)")
    #expect(
      merged.written["log.w8log"]
        == renamed + "07 Wed          @temple\n    Press:              5 65\n")
    let difference = world.run("diff", "phone", "log.w8log")
    #expect(!difference.output.contains("2026-01-05"), "\(difference.output)")
  }

  @Test func aGymThatIsDeletedWithItsHistoryKeptIsClosed() {
    let text =
      "gym        @iron default\ngym        @home\n\n# 2026-01\n\n05 Mon   80.0   @iron\n"
      + "    Squat:              5 60\n06 Tue   80.0   @home\n    Squat:              5 100\n"
    let world = FakeWorld(["log.w8log": text])
    let outcome = world.run(arguments: change("gym", "delete", "@home", "--keep-history"))
    let closed = text.replacing("@home\n\n", with: "@home closed:2026-01-06\n\n")
    #expect(outcome.written["log.w8log"] == closed, "\(outcome.errors)")
    #expect(
      outcome.errors == """
        w8log: @home keeps its 1 session; to move sessions, use `w8log gym merge`
        changed log.w8log: Close @home on 6 January 2026

        """)
    let after = FakeWorld(["log.w8log": closed])
    func offered(_ word: String) -> String {
      after.run("complete", "zsh", "--", "history", "-f", "log.w8log", "--gym", word).output
    }
    #expect(offered("@").contains("@iron") && !offered("@").contains("@home"))
    #expect(offered("@h").contains("@home"))
    let next = after.run("next", "log.w8log").output
    #expect(next.contains("@iron") && !next.contains("@home"), "\(next)")
    let history = after.run("history", "Squat", "log.w8log").output
    #expect(
      history == world.run("history", "Squat", "log.w8log").output, "\(history)")
  }
}
