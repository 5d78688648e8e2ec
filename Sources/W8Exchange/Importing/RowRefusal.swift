import W8Engine

/// Why a row is skipped.
enum RowRefusal: Error {
  /// The reason, with an example from the row.
  case row(String, String?)
}

extension ImportedLog {
  /// Counts the row of `line` and lets `take` add what it says, which is the last thing that it does; a row that it
  /// refuses is left out.
  mutating func takeRow(
    _ line: Int, _ take: (inout ImportedLog) throws(RowRefusal) -> Void
  ) {
    countRow()
    do throws(RowRefusal) {
      try take(&self)
    } catch {
      guard case .row(let reason, let example) = error else { return }
      leaveOut(line, reason, example)
    }
  }

  /// The point in time that a source writes; throws where none can be read.
  func timestamp(_ written: String?) throws(RowRefusal) -> Timestamp {
    guard let stamp = written.flatMap({ readTimestamp($0.utf8) }) else {
      throw .row(Reason.badDate, written)
    }
    return stamp
  }

  /// Returns the unit of a number: `known`, else the one of the user; asks for it if there is none.
  mutating func unit(_ known: MassUnit?) -> MassUnit {
    if let known { return known }
    hasBareWeights = true
    if let unit = settings.unit { return unit }
    ask(.massUnit)
    return .kilogram
  }

  /// Returns the same point in time on the clock of the user; asks for their zone if it is unknown.
  mutating func local(_ stamp: Timestamp) -> Timestamp {
    guard let zone = settings.zone else {
      ask(.zone)
      return stamp
    }
    return stamp.shifted(to: zone)
  }
}
