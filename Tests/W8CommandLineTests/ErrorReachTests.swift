import Foundation
import Testing
import W8Book
import W8CommandLine
import W8Lint
import W8TestSupport

/// The table of grammar/manual/errors.md: what each error touches, tried on the example of its rule.
@Suite struct ErrorReachTests {
  @Test(arguments: ErrorExample.all)
  func theTableSaysWhatEachErrorTouches(_ example: ErrorExample) throws {
    let page = try fixture("../grammar/manual/errors.md")
    let row = example.row
    #expect(page.contains("\n\(row)\n"), "\(row)")
  }

  @Test func theTableHasARowForEachError() throws {
    let page = try fixture("../grammar/manual/errors.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| [W8") }
    #expect(rows.count == ErrorExample.all.count)
    #expect(page.contains("\n\(ErrorExample.header)\n"))
  }

  /// What an error cannot touch does not change when the error is mended.
  @Test(arguments: ErrorExample.all)
  func whatIsShownAsEverIsWhatTheMendedLogShows(_ example: ErrorExample) {
    for report in example.reports where example.run(report).code == .success {
      let outcome = example.run(report)
      #expect(outcome.errors == "" || outcome.errors.hasPrefix("no "), "\(report)")
      // Mended, a log may have more lines.
      let (shown, mended) = [outcome, example.mended(report)].map {
        $0.output.split(separator: "\n").filter { !$0.hasPrefix("Lines ") }
      }.pair
      #expect(shown == mended, "\(report)")
    }
  }

  @Test(arguments: ErrorExample.all)
  func whatIsTouchedIsHeadedByThePlaces(_ example: ErrorExample) throws {
    for report in example.reports where example.run(report).code == .badData {
      let outcome = example.run(report)
      #expect(outcome.errors.contains(" \(example.rule.code)]"), "\(report)")
      let lenient = example.run(report + ["--lenient"])
      #expect(lenient.code == .success)
      guard outcome.errors.hasPrefix("w8log: \"log.w8log\" has ") else {
        #expect(outcome.output == "" && outcome.errors.hasPrefix("w8log: not shown: "))
        continue
      }
      #expect(lenient.output == outcome.output && lenient.errors == outcome.errors)
      let document = try example.document(report)
      #expect(document["complete"] as? Bool == false)
      let positions = try #require(document["leftOut"] as? [[String: Any]])
      #expect(positions.contains { $0["code"] as? String == example.rule.code.description })
      #expect(outcome.errors.contains("\(positions.count) error"))
    }
  }

  @Test(arguments: ErrorExample.all)
  func strictRefusesWhateverIsTouched(_ example: ErrorExample) {
    for report in example.reports + [["json"]] {
      let outcome = example.run(report + ["--strict"])
      #expect(outcome.output == "", "\(report)")
      if example.rule.name == "invalid-utf8" {
        #expect(outcome.code == .unreadable)
      } else {
        #expect(outcome.code == .badData)
        #expect(outcome.errors.hasPrefix("w8log: \"log.w8log\" has "), "\(outcome.errors)")
        #expect(outcome.errors.contains("so its figures would be wrong"))
      }
    }
  }

  @Test(arguments: ErrorExample.all)
  func documentsOfWhatIsShownAsEverAreComplete(_ example: ErrorExample) throws {
    for report in example.reports where example.run(report + ["-O", "json"]).code == .success {
      let document = try example.document(report)
      #expect(document["complete"] as? Bool == true, "\(report)")
      #expect((document["leftOut"] as? [Any])?.isEmpty == true)
    }
  }
}

/// A log with the error of one rule.
struct ErrorExample: CustomTestStringConvertible, Sendable {
  let rule: Rule
  private let world: [String: [UInt8]]
  private let mendedWorld: [String: [UInt8]]
  /// An exercise on a line with the error; one that every log has where there is none.
  private let exercise: String

  var testDescription: String { rule.name }

