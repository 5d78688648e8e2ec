package import W8Engine
package import W8Reports

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
  /// The chart of a log as an SVG file; nil where there is nothing to draw.
  let chart: @Sendable (Source) -> [UInt8]?
  /// The page of a log for a browser; nil where the log cannot be read.
  let page: @Sendable (Source) -> PageFile?

  package init(
    report: @escaping @Sendable (Source) -> String,
    chart: @escaping @Sendable (Source) -> [UInt8]?,
    page: @escaping @Sendable (Source) -> PageFile?
  ) {
    self.report = report
    self.chart = chart
    self.page = page
  }

  static let none = LogPages(report: { _ in "" }, chart: { _ in nil }, page: { _ in nil })
}
