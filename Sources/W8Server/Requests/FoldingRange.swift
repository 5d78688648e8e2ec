import JSON
import LanguageServerProtocol
import Primitives
import W8IDE
import W8Text

extension RequestRoute {
  static let foldingRange = RequestRoute(
    "textDocument/foldingRange", runs: .worker, advertises: ["foldingRangeProvider": true]
  ) { (snapshot, _: LSP.DocumentParams, interruption) throws(Interrupted) in
    let wanted = snapshot.client.capabilities.foldingRange
    let ranges = try snapshot.analysis.foldingRanges(
      in: snapshot.file, withSummaries: wanted.hasCollapsedText, unless: interruption)
    return snapshot.toProtocol.foldingRanges(
      outermost(wanted.rangeLimit ?? ranges.count, of: ranges))
  }
}

/// The `limit` ranges that lie in the fewest others, in the order of `ranges`; all if there are no more.
///
/// `ranges` are sorted by start, the longer first, and none overlaps another by half.
private func outermost(_ limit: Int, of ranges: [FoldingRange]) -> [FoldingRange] {
  guard ranges.count > limit else { return ranges }
  var depths: [Int] = []
  var openEnds: [Int] = []
  for range in ranges.map({ $0.range }) {
    while let end = openEnds.last, end <= range.start { openEnds.removeLast() }
    depths.append(openEnds.count)
    openEnds.append(range.end)
  }
  let chosen = ranges.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.prefix(limit)
  return chosen.sorted().map { ranges[$0] }
}

extension ToProtocol {
  /// Lines that can be folded; columns are left out, so that whole lines are meant.
  fileprivate func foldingRanges(_ foldings: [FoldingRange]) -> WrittenList<FoldingRange> {
    var walk = walk()
    return WrittenList(foldings) { folding, json in
      json.field("startLine", walk.editorLine(containing: folding.range.start))
      json.field("endLine", walk.editorLine(containing: folding.range.end))
      json.optionalField("kind", folding.kind.wireKind)
      json.optionalField("collapsedText", folding.summary)
    }
  }
}

extension FoldingRange.Kind {
  /// The word on the wire; nil where none of the protocol's words fits.
  fileprivate var wireKind: String? {
    switch self {
    case .preamble, .month: "region"
    case .comment: "comment"
    case .entry, .note: nil
    }
  }
}
