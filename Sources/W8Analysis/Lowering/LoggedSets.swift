import W8Engine
import W8Syntax

extension SetGroup {
  /// The sets that are written as `syntax`.
  init(_ syntax: SetGroupSyntax) {
    self.init()
    purpose = syntax.isWarmup ? .warmUp : .work
    repetitions = SetSeries(syntax.reps, times: syntax.repsCount) {
      SetElement(repetitions: $0.count, RepetitionMark($0.mark))
    }
    seconds = SetSeries(syntax.seconds, times: syntax.secondsCount) { SetElement(seconds: $0) }
    distances = SetSeries(syntax.distances, times: syntax.distancesCount) {
      SetElement(Distance(thousandths: Int64($0.thousandths), of: DistanceUnit($0.unit)))
    }
    if let unit = syntax.distances.first?.unit { distanceUnit = DistanceUnit(unit) }
    load = syntax.load.map(Load.init)
    effort = syntax.effort.map(Effort.init)
    labels = syntax.labels
  }
}

extension SetSeries {
  /// nil for an empty list.
  fileprivate init?<Item>(_ list: [Item], times: Int, element: (Item) -> SetElement) {
    guard let first = list.first else { return nil }
    let rest = list.count > 1 ? list.dropFirst().map(element) : []
    self.init(element(first), rest: rest, times: times)
  }
}

extension RepetitionMark {
  fileprivate init(_ mark: RepsSyntax.Mark) {
    switch mark {
    case .none: self = .none
    case .failed: self = .failed
    case .maximal: self = .asManyAsPossible
    }
  }
}

extension DistanceUnit {
  fileprivate init(_ unit: DistanceSyntax.Unit) {
    switch unit {
    case .kilometre: self = .kilometre
    case .mile: self = .mile
    case .yard: self = .yard
    case .foot: self = .foot
    case .metre: self = .metre
    }
  }
}

extension Load {
  /// The load that is written as `syntax`.
  init(_ syntax: LoadSyntax) {
    switch syntax {
    case .mass(let thousandths, let unit):
      self = .mass(WrittenLoad(thousandths: Int32(clamping: thousandths), unit: MassUnit(unit)))
    case .level(let thousandths):
      self = .level(thousandths: Int32(clamping: thousandths))
    case .bodyweight(let thousandths, let unit):
      self = .bodyWeight(
        WrittenLoad(thousandths: Int32(clamping: thousandths), unit: MassUnit(unit)))
    }
  }
}

extension Effort {
  fileprivate init(_ syntax: EffortSyntax) {
    switch syntax {
    case .perceived(let halves): self = .perceived(halves: UInt8(clamping: halves))
    case .inReserve(let left): self = .inReserve(UInt8(clamping: min(max(left, 0), 10)))
    }
  }
}
