package import W8Engine

/// Finds where entries are written, quickest for those of one month one after the other.
package struct EntryPlaceReader {
  private let analysis: Analysis
  /// The part of a month last asked for, and an entry of it.
  private var known: (month: Int, contribution: Int, entry: EntryPlace)?

  /// Makes a reader of the places in `analysis`.
  package init(_ analysis: Analysis) {
    self.analysis = analysis
  }

  /// Where the entry that `reference` names is written; nil when there is none.
  package mutating func place(of reference: EntryReference) -> EntryPlace? {
    let months = analysis.logbook.months
    guard months.indices.contains(reference.month),
      let origin = months[reference.month].origin(of: reference.entry)
    else { return nil }
    if let known, known.month == reference.month, known.contribution == origin.contribution {
      return known.entry.sibling(onLine: Int(origin.line))
    }
    guard let place = analysis.place(of: reference) else { return nil }
    known = (reference.month, origin.contribution, place)
    return place
  }
}

extension EntryPlace {
  /// The entry on the line at `line` of the same section.
  fileprivate func sibling(onLine line: Int) -> EntryPlace {
    EntryPlace(file: file, line: self.line.place(ofLine: line))
  }
}
