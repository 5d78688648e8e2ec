import JSON
import Primitives
import W8Engine
import W8Text

/// What a page shows of what was trained: the sets of each week, and each exercise gym by gym.
struct PageTraining {
  /// The Monday of each week with sets, how many these are, and those of each group.
  let weeks: [JSON]
  /// The groups of muscles.
  let groups: [JSON]
  /// The exercises with sessions.
  let history: [JSON]

  init(_ contents: PageContents, _ names: PageNames, _ epoch: CivilDate) {
    let logbook = contents.logbook
    let chosen = Set(contents.chosen)
    let unit = contents.settings.loadUnit(of: contents.log)
    let dates = contents.chosen.compactMap { reference in
      logbook.entry(at: reference).flatMap { $0.sessionCount > 0 ? $0.date : nil }
    }
    let training = logbook.settings.training
    let trained = training.exercises.filter { contents.shown.has(exercise: $0.key) }
    let named = Set(trained.flatMap { $0.groups })
    let muscles = training.muscleGroups.filter(named.contains)
    groups = muscles.map { .string(visible($0.text)) }
    weeks = periods(.week, of: dates).map { week in
      let sets = logbook.muscleGroupSets(in: week.days)
      let day = week.days.lowerBound.days(since: epoch)
      return .array(
        [.integer(day), .integer(sets.total)] + muscles.map { .number(sets.sets(of: $0).weighted) })
    }
    history = names.exercises.compactMap { use in
      let history = logbook.history(of: use.exercise, gyms: names.gyms)
      let gyms = history.branches.compactMap { branch -> JSON? in
        let sessions = branch.sessions.indices.filter {
          logbook.entry(of: branch.sessions[$0].session).map(chosen.contains) ?? false
        }
        if sessions.isEmpty { return nil }
        let due = DuePlan.all(use.exercise, at: branch.gym, in: contents.log).map { $0.pageWords }
        var gym = Self.gym(branch, sessions, names, epoch, unit)
        if !due.isEmpty {
          gym = gym.merging(["next": .string("Next: " + due.joined(separator: "; "))])
        }
        return .object(gym)
      }
      guard !gyms.isEmpty else { return nil }
      return .object([
        "exercise": .integer(names.index(ofExercise: use.exercise)), "unit": .string(unit.symbol),
        "gyms": .array(gyms),
      ])
    }
  }

  /// The `sessions` of an exercise at one gym, given by their indices, with what the best sets there are.
  private static func gym(
    _ branch: ExerciseBranch, _ sessions: [Int], _ names: PageNames, _ epoch: CivilDate,
    _ unit: MassUnit
  ) -> JSONObject {
    let records = Set(
      branch.records.filter { $0.achievement.kind == .oneRepetitionMaximum && $0.rank == .beaten }
        .map { $0.session })
    let best = branch.figures.best
    return [
      "gym": .integer(names.index(ofGym: branch.gym)),
      "day": list(differences(sessions.map { branch.sessions[$0].date.days(since: epoch) })),
      "e1rm": list(
        differences(
          sessions.map { session in
            branch.sessionFigures[session].epleyKilograms.flatMap {
              PageFigure(kilograms: $0, in: unit)?.tenths
            }
          })),
      "records": .array(
        sessions.indices.filter { records.contains(branch.sessions[sessions[$0]].session) }
          .map { .integer($0) }),
      "best": JSON(best) { .string(setWords($0, in: unit)) },
      "bestDay": JSON(best) { .integer($0.date.days(since: epoch)) },
      "bestOf": .array(
        branch.figures.loadByRepetitions.prefix(mostBests).map {
          .array([
            .integer($0.repetitions), .string(loadWords(.mass($0.load), in: unit)),
            .integer($0.date.days(since: epoch)),
          ])
        }),
    ]
  }

  private static let mostBests = 12

  private static func list(_ values: [Int?]) -> JSON {
    .array(values.map { value in JSON(value) { .integer($0) } })
  }
}
