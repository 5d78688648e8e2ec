package import W8Book
package import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// The entry to which the line at `place` belongs and its date, where it stands below the header of another month, or
  /// above all headers of a file that has some; nil for any other.
  package func strayEntry(at place: FileLine) -> (place: FileLine, date: CivilDate)? {
    guard let (place, entry) = datedEntry(at: place), let date = entry.date else { return nil }
    switch entry.dating {
    case .wrongMonth: return (place, date)
    case .fullDate:
      let hasHeaders = files[place.file].sections.contains { !$0.lowered.months.isEmpty }
      return entry.headerMonth == nil && hasHeaders ? (place, date) : nil
    case .day, .noSuchDay, .noMonth, .unknownMonth, .ambiguous: return nil
    }
  }

  /// Moves the entry at `place` with all that belongs to it below the header of its month, which is set where it is missing;
  /// of the date the day is left.
  ///
  /// Refused where it is uncertain whose lines stand there, and where something goes along that would mean something
  /// else there.
  package func movingToItsMonth(_ place: FileLine) throws(EditRefusal) -> BookEdit {
    let (move, date) = try moveToItsMonth(place)
    return reshaping(
      files[place.file], by: move.edits, "Move the entry of \(date) below # \(date.yearMonth)")
  }

  /// Why the entry at `place` cannot be moved to its month; nil when it can.
  package func refusalToMoveToItsMonth(_ place: FileLine) -> String? {
    refusal { () throws(EditRefusal) in try moveToItsMonth(place) }
  }

  private func moveToItsMonth(
    _ place: FileLine
  ) throws(EditRefusal) -> (move: DayMove, date: CivilDate) {
    guard let (place, date) = strayEntry(at: place) else {
      throw .refused("this entry stands below its month already")
    }
    let months = FileMonths(files[place.file])
    let region = try months.resolvedRegion(around: place)
    guard let index = region.index(ofDayAt: place),
      let target = InsertionPoint(of: date, in: months)
    else { throw .refused(unresolved) }
    let block = region.dayBlocks[index]
    if !region.isAlone(block) {
      throw .refused("an entry without a date belongs to it; give that one a date first")
    }
    if let directive = region.first(.directive, in: block) {
      throw .refused("the directive on line \(directive.number) would go along; move that first")
    }
    return (DayMove([block], of: region, to: target), date)
  }

  /// The line of the entry to which the line at `place` belongs, with the entry; nil where it belongs to none.
  func datedEntry(at place: FileLine) -> (FileLine, LoweredEntry)? {
    guard let day = place.lowered.day(at: place.line), day.lines.contains(place.line) else {
      return nil
    }
    let line = place.place(ofLine: day.entry)
    return line.entry.map { (line, $0) }
  }
}

extension FileMonths {
  /// The month around `place`; throws where it is uncertain whose lines stand there.
  func resolvedRegion(around place: FileLine) throws(EditRefusal) -> MonthRegion {
    let region = region(around: place.section)
    if region.isUnresolved { throw .refused(unresolved) }
    return region
  }
}

/// Why lines do not move where conflict marks or lines without an owner stand.
private let unresolved =
  "a line above belongs to no day, or marks an unfinished merge; mend it first"
