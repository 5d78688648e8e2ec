import Primitives
import W8Engine
import W8Syntax

/// How the cells of a row are read, alike for all sources.
extension ImportedLog {
  /// Adds the sets of a row to the last session, with the note in a cell.
  mutating func add(_ sets: [ImportedSet], to name: String, of row: TableRow, note: Int?) {
    let last = sessions.count - 1
    sessions[last].lines.append(row.line)
    sessions[last].exercise(name)
    for set in sets { sessions[last].add(set, to: name) }
    if let text = self.note(row, note) { sessions[last].addNote(text) }
  }

  /// The text of a cell; empty where there is none.
  mutating func text(_ row: TableRow, _ index: Int?) -> String {
    let (text, isUTF8) = row.decoded(index)
    if !isUTF8 { remark(row.line, Reason.windows1252) }
    return text
  }

  /// The text of a cell without control characters, which are reported; nil where it says nothing.
  mutating func note(_ row: TableRow, _ index: Int?) -> String? {
    row.isEmpty(index) ? nil : withoutControls(text(row, index), row.line)
  }

  /// The text without control characters, which are reported of `line`; line ends and tabs are none of them.
  private mutating func withoutControls(_ text: String, _ line: Int) -> String {
    guard text.unicodeScalars.contains(where: isLostControl) else { return text }
    lose(line, controlsLost)
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isLostControl($0) }))
  }

  /// The name of an exercise; throws where there is none.
  mutating func name(_ row: TableRow, _ index: Int?) throws(RowRefusal) -> String {
    let cell = row.raw(index)
    // The sets of an exercise follow each other.
    if let lastName, lastName.cell.elementsEqual(cell) { return lastName.text }
    let name = withoutControls(text(row, index), row.line)
    guard saysSomething(name) else { throw .row(Reason.noName, name) }
    lastName = name.utf8.elementsEqual(cell) ? (Array(cell), name) : nil
    return name
  }

  /// The point in time in a cell; throws where none can be read.
  mutating func timestamp(_ row: TableRow, _ index: Int?) throws(RowRefusal) -> Timestamp {
    guard let stamp = readTimestamp(row.raw(index)) else {
      throw .row(Reason.badDate, text(row, index))
    }
    return stamp
  }

  /// The number in a cell; nil where it is empty, throws for `reason` where it holds something else.
  mutating func number(
    _ row: TableRow, _ index: Int?, else reason: String
  ) throws(RowRefusal) -> WrittenNumber? {
    let cell = row.raw(index)
    guard !cell.isEmpty, !saysNothing(cell) else { return nil }
    guard let number = readNumber(cell) else { throw .row(reason, text(row, index)) }
    if row.isPartedByCommas, mayPartThousands(cell) {
      throw .row(Reason.thousands, text(row, index))
    }
    return number
  }

  /// The repetitions in a cell; nil where it is empty.
  mutating func repetitions(_ row: TableRow, _ index: Int?) throws(RowRefusal) -> Int? {
    guard let number = try number(row, index, else: Reason.badRepetitions) else { return nil }
    guard let whole = number.whole, 0...9999 ~= whole, number.suffix.isEmpty else {
      throw .row(Reason.badRepetitions, text(row, index))
    }
    return whole
  }

  /// The time in a cell, a number of seconds or `h:mm:ss`; nil where it is empty or says none.
  mutating func seconds(_ row: TableRow, _ index: Int?) throws(RowRefusal) -> Seconds? {
    let cell = row.raw(index)
    guard !cell.isEmpty, !saysNothing(cell) else { return nil }
    guard let (seconds, isCut) = readSeconds(cell), seconds <= longestTime else {
      throw .row(Reason.badTime, text(row, index))
    }
    if isCut { lose(row.line, Reason.secondsCut, text(row, index)) }
    return seconds > 0 ? seconds : nil
  }

  /// The load in a cell, in the unit behind the number, else in that of the cell `unitIndex`, else in `known`; nil where it
  /// is empty or zero.
  mutating func load(
    _ row: TableRow, _ index: Int?, _ known: MassUnit?, unitIndex: Int? = nil
  ) throws(RowRefusal) -> ImportedLoad? {
    guard let mass = try mass(row, index, known, unitIndex: unitIndex, else: Reason.badLoad) else {
      return nil
    }
    return mass.thousandths < 0 ? .bodyweightAnd(mass) : .mass(mass)
  }

  /// The mass in a cell, in the unit behind the number, else in that of the cell `unitIndex`, else in `known`; nil where it
  /// is empty or zero. Throws where either names what is no unit of weights.
  mutating func mass(
    _ row: TableRow, _ index: Int?, _ known: MassUnit?, unitIndex: Int? = nil, else reason: String
  ) throws(RowRefusal) -> ImportedMass? {
    guard let number = try number(row, index, else: reason), number.thousandths != 0 else {
      return nil
    }
    if let mass = stones(number) { return mass }
    let written = massUnit(number.suffix)
    guard written != nil || number.suffix.isEmpty else { throw .row(reason, text(row, index)) }
    let named = written == nil ? try namedUnit(row, unitIndex) : nil
    let unit = unit(written ?? named ?? known)
    guard let mass = ImportedMass(thousandths: number.thousandths, unit: unit) else {
      throw .row(reason, text(row, index))
    }
    return mass
  }

  /// The weight of a person in a cell, in the unit behind the number, else in that of the cell `unitIndex`, else in `known`;
  /// throws where none stands there.
  mutating func personWeight(
    _ row: TableRow, _ index: Int?, _ known: MassUnit?, unitIndex: Int? = nil
  ) throws(RowRefusal) -> ImportedMass {
    let mass = try mass(row, index, known, unitIndex: unitIndex, else: Reason.badWeight)
    guard let mass, mass.thousandths > 0 else { throw .row(Reason.badWeight, text(row, index)) }
    return mass
  }

  /// The unit of mass in a cell; nil where it is empty, throws where it holds something else.
  mutating func namedUnit(_ row: TableRow, _ index: Int?) throws(RowRefusal) -> MassUnit? {
    row.isEmpty(index) ? nil : try knownMassUnit(text(row, index))
  }

  /// The distance in a cell, in the unit behind the number, else in that of the cell `unitIndex`; nil where it is empty or
  /// zero, and reported where that unit is not known. `unit` is asked only where neither says one.
  mutating func distance(
    _ row: TableRow, _ index: Int?, unitIndex: Int? = nil,
    _ unit: (inout ImportedLog) throws(RowRefusal) -> DistanceUnit
  ) throws(RowRefusal) -> ImportedDistance? {
    guard let number = try number(row, index, else: Reason.badDistance), number.thousandths != 0
    else { return nil }
    let word = number.suffix.isEmpty ? text(row, unitIndex).lowercased() : number.suffix
    var (thousandths, known) = (number.thousandths, DistanceUnit.meter)
    if word.isEmpty {
      known = try unit(&self)
    } else if let told = lengthUnit(word) {
      known = told
    } else if let small = smallLengthUnit(word) {
      known = small.unit
      thousandths = (thousandths + small.parts / 2) / small.parts
    } else {
      lose(row.line, "an unknown unit of distance", word)
      return nil
    }
    guard let distance = ImportedDistance(thousandths: thousandths, unit: known) else {
      throw .row(Reason.badDistance, text(row, index))
    }
    return distance
  }

  /// The effort in a cell; nil where it is empty, and reported where a log cannot say it.
  mutating func effort(_ row: TableRow, _ index: Int?) -> Effort? {
    let cell = row.raw(index)
    guard !cell.isEmpty else { return nil }
    guard let number = readNumber(cell), number.isExact, number.suffix.isEmpty,
      let effort = number.effort
    else {
      lose(row.line, Reason.badEffort, text(row, index))
      return nil
    }
    return effort
  }

  /// The share of fat in a cell in tenths of a percent; nil where it is empty or zero, and reported where a log cannot say it.
  mutating func fat(_ row: TableRow, _ index: Int?) -> Int? {
    guard holdsValue(row.raw(index)) else { return nil }
    guard let number = readNumber(row.raw(index)), number.suffix.isEmpty || number.suffix == "%",
      0...100_000 ~= number.thousandths
    else {
      lose(row.line, Reason.badFat, text(row, index))
      return nil
    }
    return fat(
      thousandths: number.thousandths, line: row.line, as: row.decoded(index).text)
  }

  /// The share of fat in tenths of a percent; nil where it is zero, and reported, as it is `written`, where a log cannot say it.
  mutating func fat(
    thousandths: Int, line: Int, as written: @autoclosure () -> String?
  ) -> Int? {
    guard thousandths != 0 else { return nil }
    let tenths = (thousandths + 50) / 100
    guard 10...600 ~= tenths else {
      lose(line, Reason.badFat, written())
      return nil
    }
    return tenths
  }
}

