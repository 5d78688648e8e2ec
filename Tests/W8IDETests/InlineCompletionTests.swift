import Testing
import W8Book
import W8IDE
import W8Laws
import W8Lint
import W8Text

@Suite struct InlineCompletionTests {
  @Test(arguments: [
    ("# 2030-05\n\n30 Thu 82.0\n$0", "31 Fri"), ("# 2030-05\n\n30 82.0\n$0", "31"),
    ("# 2030-05\n\n30 Thu 82.0\n31$0", "31 Fri"), ("# 2030-05\n\n30 Thu 82.0\n32$0", nil),
    // Two of three Fridays at one gym are a habit, two of four are none.
    (
      "# 2030-05\n\n10 Fri 82.0 @iron\n17 Fri 82.0 @home\n24 Fri 82.0 @iron\n30 Thu 82.0\n$0",
      "31 Fri          @iron"
    ),
    (
      "# 2030-05\n\n03 Fri 82.0\n10 Fri 82.0 @iron\n17 Fri 82.0 @home\n24 Fri 82.0 @iron\n30 Thu 82.0\n$0",
      "31 Fri"
    ),
    ("2030-05-31 82.0\n$0", "2030-06-01"), ("# 2030-06\n\n01 Sat 82.0\n$0", nil),
    ("# 2030-05\n\n30 Thu 82.0\n$0 x", nil), ("# 2030-05\n\n30 Thu 82.0\n    $0", nil),
    ("$0", "2030-06-01 Sat"),
    // The header of the month, once its days are over.
    ("# 2030-05\n\n31 Fri 82.0\n$0", "# 2030-06"), ("# 2030-05 May\n\n# $0", "# 2030-06 June"),
    ("# 2030-05 May\n\n# 2030-06$0", "# 2030-06 June"), ("# 2030-05\n\n# 2031$0", nil),
  ])
  func theNextEntry(_ marked: String, _ expected: String?) throws {
    try expect(marked, expected)
  }

  private static let sessions = """
    # 2030-05

    29 Wed 82.0 @iron fat:18.6%
        Squat: w5 60, 3x5 100 @8
        Erg: 4x500m 1:58
        Bike: 75min
        Plank: w60s, 2x90s/1:15
    30 Thu 81.9 @iron waist:84cm

    """

  @Test(arguments: [
    // The sets of the time before, as far as they begin as what is typed, in their column where nothing is.
    ("    Squat:$0", "              3x5 100"), ("    Squat:              $0", "3x5 100"),
    ("    Squat: 3x5$0", "3x5 100"), ("    Squat: 3x5 1$0", "3x5 100"),
    ("    Squat: w$0", "w5 60, 3x5 100"),
    // Times in the unit of the first one.
    ("    Erg: $0", "               4x500m 1:58"), ("    Bike: 7$0", "75min"),
    ("    Plank: 2$0", "2x90s/75s"), ("    Squat: w5 60, $0", "3x5 100"),
    ("    Squat: 3x5 105$0", nil), ("    Squat: 3x5 100$0", nil), ("    Squat$0", nil),
    ("    Squat: $0 3x5", nil), ("    Row: $0", nil), ("    Squat: 3x5 100 @$0", nil),
    // The value behind a key, never one for a key that is not there.
    ("31 Fri 82.0 fat:$0", "fat:18.6%"), ("31 Fri 82.0 fat:1$0", "fat:18.6%"),
    ("31 Fri 82.0 fat:19$0", nil), ("31 Fri 82.0 fa$0", nil), ("31 Fri 82.0 $0", nil),
    ("31 Fri 8$0", nil), ("goal 78 by:$0", "by:2030-08-31"), ("goal 78 $0", nil),
    ("trend span:$0", "span:7"), ("goal $0", nil), ("unit $0", nil),
  ])
  func theNumbersOfLastTime(_ line: String, _ expected: String?) throws {
    try expect(Self.sessions + line, expected)
  }

  private func expect(_ marked: String, _ expected: String?) throws {
    let parts = marked.split(separator: "$0", omittingEmptySubsequences: false)
    let analysis = try #require(analyze(parts.joined()))
    let offset = parts[0].utf8.count
    let next = analysis.inlineCompletion(in: analysis.root, at: offset)
    #expect(next?.text == expected)
    if let next { #expect(next.range.end == offset) }
  }
}
