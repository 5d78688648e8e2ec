/// The weight aimed at.
package struct GoalArguments: Hashable, Sendable {
  /// The weight.
  package let weight: WrittenWeight
  /// The day by which to be there; nil when none is written.
  package let by: WrittenDate?
  /// The day from which on the way counts; nil when none is written.
  package let from: WrittenDate?
  /// How far from the goal still counts as reached; nil when none is written.
  package let band: WrittenWeight?
}

/// A weight to be reported when it is crossed, or the distance between many.
package enum MilestoneArguments: Hashable, Sendable {
  /// `milestone 80.0 "Under eighty"`
  case weight(WrittenWeight, label: String?)
  /// `milestone every:5`
  case every(WrittenWeight)
}

/// A date in an argument, which the calendar has.
package struct WrittenDate: Hashable, Sendable {
  /// The argument that holds the date.
  package let argument: Argument
  /// Year × 10,000 + month × 100 + day.
  package let value: Int
}

extension ArgumentReader {
  /// Of a repeated key the first value that can be read counts.
  mutating func readGoal() -> Directive {
    guard let first = arguments.first(where: { $0.kind == .word }) else {
      refuseMissing()
      return .incomplete(.goal)
    }
    let weight = word(first, WrittenWeight.init)
    var dates: [String: WrittenDate] = [:]
    var band: WrittenWeight?
    for argument in arguments where argument.range != first.range {
      switch argument.key {
      case "by", "from":
        let date = value(argument, readDate).map { WrittenDate(argument: argument, value: $0) }
        dates[argument.key] = dates[argument.key] ?? date
      case "band":
        let width = value(argument, WrittenWeight.init)
        band = band ?? width
      default: refuse(argument)
      }
    }
    guard let weight else { return .incomplete(.goal) }
    return .goal(
      GoalArguments(weight: weight, by: dates["by"], from: dates["from"], band: band))
  }

  /// Of a weight and `every:`, whichever stands first decides what the directive says.
  mutating func readMilestone() -> Directive {
    guard let first = arguments.first(where: { $0.kind == .word || $0.key == "every" }) else {
      refuseMissing()
      return .incomplete(.milestone)
    }
    return first.kind == .word ? readMilestone(of: first) : readEvery()
  }

  /// Of a repeated key the first value that can be read counts.
  private mutating func readEvery() -> Directive {
    var interval: WrittenWeight?
    for argument in arguments {
      if argument.key == "every" {
        let distance = value(argument, readInterval)
        interval = interval ?? distance
      } else {
        refuse(argument)
      }
    }
    return interval.map { .milestone(.every($0)) } ?? .incomplete(.milestone)
  }

  private mutating func readMilestone(of first: Argument) -> Directive {
    let weight = word(first, WrittenWeight.init)
    var label: String?
    for argument in arguments where argument.range != first.range {
      if argument.kind == .string, label == nil, !argument.isBlank {
        label = argument.text
      } else {
        refuse(argument)
      }
    }
    guard let weight else { return .incomplete(.milestone) }
    return .milestone(.weight(weight, label: label))
  }
}

private func readInterval(_ text: String) -> WrittenWeight? {
  guard let weight = WrittenWeight(text), weight.thousandths > 0 || weight.stones > 0 else {
    return nil
  }
  return weight
}