/// Whether the only sign in a number is a comma before three digits, as in `1,180`. Behind one that begins with a zero, or
/// has more digits, come decimals.
private func mayPartThousands(_ signed: ArraySlice<UInt8>) -> Bool {
  let cell = signed.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == 0x20 }
  guard let comma = cell.firstIndex(of: UInt8(ascii: ",")) else { return false }
  let rest = cell[(comma + 1)...]
  return 1...3 ~= comma - cell.startIndex && cell.first != UInt8(ascii: "0")
    && cell[..<comma].allSatisfy { isDigit($0) } && rest.prefix { isDigit($0) }.count == 3
    && !rest.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
}

/// The pounds of `12st 4lb`; nil for any other number.
func stones(_ number: WrittenNumber) -> ImportedMass? {
  let suffix = number.suffix
  guard let stones = number.whole, stones >= 0, suffix.hasPrefix("st"),
    let start = suffix.firstIndex(where: { $0.isNumber }),
    massUnit(trimmed(String(suffix[..<start]))) == .stone,
    let rest = readNumber(Array(suffix[start...].utf8)[...]), 0..<14_000 ~= rest.thousandths,
    rest.suffix.isEmpty || massUnit(rest.suffix) == .pound
  else { return nil }
  return ImportedMass(thousandths: stones * 14_000 + rest.thousandths, unit: .pound)
}

