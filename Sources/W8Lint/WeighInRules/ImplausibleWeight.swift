import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let implausibleWeight = Rule(
    8204, "implausible-weight", .warning,
    Explanation(
      finds: "A body weight under 20 kg or over 400 kg.",
      harm: """
        Usually the decimal point is missing or wrong. w8log shows the weight, but averages \
        ignore it, as if it had a `?` after it.
        """,
      fix: """
        Correct the weight. If such weights are right (a child, a dog), write `lint \
        implausible-weight off` in the log.
        """,
      example: january("03 Sat   824"),
      instead: january("03 Sat   82.4")),
    .section { scope, findings in
      for entry in scope.lowered.entries {
        guard let weighIn = entry.weighIn, !weighIn.mass.isPlausibleBodyWeight else { continue }
        let range = scope.range(.weight, line: entry.line)
        findings.report(
          line: entry.line, range,
          message(scope.tree.string(range), weighIn.unit))
      }
    },
    fixes: .preferred { scope in
      guard let token = scope.fileLine.token(.weight), let weighIn = scope.fileLine.entry?.weighIn,
        let number = WrittenNumber(scope.text)
      else { return [] }
      let mark = token.isExcluded ? "?" : ""
      var fixes: [Fix] = []
      // Where a word behind the number cannot be read, the unit may be wrong and the digits right.
      if token.unit != .stone, !hasUnreadWord(behind: token, scope),
        let shifted = plausibleShift(of: number, in: weighIn.unit)
      {
        let unit = token.unit == .none ? "" : weighIn.unit.symbol
        let text = shifted + unit + mark
        fixes.append(.preferred("Write \(text)", scope.replacing(with: text)))
      }
      if scope.fileLine.token(.detachedUnit) == nil, token.unit != .stone || token.value == 0 {
        fixes += plausibleUnits(of: number, besides: weighIn.unit).map { unit in
          let text = number.text + unit.symbol + mark
          return .possible("Write \(text)", scope.replacing(with: text))
        }
      }
      return fixes
    })
}

private func hasUnreadWord(behind token: Token, _ scope: FixScope) -> Bool {
  let next = scope.fileLine.tokens.first { $0.start >= token.end }
  return next?.kind == .unreadable
}

private func message(_ text: String, _ unit: MassUnit) -> String {
  let number = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
  let rest = text.dropFirst(number.count).filter { $0 != "?" }
  let weight = rest.isEmpty ? "\(number) \(unit.symbol)" : "\(number)\(rest)"
  return "\(weight) is outside 20–400 kg; check the decimal point"
}

/// The number with its decimal point one or two places elsewhere, where that is plausible.
private func plausibleShift(of number: WrittenNumber, in unit: MassUnit) -> String? {
  for places in [-1, 1, -2, 2] {
    if let shifted = number.shifted(by: places),
      Mass(thousandths: shifted.thousandths, of: unit).isPlausibleBodyWeight
    {
      return shifted.text
    }
  }
  return nil
}

/// The other units in which the number is plausible; stones only where it is whole.
private func plausibleUnits(of number: WrittenNumber, besides unit: MassUnit) -> [MassUnit] {
  MassUnit.allCases.filter { other in
    other != unit && (other != .stone || number.decimals.isEmpty)
      && likelyWeights.contains(Mass(thousandths: number.thousandths, of: other))
  }
}

/// The weights that a slip of the unit is taken for: a number that is far off in one unit and hardly plausible in another
/// has another fault.
private let likelyWeights =
  Mass(thousandths: 30_000, of: .kilogram)...Mass(thousandths: 300_000, of: .kilogram)

/// The digits of a weight before and after its point or comma.
private struct WrittenNumber {
  let whole: String
  let decimals: String

  /// Reads the number at the start of `text`; nil when there is none.
  init?(_ text: String) {
    let digits = Set("0123456789")
    whole = String(text.prefix { digits.contains($0) })
    let rest = text.dropFirst(whole.count)
    let hasPoint = rest.first == "." || rest.first == ","
    decimals = hasPoint ? String(rest.dropFirst().prefix { digits.contains($0) }) : ""
    guard !whole.isEmpty, whole.count <= 4, decimals.count <= 3 else { return nil }
  }

  private init(whole: String, decimals: String) {
    self.whole = whole
    self.decimals = decimals
  }

  var text: String { decimals.isEmpty ? whole : "\(whole).\(decimals)" }

  var thousandths: Int64 {
    let padded = decimals + String(repeating: "0", count: 3 - decimals.count)
    return Int64(whole + padded) ?? 0
  }

  /// The same digits with the point `places` to the right; nil when that takes digits that are not there.
  func shifted(by places: Int) -> WrittenNumber? {
    let digits = whole + decimals
    let position = whole.count + places
    guard 1...min(4, digits.count) ~= position else { return nil }
    let whole = digits.prefix(position).drop { $0 == "0" }
    var decimals = digits.dropFirst(position)
    while decimals.last == "0" { decimals.removeLast() }
    guard !whole.isEmpty, decimals.count <= 3 else { return nil }
    return WrittenNumber(whole: String(whole), decimals: String(decimals))
  }
}
