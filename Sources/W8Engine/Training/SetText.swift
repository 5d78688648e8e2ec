package import Primitives

/// How sets are shown to people: as they stand in a log, without effort and labels.
package enum SetText {
  /// The groups joined by commas; a load without a unit gets that of `unit`, or stays bare when nil.
  package static func text(of groups: [SetGroup], showing unit: MassUnit? = nil) -> String {
    groups.map { text(of: $0, showing: unit) }.joined(separator: ", ")
  }

  /// One group; a load without a unit gets that of `unit`, or stays bare when nil.
  package static func text(of group: SetGroup, showing unit: MassUnit? = nil) -> String {
    let distanceUnit = group.distanceUnit
    let parts = [
      group.repetitions.map { text(of: $0, each: repetitions) },
      group.distances.map { text(of: $0) { distance($0, in: distanceUnit) } },
      group.seconds.map { text(of: $0) { time($0.time, as: group.timeForm) } },
      group.load.map { text(of: $0, showing: unit) },
    ].compactMap { $0 }
    return (group.purpose == .warmUp ? "w" : "") + parts.joined(separator: " ")
  }

  /// A time in the unit in which it was written.
  package static func time(_ time: Seconds, as form: TimeForm?) -> String {
    switch form {
    case .minutes where time.tenths % 60 == 0:
      return DecimalText.text(thousandths: Int64(time.tenths) * 1000 / 600) + "min"
    case .hours where time.tenths % 36 == 0:
      return DecimalText.text(thousandths: Int64(time.tenths) * 1000 / 36_000) + "h"
    case .seconds: return "\(time.text)s"
    case .clock: break
    default: if time < 120 { return "\(time.text)s" }
    }
    let seconds = time.whole
    let (minutes, rest) = (seconds / 60, padded(seconds % 60, to: 2) + time.tenthsText)
    guard minutes >= 60 else { return "\(minutes):\(rest)" }
    return "\(minutes / 60):" + padded(minutes % 60, to: 2) + ":\(rest)"
  }

  /// A time as `45s`, from two minutes on as `26:40`, `7:32.4` or `1:02:03`.
  package static func time(_ time: Seconds) -> String { self.time(time, as: nil) }

  private static func text(of load: Load, showing unit: MassUnit?) -> String {
    switch load {
    case .mass(let written): return text(of: written, showing: unit)
    case .level(let thousandths): return DecimalText.text(thousandths: Int64(thousandths)) + "lvl"
    case .bodyWeight(let added):
      guard added.thousandths != 0 else { return "bw" }
      return (added.thousandths > 0 ? "bw+" : "bw") + text(of: added, showing: unit)
    }
  }

  private static func text(of load: WrittenLoad, showing unit: MassUnit?) -> String {
    DecimalText.text(thousandths: Int64(load.thousandths)) + ((load.unit ?? unit)?.symbol ?? "")
  }

  private static func text(of series: SetSeries, each: (SetElement) -> String) -> String {
    let list = ([series.first] + series.rest).map(each).joined(separator: "/")
    return series.times > 1 ? "\(series.times)x\(list)" : list
  }

  private static func repetitions(_ element: SetElement) -> String {
    switch element.mark {
    case .none: "\(element.amount)"
    case .failed: "\(element.amount)!"
    case .asManyAsPossible: "\(element.amount)+"
    }
  }

  private static func distance(_ element: SetElement, in unit: DistanceUnit) -> String {
    DecimalText.text(thousandths: element.amount / unit.hundredNanometersPerThousandth)
      + unit.symbol
  }
}
