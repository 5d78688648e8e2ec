import W8Engine
import W8Syntax

extension LogbookSettings {
  /// The settings that the root's directives give.
  init(_ file: FileSettings, _ book: BookDeclarations) {
    let training = TrainingSettings(file, book)
    self.init(
      unit: file.unit, gyms: GymNames(declaring: training.gyms),
      goal: file.goal.map { Goal($0.goal, fileUnit: file.unit) },
      milestones: file.directives.compactMap { placed in
        guard case .milestone(let milestone) = placed.directive else { return nil }
        return MilestoneDeclaration(milestone, fileUnit: file.unit)
      },
      training: training)
    guard let trend = file.trend else { return }
    averageSpan = trend.span ?? averageSpan
    dayValue = trend.day.map(DayValueRule.init) ?? dayValue
    start = trend.start.map { Mass($0, fileUnit: file.unit) }
  }
}

extension Goal {
  /// A bare band is read in the unit of the goal, and in pounds beside stones.
  fileprivate init(_ written: GoalArguments, fileUnit: MassUnit) {
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

extension TrainingSettings {
  fileprivate init(_ file: FileSettings, _ book: BookDeclarations) {
    var exercises: [ExerciseInfo] = []
    var setups: [SetupNote] = []
    for placed in file.directives {
      switch placed.directive {
      case .exercise(let arguments): exercises.append(ExerciseInfo(arguments))
      case .setup(let setup):
        setups.append(
          SetupNote(
            gym: canonicalKey(setup.gym.text), exercise: exerciseKey(setup.exercise.text),
            text: placed.note ?? ""))
      default: break
      }
    }
    self.init(
      gyms: book.gyms.map(GymInfo.init), exercises: exercises, setups: setups,
      loadUnits: [file.loadUnit])
  }
}

extension ExerciseInfo {
  fileprivate init(_ written: ExerciseArguments) {
    self.init(written.name.text, key: exerciseKey(written.name.text))
    aliases = written.aliases.map { exerciseKey($0.text) }
    unit = written.unit.flatMap(MassUnit.init)
    bareLoad = written.isBodyweight ? .bodyWeight : .nothing
  }
}

extension GymInfo {
  /// What the engine needs to know about a declared gym.
  init(_ declared: DeclaredGym) {
    self.init(id: declared.id)
    name = declared.name
    color = declared.color
    unit = declared.unit
    aliases = declared.aliases
    closed = declared.closed
    isDefault = declared.isDefault
  }
}
