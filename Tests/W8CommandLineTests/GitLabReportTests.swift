import Foundation
import Testing

@Suite struct GitLabReportTests {
  private struct Issue: Decodable, Equatable {
    let check_name, description, fingerprint, severity: String
    let location: Location

    struct Location: Decodable, Equatable {
      let path: String
      let lines: Lines
    }
    struct Lines: Decodable, Equatable { let begin, end: Int }
  }

  private func issues(_ world: FakeWorld, _ paths: String...) throws -> [Issue] {
    let output = world.run(arguments: ["check", "-O", "gitlab"] + paths).output
    return try JSONDecoder().decode([Issue].self, from: Data(output.utf8))
  }

  @Test func aFindingIsAnIssueAtItsPathInTheRepository() throws {
    let world = FakeWorld(["/r/log/a": wrongWeekday, "/r/b": badWeight, "/r/c": faultless])
      .with { $0.repositories = ["/r"] }
    let issues = try issues(world, "/r/log/a", "/r/b", "/r/c")
    #expect(issues.map { $0.location.path } == ["log/a", "b"])
    #expect(issues.map { $0.location.lines.begin } == [3, 3])
    #expect(issues.map { $0.severity } == ["minor", "major"])
    #expect(issues.map { $0.check_name } == ["weekday-mismatch", "bad-weight"])
    #expect(issues[0].description == "3 January 2026 is a Saturday, not a Friday")
  }

  @Test func withoutARepositoryPathsStartAtTheFolderOfTheProject() throws {
    let world = FakeWorld(["/p/log/a": wrongWeekday]).with { $0.variables["CI_PROJECT_DIR"] = "/p" }
    #expect(try issues(world, "/p/log/a").map { $0.location.path } == ["log/a"])
  }

  @Test func aCleanLogIsAnEmptyList() {
    #expect(FakeWorld(["a": faultless]).run("check", "-O", "gitlab", "a").output == "[]\n")
  }

  @Test func fingerprintsDifferAndStayIfLinesAreAddedAbove() throws {
    let log = "unit kg\n# 2026-01\n03 Sat 82.1 x y\n04 Sun 82.1 x y\n"
    let before = try issues(FakeWorld(["a": log]), "a")
    let after = try issues(FakeWorld(["a": "; a comment\n" + log]), "a")
    #expect(before.count > 1)
    #expect(Set(before.map { $0.fingerprint }).count == before.count)
    #expect(before.map { $0.fingerprint } == after.map { $0.fingerprint })
    #expect(before.map { $0.location.lines.begin + 1 } == after.map { $0.location.lines.begin })
  }
}
