import Testing
import W8CommandLine

/// The gym of sessions that name none, as an import writes them, is named by `@` and by `@default`.
@Suite struct UnnamedGymTests {
  private static let log = "# 2026-01\n\n05 Mon   80.0   @ 09:24\n    Squat:              3x5 100\n"
  private static let declared =
    "gym        @iron default\n\n# 2026-01\n\n05 Mon   80.0   @\n    Squat:              3x5 100\n06 Tue          @home\n"

  private func text(after arguments: [String], of log: String) -> String {
    let world = FakeWorld(["a": log])
    let outcome = world.run(arguments: ["gym"] + arguments + ["--dry-run", "-f", "a"])
    return outcome.code == .success ? outcome.output : outcome.errors
  }

  @Test(arguments: ["@", "@default", "default", "@DEFAULT"])
  func itIsRenamed(name: String) {
    let change = text(after: ["rename", name, "@iron"], of: Self.log)
    #expect(change.contains("+05 Mon   80.0   @iron 09:24\n"), "\(change)")
    let declared = text(after: ["rename", name, "@temple"], of: Self.declared)
    #expect(declared.contains("+gym        @temple default alias:@iron\n"), "\(declared)")
    #expect(!declared.contains("+05 Mon"))
  }

  @Test(arguments: ["@", "@default"])
  func itIsMergedAndDeleted(name: String) {
    let log = "gym        @iron\n\n" + Self.log
    let merged = text(after: ["merge", name, "@iron"], of: log)
    #expect(merged.contains("+05 Mon   80.0   @iron 09:24"), "\(merged)")
    let deleted = text(after: ["delete", name, "--with-history"], of: log)
    #expect(deleted.contains("-    Squat:"), "\(deleted)")
  }

  @Test(arguments: ["@", "@default"])
  func itIsChosen(name: String) {
    let world = FakeWorld(["a": Self.log])
    #expect(world.run("next", name, "a").output.contains("Squat"))
    #expect(world.run("history", "Squat", "--gym", name, "a").output.contains("1 session at 1 gym"))
    #expect(world.run("log", "--gym", name, "a").output.contains("80.0"))
    let declared = FakeWorld(["a": Self.declared])
    #expect(declared.run("next", name, "a").output.contains("@iron"))
    #expect(declared.run("log", "--gym", "@", "a").output.contains("80.0"))
  }

  /// Whatever a message proposes can be done.
  @Test func onlyWhatWorksIsProposed() {
    let log = "gym @iron default\ngym @home\n\n# 2026-01\n\n05 80 @\n06 80 @home\n07 80 @hme2\n"
    let refused = [
      ["rename", "@irn", "@x"], ["merge", "@irn", "@home"], ["merge", "@home", "@hme"],
      ["delete", "@irn", "--with-history"], ["delete", "@defaul", "--keep-history"],
      ["color", "@hme", "red"], ["close", "@irn"], ["close", "@hme"],
    ].map { text(after: $0, of: log) }
    #expect(
      refused == [
        "w8log: no gym \"@irn\" in \"a\"; did you mean \"@iron\"?\n",
        "w8log: no gym \"@irn\" in \"a\"; `w8log gyms` lists them\n",
        "w8log: no gym \"@hme\" in \"a\"; did you mean \"@hme2\"?\n",
        "w8log: no gym \"@irn\" in \"a\"; `w8log gyms` lists them\n",
        "w8log: no gym \"@defaul\" in \"a\"; `w8log gyms` lists them\n",
        "w8log: no gym \"@hme\" in \"a\"; did you mean \"@home\"?\n",
        "w8log: no gym \"@irn\" in \"a\"; `w8log gyms` lists them\n",
        "w8log: no gym \"@hme\" in \"a\"; did you mean \"@home\"?\n",
      ])
    let unnamed = text(after: ["delete", "@defaul", "--keep-history"], of: Self.log)
    #expect(unnamed == "w8log: no gym \"@defaul\" in \"a\"; `w8log gyms` lists them\n")
  }
}
