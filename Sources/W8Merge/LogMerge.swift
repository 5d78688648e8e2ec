import W8Engine
import W8Syntax

/// What comes of two versions of a log, joined by what they say.
package struct LogMerge {
  private var chunks: [JoinedChunk]
  private let ends: LineEnds
  /// How many pieces of the log clash.
  package var clashCount: Int { chunks.count { if case .clash = $0 { true } else { false } } }

  /// How a piece that clashes is written.
  package enum Clashes: Sendable {
    /// As one version has it.
    case side(MergeSide)
    /// As both have it, between marks; with what the base has, if that is wanted.
    case marks(withBase: Bool)
  }

  /// Joins `ours` and `theirs`, which were made of `base`; without one nothing counts as deleted.
  package init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) {
    let versions = (
      base: base.map { LogVersion($0) }, ours: LogVersion(ours), theirs: LogVersion(theirs)
    )
    ends = LineEnds(versions.base?.tree, versions.ours.tree, versions.theirs.tree)
    let names = versions.ours.settings.joined(with: versions.theirs.settings)
    let join = PartJoin(names: names, hasBase: base != nil)
    var writer = JoinedWriter(ends)
    writer.write(DayOrder.joined(versions.base, versions.ours, versions.theirs, join))
    chunks = writer.chunks
    let last = changed(versions.base?.tree, versions.ours.tree, versions.theirs.tree) { tree in
      tree === versions.theirs.tree ? MergeSide.theirs : .ours
    }
    let end = last == .theirs ? versions.theirs : versions.ours
    let blank = end.end.map { ends.output(LineRef(end.tree, $0)) }
    if !blank.isEmpty { chunks.append(.lines(blank)) }
  }

  /// The log, with what clashes written as `clashes` says.
  package func text(_ clashes: Clashes) -> [UInt8] {
    var text: [UInt8] = ends.hasMark ? [0xEF, 0xBB, 0xBF] : []
    func append(_ lines: [OutputLine]) {
      for line in lines { text += line.content + (line.end ?? ends.usual) }
    }
    func append(_ mark: String) { text += Array(mark.utf8) + ends.usual }
    for chunk in chunks {
      switch (chunk, clashes) {
      case (.lines(let lines), _): append(lines)
      case (.clash(let ours, _, _), .side(.ours)): append(ours)
      case (.clash(_, _, let theirs), .side(.theirs)): append(theirs)
      case (.clash(let ours, let base, let theirs), .marks(let withBase)):
        append("<<<<<<< ours")
        append(ours)
        if withBase {
          append("||||||| base")
          append(base)
        }
        append("=======")
        append(theirs)
        append(">>>>>>> theirs")
      }
    }
    if !ends.hasFinal {
      while text.last == 0x0A || text.last == 0x0D { text.removeLast() }
    }
    return text
  }
}
