import Testing
import W8Book
import W8IDE
import W8Laws
import W8TestSupport

@Suite struct SignatureTests {
  private static let day = "# 2026-01\n\n03 Sat 82.1 @iron\n"

  @Test(arguments: [
    ("    Squat:$0", "reps"), ("    Squat: $0", "reps"), ("    Squat: 3x5$0", "reps"),
    ("    Squat: 3x5 $0", "load"), ("    Squat: 3x5 10$00", "load"),
    ("    Squat: 3x5 100 $0", "@effort"),
    ("    Squat: 3x5 100 @8 $0", "(label)"), ("    Squat: 3x5 100, $0", "reps"),
    ("04 $0", "weight"), ("04 Sun $0", "weight"), ("04 Sun 82.4 $0", "time"),
    ("04 Sun 82.4 @iron $0", "#tag"), ("goal $0", "weight"), ("goal 75 $0", "by:date"),
    ("gym @iron $0", "\"Name\""), ("unit $0", "kg|lb|st"),
  ])
  func thePartAtTheCursorIsMarked(_ line: String, _ part: String) throws {
    let found = try signature(line)
    #expect(found.map { $0.parts[$0.active].label } == part)
    #expect(found.map { $0.parts.allSatisfy { !$0.label.isEmpty } } == true)
  }

  @Test(arguments: [
    "$0", "    Squ$0at: 5", "    > a note$0", "; a comment $0", "04$0", "04 Sun 82.4  > so $0",
    "goa$0l 75", "# 2026-0$01",
    "x-theme $0",
  ])
  func elsewhereThereIsNone(_ line: String) throws {
    #expect(try signature(line) == nil)
  }

  private func signature(_ line: String) throws -> Signature? {
    let parts = (Self.day + line).split(separator: "$0", omittingEmptySubsequences: false)
    let analysis = try #require(analyze(parts.joined()))
    return analysis.signature(in: analysis.root, at: parts[0].utf8.count)
  }
}
