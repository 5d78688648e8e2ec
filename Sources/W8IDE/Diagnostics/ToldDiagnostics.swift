package import W8Analysis

/// The diagnostics of a document that an editor is told of after each key.
///
/// No editor shows thousands of them, and to tell them all would be megabytes for a key.
package struct ToldDiagnostics: Sendable {
  /// How many are told at most, as many as the most of editors keep.
  package static let limit = 1_000

  /// The gravest, among equally grave ones the last in the document, where people write; by place.
  package let told: [Diagnostic]
  /// How many more there are.
  package let leftOut: Int

  /// What of `all`, which stand by place, is told.
  package init(of all: [Diagnostic]) {
    leftOut = max(all.count - Self.limit, 0)
    told = leftOut == 0 ? all : gravest(Self.limit, of: all)
  }

  /// What is said of those that are left out, as a sentence; nil when there are none.
  package var notice: String? {
    leftOut == 0
      ? nil : "\(leftOut) more diagnostics of this file are not shown; `w8log check` lists them all"
  }
}

/// The gravest `count` of `all` in their order, among equally grave ones the last.
private func gravest(_ count: Int, of all: [Diagnostic]) -> [Diagnostic] {
  let bySeverity = Dictionary(grouping: all.indices, by: { all[$0].severity })
  var chosen: [Int] = []
  for (_, places) in bySeverity.sorted(by: { $0.key > $1.key }) {
    chosen += places.suffix(count - chosen.count)
  }
  return chosen.sorted().map { all[$0] }
}
