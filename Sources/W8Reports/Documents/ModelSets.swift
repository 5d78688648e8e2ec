import JSON
import Primitives
import W8Syntax

extension SetGroupSyntax: JSONEncodable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("count", count)
      json.field("distances", distances)
      json.field("effort", perceivedEffort)
      json.field("labels", labels)
      json.field("load", load)
      json.field("reps", reps)
      json.field("reserve", reserve)
      json.field("seconds", seconds.map { $0.value })
      json.field("warmup", isWarmup)
    }
  }

  private var perceivedEffort: Double? {
    if case .perceived(let halves) = effort { Double(halves) / 2 } else { nil }
  }

  private var reserve: Int? {
    if case .inReserve(let reps) = effort { reps } else { nil }
  }
}

extension RepsSyntax: JSONEncodable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("amrap", mark == .maximal)
      json.field("count", count)
      json.field("failed", mark == .failed)
    }
  }
}

extension DistanceSyntax: JSONEncodable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("unit", unit.symbol)
      json.field("value", Double(thousandths) / 1000)
    }
  }
}

extension LoadSyntax: JSONEncodable {
  func write(to json: inout JSONWriter) {
    let (kind, thousandths, unit): (String, Int, String?) =
      switch self {
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
