import W8Engine
import W8Syntax
import W8Text

/// Returns `version` with the unit or gym written to each line that it added or changed, where `other` has changed what
/// bare numbers and an `@` mean in `base`.
///
/// Where `base` names no unit, its bare numbers have none that this file knows: that of the root of its book may apply.
/// The unit that `other` names then holds for all of them, unless `other` has converted one of them from kilograms.
func writtenOut(_ version: LogVersion, _ base: LogVersion, _ other: LogVersion) -> LogVersion {
  var writer = MeaningWriter(version, base.settings, other.settings, readsAlone: false)
  if !writer.hasWork { return version }
  writer.readsAlone = converts(base.parts, other.parts, other.settings)
  let names = version.settings.joined(with: other.settings)
  writer.write(version.parts, base.parts, names)
  return replaced(version, writer.edits.sorted { $0.range.start < $1.range.start })
}

/// A version of a log in which all says its unit and gym of which another, with no base to both, says that it means
/// something else.
func writtenOut(_ version: LogVersion, against other: VersionSettings) -> LogVersion {
  var writer = MeaningWriter(
    version, version.settings, version.settings.overlaid(by: other), readsAlone: true)
  if !writer.hasWork { return version }
  writer.write(version.parts, [], version.settings.joined(with: other))
  return replaced(version, writer.edits.sorted { $0.range.start < $1.range.start })
}

/// Whether one of `parts`, read in the units of `settings`, writes a weight or load otherwise that is bare in `old` and
/// the same in kilograms, to a tenth.
private func converts(_ old: [LogPart], _ parts: [LogPart], _ settings: VersionSettings) -> Bool {
  let matching = PartMatching(old, parts, settings)
  return old.contains { part in
    guard let new = matching[part], !part.isWritten(as: new) else { return false }
    let (was, now) = (part.masses, new.masses)
    return was.count == now.count
      && zip(was, now).contains { was, now in
        guard was.unit == nil, was.text != now.text else { return false }
        let unit = now.unit ?? (settings.unit == .kilogram ? .kilogram : .pound)
        return abs(now.value * unit.kilograms - was.value) < 0.1
      } || converts(part.children, new.children, settings)
  }
}

/// Finds what has to be written out.
private struct MeaningWriter {
  private let settings: VersionSettings
  private let (base, other): (VersionSettings, VersionSettings)
  /// Whether a bare number is in kilograms where `base` names no unit.
  var readsAlone: Bool
  private let tree: SyntaxTree
  private(set) var edits: [(range: TextRange, text: String)] = []

  init(
    _ version: LogVersion, _ base: VersionSettings, _ other: VersionSettings, readsAlone: Bool
  ) {
    (settings, tree, self.readsAlone) = (version.settings, version.tree, readsAlone)
    (self.base, self.other) = (base, other)
  }

  var hasWork: Bool {
    changes { $0.massUnit } || changes { $0.liftUnit } || changes { $0.gymUnits }
      || changes { $0.exerciseUnits } || changes { $0.defaultGym }
  }

  private var changesMassUnit: Bool {
    (readsAlone || base.unit != .none) && changes { $0.massUnit }
  }

  /// Whether the other version alone has changed a setting.
  private func changes<Value: Equatable>(_ value: (VersionSettings) -> Value) -> Bool {
    let before = value(base)
    return value(settings) == before && value(other) != before
  }

  mutating func write(
    _ parts: [LogPart], _ old: [LogPart], _ names: VersionSettings, gym: String? = nil
  ) {
    let matching = PartMatching(old, parts, names)
    var before: [ObjectIdentifier: LogPart] = [:]
    for part in old { if let new = matching[part] { before[ObjectIdentifier(new)] = part } }
    for part in parts { write(part, before[ObjectIdentifier(part)], names, gym) }
  }

  private mutating func write(
    _ part: LogPart, _ old: LogPart?, _ names: VersionSettings, _ gym: String?
  ) {
    if let old, old.isWritten(as: part) { return }
    var gym = gym
    switch part.kind {
    case .entry:
      if part.weightText != old?.weightText, changesMassUnit {
        writeUnit(part, .weight, base.unit)
      }
    case .session:
      gym = part.gymText
      if old == nil || old?.gymText != part.gymText, changes({ $0.defaultGym }) { writeGym(part) }
    case .exercise:
      let (was, new) = (base.loadUnit(part, gym), other.loadUnit(part, gym))
      let isKnown = readsAlone || base.statedLoadUnit(part, gym) != nil
      if isKnown, part.sets != old?.sets, was != new, settings.loadUnit(part, gym) == was {
        writeUnit(part, .load, was)
      }
    case .directive:
      if old == nil || !LineRef(part).saysSame(LineRef(old ?? part)), changesMassUnit {
        writeDirective(part)
      }
    default: break
    }
    write(part.children, old?.children ?? [], names, gym: gym)
  }

