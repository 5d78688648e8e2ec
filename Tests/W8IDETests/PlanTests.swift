import Testing
import W8Book
import W8Edits
import W8Engine
import W8IDE
import W8Laws
import W8TestSupport
import W8Text

@Suite struct PlanTests {
  private static let head = """
    gym        @iron default bar:20kg plates:25kg,20kg,15kg,10kg,5kg,2.5kg
    exercise   "Squat" barbell
    plan       "Squat" from:2030-01-01 2x5,5+ 100kg +5kg reset:90%

    # 2030-05

    27 Mon   82.0   @iron
        Squat:              2x5 100, 6+ 100
    29 Wed   82.0   @iron

    """

  private func analysis(_ marked: String) throws -> (Analysis, Int) {
    let cursor = try #require(offset(of: "$0", in: marked))
    let bytes = marked.split(separator: "$0", omittingEmptySubsequences: false).joined()
    return (try #require(analyze(bytes)), cursor)
  }

  @Test(arguments: [
    ("    Squat: $0", "2x5 105, 5+ 105"), ("    Squat: 2x$0", "2x5 105, 5+ 105"),
    ("    Squat: 2x5 105, $0", "5+ 105"), ("    $0", "Squat:              "),
  ])
  func completesThePlannedSets(line: String, expected: String) throws {
    let (analysis, offset) = try analysis(Self.head + line)
    let next = analysis.inlineCompletion(in: analysis.root, at: offset)
    #expect(next?.text.drop { $0 == " " } ?? "" == expected)
  }

  /// A digit stands for the repetitions of the last set where these are fewer than are due.
  @Test(arguments: [("4", ["5/5/4 105"]), ("0", ["5/5/0 105"]), ("5", []), ("41", []), ("4 ", [])])
  func offersTheSetsThatMissARepetition(typed: String, expected: [String]) throws {
    let (analysis, offset) = try analysis(Self.head + "    Squat: \(typed)$0")
    let items = analysis.completions(in: analysis.root, at: offset).items
    #expect(
      items.filter { $0.kind == .sets }.map { $0.text.filter { $0 != " " } }
        == expected.map { $0.filter { $0 != " " } })
  }

  @Test func hintShowsThePlanBeforeLastTime() throws {
    let (analysis, _) = try analysis(Self.head + "    Squat:$0\n")
    let all = TextRange(0, analysis.root.text.byteCount)
    let hints = analysis.inlayHints(
      in: analysis.root, range: all, kinds: [.plan, .previousSets])
    #expect(
      hints.map { $0.text } == [
        "plan 2x5 100, 5+ 100 (25+15)",
        "plan 2x5 105, 5+ 105 (25+15+2.5), last 27 May: 2x5 100, 6+ 100",
      ])
    #expect(hints.last?.insertion == " 2x5 105, 5+ 105")
  }

  @Test func hoverTellsWhy() throws {
    let (analysis, _) = try analysis(Self.head + "$0")
    let name = try #require(offset(of: "\"Squat\" from", in: Self.head))
    let hover = try #require(analysis.hover(in: analysis.root, at: name + 2))
    #expect(
      hover.content.plainText.contains(
        "Plan at @iron: 2x5 105kg, 5+ 105kg, 25+15+2.5 a side: made 2x5 100, 5+ 100: +5 kg"),
      "\(hover.content.plainText)")
  }

  @Test func startsAgainAtNineTenths() throws {
    let (analysis, _) = try analysis(Self.head + "$0")
    let line = try #require(offset(of: "plan  ", in: Self.head))
    let offer = analysis.refactorings(in: analysis.root, for: TextRange(at: line))
      .first { $0.title == "Start again at 90 %" }
    let edit = try #require(try offer?.make().files.first?.edits.first)
    #expect(
      String(decoding: edit.replacement, as: UTF8.self)
        == "\nplan       \"Squat\" from:2030-06-01 2x5,5+ 94.5kg +5kg reset:90%")
  }
}
