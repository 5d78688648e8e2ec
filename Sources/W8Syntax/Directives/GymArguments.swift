/// The declaration of a gym.
package struct GymArguments: Hashable, Sendable {
  /// The gym's id with its place; the text holds the `@`.
  package let id: Argument
  /// The display name; nil when none is written.
  package internal(set) var name: String?
  /// The colour as it is written, with its place; nil when none is.
  package internal(set) var color: Argument?
  /// The unit of loads written there without one; nil when none is written.
  package internal(set) var unit: WrittenUnit?
  /// Whether the gym is the one used when a day names none.
  package internal(set) var isDefault = false
  /// Former ids with their places; the texts hold the `@`.
  package internal(set) var aliases: [Argument] = []
  /// The date on which the gym closed, as year × 10,000 + month × 100 + day; nil when none is written.
  package internal(set) var closed: Int?

  /// Whether the id is one that a session can name.
  package var hasValidID: Bool { gymNameFault(id.text) == nil }
}

extension ArgumentReader {
  mutating func readGym() -> Directive {
    guard let id = arguments.first(where: { $0.kind == .gym }) else {
      refuseMissing()
      return .incomplete(.gym)
    }
    if let fault = gymNameFault(id.text) { refuse(id, as: fault) }
    var gym = GymArguments(id: id)
    for argument in arguments where argument.range != id.range {
      readGymArgument(argument, into: &gym)
    }
    return .gym(gym)
  }

  /// Of a repeated key other than `alias` the first value that can be read counts.
  private mutating func readGymArgument(_ argument: Argument, into gym: inout GymArguments) {
    switch (argument.kind, argument.key) {
    case (.string, _) where gym.name == nil && !argument.isBlank: gym.name = argument.text
    case (.word, _) where argument.text.lowercased() == "default": gym.isDefault = true
    case (.pair, "color"): gym.color = gym.color ?? argument
    case (.pair, "unit"):
      let unit = value(argument, readLoadUnit)
      gym.unit = gym.unit ?? unit
    case (.pair, "closed"):
      let closed = value(argument, readDate)
      gym.closed = gym.closed ?? closed
    case (.pair, "alias") where argument.text.hasPrefix("@") && gymNameFault(argument.text) == nil:
      gym.aliases.append(argument)
    default: refuse(argument)
    }
  }
}

/// What is wrong with the gym `@…`; nil when nothing is.
func gymNameFault(_ text: String) -> SyntaxFault.Kind? {
  let bytes = Array(text.utf8)
  return gymNameFault(bytes.span, 0, bytes.count)
}

/// The unit `kg` or `lb`; nil for any other.
func readLoadUnit(_ text: String) -> WrittenUnit? {
  let unit = WrittenUnit(name: text)
  return unit == .stone ? nil : unit
}
