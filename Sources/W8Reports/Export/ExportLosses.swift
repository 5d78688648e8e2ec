import Primitives

/// What a format cannot say as it stands in a log.
enum ExportLoss: Int, CaseIterable, Hashable {
  case sessions, weighIns
  case entryWithoutWeight, secondWeighIn, time, tags, gym, measurement, noteOfDay
  case sessionWithoutSets, exerciseWithoutSets, superset, label, failedMark, asManyAsPossible
  case dateAlone, sameMinute, excludedWeight
  case addedLoad, level, noLoad, noteLines, separator
  case formula

  /// The line about it: `count` is how often it was met.
  func words(_ count: Int) -> String {
    func leftOut(_ one: String, _ many: String? = nil) -> String {
      "not exported: \(counted(count, one, plural: many))"
    }
    return switch self {
    case .sessions: leftOut("session") + " (--to csv --what sets has them)"
    case .weighIns: leftOut("weight") + " (--to csv --what weights has them)"
    case .entryWithoutWeight: leftOut("entry", "entries") + " without a weight"
    case .secondWeighIn: leftOut("weight") + " before the last of its day"
    case .time: leftOut("time") + " of day"
    case .tags: leftOut("tag")
    case .gym: "not exported: the gym of \(counted(count, "session"))"
    case .measurement: leftOut("measurement")
    case .noteOfDay: "not exported: the notes of \(counted(count, "day"))"
    case .sessionWithoutSets: leftOut("session") + " without sets"
    case .exerciseWithoutSets: leftOut("exercise") + " without sets"
    case .superset: "not exported: the + (superset) of \(counted(count, "exercise"))"
    case .label: leftOut("label")
    case .failedMark: "not exported: the ! (missed) of \(counted(count, "set"))"
    case .asManyAsPossible:
      "not exported: the + (as many reps as possible) of \(counted(count, "set"))"
    case .dateAlone: "\(counted(count, "date")) without a time got the time 12:00"
    case .sameMinute: "moved to a later minute: \(counted(count, "row")) with the same time"
    case .excludedWeight: "that app will count \(counted(count, "weight")) with ? in averages"
    case .addedLoad: "written without bw: \(counted(count, "load")) added to body weight"
    case .level: "written as a plain number: \(counted(count, "level")) of machines"
    case .noLoad: "that app will read \(counted(count, "set")) without a load as body weight"
    case .noteLines: "written on one line: \(counted(count, "note"))"
    case .separator: "written with commas: \(counted(count, "note")) with ;"
    case .formula:
      "a spreadsheet may run \(counted(count, "text")) as a formula, such as =1+1; open the file in one "
        + "only if you trust the log"
    }
  }
}

/// The number of times that each loss was met.
package struct ExportLosses: Hashable, Sendable {
  private var counts: [ExportLoss: Int] = [:]

  /// None was met yet.
  package init() {}

  /// Notes that `loss` was met, `count` times.
  mutating func add(_ loss: ExportLoss, _ count: Int = 1) {
    if count > 0 { counts[loss, default: 0] += count }
  }

  /// Notes those of `texts` that a spreadsheet would take for formulas: an app wants them as they are.
  mutating func addFormulas(among texts: [String]) {
    add(.formula, texts.count(where: isTakenForFormula))
  }

  /// Takes in what was met in another log.
  package mutating func join(_ other: ExportLosses) {
    counts.merge(other.counts) { $0 + $1 }
  }

  /// A line about each, in the order of their kinds.
  package var lines: [String] {
    ExportLoss.allCases.compactMap { loss in counts[loss].map(loss.words) }
  }
}
