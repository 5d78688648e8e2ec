package import W8Engine
package import W8Paths

/// What another part of the program makes of a log for people: texts and pictures, of which the server knows nothing.
package struct LogPages: Sendable {
  /// A log at one moment.
  package struct Source: Sendable {
    /// The path of the root of its book, or the name of a document that is on no disk.
    package let root: String
    /// The texts of the files that are open, by path; all others are on disk.
    package let texts: [String: [UInt8]]
    /// The date that counts as today.
    package let today: CivilDate
    /// The gym to report; nil for all.
    package let gym: String?
    /// A day of the month to report; nil for all.
    package let date: CivilDate?
  }

  /// The report of a log as text.
  let report: @Sendable (Source) -> String
  /// The chart of a log as an SVG file; nil if there is nothing to draw.
  let chart: @Sendable (Source) -> [UInt8]?
  /// Writes a file for another program to show, and returns its path; nil if it cannot be written.
  let writeShown: @Sendable (_ name: String, [UInt8]) -> String?
  /// Writes the page of a log at a path; one that says the same is left alone, unless it is wanted anew.
  let writePage: @Sendable (Source, _ path: String, _ isWantedAnew: Bool) -> PageOutcome
  /// Leaves the page at a path as it is from now on.
  let endPage: @Sendable (String) -> Void
  /// The same for all pages; removes the files that were written to be shown.
  package let end: @Sendable () -> Void

  package init(
    report: @escaping @Sendable (Source) -> String,
    chart: @escaping @Sendable (Source) -> [UInt8]?,
    writeShown: @escaping @Sendable (String, [UInt8]) -> String?,
    writePage: @escaping @Sendable (Source, String, Bool) -> PageOutcome,
    endPage: @escaping @Sendable (String) -> Void, end: @escaping @Sendable () -> Void
  ) {
    self.report = report
    self.chart = chart
    self.writeShown = writeShown
    self.writePage = writePage
    self.endPage = endPage
    self.end = end
  }
}

/// The result of writing a page.
package enum PageOutcome: Sendable {
  case written
  /// The page says the same as before.
  case unchanged
  /// The log cannot be read.
  case unreadable
  case failed(FileError)
}
