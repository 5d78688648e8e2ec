import Primitives
import Testing
import W8Engine
import W8Laws

@testable import W8Merge

/// What a new version says otherwise than the old one.
@Suite struct LogDifferenceTests {
  private let head = "unit kg\ngym @iron default\n\n# 2026-11\n\n"

  private func difference(_ old: String, _ new: String) -> LogDifference {
    LogDifference(old: [Array((head + old).utf8)], new: [Array((head + new).utf8)])
  }

  /// The changes of all days, short.
  private func changes(_ old: String, _ new: String) -> [String] {
    difference(old, new).days.flatMap(\.changes).map { $0.short }
  }

  @Test(arguments: [
    ("26 82.4", "26 82.1", ["weight 82.4>82.1"]),
    ("26 82.4", "26 -", ["weight 82.4>"]),
    ("26 82.4", "26 82.4 #late fat:18", ["tag >#late", "field >fat:18"]),
    ("26 82.4 07:05", "26 82.4 07:10", ["time 07:05>07:10"]),
    ("26 82.4", "27 82.4", ["entry 82.4>", "entry >82.4"]),
    ("26 82.4", "26 82.4 @home", ["gym >@home"]),
    (
      "26 82.4\n    Squat: 5 100", "26 82.4\n    Squat: 5 100, 3 110",
      ["sets 5 100>5 100, 3 110 Squat @iron"]
    ),
    (
      "26 @home\n    Squat: 5 100", "26 @attic\n    Squat: 5 100", ["gym @home>@attic"]
    ),
    (
      "26 82.4\n    Squat: 5 100", "26 82.4\n    Row: 5 100",
      ["exercise 5 100> Squat @iron", "exercise >5 100 Row @iron"]
    ),
    ("26 82.4 > late", "26 82.4 > tired", ["note late>tired"]),
    ("26 82.4 > late", "26 82.4\n    > late", []),
    ("26 82.4\n    Row: 5 100", "26 82.4 @\n    Row: 5 100", []),
    ("26 82.4\n    Row: 5 100", "26 82.4 @iron\n    Row:  5 100", []),
    (
      "26 82.4\n    Row: 5 100\n        > deep", "26 82.4\n    Row: 5 100",
      ["note deep> Row @iron"]
    ),
    ("26 82.4", "26 82.4\n26 83.0 21:40", ["entry >83.0 21:40 at 21:40"]),
    ("26 82.4\n    ; a", "26 82.4\n    ; b", ["comment a>b"]),
    ("26 82.4", "26 82.4 ???", ["weight 82.4>", "line >26 82.4 ???"]),
  ])
  func aChangeOfADayIsTold(_ old: String, _ new: String, _ changes: [String]) {
    #expect(self.changes(old + "\n", new + "\n") == changes)
  }

  @Test func aNameThatIsAnotherThroughoutIsToldOnce() {
    let old = "01 82.4 @home\n02 82.4 @home\n"
    let found = difference(old, old.replacing("@home", with: "@attic"))
    #expect(found.days.isEmpty && found.formCount == 0)
    #expect(found.renamings.map(\.uses) == [2])
    #expect(found.renamings.map { "\($0.renaming.old) \($0.renaming.new)" } == ["@home @attic"])
  }

  @Test func aSettingIsToldWithWhatItMeans() {
    let days = "01 82.4\n02 82.4kg\n    Row: 5 100\n"
    let old = Array((head + days).utf8)
    let pounds = Array((head + days).replacing("unit kg", with: "unit lb").utf8)
    let found = LogDifference(old: [old], new: [pounds])
    #expect(found.settings.map(\.short) == ["setting unit kg>unit lb"] && found.days.isEmpty)
    #expect(found.meanings.weights == 1 && found.meanings.exercises == 1)
    let text = head + days
    let other = text.replacing("@iron default", with: "@iron\ngym @home default")
    #expect(LogDifference(old: [old], new: [Array(other.utf8)]).meanings.sessions == 1)
    // The default gym with another name is the same gym.
    let renamed = LogDifference(
      old: [old], new: [Array(text.replacing("@iron", with: "@home").utf8)])
    #expect(renamed.meanings.sessions == 0 && renamed.settings.isEmpty)
    #expect(renamed.renamings.map { "\($0.renaming.old) \($0.renaming.new)" } == ["@iron @home"])
  }

  @Test func formIsCounted() {
    let days = "02   82.4\n01  82.1\n    Row:  5 100\n"
    let found = difference(days, "01 82.1\n    Row: 5 100\n02 82.4\n")
    #expect(found.days.isEmpty && found.settings.isEmpty && found.formCount == 3)
    #expect(difference(days, days.replacing("\n", with: "\r\n")).formCount == 3)
    #expect(difference("", "").isEmpty)
    // A header comes with its days.
    let longer = difference("01 82.1\n", "01 82.1\n\n# 2026-12\n\n01 82.0\n")
    #expect(longer.days.count == 1 && longer.formCount == 0)
  }

  @Test func aDayMayMoveToAnotherFile() {
    let (first, second) = (head + "01 82.1\n", "# 2026-12\n\n01 82.0\n")
    let one = [Array((first + "\n" + second).utf8)]
    let two = [Array(first.utf8), Array(second.utf8)]
    let found = LogDifference(old: one, new: two)
    #expect(found.days.isEmpty && found.formCount == 1)
    let changed = Array(second.replacing("82.0", with: "82.3").utf8)
    let change = LogDifference(old: two, new: [two[0], changed]).days.first?.changes.first
    #expect(change?.file == 1 && change?.line == 2)
  }