  /// Writes the unit behind each bare number of a kind.
  private mutating func writeUnit(_ part: LogPart, _ kind: TokenKind, _ unit: WrittenUnit) {
    for token in tree.tokens(ofLine: part.line) where token.kind == kind {
      let range = tree.range(of: token, line: part.line)
      let text = tree.string(range)
      let number = text.hasSuffix("?") ? String(text.dropLast()) : text
      guard token.unit == .none, let written = numberWithUnit(number, unit) else { continue }
      edits.append((TextRange(range.start, range.start + number.utf8.count), written))
    }
  }

  private mutating func writeDirective(_ part: LogPart) {
    let keyword = tree.directive(onLine: part.line).keyword
    guard [.goal, .milestone, .trend].contains(keyword) else { return }
    for token in tree.tokens(ofLine: part.line) where token.kind == .word || token.kind == .pair {
      let range = tree.range(of: token, line: part.line)
      let text = tree.string(range)
      let parts = text.split(separator: ":")
      let isWeight = token.kind == .word || ["band", "every", "start"].contains(parts.first ?? "")
      guard isWeight, let number = parts.last, number.allSatisfy({ $0.isNumber || $0 == "." }),
        let written = numberWithUnit(String(number), base.unit)
      else { continue }
      edits.append((TextRange(range.end - number.utf8.count, range.end), written))
    }
  }

  /// A bare `number` with its unit; stones that are not whole in pounds, as no number with decimals can be one of stones.
  private func numberWithUnit(_ number: String, _ unit: WrittenUnit) -> String? {
    guard number.last?.isNumber == true else { return nil }
    guard unit == .stone else { return number + unit.suffix }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count <= 3 else {
      return parts.count == 1 ? number + "st" : nil
    }
    let padded = parts[1] + String(repeating: "0", count: 3 - parts[1].utf8.count)
    return Int32(parts[0] + padded).map { DecimalText.text(thousandths: Int64($0) * 14) + "lb" }
  }

  /// Writes the gym that an added session without one means.
  private mutating func writeGym(_ part: LogPart) {
    guard let gym = base.defaultGym else { return }
    let tokens = tree.tokens(ofLine: part.line)
    switch part.head {
    case .none:
      let last = tokens.last { $0.kind != .note && $0.kind != .comment }
      guard let end = last.map({ tree.range(of: $0, line: part.line).end }) else { return }
      // Only a line of a day can say the gym of what stands below it.
      edits.append((TextRange(end, end), "  " + gym))
    case .entry, .line:
      guard let token = tokens.first(of: .defaultGym) else { return }
      edits.append((tree.range(of: token, line: part.line), gym))
    }
  }
}

extension LogPart {
  /// The weight or the loads of the line, but no stones.
  fileprivate var masses: [(text: String, value: Double, unit: MassUnit?)] {
    tree.tokens(ofLine: line).filter { $0.kind == .weight || $0.kind == .load }.compactMap {
      token in
      let text = tree.string(of: token, line: line)
      let digits = text.prefix { $0.isNumber || $0 == "." }
      guard let value = Double(digits) else { return nil }
      switch text.dropFirst(digits.count) {
      case "", "?": return (text, value, nil)
      case "kg", "kg?": return (text, value, .kilogram)
      case "lb", "lb?": return (text, value, .pound)
      default: return nil
      }
    }
  }

  fileprivate var weightText: String? {
    tree.tokens(ofLine: line).first(of: .weight).map { tree.string(of: $0, line: line) }
  }
}

extension WrittenUnit {
  /// What says the unit behind a number.
  fileprivate var suffix: String { self == .pound ? "lb" : "kg" }
}

extension VersionSettings {
  /// What a load without a unit is in.
  func loadUnit(_ exercise: LogPart, _ gym: String?) -> WrittenUnit {
    statedLoadUnit(exercise, gym) ?? .kilogram
  }

  /// The same, but nil where the file names no unit for it.
  fileprivate func statedLoadUnit(_ exercise: LogPart, _ gym: String?) -> WrittenUnit? {
    let own = exercise.exerciseName.flatMap { exerciseUnits[exerciseKey($0)] }
    return [own, gymUnits[gymKey(gym)], liftUnit, unit].lazy.compactMap { $0 }
      .first { $0 != .none }
      .map { $0 == .pound || $0 == .stone ? .pound : .kilogram }
  }
}
