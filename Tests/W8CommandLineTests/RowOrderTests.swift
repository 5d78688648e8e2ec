import Testing
import W8CommandLine

@testable import W8Reports

/// `--newest-first` and `--oldest-first` wherever rows have a date.
@Suite struct RowOrderTests {
  @Test(
    arguments: [
      (["log"], true), (["notes"], true), (["trend"], false), (["report", "--by", "day"], false),
      (["history", "squat"], true),
    ])
  func rowsAreShownAsAskedFor(command: [String], isUsuallyNewestFirst: Bool) {
    let log = smallLog + "04 Wed   80.0   @iron  > again\n    Squat:  5 100\n"
    func dates(_ options: String...) -> [Substring] {
      let arguments = command + ["-O", "tsv", "-q", "--lenient", "a"] + options
      let rows = FakeWorld(["a": log]).run(arguments: arguments).output.split(separator: "\n")
      return rows.dropFirst().map { $0.prefix(10) }
    }
    let ascending = dates("--oldest-first")
    #expect(ascending.count > 1 && ascending == ascending.sorted())
    #expect(dates("--newest-first") == ascending.reversed())
    #expect(dates() == (isUsuallyNewestFirst ? ascending.reversed() : ascending))
    let both = FakeWorld(["a": log]).run("log", "--newest-first", "--oldest-first", "a")
    #expect(both.code == .usage)
    #expect(both.errors.contains("--newest-first and --oldest-first cannot be combined"))
  }
}
