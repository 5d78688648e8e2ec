package import W8Engine
import W8Syntax

extension SetGroup {
  init(_ syntax: SetGroupSyntax) {
    self.init()
    purpose = syntax.isWarmup ? .warmUp : .work
    repetitions = SetSeries(syntax.reps, times: syntax.repsCount) {
      SetElement(repetitions: $0.count, RepetitionMark($0.mark))
    }
    seconds = SetSeries(syntax.seconds, times: syntax.secondsCount) { SetElement(seconds: $0) }
    if seconds != nil { timeForm = syntax.timeForm }
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
    case .kilometer: self = .kilometer
    case .mile: self = .mile
    case .yard: self = .yard
    case .foot: self = .foot
    case .meter: self = .meter
    }
  }
}

extension Load {
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

/// The names of the exercises of each of `sessions` of a section, each spelling read once.
func exerciseNames(_ tree: SyntaxTree, _ sessions: [SessionLines]) -> SessionNames {
  var names: [SessionNames.Name] = []
  var indices: [UInt32: Int] = [:]
  var lines: [SessionNames.Line] = []
  let ends = sessions.map { session in
    for line in session.lines {
      guard tree.lines[line].kind == .exercise, let id = tree.nameID(ofLine: line) else {
        continue
      }
      let index = indices[id] ?? names.count
      if index == names.count {
        let written = collapsingBlanks(tree.nameRange(ofLine: line).map(tree.exerciseName) ?? "")
        names.append(SessionNames.Name(written, key: exerciseKey(written)))
        indices[id] = index
      }
      lines.append(SessionNames.Line(name: index, line: line))
    }
    return lines.count
  }
  return SessionNames(names, lines: lines, ends: ends)
}

extension SyntaxTree {
  func exercise(_ name: SessionNames.Name, on line: SessionNames.Line) -> LoggedExercise {
    var exercise = LoggedExercise(name.written, key: name.key, line: line.line)
    if joinsExercises(Int(line.line)) { exercise.joining = .superset }
    exercise.groups = setGroups(ofLine: Int(line.line)).counted
    return exercise
  }
}

extension [SetGroupSyntax] {
  /// The groups that add to figures, as the logbook has them.
  package var counted: [SetGroup] { indicesOfCounted.map { SetGroup(self[$0]) } }

  /// Where these stand among all groups of the line.
  package var indicesOfCounted: [Int] { indices.filter { self[$0].counts } }
}

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
  package init?(written value: Int) {
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
  package func forbids(_ date: CivilDate, below previous: CivilDate) -> Bool {
    self == .oldest ? date < previous : date > previous
  }
}