  // MARK: - What holds for all versions

  private struct Versions {
    let old, new: String

    init(seed: UInt64) {
      var edits = LogEdits(seed: seed)
      old = edits.log()
      new = edits.edited(old, count: 1 + Int(seed % 4))
    }

    var difference: LogDifference {
      LogDifference(old: [Array(old.utf8)], new: [Array(new.utf8)])
    }
  }

  private static let versions = (0..<400).map { Versions(seed: $0) }

  @Test func aVersionIsTheSameAsItself() {
    for versions in Self.versions {
      let text = [Array(versions.new.utf8)]
      #expect(LogDifference(old: text, new: text).isEmpty)
      #expect(versions.difference.isEmpty == (versions.old == versions.new))
    }
  }

  @Test func exactlyTheDaysThatDifferAreNamed() throws {
    var (named, renamed) = (0, 0)
    for versions in Self.versions {
      let difference = versions.difference
      if !difference.renamings.isEmpty {
        renamed += 1
        continue
      }
      let (old, new) = (LogVersion(Array(versions.old.utf8)), LogVersion(Array(versions.new.utf8)))
      let names = new.settings.joined(with: old.settings)
      let (was, after) = try (saidByDay(old, names), saidByDay(new, names))
      let (before, now) = (entriesByDay(old), entriesByDay(new))
      let days = Set(difference.days.map(\.date))
      for date in Set(was.keys).union(after.keys) {
        if was[date] != after[date] {
          #expect(days.contains(date), "\(date)\n\(versions.old)\n\(versions.new)")
        } else if before[date] == now[date] {
          #expect(!days.contains(date), "\(date)\n\(versions.old)\n\(versions.new)")
        }
      }
      #expect(days.isSubset(of: Set(was.keys).union(after.keys)))
      named += days.count
    }
    #expect(named > 300 && renamed < 40)
  }

  @Test func everyChangedWeightIsNamed() {
    for versions in Self.versions where versions.difference.renamings.isEmpty {
      let (old, new) = (LogVersion(Array(versions.old.utf8)), LogVersion(Array(versions.new.utf8)))
      let (was, after) = (weights(old), weights(new))
      let changes = versions.difference.days.flatMap { day in day.changes.map { (day.date, $0) } }
      for (date, weights) in was {
        for weight in weights where !after[date, default: []].contains(weight) {
          #expect(
            changes.contains { $0.0 == date && $0.1.was?.contains(weight) == true },
            "\(date) \(weight)\n\(versions.old)\n\(versions.new)")
        }
      }
      for (date, weights) in after {
        for weight in weights where !was[date, default: []].contains(weight) {
          #expect(
            changes.contains { $0.0 == date && $0.1.new?.contains(weight) == true },
            "\(date) \(weight)\n\(versions.old)\n\(versions.new)")
        }
      }
    }
  }

  @Test func spacesInDirectivesAreForm() {
    let old = "unit kg\nmilestone   every:5kg\ninclude   \"x.w8log\"\n"
    let found = LogDifference(old: [Array(old.utf8)], new: [Array(canonical(old).utf8)])
    #expect(found.settings.isEmpty && found.formCount > 0)
  }

  @Test func whatIsOnlyWrittenOtherwiseIsForm() throws {
    for versions in Self.versions {
      let text = canonical(versions.new)
      let found = LogDifference(old: [Array(versions.new.utf8)], new: [Array(text.utf8)])
      #expect(found.days.isEmpty && found.settings.isEmpty && found.renamings.isEmpty)
      #expect((found.formCount > 0) == (text != versions.new))
      #expect(factLines(Array(text.utf8)) == factLines(Array(versions.new.utf8)))
    }
  }

  private func saidByDay(
    _ version: LogVersion, _ names: VersionSettings
  ) throws -> [CivilDate: [LogFact: Int]] {
    var reader = FactReader(names, FieldMemory(), .never)
    try reader.read(version)
    var days: [CivilDate: [LogFact: Int]] = [:]
    for fact in reader.facts where fact.subject != .header {
      if let date = fact.date { days[date, default: [:]][fact, default: 0] += 1 }
    }
    return days
  }

  private func entriesByDay(_ version: LogVersion) -> [CivilDate: [[String]]] {
    var days: [CivilDate: [[String]]] = [:]
    for part in version.parts where part.kind == .entry {
      guard let date = part.date else { continue }
      days[date, default: []].append(part.lines.map { version.tree.proseText($0) })
    }
    return days.mapValues { $0.sorted { $0.joined() < $1.joined() } }
  }

  private func weights(_ version: LogVersion) -> [CivilDate: [String]] {
    var days: [CivilDate: [String]] = [:]
    for part in version.parts where part.kind == .entry {
      guard let date = part.date, let weight = LineRef(part).fields[FieldKey.weight], weight != "-"
      else { continue }
      days[date, default: []].append(weight)
    }
    return days
  }
}

extension LogChange {
  /// The change in one line.
  fileprivate var short: String {
    let context = [exercise, gym, time.map { "at \($0)" }].compactMap(\.self)
    return (["\(kind) \(was ?? "")>\(new ?? "")"] + context).joined(separator: " ")
  }
}
