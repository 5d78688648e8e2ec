import JSON
import LanguageServerProtocol
import W8IDE
import W8Text

extension RequestRoute {
  /// What can be folded.
  static let foldingRange = RequestRoute(
    "textDocument/foldingRange", advertises: ["foldingRangeProvider": true]
  ) { (session: inout ServerSession, params: LSP.FoldingRangeParams) -> [LSP.FoldingRange]? in
    guard let snapshot = session.snapshot(of: params.textDocument) else { return nil }
    let ranges = snapshot.analysis.foldingRanges(in: snapshot.file)
    let limit = session.client.capabilities.foldingRange.rangeLimit
    return snapshot.toProtocol.foldingRanges(outermost(limit ?? ranges.count, of: ranges))
  }
}

/// The `limit` ranges that lie in the fewest others, in the order of `ranges`; all if there are no more.
///
/// `ranges` are sorted by start, the longer first, and none overlaps another by half.
private func outermost(_ limit: Int, of ranges: [FoldingRange]) -> [FoldingRange] {
  guard ranges.count > limit else { return ranges }
  var depths: [Int] = []
  var openEnds: [Int] = []
  for range in ranges.map(\.range) {
    while let end = openEnds.last, end <= range.start { openEnds.removeLast() }
    depths.append(openEnds.count)
    openEnds.append(range.end)
  }
  let chosen = ranges.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.prefix(limit)
  return chosen.sorted().map { ranges[$0] }
}
