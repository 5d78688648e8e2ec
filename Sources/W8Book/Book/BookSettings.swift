import W8Engine
import W8Syntax

extension LogbookSettings {
  /// What the directives of the files give, the root's first; unit and average are the root's.
  init(
    _ files: [FileSettings], _ declarations: [Declaration], _ book: BookDeclarations,
    today: CivilDate
  ) {
    let training = TrainingSettings(
      gyms: book.gyms,
      exercises: declarations.compactMap { if case .exercise(let info) = $0 { info } else { nil } },
      setups: declarations.compactMap { if case .setup(let note) = $0 { note } else { nil } },
      plans: declarations.compactMap { if case .plan(let plan) = $0 { plan } else { nil } },
      loadUnits: files.map { $0.loadUnit })
    let goals = BookGoals(files, on: today)
    self.init(
      unit: files.first?.unit ?? .kilogram, gyms: GymNames(declaring: training.gyms),
      goal: goals.current?.goal, earlierGoals: goals.earlier.map { $0.goal },
      milestones: files.flatMap { $0.milestones },
      training: training)
    guard let root = files.first, let trend = root.trend else { return }
    averageSpan = trend.span ?? averageSpan
    dayValue = trend.day.map(DayValueRule.init) ?? dayValue
    start = trend.start.map { Mass($0, fileUnit: root.unit) }
  }
}

extension FileSettings {
  fileprivate var milestones: [MilestoneDeclaration] {
    let unit = unit
    return directives(of: KeywordSet(.milestone)).compactMap { placed in
      guard case .milestone(let milestone) = placed.directive else { return nil }
      return MilestoneDeclaration(milestone, fileUnit: unit)
    }
  }
}

extension Goal {
  /// A bare band is read in the unit of the goal, and in pounds beside stones.
  init(_ written: GoalArguments, fileUnit: MassUnit) {
    let unit = MassUnit(written.weight.unit) ?? fileUnit
    let bandUnit = unit == .stone ? MassUnit.pound : unit
    self.init(
      Mass(written.weight, fileUnit: fileUnit), writtenIn: unit,
      by: (written.by?.value).flatMap(CivilDate.init(written:)),
      from: (written.from?.value).flatMap(CivilDate.init(written:)),
      band: written.band.map { Mass($0, fileUnit: bandUnit) })
  }
}

extension MilestoneDeclaration {
  fileprivate init(_ written: MilestoneArguments, fileUnit: MassUnit) {
    switch written {
    case .weight(let weight, let label):
      self = .weight(Mass(weight, fileUnit: fileUnit), label: label)
    case .every(let interval): self = .every(Mass(interval, fileUnit: fileUnit))
    }
  }
}
