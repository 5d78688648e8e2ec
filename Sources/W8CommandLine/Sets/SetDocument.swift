import JSON
import W8Engine

/// The JSON of sets that were done one by one, with their loads in a kilogram or a pound.
struct SetDocuments: JSONEncodable {
  let groups: [SetGroup]
  /// How the loads of the groups are read.
  let reading: LoadReading
  let unit: MassUnit

  func write(to json: inout JSONWriter) {
    json.startArray()
    for group in groups {
      let load = LoadDocument(reading.load(of: group), in: unit)
      let sets = group.sets
      if group.areSetsAlike {
        json.copies(sets.count) { Self.write(sets[0], load, to: &$0) }
      } else {
        for index in sets.indices { Self.write(sets[index], load, to: &json) }
      }
    }
    json.endArray()
  }

  private static func write(_ set: LoggedSet, _ load: LoadDocument, to json: inout JSONWriter) {
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

extension SetDocuments {
  /// The sets of all lines of an exercise in one session.
  init(of session: ExerciseSession, in unit: MassUnit) {
    self.init(groups: session.groups, reading: session.reading, unit: unit)
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
