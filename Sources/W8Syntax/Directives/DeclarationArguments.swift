/// The declaration of an exercise.
package struct ExerciseArguments: Hashable, Sendable {
  /// The name with its place.
  package let name: Argument
  /// Other names with their places.
  package internal(set) var aliases: [Argument] = []
  /// The unit of its loads that have none; nil when none is written.
  package internal(set) var unit: WrittenUnit?
  /// Whether sets without a load are done with the body's weight.
  package internal(set) var isBodyweight = false
}

/// The note on an exercise at one gym.
package struct SetupArguments: Hashable, Sendable {
  /// The gym with its place; the text holds the `@`.
  package let gym: Argument
  /// The exercise's name with its place.
  package let exercise: Argument

  /// Whether the gym's id is one that a session can name.
  package var hasValidGym: Bool { gymNameFault(gym.text) == nil }
}

/// The declaration of a key of pairs.
package struct MetricArguments: Hashable, Sendable {
  /// The key with its place.
  package let key: Argument
  /// The unit that its values are written in, with its place.
  package let unit: Argument
}

/// In which order a file tells its days.
package enum WrittenOrder: String, CaseIterable, Sendable {
  case oldest, newest
}

extension ArgumentReader {
  /// Of a repeated unit the first that can be read counts.
  mutating func readExercise() -> Directive {
    guard let name = arguments.first(where: { $0.kind == .string && !$0.isBlank }) else {
      refuseMissing()
      return .incomplete(.exercise)
    }
    var exercise = ExerciseArguments(name: name)
    for argument in arguments where argument.range != name.range {
      switch (argument.kind, argument.key) {
      case (.pair, "alias") where !argument.isBlank: exercise.aliases.append(argument)
      case (.pair, "unit"):
        let unit = value(argument, readLoadUnit)
        exercise.unit = exercise.unit ?? unit
      case (.word, _) where argument.text.lowercased() == "bodyweight":
        exercise.isBodyweight = true
      default: refuse(argument)
      }
    }
    return .exercise(exercise)
  }

  mutating func readSetup() -> Directive {
    guard let gym = arguments.first(where: { $0.kind == .gym }),
      let exercise = arguments.first(where: { $0.kind == .string && !$0.isBlank })
    else {
      refuseMissing()
      return .incomplete(.setup)
    }
    if let fault = gymNameFault(gym.text) { refuse(gym, as: fault) }
    for argument in arguments
    where argument.range != gym.range && argument.range != exercise.range {
      refuse(argument)
    }
    return .setup(SetupArguments(gym: gym, exercise: exercise))
  }

  mutating func readMetric() -> Directive {
    guard arguments.count >= 2 else {
      refuseMissing()
      return .incomplete(.metric)
    }
    refuseAll(after: 2)
    let key = word(arguments[0]) { isKey($0) ? $0 : nil }
    let unit = word(arguments[1]) { $0 }
    guard key != nil, unit != nil else { return .incomplete(.metric) }
    return .metric(MetricArguments(key: arguments[0], unit: arguments[1]))
  }

  mutating func readTag() -> Directive {
    guard let first = arguments.first else {
      refuseMissing()
      return .incomplete(.tag)
    }
    refuseAll(after: 1)
    let bytes = Array(first.text.utf8)
    guard first.kind == .tag, isName(bytes.span, 1, bytes.count) else {
      refuse(first, as: first.kind == .tag ? .badTag : .badArgument)
      return .incomplete(.tag)
    }
    return .tag(first)
  }

  mutating func readOrder() -> Directive {
    guard let first = arguments.first else {
      refuseMissing()
      return .incomplete(.order)
    }
    refuseAll(after: 1)
    guard let order = word(first, { WrittenOrder(rawValue: $0.lowercased()) }) else {
      return .incomplete(.order)
    }
    return .order(order)
  }

  mutating func readLiftUnit() -> Directive {
    guard let first = arguments.first else {
      refuseMissing()
      return .incomplete(.liftUnit)
    }
    refuseAll(after: 1)
    guard let unit = word(first, readLoadUnit) else { return .incomplete(.liftUnit) }
    return .liftUnit(unit)
  }

  mutating func readInclude() -> Directive {
    guard let first = arguments.first(where: { $0.kind == .string && !$0.isBlank }) else {
      refuseMissing()
      return .incomplete(.include)
    }
    for argument in arguments where argument.range != first.range { refuse(argument) }
    return .include(first)
  }
}

private func isKey(_ text: String) -> Bool {
  text.utf8.first?.isASCIILetter == true && text.utf8.allSatisfy(\.continuesKey)
}
