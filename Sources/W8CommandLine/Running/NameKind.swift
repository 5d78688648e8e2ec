import Primitives
import W8Book
import W8Engine
import W8Reports

/// A kind of name that a log has and the command line may say.
enum NameKind: String {
  case gym, tag, exercise

  /// The text before a name. A shell takes `#tag` for a comment and some take `@` for their own, so it may be left
  /// out.
  var sign: String {
    switch self {
    case .gym: "@"
    case .tag: "#"
    case .exercise: ""
    }
  }

  func signed(_ name: String) -> String { name.hasPrefix(sign) ? name : sign + name }

  /// The names that `log` declares or has, with their sign; a bare sign for a default gym.
  func names(in log: OpenedLog) -> [String] {
    let logbook = log.analysis.logbook
    let names: [String]
    switch self {
    case .gym:
      names =
        logbook.gymUses.flatMap { ([$0.info.id] + $0.info.aliases).map { $0.text } }
        + (logbook.gymUses.contains { $0.info.isDefault } ? [""] : [])
    case .tag: names = log.analysis.knownTags.sorted().map { $0.text }
    case .exercise: names = logbook.exerciseNames
    }
    return names.map { sign + $0 }
  }

  /// That `log` has no such `name`, with those of `known` that come near it.
  func unknown(_ name: String, in log: OpenedLog, among known: [String]) -> ArgumentError {
    .unknownName(
      rawValue, name, log: log.name, nearest: nearestWords(to: name, among: known),
      remedy: "`w8log \(rawValue)s` lists them")
  }
}
