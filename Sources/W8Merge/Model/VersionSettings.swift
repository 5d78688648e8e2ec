import Primitives
import W8Engine
package import W8Syntax

/// The meaning of the names and the bare numbers of a version: its aliases, units and default gym.
package struct VersionSettings {
  /// The id of a gym by each of its names, folded.
  private(set) var gyms: [String: String] = [:]
  /// The name of an exercise by each of its names, folded.
  private(set) var exercises: [String: String] = [:]
  /// The unit of weights, and of loads.
  package private(set) var unit = WrittenUnit.none
  private(set) var liftUnit = WrittenUnit.none
  private(set) var gymUnits: [String: WrittenUnit] = [:]
  private(set) var exerciseUnits: [String: WrittenUnit] = [:]
  /// What a weight without a unit is in.
  var massUnit: MassUnit {
    switch unit {
    case .none, .kilogram: .kilogram
    case .pound: .pound
    case .stone: .stone
    }
  }
  /// The default gym as it is written.
  package private(set) var defaultGym: String?
  /// The order of days that the log says; nil where it says none.
  private(set) var order: WrittenOrder?
  /// The major version that the log is written for.
  private(set) var majorVersion: Int?

  init(_ tree: SyntaxTree) {
    for directive in tree.directives {
      switch directive {
      case .version(let version): majorVersion = majorVersion ?? version.major
      case .unit(let unit): self.unit = unit
      case .liftUnit(let unit): liftUnit = unit
      case .order(let order): self.order = order
      case .gym(let gym):
        let id = folded(gym.id.text)
        if gym.isDefault, defaultGym == nil { defaultGym = gym.id.text }
        gymUnits[id] = gym.unit
        for alias in gym.aliases { gyms[folded(alias.text)] = id }
      case .exercise(let exercise):
        let name = folded(exercise.name.text)
        exerciseUnits[name] = exercise.unit
        for alias in exercise.aliases { exercises[folded(alias.text)] = name }
      default: break
      }
    }
  }

  /// What both say, and each of them besides, the same in whichever order they are joined; an `@` is the gym of neither
  /// where their default gyms differ.
  func joined(with other: VersionSettings) -> VersionSettings {
    var joined = self
    joined.gyms.merge(other.gyms, uniquingKeysWith: min)
    joined.exercises.merge(other.exercises, uniquingKeysWith: min)
    if gymKey(nil) != other.gymKey(nil) { joined.defaultGym = nil }
    return joined
  }

  /// These, and what `other` says in the place of what they say.
  func overlaid(by other: VersionSettings) -> VersionSettings {
    var settings = self
    if other.unit != .none { settings.unit = other.unit }
    if other.liftUnit != .none { settings.liftUnit = other.liftUnit }
    settings.gymUnits.merge(other.gymUnits) { $1 == .none ? $0 : $1 }
    settings.exerciseUnits.merge(other.exerciseUnits) { $1 == .none ? $0 : $1 }
    settings.defaultGym = other.defaultGym ?? defaultGym
    return settings
  }

  /// The key of the gym that is written so; an `@` alone, and none, are the default gym.
  func gymKey(_ text: String?) -> String {
    guard let text, text != "@" else { return defaultGym.map { gymKey($0) } ?? "@default" }
    let key = folded(text)
    return gyms[key] ?? key
  }

  /// The key of the exercise that is written so.
  func exerciseKey(_ text: String) -> String {
    let key = bareName(text)
    return exercises[key] ?? key
  }

  /// Returns the name of a gym that two versions write, the declared one if one of them writes an alias; nil for two gyms.
  func gymName(_ one: String?, _ two: String?) -> String? {
    guard let one, let two, gymKey(one) == gymKey(two) else { return nil }
    return gymKey(one) == folded(two) ? two : one
  }

  /// The same of an exercise.
  func exerciseName(_ one: String?, _ two: String?) -> String? {
    guard let one, let two, exerciseKey(one) == exerciseKey(two) else { return nil }
    return exerciseKey(one) == bareName(two) ? two : one
  }
}

/// A name as it is compared: without regard to case and runs of blanks.
func folded(_ text: String) -> String {
  caseFolded(text.split { $0 == " " || $0 == "\t" }.joined(separator: " "))
}

/// A name as it is compared, without quotes.
func bareName(_ text: String) -> String {
  let isQuoted = text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
  return folded(isQuoted ? String(text.dropFirst().dropLast()) : text)
}
