import Primitives
import W8Engine

/// The entries of a version, of one file or of several, by their dates.
struct DaysOfVersion {
  private(set) var entries: [CivilDate: [LogPart]]

  init(_ files: LogVersion...) {
    self.init(files)
  }

  init(_ files: [LogVersion]) {
    entries = files.first?.entries ?? [:]
    for file in files.dropFirst() { entries.merge(file.entries, uniquingKeysWith: +) }
  }

  /// The dates whose entries are written alike in all of `others`: what they say is the same.
  func dates(alikeIn others: [DaysOfVersion]) -> Set<CivilDate> {
    Set(
      entries.lazy.filter { date, entries in
        others.allSatisfy { other in
          guard let equal = other.entries[date], equal.count == entries.count else { return false }
          return zip(entries, equal).allSatisfy { $0.isWritten(as: $1) }
        }
      }.map { $0.key })
  }
}
