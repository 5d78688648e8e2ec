import JSON
import Testing
import W8CommandLine

/// A page and an export made with filters name nothing that only hidden entries have.
@Suite struct HiddenEntryTests {
  private let log = """
    unit kg
    goal 75
    gym @iron "Iron Temple" default
    gym @clinic "Saint Mary" alias:@ospedale
    gym @planned
    exercise "Bench press" group:chest
    exercise "Rehab walk" alias:rw group:knee
    setup @clinic "Rehab walk"  > brace on
    plan "Rehab walk" from:2025-12-01 3x5 20kg +2.5kg
    tag #surgery
    metric crp mg

    # 2025-12 at the hospital

    10 Wed   84.0   #surgery
        @clinic
        Rehab walk: 3x5 20

    # 2026-01 home again

    01 Thu   82.9   @iron #calm
        Bench press: 3x5 60
    02 Fri   82.6
    03 Sat   82.1   #surgery crp:3mg
        @clinic
        Rehab walk: 3x5 20
        Bench press: 3x5 20
        Rehab stairs 3x5
        > stitches out
    04 Sun   80.4   #surgery @ospedale

    """
  private let secrets = [
    "clinic", "ospedale", "Saint Mary", "Rehab", "rw", "knee", "brace", "surgery", "crp",
    "hospital",
    "stitches", "4 January", "80.4",
  ]

  private func run(_ arguments: String...) -> String {
    FakeWorld(["a.w8log": log]).run(
      arguments: arguments + ["--lenient", "-q", "--today", "2026-01-05", "a.w8log"]
    ).output
  }

  /// The month's figures count all its entries.
  private func isNamed(_ secret: String, in text: String) -> Bool {
    text.replacing("82.9 → 80.4 kg", with: "").contains(secret)
  }

  @Test(
    arguments: [
      ["--no-tag", "surgery"], ["--until", "2026-01-02", "--since", "2026-01-01"],
      ["--tag", "calm"], ["--gym", "iron"],
    ])
  func aPageNamesNothingOfHiddenEntries(filter: [String]) throws {
    let page = FakeWorld(["a.w8log": log]).run(
      arguments: ["page", "-o", "-", "--lenient", "-q", "--today", "2026-01-05", "a.w8log"] + filter
    ).output
    let model = try #require(
      page.split(separator: #"{"schema""#).last?.split(separator: "</script>").first)
    for secret in secrets + ["planned"] {
      #expect(!isNamed(secret, in: String(model)), "\(secret)")
    }
    #expect(model.contains("Bench press") && model.contains("Iron Temple"))
    #expect(model.contains("missing-colon") && model.contains("4 entries of the month"))
  }

  @Test func anExportNamesNothingOfHiddenEntries() {
    let export = run("export", "--to", "json", "--no-tag", "surgery")
    for secret in secrets + ["planned"] { #expect(!isNamed(secret, in: export), "\(secret)") }
    for name in ["Bench press", "Iron Temple", "chest", #""keyword":"goal""#] {
      #expect(export.contains(name), "\(name)")
    }
  }

  @Test func aLogNamesNothingOfHiddenEntries() {
    let log = run("log", "--no-tag", "surgery")
    for secret in secrets { #expect(!isNamed(secret, in: log), "\(secret)") }
    #expect(log.contains("4 entries of the month") && log.contains("; @iron"))
    #expect(run("log").contains("@clinic"))
  }

  @Test func withoutFiltersAllIsNamed() {
    let (page, export) = (run("page", "-o", "-"), run("export", "--to", "json"))
    for secret in ["clinic", "Saint Mary", "Rehab", "surgery", "crp", "stitches", "planned"] {
      #expect(page.contains(secret) && export.contains(secret), "\(secret)")
    }
    #expect(page.contains("hospital") && page.contains("knee") && page.contains("4 January"))
    #expect(export.contains("ospedale") && export.contains("rw") && export.contains("brace"))
  }
}
