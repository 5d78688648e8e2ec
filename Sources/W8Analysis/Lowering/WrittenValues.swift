import W8Engine
import W8Syntax

extension Mass {
  /// The mass that is written, in `fileUnit` where it has no unit of its own.
  init(_ weight: WrittenWeight, fileUnit: MassUnit) {
    if weight.unit == .stone {
      self.init(stones: Int64(weight.stones), poundThousandths: Int64(weight.thousandths))
    } else {
      self.init(
        thousandths: Int64(weight.thousandths), of: MassUnit(weight.unit) ?? fileUnit)
    }
  }
}

extension CivilDate {
  /// The date written as year × 10,000 + month × 100 + day; nil when the calendar does not have it.
  init?(written value: Int) {
    self.init(year: value / 10_000, month: value / 100 % 100, day: value % 100)
  }
}

extension DayValueRule {
  init(_ written: TrendArguments.DayValue) {
    switch written {
    case .mean: self = .mean
    case .first: self = .first
    case .last: self = .last
    case .min: self = .min
    }
  }
}

extension WrittenOrder {
  /// Whether `date` should not stand below `previous`.
  func forbids(_ date: CivilDate, below previous: CivilDate) -> Bool {
    self == .oldest ? date < previous : date > previous
  }
}
