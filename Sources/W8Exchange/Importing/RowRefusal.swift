import W8Engine

enum RowRefusal: Error {
  /// It alone is left out, for a reason, with what stands there.
  case row(String, String?)
  /// The whole file is not taken.
  case file(ImportRefusal)
}

extension ImportedLog {
  /// Counts the row of `line` and lets `take` add what it says, which is the last thing that it does; a row that it
  /// refuses is left out.
  mutating func takeRow(
    _ line: Int, _ take: (inout ImportedLog) throws(RowRefusal) -> Void
  ) throws(ImportRefusal) {
    countRow()
    do throws(RowRefusal) {
      try take(&self)
    } catch {
      switch error {
      case .row(let reason, let example): leaveOut(line, reason, example)
      case .file(let refusal): throw refusal
      }
    }
  }

  /// The point in time that a source writes; throws where none can be read.
  func timestamp(_ written: String?) throws(RowRefusal) -> Timestamp {
    guard let stamp = written.flatMap({ readTimestamp($0.utf8) }) else {
      throw .row(Reason.badDate, written)
    }
    return stamp
  }

  /// The unit of a number: the one that the source tells, else that of the user; throws where neither does.
  func unit(_ known: MassUnit?) throws(RowRefusal) -> MassUnit {
    guard let unit = known ?? settings.unit else {
      throw .file(
        .needsOption(
          "the file does not say the unit of its weights; say it with --unit kg, lb or st"))
    }
    return unit
  }

  /// The same point in time on the clock of the user; throws where it is not known how far it is from that of Greenwich.
  func local(_ stamp: Timestamp) throws(RowRefusal) -> Timestamp {
    guard let zone = settings.zone else {
      throw .file(
        .needsOption(
          "its times are those of Greenwich; say where your clock is with --zone, as Europe/Berlin or +02:00"
        ))
    }
    return stamp.shifted(to: zone)
  }
}
