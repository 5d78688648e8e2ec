import Primitives
import W8Book
import W8Engine
import W8Lint
import W8TestSupport
import W8Text

/// What came of editing a log at random.
package struct EditingResult: Hashable, Sendable {
  /// How many lines the log had after each edit, in all.
  package fileprivate(set) var lines = 0
  /// The first edit after which the book kept up to date was not the book read anew, and in what; nil when
  /// it always was.
  package fileprivate(set) var broken: String?
}

/// Edits the log of as many `days` that belongs to `seed` up to `edits` times, and compares the book that is kept up
/// to date with one read anew after each.
package func checkEditing(
  seed: UInt64, edits: Int, days: ClosedRange<Int> = 40...160
) -> EditingResult {
  var result = EditingResult()
  guard let today = CivilDate(year: 2024, month: 3, day: 1) else {
    result.broken = "no calendar"
    return result
  }
  var law = IncrementalLaw(seed: seed, days: days, today: today)
  for edit in 1...max(1, edits) where result.broken == nil {
    result.broken = law.step().map { "\($0) at edit \(edit) of seed \(seed)" }
    result.lines += law.lineCount
  }
  return result
}

/// A log and its book, which is kept up to date.
private struct IncrementalLaw: ~Copyable {
  private var random: RandomLog
  private var bytes: [UInt8]
  private var host: AnalysisHost
  private var version = 0
  private let today: CivilDate
  private let file = FileID("test.w8log")

  init(seed: UInt64, days: ClosedRange<Int>, today: CivilDate) {
    self.today = today
    random = RandomLog(seed: seed)
    bytes = Array(random.log(days: random.number(in: days)).utf8)
    host = AnalysisHost(today: today)
    host.apply(.open(file, bytes, version: 0))
  }

  /// How many lines the log has now.
  var lineCount: Int { bytes.count { $0 == 0x0A } }

  /// Makes an edit or two; what then differs from the book read anew, nil when nothing does.
  mutating func step() -> String? {
    version += 1
    let edits = (0..<random.number(in: 1...2)).map { _ in
      let edit = edit()
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement)
      return edit
    }
    host.apply(.edit(file, edits, version: version))
    var fresh = AnalysisHost(today: today)
    fresh.apply(.open(file, bytes, version: version))
    guard let kept = host.analysis(of: file), let anew = fresh.analysis(of: file) else {
      return "no analysis"
    }
    return difference(kept, anew)
  }

  private func difference(_ kept: Analysis, _ anew: Analysis) -> String? {
    if kept.root.text.bytes(in: TextRange(0, bytes.count)) != bytes { return "other text" }
    if kept.diagnostics(of: kept.root) != anew.diagnostics(of: anew.root) {
      return "other diagnostics"
    }
    let (one, other) = (kept.logbook, anew.logbook)
    if one.settings != other.settings { return "other settings" }
    if one.months.map(\.entries) != other.months.map(\.entries) { return "other entries" }
    if one.days != other.days { return "other days" }
    if one.forecast != other.forecast { return "another forecast" }
    if one.milestones != other.milestones { return "other milestones" }
    if one.exerciseUses != other.exerciseUses { return "other exercises" }
    return one.history(of: "squat") == other.history(of: "squat") ? nil : "another history"
  }

  /// Puts in, takes out or spoils a line, most often one on which much depends.
  private mutating func edit() -> TextEdit {
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    let start = random.isOne(in: 8) ? 0 : random.one(of: starts) ?? 0
    let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    switch random.number(in: 0...5) {
    case 0: return TextEdit(TextRange(start, end), "")
    case 1: return TextEdit(TextRange(start, end), random.mutated(Array(bytes[start..<end])))
    case 2:
      let column = random.number(in: start...end)
      return TextEdit(TextRange(column, min(end, column + random.number(in: 0...2))), "\n")
    case 3: return TextEdit(TextRange(at: start), random.line() + "\n")
    default:
      return TextEdit(TextRange(at: start), (random.one(of: Self.decisive) ?? "") + "\n")
    }
  }

  private static let decisive = [
    "# 2022-02", "# 2019-05", "# soon", "", "w8log 1.1", "unit       lb", "unit       kg",
    "lift-unit  lb", "order      newest", "trend      span:3 day:last",
    "goal       70.0 by:2024-03-09", "goal       120", "milestone  every:2",
    "gym        @home alias:@iron default", "exercise   \"Squat\" alias:\"Bench press\" unit:lb",
    "setup      @iron \"Squat\"  > hook 14", "lint       outlier error",
    "setup      @nowhere \"Nothing\"", "exercise   \"Bench press\" bodyweight", "tag        #sick",
    "metric     steps count", "gaol       75", "x-app      1", "milestone  80.0 \"Under eighty\"",
    "; w8log:ignore weekday-mismatch, outlier", "; w8log:ignore implausible-load W8411",
    "03       182", "09       91.0?", "11       60lb", "28       82 @iron #sick",
    "    Squat:              5 1000", "    + Squatt:           3x5 80", "    Bench pres: 3x8 60",
    "    @9bad", "    @home 19:00", "    > #late", "<<<<<<< ours",
  ]
}
