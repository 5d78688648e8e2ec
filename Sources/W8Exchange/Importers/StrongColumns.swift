import Primitives
import W8Engine

/// Where the columns of Strong stand in one of its five dialects.
struct StrongColumns {
  let date, workout, exercise, order, repetitions, seconds, notes, workoutNotes, duration: Int?
  let weight, distance, effort, key: Int?
  /// The columns of units; nil where the header tells them.
  let weightUnit, distanceUnitColumn: Int?
  let headerMassUnit: MassUnit?
  let headerDistanceUnit: DistanceUnit?

  init(_ header: inout TableHeader) throws(ImportRefusal) {
    date = header.index(of: "date")
    key = header.index(of: "workout #") ?? date
    workout = header.index(of: "workout name")
    exercise = header.index(of: "exercise name")
    order = header.index(of: "set order")
    repetitions = header.index(of: "reps")
    seconds = header.index(of: "seconds")
    notes = header.index(of: "notes")
    workoutNotes = header.index(of: "workout notes")
    effort = header.index(of: "rpe")
    duration = header.index(of: "duration", "workout duration", "duration (sec)")
    weight = try header.loads(
      header.index(
        of: "weight", "weight (kg)", "weight (kgs)", "weight (kilograms)", "weight (lb)",
        "weight (lbs)", "weight (pounds)", "kg", "lb", "lbs"))
    distance = header.index(
      of: "distance", "distance (meters)", "distance (m)", "distance (km)", "distance (mi)",
      "distance (miles)", "km", "mi.", "mi", "m")
    headerMassUnit = weight.flatMap { [names = header.names] in
      W8Exchange.massUnit(inHeader: names[$0])
    }
    headerDistanceUnit = distance.flatMap { [names = header.names] index in
      let label = "distance"
      let name = names[index].dropFirst(names[index].hasPrefix(label) ? label.count : 0)
      return lengthUnit(String(name.filter { $0 != " " && $0 != "(" && $0 != ")" }))
    }
    let units = (header.index(of: "weight unit"), header.index(of: "distance unit"))
    weightUnit = headerMassUnit == nil ? units.0 : nil
    distanceUnitColumn = headerDistanceUnit == nil ? units.1 : nil
  }

  /// The unit that the row or the header tells; nil where neither does.
  func massUnit(of row: TableRow) -> MassUnit? {
    headerMassUnit ?? weightUnit.flatMap { W8Exchange.massUnit(word(row, $0)) }
  }

  private func word(_ row: TableRow, _ index: Int) -> String {
    String(decoding: row.raw(index).map(lowercased), as: UTF8.self)
  }
}

extension ImportedLog {
  /// The unit of the distance in the row of `line`: the one that the source tells, else that of the user, else kilometres
  /// with kilograms and miles with pounds, which is told; throws where nothing is known.
  mutating func distanceUnit(
    _ told: DistanceUnit?, beside mass: MassUnit?, line: Int
  ) throws(RowRefusal) -> DistanceUnit {
    if let unit = told ?? settings.distanceUnit { return unit }
    switch mass ?? settings.unit {
    case .kilogram?:
      remark(line, "distances taken as km, beside weights in kg; --distance says otherwise")
      return .kilometre
    case .pound?, .stone?:
      remark(
        line, "distances taken as miles, beside weights in lb or st; --distance says otherwise")
      return .mile
    case nil:
      throw .file(
        .needsOption(
          "the file does not say its units; say that of weights with --unit kg, lb or st, which makes "
            + "distances km or mi; another is said with --distance km, mi or m"))
    }
  }
}

/// A duration such as `1h 43m`, `59m`, `38min`, `1:43:00` or `2580`; nil for any other text.
func readDuration(_ text: ArraySlice<UInt8>) -> Seconds? {
  if let (time, _) = readSeconds(text) { return time }
  var (total, number) = (0, 0)
  var (hasDigits, hasUnit) = (false, false)
  var index = text.startIndex
  while index < text.endIndex {
    let byte = lowercased(text[index])
    if isDigit(byte) {
      guard number < 10_000_000 else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      hasDigits = true
    } else if hasDigits, let factor = secondsPerUnit(byte) {
      total += number * factor
      (number, hasDigits, hasUnit) = (0, false, true)
    } else if byte == 0x20, hasDigits {
      // `20 min`
    } else if !hasUnit || byte != 0x20 && !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte) {
      return nil
    }
    index += 1
  }
  return hasUnit && !hasDigits ? Seconds(total) : nil
}

/// The seconds of the unit that begins with a letter in lower case; nil for any other letter.
private func secondsPerUnit(_ letter: UInt8) -> Int? {
  switch letter {
  case UInt8(ascii: "h"): 3600
  case UInt8(ascii: "m"): 60
  case UInt8(ascii: "s"): 1
  default: nil
  }
}