/// The unit of mass that the text of a source means; throws for any other.
func knownMassUnit(_ text: String) throws(RowRefusal) -> MassUnit {
  guard let unit = massUnit(text.lowercased()) else { throw .row(Reason.badMassUnit, text) }
  return unit
}

/// The unit of which a smaller one, that a log does not have, is one of several parts; nil for any other word.
private func smallLengthUnit(_ word: String) -> (unit: DistanceUnit, parts: Int)? {
  switch word {
  case "cm", "cms", "centimeter", "centimeters", "centimetre", "centimetres": (.meter, 100)
  case "mm", "mms", "millimeter", "millimeters", "millimetre", "millimetres": (.meter, 1000)
  case "in", "in.", "inch", "inches", "\"": (.foot, 12)
  default: nil
  }
}

/// The unit of mass that a header tells in brackets or behind its last `_` or blank, as `weight (kg)`; nil where none does.
func massUnit(inHeader header: String) -> MassUnit? {
  let word = header.split(whereSeparator: { "()[]_ /".contains($0) }).last.map(String.init)
  return word.flatMap { massUnit($0) }
}

/// Whether a name says anything.
func saysSomething(_ name: String) -> Bool {
  name.unicodeScalars.contains { !$0.properties.isWhitespace && !isControl($0) && !isOddSpace($0) }
}

/// How much of the name of a member or attribute a message quotes.
let longestName = 40

/// A group of sets has no more.
let mostSetsInRow = 99

extension ImportedLog {
  /// The day and time of a weigh-in in the place of the user: a clock that is not that of Greenwich is theirs.
  mutating func moment(_ stamp: Timestamp) -> Timestamp {
    stamp.zoneMinutes == 0 ? local(stamp) : stamp
  }
}
