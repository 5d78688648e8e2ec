import Foundation
import Testing
import W8Book
import W8Engine
import W8Lint
import W8Syntax
import W8TestSupport
import W8Text

/// What the rules find in each log of the corpus on 31 March 2026, and its canonical form.
@Suite struct ConformanceTests {
  @Test(arguments: ConformanceCase.all)
  func findingsAreAsRecorded(example: ConformanceCase) throws {
    let analysis = try #require(open(example))
    let lines = findings(analysis).map { "\($0.text)\n" }
    expectSnapshot(lines.joined(), file: example.path(of: "diagnostics.txt"))
  }

  @Test(arguments: ConformanceCase.all)
  func theCanonicalFormIsAsRecorded(example: ConformanceCase) throws {
    let analysis = try #require(open(example))
    let text = analysis.root.text.bytes
    let formatted = try canonicalText(text)
    try expectBytes(formatted, file: example.path(of: "formatted.w8log"))
    #expect(try canonicalText(formatted) == formatted)
  }

  /// A case that shows a rule at work is named after it, `NNN-rule-name`; one that comes close and
  /// is right, `NNN-rule-name-quiet`.
  @Test func everyRuleFiresAndHasANearMiss() throws {
    var fired: Set<String> = []
    var quiet: Set<String> = []
    for example in ConformanceCase.all {
      let names = Set(findings(try #require(open(example))).map(\.rule))
      fired.formUnion(names)
      guard example.name.hasSuffix("-quiet") else { continue }
      let rule = String(example.name.dropFirst(4).dropLast(6))
      #expect(!names.contains(rule), "\(example.name) is not quiet")
      quiet.insert(rule)
    }
    #expect(Rule.all.map(\.name).filter { !fired.contains($0) } == [])
    #expect(Rule.all.map(\.name).filter { !quiet.contains($0) } == [])
  }

  private func open(_ example: ConformanceCase) -> Analysis? {
    guard let today = CivilDate(year: 2026, month: 3, day: 31) else { return nil }
    return ExampleBook(example.files).analysis(today: today)
  }

  /// One line for each finding: `line:column severity name code "text": message`, with the name of
  /// the file before those in an included file.
  private func findings(_ analysis: Analysis) -> [(rule: String, text: String)] {
    zip(analysis.files, analysis.diagnosticsOfFiles).flatMap { file, found in
      found.map { finding($0, in: file) }
    }
  }

  private func finding(
    _ diagnostic: Diagnostic, in file: FileAnalysis
  ) -> (rule: String, text: String) {
    let position = file.text.humanPosition(of: diagnostic.range.start)
    let rule = diagnostic.rule.name
    let name = file.index == 0 ? "" : "\(file.id.name):"
    let text = file.string(diagnostic.range).debugDescription
    return (
      rule,
      "\(name)\(position.line):\(position.column) \(diagnostic.severity.name) \(rule)"
        + " \(diagnostic.code) \(text): \(diagnostic.message)"
    )
  }
}

/// Expects that the file at `path`, relative to the folder `Tests`, holds `actual`, or writes it
/// where snapshots are updated: a log may hold bytes that are no text.
private func expectBytes(_ actual: [UInt8], file path: String) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(path)
  if ProcessInfo.processInfo.environment[updateSnapshotsVariable] == "1" {
    try Data(actual).write(to: file)
  } else {
    let expected = (try? Data(contentsOf: file)).map { [UInt8]($0) }
    #expect(actual == expected, "\(path); write it with \(updateSnapshotsVariable)=1")
  }
}
