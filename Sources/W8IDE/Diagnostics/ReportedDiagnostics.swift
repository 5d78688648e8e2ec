package import W8Book
package import W8Lint

/// The diagnostics of a document that are sent to an editor after each key.
///
/// No editor shows thousands of them, and all of them would be megabytes for a key.
package struct ReportedDiagnostics: Sendable {
  /// How many are reported at most, as many as the most of editors keep.
  package static let limit = 1_000

  /// The gravest, among equally grave ones the last in the document, where people write; in ascending order.
  package let reported: [Diagnostic]
  /// How many more there are.
  package let leftOut: Int

  /// Chooses from `all` that was found in `file`.
  package init(of all: [Diagnostic], in file: FileAnalysis) {
    let shown = all.shown(in: file)
    var gravest: [Int] = []
    for severity in Severity.allCases.reversed() where gravest.count < Self.limit {
      let equal = shown.indices.filter { shown[$0].severity == severity }
      gravest += equal.suffix(Self.limit - gravest.count)
    }
    reported = gravest.count < shown.count ? gravest.sorted().map { shown[$0] } : shown
    leftOut = shown.count - reported.count
  }

  /// The message about those that are left out, as a sentence; nil when there are none.
  package var notice: String? {
    leftOut == 0
      ? nil : "this file has \(leftOut) more problems; `w8log check` lists all"
  }
}