  /// The rules that find errors.
  static let all: [ErrorExample] = Rule.all.filter {
    $0.severity == .error || $0.name == "unhealthy-goal"
  }.map(ErrorExample.init)

  private init(_ rule: Rule) {
    self.rule = rule
    let example = tried[rule.name]?.example ?? rule.explanation.exampleBytes
    world = files(example)
    // A remedy may keep as a note what was no note.
    let isNoteNew = !example.contains(UInt8(ascii: ">"))
    let remedy = tried[rule.name]?.instead ?? rule.explanation.instead
    mendedWorld = files(
      Array((isNoteNew ? remedy.replacing(#/ +> .*/#, with: "") : remedy).utf8))
    let names = rule.explanation.example.matches(of: /\n +(?:\+ )?([A-Z][A-Za-z -]+?)(?::| \d)/)
    exercise = names.first.map { String($0.1) } ?? "Squat"
  }

  /// What is asked of the log.
  var reports: [[String]] {
    [
      ["today"], ["log"], ["log", "--with-exercises"], ["trend"], ["report"], ["goal"],
      ["milestones"], ["gyms"], ["exercises"], ["history", exercise], ["history", "Row"], ["tags"],
      ["notes"], ["stats"],
    ]
  }

  static let header =
    "| | error | today | log | log --with-exercises | trend | report | goal | milestones | gyms "
    + "| exercises | history of it | of another | tags | notes | stats |"

  /// The row of the table.
  var row: String {
    let cells = reports.map { report in
      let outcome = run(report)
      switch outcome.code {
      case .success: return "·"
      case .badData where !outcome.output.isEmpty || outcome.errors.contains("\nno "): return "4"
      case .badData: return "refused"
      default: return "refused"
      }
    }
    let code = rule.code.description
    let link = "rules.md#\(code.lowercased())-\(rule.name)"
    return "| [\(code)](\(link)) | \(rule.name) | \(cells.joined(separator: " | ")) |"
  }

  func run(_ report: [String]) -> FakeWorld.Outcome { run(report, in: world) }

  func mended(_ report: [String]) -> FakeWorld.Outcome { run(report, in: mendedWorld) }

  func document(_ report: [String]) throws -> [String: Any] {
    let output = run(report + ["-O", "json"]).output
    return try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], "\(output)")
  }

  private func run(_ report: [String], in files: [String: [UInt8]]) -> FakeWorld.Outcome {
    var world = FakeWorld()
    world.files = files
    return world.run(arguments: report + ["--today", "2030-06-01", "--file", "log.w8log"])
  }
}

/// What is tried in the place of the examples of rules whose own are no error, or touch nothing.
private let tried: [String: (example: [UInt8], instead: String)] = [
  "unhealthy-goal": (Array("goal       25.0\n".utf8), "goal       58.0\n"),
  "line-too-long": (
    Array("# 2026-01\n\n03 Sat   82.1  > \(String(repeating: "so ", count: 4000))\n".utf8),
    "# 2026-01\n\n03 Sat   82.1  > so\n"
  ),
]

/// The files of an example; behind the root stands a month that has something of everything.
private func files(_ example: [UInt8]) -> [String: [UInt8]] {
  let mark = Array("\n=== ".utf8)
  var files: [String: [UInt8]] = [:]
  var name = "log.w8log"
  var rest = example[...]
  while let range = rest.firstRange(of: mark) {
    files[name] = Array(rest[..<range.lowerBound])
    let head = rest[range.upperBound...]
    let end = head.firstIndex(of: 0x0A) ?? head.endIndex
    name = String(decoding: head[..<end], as: UTF8.self)
    rest = head[end...].dropFirst()
  }
  files[name] = Array(rest)
  files["log.w8log", default: []] += Array(ordinaryMonth.utf8)
  return files
}

private let ordinaryMonth = """


  # 2030-05

  01 Wed   80.0   #salty  > cake
      Squat:              5 100
      Row:                5 50
  20 Mon   79.5
      Squat:              5 105
  """

extension [[Substring]] {
  /// The first and the second.
  fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
