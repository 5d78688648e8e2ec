import Testing
import W8Book
import W8Engine
import W8Laws
import W8Lint
import W8TestSupport
import W8Text

/// How many slips the rules about the history find in lifelike logs, and how many true lines they doubt.
@Suite struct CalibrationTests {
  /// The rules, and the slips that they are there to find.
  private static let rules: [(name: String, slips: [LifelikeLog.Slip])] = [
    ("duplicate-day", [.day]), ("implausible-weight", [.point]), ("unit-suspect", [.unit]),
    ("outlier", [.digit]), ("implausible-load", [.load]), ("similar-exercise", [.name]),
  ]

  /// The table of the specification holds these figures.
  @Test func theSpecificationTellsWhatIsFoundAndDoubted() throws {
    var rows = Dictionary(uniqueKeysWithValues: Self.rules.map { ($0.name, Row()) })
    var (weighIns, sets) = (0, 0)
    for seed in 1...40 as ClosedRange<UInt64> {
      let log = LifelikeLog(seed: seed)
      let found = try lines(log.text)
      for rule in Self.rules {
        let planted = Set(log.slips.filter { rule.slips.contains($0.value) }.keys)
        rows[rule.name]?.planted += planted.count
        rows[rule.name]?.found += planted.intersection(found[rule.name] ?? []).count
        rows[rule.name]?.doubted += (found[rule.name] ?? []).count { log.slips[$0] == nil }
      }
      let faultless = LifelikeLog(faultlessWithSeed: seed)
      for (name, lines) in try lines(faultless.text) {
        rows[name]?.doubtedWithoutSlips += lines.count
      }
      weighIns += faultless.weighInCount
      sets += faultless.setCount
    }
    let table = Self.rules.map { rule in
      let row = rows[rule.name] ?? Row()
      return "| `\(rule.name)` | \(row.found) of \(row.planted) | \(row.doubted) "
        + "| \(row.doubtedWithoutSlips) |"
    }
    let documents = try specificationDocuments()
    let page = documents.first { $0.name == "manual/checking.md" }?.text ?? ""
    for row in table { #expect(page.contains(row)) }
    #expect(page.contains("\(weighIns) weigh-ins and \(sets) sets"))
  }

  /// After pauses and over changes of the level, of 30 to 600 days and 3 to 15 kg, fewer than one weigh-in in a thousand is
  /// doubted, however often people weigh themselves.
  @Test(arguments: [1, 7, 14, 30], [true, false])
  func pausesAndChangesAreHardlyDoubted(every distance: Int, isPause: Bool) throws {
    let doubting: Set = ["implausible-weight", "unit-suspect", "outlier"]
    var (weighIns, doubted) = (0, 0)
    for seed in 1...(distance == 1 ? 4 : 16) as ClosedRange<UInt64> {
      let log = LevelsLog(seed: seed, every: distance, isPause: isPause)
      weighIns += log.weighInCount
      doubted += try lines(log.text).filter { doubting.contains($0.key) }.map(\.value.count)
        .reduce(0, +)
    }
    #expect(weighIns > 1000 && doubted * 1000 < weighIns, "\(doubted) of \(weighIns)")
  }

  private struct Row {
    var found = 0
    var planted = 0
    var doubted = 0
    var doubtedWithoutSlips = 0
  }

  /// The lines, from 1, on which each rule finds something as grave as a warning.
  private func lines(_ text: String) throws -> [String: Set<Int>] {
    let analysis = try #require(analyze(text))
    let found = analysis.diagnostics(of: analysis.root).filter { $0.severity >= .warning }
    return Dictionary(grouping: found, by: \.rule.name).mapValues { found in
      Set(found.map { analysis.root.text.humanPosition(of: $0.range.start).line })
    }
  }
}

/// Ten years of somebody whose weight is steady, then changes, with or without being measured meanwhile.
private struct LevelsLog {
  private(set) var text = "unit kg\n"
  private(set) var weighInCount = 0
  private var random: RandomLog
  private var date: CivilDate
  private var month: YearMonth?
  /// In tenths of a kilogram, as all of these.
  private var level: Int
  private let distance: Int

  init(seed: UInt64, every distance: Int, isPause: Bool) {
    random = RandomLog(seed: 700 * seed + UInt64(distance) + (isPause ? 350 : 0))
    self.distance = distance
    date = CivilDate(year: 2010, month: 1, day: 1) ?? .first
    level = random.number(in: 600...1100)
    while date.year < 2020 {
      for _ in 0..<max(12, random.number(in: 60...400) / distance) { weigh(level) }
      let (days, sign) = (random.number(in: 30...600), level > 850 ? -1 : 1)
      let change = sign * random.number(in: 30...150)
      if isPause {
        date = date.adding(days: days) ?? .last
      } else {
        let start = date
        while date.days(since: start) < days {
          weigh(level + change * date.days(since: start) / days)
        }
      }
      level += change
    }
  }

  private mutating func weigh(_ level: Int) {
    if month != date.yearMonth { text += "\n# \(date.yearMonth)\n\n" }
    month = date.yearMonth
    // Three dice come near to a normal distribution, of half a kilogram.
    let weight = level + (0..<3).reduce(0) { sum, _ in sum + random.number(in: -5...5) }
    text += "\(date.day < 10 ? "0" : "")\(date.day) \(weight / 10).\(weight % 10)\n"
    weighInCount += 1
    let wobble = distance > 1 ? random.number(in: -1...1) : random.isOne(in: 5) ? 1 : 0
    date = date.adding(days: distance + wobble) ?? .last
  }
}
