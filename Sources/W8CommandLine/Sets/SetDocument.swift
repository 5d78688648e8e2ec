import JSON
import W8Engine

/// The JSON of one set that was done, with its load in a kilogram or a pound.
struct SetDocument: JSONEncodable {
  private let set: LoggedSet
  private let load: LoadDocument

  /// One element for each set of `session`.
  static func all(in session: ExerciseSession, _ unit: MassUnit) -> [SetDocument] {
    all(of: session.groups, in: session, unit)
  }

  /// One element for each set of `groups`, which belong to `session`.
  static func all(
    of groups: some Sequence<SetGroup>, in session: ExerciseSession, _ unit: MassUnit
  ) -> [SetDocument] {
    groups.flatMap { group in
      let load = LoadDocument(session.load(of: group), in: unit)
      return group.sets.map { SetDocument(set: $0, load: load) }
    }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("amrap", set.mark == .asManyAsPossible)
      json.field("effort", set.effort?.value)
      json.field("failed", set.mark == .failed)
      json.field("labels", set.labels)
      json.field("load", load.amount)
      json.field("metres", set.distance?.metres)
      json.field("reps", set.repetitions)
      json.field("seconds", set.seconds)
      json.field("unit", load.unit)
      json.field("warmup", set.purpose == .warmUp)
    }
  }
}

/// A load as documents tell it; a body weight that is not known has a unit and no amount.
struct LoadDocument {
  let amount: Double?
  let unit: String?

  init(_ load: ResolvedLoad, in unit: MassUnit) {
    (amount, self.unit) =
      switch load {
      case .mass(let mass): (mass.value(in: unit), unit.symbol)
      case .level(let thousandths): (Double(thousandths) / 1000, "lvl")
      case .bodyWeight: (nil, "bw")
      case .nothing: (nil, nil)
      }
  }
}
