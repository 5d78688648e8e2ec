import Foundation
import Testing
import W8Files
import W8TestSupport

@testable import W8CommandLine

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGChartTests {
  @Test func idsFollowFromTheData() throws {
    let drawing = try drawing(of: canonicalLog)
    #expect(drawing.ids.contains("entry-2026-01-03"))
    // Two weigh-ins on 5 January; the one of 8 January is excluded.
    #expect(drawing.ids.contains("entry-2026-01-05") && drawing.ids.contains("entry-2026-01-05-2"))
    #expect(!drawing.ids.contains("entry-2026-01-08"))
    #expect(drawing.ids.contains("average-2026-01-03"))
    // 34 days are shown: eleven more are a fourth of the width.
    #expect(drawing.ids.contains("forecast-2026-02-15"))
    #expect(!drawing.ids.contains("forecast-2026-02-16"))
    for id in [
      "average", "forecast", "forecast-50", "forecast-80", "goal", "milestone-80",
      "crossing-milestone-80",
    ] {
      #expect(drawing.ids.contains(id))
    }
  }

  @Test func theFileSpeaksToThoseWhoDoNotSeeIt() throws {
    let drawing = try drawing(of: canonicalLog)
    #expect(drawing.root["role"] == "img")
    #expect(drawing.root["aria-labelledby"] == "title description")
    #expect(drawing.texts["title"] == "Body weight from 1 January 2026 to 4 February 2026")
    #expect(
      drawing.texts["description"]
        == "12 days with a weight: 82.9 kg on 1 January 2026, 79.8 kg on 4 February 2026. "
        + "The moving average of 7 days went from 82.9 kg to 80.7 kg: down 2.2 kg. The pace is down "
        + "0.4 kg a week over 29 days. Expected: 78.4–81.8 kg on 4 March 2026 (80 % likely). "
        + "The goal is 78.0 kg by 1 June 2026, 2.7 kg from the average. Crossed 1 milestone in range, "
        + "the last of them 80.0 kg \"Under eighty\" on 4 February 2026.")
    #expect(drawing.texts["entry-2026-01-05-2"] == "5 January 2026 at 21:40: 83.4 kg")
    #expect(drawing.texts["average-2026-01-01"] == "1 January 2026: average 82.9 kg")
    let expected = drawing.texts["forecast-2026-02-15"]
    #expect(expected?.hasPrefix("15 February 2026: expected ") == true, "\(expected ?? "")")
    #expect(expected?.hasSuffix(" kg (80 % likely)") == true)
    #expect(!drawing.elements.contains("script"))
  }

  /// A selection cuts what is shown; ids and figures of what is left stay.
  @Test func aSelectionChangesNoFigure() throws {
    let all = try drawing(of: canonicalLog)
    let some = try drawing(of: canonicalLog, "--since", "2026-01-05", "--until", "2026-01-12")
    #expect(some.ids.contains("entry-2026-01-05-2") && !some.ids.contains("entry-2026-02-01"))
    let kept = some.texts.keys.filter { $0.hasPrefix("entry-") || $0.hasPrefix("average-") }
    // Five weigh-ins on four days.
    #expect(kept.count == 9)
    for id in kept { #expect(some.texts[id] == all.texts[id]) }
    // The trend goes on from the last day, which is not shown.
    #expect(!some.ids.contains("forecast"))
  }

  /// Both ranges and their middle begin in one point, on the last day.
  @Test func theExpectedWeightsBeginInAPoint() throws {
    let svg = FakeWorld(["a": canonicalLog]).run("trend", "--svg", "-", "a").output
    let middle = try #require(
      svg.firstMatch(of: #/id="forecast"[^>]* points="([0-9.]+,[0-9.]+) /#)
    ).1
    for id in ["forecast-50", "forecast-80"] {
      let band = try #require(
        svg.firstMatch(
          of: try Regex("id=\"\(id)\"[^>]* points=\"([^\"]+)\"", as: (Substring, Substring).self))
      ).1
      let points = band.split(separator: " ")
      #expect(points.first == middle && points.last == middle && points.count == 24, "\(points)")
    }
  }

  /// Of 14 days without a weight none is a pause, of 15 each.
  @Test(arguments: [("16", false), ("17", true)])
  func aPauseIsThinAndDashed(day: String, isPause: Bool) {
    let log = "unit kg\n# 2026-01\n01 80\n02 80.5\n\(day) 81\n18 81\n"
    let svg = FakeWorld(["a": log]).run("trend", "--svg", "-", "--lenient", "-q", "a").output
    #expect(svg.contains("id=\"pauses\"") == isPause)
    #expect(svg.contains(">more than 14 days without a weight</text>") == isPause)
  }

  /// A line of the goal may take half the height; a goal beyond that is an arrow with its value.
  @Test(arguments: [
    ("76", ""), ("74", "↓"), ("90", "↑"),
  ])
  func aFarGoalIsAnArrow(goal: String, arrow: String) throws {
    let log = "unit kg\ngoal \(goal)\n# 2026-01\n01 80\n02 84\n"
    let svg = FakeWorld(["a": log]).run("trend", "--svg", "-", "--lenient", "-q", "a").output
    #expect(svg.contains("id=\"goal\" class=\"\(arrow.isEmpty ? "goal" : "goal-arrow")\""))
    #expect(svg.contains(">goal \(goal).0</text>"), "\(svg)")
    if !arrow.isEmpty {
      // It stands behind the lines, where no weigh-in is.
      let arrows = #/class="goal-arrow" points="([\d.]+),([\d.]+) [\d.]+,([\d.]+)/#
      let grid = #/class="grid" x1="[\d.]+" y1="[\d.]+" x2="([\d.]+)"/#
      let tip = try #require(svg.firstMatch(of: arrows)).output
      let end = try #require(svg.firstMatch(of: grid)).output
      let (x, y, base) = (Double(tip.1) ?? 0, Double(tip.2) ?? 0, Double(tip.3) ?? 0)
      #expect(x - 7 > Double(end.1) ?? 640)
      #expect((y > base) == (arrow == "↓"))
    }
    let chart = FakeWorld(["a": log]).run("trend", "--chart", "--lenient", "-q", "a").output
    #expect(
      chart.contains(arrow.isEmpty ? " goal\n" : "\(arrow) goal \(goal).0\n"), "\(chart)")
  }

  /// In a picture of 320 pixels text is half as large as in the drawing, in one of 960 half as large again.
  @Test func textHoldsFromTheNarrowestPage() throws {
    let svg = FakeWorld(["a": canonicalLog]).run("trend", "--svg", "-", "a").output
    #expect(svg.contains("viewBox=\"0 0 640 ") && svg.contains("text{font:20px "))
    for (least, size) in [(480, 16), (720, 13)] {
      #expect(svg.contains("@media (min-width:\(least)px){text{font-size:\(size)px}"))
      #expect(Double(size) * Double(least) / 640 >= 10)
    }
  }

  @Test func milestonesHaveTheirNames() {
    let svg = FakeWorld(["a": canonicalLog]).run("trend", "--svg", "-", "a").output
    // It has no room at the line: the legend says it.
    #expect(svg.contains(">80.0</text>"))
    #expect(svg.contains(">milestone: 80.0 kg &quot;Under eighty&quot;</text>"))
    let short = canonicalLog.replacing("Under eighty", with: "Wedding")
    let other = FakeWorld(["a": short]).run("trend", "--svg", "-", "a").output
    #expect(other.contains(">80.0 Wedding</text>"), "\(other)")
  }

  /// A few weigh-ins are seen in a picture of 320 pixels.
  @Test func aFewWeighInsAreLarge() {
    let one = "unit kg\n# 2026-01\n01 80\n"
    let svg = FakeWorld(["a": one]).run("trend", "--svg", "-", "--lenient", "-q", "a").output
    #expect(svg.contains(#/id="entry-2026-01-01" cx="[\d.]+" cy="[\d.]+" r="5"/#))
  }

  /// 80 was crossed on 4 February, which is not shown.
  @Test func theLegendNamesOnlyWhatIsDrawn() {
    let world = FakeWorld(["a": canonicalLog])
    let all = world.run("trend", "--svg", "-", "a").output
    #expect(all.contains(">crossed</text>") && all.contains(">moving average, 7 days</text>"))
    let some = world.run("trend", "--svg", "-", "a", "--until", "2026-02-03").output
    #expect(!some.contains(">crossed</text>") && !some.contains("class=\"crossing\""))
  }

  /// 2,922 days with a weigh-in: the least and the greatest have their marks, as has every pixel its dot.
  @Test func eightYearsAreASmallFile() throws {
    var log = "unit kg\ngoal 70\nmilestone every:2\n"
    var random = RandomLog(seed: 8)
    for year in 2018...2025 {
      for month in 1...12 {
        log += "\n# \(year)-\(month < 10 ? "0" : "")\(month)\n\n"
        for day in 1...28 {
          log +=
            "\(day < 10 ? "0" : "")\(day)  \(random.number(in: 75...85)).\(random.number(in: 0...9))\n"
        }
      }
    }
    log += "29  93.4\n30  66.2\n"
    let outcome = FakeWorld(["a": log]).run("trend", "--svg", "-", "--lenient", "-q", "a")
    #expect(outcome.output.utf8.count < 150_000, "\(outcome.output.utf8.count)")
    let drawing = try drawing(of: log, "--lenient", "-q")
    #expect(drawing.ids.contains("entry-2025-12-29") && drawing.ids.contains("entry-2025-12-30"))
    #expect(Set(drawing.ids).count == drawing.ids.count)
  }

  @Test func wordsOfTheLogAreOnlyWords() throws {
    let label = "</title><script>alert(1)</script>&amp; \u{1B}[31m ]]> é"
    let log = "goal 78\nmilestone 80 \"\(label)\"\n\n# 2026-01\n01 81\n02 79.5\n"
    let drawing = try drawing(of: log, "--lenient")
    #expect(!drawing.elements.contains("script"))
    #expect(
      drawing.texts["crossing-milestone-80"]
        == "2 January 2026: milestone 80.0 kg \"\(label.replacing("\u{1B}", with: "␛"))\" crossed")
  }

  @Test func equalDataMakesEqualBytes() {
    var world = FakeWorld(["a": canonicalLog])
    let first = world.run("trend", "--svg", "-", "a")
    #expect(first.code == .success && first.errors == "")
    #expect(first.output == world.run("trend", "--svg=-", "--today=2030-01-01", "a").output)
    world.variables = ["NO_COLOR": "1", "LANG": "C"]
    #expect(first.output == world.run("trend", "a", "--svg", "-", "--color", "always").output)
  }

  @Test func theFileIsWrittenWhole() {
    var world = FakeWorld(["a": canonicalLog])
    let outcome = world.run("trend", "--svg", "trend.svg", "a")
    #expect(outcome.output == "" && outcome.errors == "" && outcome.code == .success)
    #expect(outcome.written == ["trend.svg": world.run("trend", "--svg", "-", "a").output])
    world.writeFailures = ["trend.svg": .notWritable(path: "trend.svg")]
    let failed = world.run("trend", "--svg", "trend.svg", "a")
    #expect(failed.code == .unreadable)
    #expect(failed.errors.hasPrefix("w8log: no permission to write \"trend.svg\""))
  }

  @Test(arguments: ["a.w8log", "other.w8log", "log.txt", "link.svg", ""])
  func noLogIsOverwritten(path: String) {
    var world = FakeWorld(["a.w8log": canonicalLog, "log.txt": canonicalLog])
    world.links = ["link.svg": "log.txt"]
    let outcome = world.run("trend", "--svg", path, "log.txt")
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("it must be a file that is not a log, such as trend.svg"))
    #expect(outcome.written == [:] && outcome.output == "")
  }

  @Test func whatMeansNothingIsRefused() {
    let world = FakeWorld(["a": canonicalLog, "b": canonicalLog])
    for options in [["--chart"], ["-O", "json"], ["--newest-first"]] {
      let outcome = world.run(arguments: ["trend", "--svg", "x.svg", "a"] + options)
      #expect(outcome.code == .usage && outcome.written == [:])
      #expect(outcome.errors.hasSuffix("cannot be combined; remove one\n"))
    }
    let outcome = world.run("trend", "--svg", "x.svg", "a", "b")
    #expect(outcome.code == .usage && outcome.written == [:])
    #expect(outcome.errors == "w8log: --svg works with one log at a time; name only one\n")
    #expect(world.run("trend", "--svg").code == .usage)
  }

  @Test(arguments: ["", "# 2026-01\n", "# 2026-01\n01 80\n", "# 0001-01\n01 80\n# 9999-12\n31 0\n"])
  func fewDaysAreDrawnToo(log: String) throws {
    let drawing = try drawing(of: log, "--lenient", "-q")
    #expect(drawing.texts["description"]?.isEmpty == false)
  }

  @Test(arguments: 0..<40)
  func everyLogIsWellFormedWithUniqueIDs(seed: UInt64) throws {
    var random = RandomLog(seed: seed)
    let goal = "goal \(random.number(in: 60...100))\nmilestone every:\(random.number(in: 1...9))\n"
    let log = goal + "milestone 79.9999 \"x\"\n" + random.log(days: random.one(of: 3, 30, 300))
    let drawing = try drawing(
      of: log, "--lenient", "-q", "--unit", random.one(of: "kg", "lb", "st"), "--since",
      random.one(of: "-6d", "-29d", "-90d", "-181d", "-364d", "2000-01-01"), "--today",
      "2020-06-01")
    #expect(Set(drawing.ids).count == drawing.ids.count)
  }

  /// The drawing of a log, which must be well-formed XML.
  private func drawing(of log: String, _ options: String...) throws -> Drawing {
    let outcome = FakeWorld(["a": log]).run(arguments: ["trend", "--svg", "-", "a"] + options)
    #expect(outcome.code == .success)
    let drawing = Drawing()
    let parser = XMLParser(data: Data(outcome.output.utf8))
    parser.delegate = drawing
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return drawing
  }
}

/// What an XML parser finds in an SVG file.
private final class Drawing: NSObject, XMLParserDelegate {
  var root: [String: String] = [:]
  var elements: Set<String> = []
  var ids: [String] = []
  /// The text in an element with an id, that of its title too.
  var texts: [String: String] = [:]
  private var open: [String?] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if elements.isEmpty { root = attributes }
    elements.insert(name)
    if let id = attributes["id"] { ids.append(id) }
    open.append(attributes["id"] ?? open.last ?? nil)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let id = open.last ?? nil else { return }
    texts[id, default: ""] += text
  }
}
