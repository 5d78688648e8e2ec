package import W8Book
package import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// The entry to which `fileLine` belongs and its date, where it stands below the header of another month, or
  /// above all headers of a file that has some; nil for any other.
  package func strayEntry(at fileLine: FileLine) -> (fileLine: FileLine, date: CivilDate)? {
    guard let (fileLine, entry) = datedEntry(at: fileLine), let date = entry.date else {
      return nil
    }
    switch entry.dating {
    case .wrongMonth: return (fileLine, date)
    case .fullDate:
      let hasHeaders = files[fileLine.file].sections.contains { !$0.lowered.months.isEmpty }
      return entry.headerMonth == nil && hasHeaders ? (fileLine, date) : nil
    case .day, .noSuchDay, .noMonth, .unknownMonth, .ambiguous: return nil
    }
  }

  /// Moves the entry on `fileLine` with all that belongs to it below the header of its month, which is set where it is missing;
  /// of the date the day is left.
  ///
  /// Refused where it is uncertain whose lines stand there, and where something goes along that would mean something
  /// else there.
  package func movingToItsMonth(_ fileLine: FileLine) throws(EditRefusal) -> BookEdit {
    let (move, date) = try moveToItsMonth(fileLine)
    return reshaping(
      files[fileLine.file], by: move.edits, "Move the entry of \(date) below # \(date.yearMonth)")
  }

  /// The reason why the entry on `fileLine` cannot be moved to its month; nil when it can.
  package func refusalToMoveToItsMonth(_ fileLine: FileLine) -> String? {
    refusal { () throws(EditRefusal) in try moveToItsMonth(fileLine) }
  }

  private func moveToItsMonth(
    _ fileLine: FileLine
  ) throws(EditRefusal) -> (move: DayMove, date: CivilDate) {
    guard let (fileLine, date) = strayEntry(at: fileLine) else {
      throw .refused("this entry is already below its month")
    }
    let months = FileMonths(files[fileLine.file])
    let region = try months.resolvedRegion(around: fileLine)
    guard let index = region.index(ofDayAt: fileLine),
      let target = InsertionPoint(of: date, in: months)
    else { throw .refused(unresolved) }
    let block = region.dayBlocks[index]
    if !region.isAlone(block) {
      throw .refused("the entry below has no date of its own; add its date first")
    }
    if let directive = region.first(.directive, in: block) {
      throw .refused(
        "the setting on line \(directive.number) would move, too; move it above the first month")
    }
    return (DayMove([block], of: region, to: target), date)
  }

  /// The line of the entry to which `fileLine` belongs, with the entry; nil where it belongs to none.
  func datedEntry(at fileLine: FileLine) -> (FileLine, LoweredEntry)? {
    guard let day = fileLine.lowered.day(at: fileLine.line), day.lines.contains(fileLine.line)
    else {
      return nil
    }
    let line = fileLine.line(withIndex: day.entry)
    return line.entry.map { (line, $0) }
  }
}

extension FileMonths {
  /// The month around `fileLine`; throws where it is uncertain whose lines stand there.
  func resolvedRegion(around fileLine: FileLine) throws(EditRefusal) -> MonthRegion {
    let region = region(around: fileLine.section)
    if region.isUnresolved { throw .refused(unresolved) }
    return region
  }
}

/// The reason why lines do not move where conflict marks or lines without an owner stand.
private let unresolved =
  "a line above belongs to no day, or is a conflict marker; fix it first"
