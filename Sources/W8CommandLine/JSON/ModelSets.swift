import JSON
import W8Syntax

/// One group of sets as it is written.
struct ModelGroup: JSONEncodable {
  private let group: SetGroupSyntax

  init(_ group: SetGroupSyntax) {
    self.group = group
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("count", group.count)
      json.field("distances", group.distances.map(ModelDistance.init))
      json.field("effort", perceivedEffort)
      json.field("labels", group.labels)
      json.field("load", group.load.map(ModelLoad.init))
      json.field("reps", group.reps.map(ModelRepetitions.init))
      json.field("reserve", reserve)
      json.field("seconds", group.seconds)
      json.field("warmup", group.isWarmup)
    }
  }

  private var perceivedEffort: Double? {
    if case .perceived(let halves) = group.effort { Double(halves) / 2 } else { nil }
  }

  private var reserve: Int? {
    if case .inReserve(let reps) = group.effort { reps } else { nil }
  }
}

private struct ModelRepetitions: JSONEncodable {
  let reps: RepsSyntax

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("amrap", reps.mark == .maximal)
      json.field("count", reps.count)
      json.field("failed", reps.mark == .failed)
    }
  }
}

private struct ModelDistance: JSONEncodable {
  let distance: DistanceSyntax

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("unit", distance.unit.symbol)
      json.field("value", Double(distance.thousandths) / 1000)
    }
  }
}

private struct ModelLoad: JSONEncodable {
  let load: LoadSyntax

  func write(to json: inout JSONWriter) {
    let (kind, thousandths, unit): (String, Int, String?) =
      switch load {
      case .mass(let thousandths, let unit): ("mass", Int(thousandths), unit.symbol)
      case .level(let thousandths): ("level", Int(thousandths), nil)
      case .bodyweight(let thousandths, let unit): ("bodyweight", thousandths, unit.symbol)
      }
    json.object { json in
      json.field("kind", kind)
      json.field("unit", unit)
      json.field("value", Double(thousandths) / 1000)
    }
  }
}
