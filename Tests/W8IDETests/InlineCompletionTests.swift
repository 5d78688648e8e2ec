import Testing
import W8Analysis
import W8IDE
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
  ])
  func theNextEntry(_ marked: String, _ expected: String?) throws {
    let parts = marked.split(separator: "$0", omittingEmptySubsequences: false)
    let analysis = try #require(analyze(parts.joined()))
    let offset = parts[0].utf8.count
    let next = analysis.inlineCompletion(in: analysis.root, at: offset)
    #expect(next?.text == expected)
    if let next { #expect(next.range.end == offset) }
  }
}
