package import Primitives
import W8Engine
import W8Syntax

/// What comes of two versions of a log, joined by what they say.
package struct LogMerge {
  private let chunks: [JoinedChunk]
  private let ends: LineEnds
  /// What the merge brings into our version, where clashes are resolved to either side.
  package let gains: (ours: MergeGains, theirs: MergeGains)
  /// Whether the lines were joined by their text, as what they say could not be joined for sure.
  package let isByLines: Bool
  /// What one side has renamed throughout, and so the other too now.
  package let renamings: [Renaming]
  /// Whether bare numbers or gyms were written out, as a version changes what they mean.
  package let writesOut: Bool
  /// How many pieces of the log clash.
  package var clashCount: Int { chunks.count { $0.isClash } }

  /// Joins the versions without interruption.
  package init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) {
    do throws(Interrupted) {
      try self.init(base: base, ours: ours, theirs: theirs, unless: .never)
    } catch {
      preconditionFailure("a merge without interruption was interrupted")
    }
  }

  /// Joins `ours` and `theirs`, which were made of `base`; without one nothing counts as deleted.
  package init(
    base: [UInt8]?, ours: [UInt8], theirs: [UInt8], unless interruption: Interruption
  ) throws(Interrupted) {
    let read = (
      base: base.map { LogVersion($0) }, ours: LogVersion(ours), theirs: LogVersion(theirs)
    )
    let versions = Self.said(read.base, read.ours, read.theirs)
    renamings = versions.renamings
    writesOut =
      renamings.isEmpty
      && (versions.ours.tree.text.count != ours.count
        || versions.theirs.tree.text.count != theirs.count)
    ends = LineEnds(read.base?.tree, read.ours.tree, read.theirs.tree)
    if ours == theirs || base == theirs {
      (chunks, isByLines) = ([.lines(ends.output(read.ours.tree))], false)
      gains = try Self.gains(read.ours, read.ours, read.ours, interruption)
      return
    }
    if base == ours {
      (chunks, isByLines) = ([.lines(ends.output(read.theirs.tree))], false)
      gains = try Self.gains(read.ours, read.theirs, read.theirs, interruption)
      return
    }
    let names = versions.ours.settings.joined(with: versions.theirs.settings)
    let proof = try MergeProof(
      base: versions.base, ours: versions.ours, theirs: versions.theirs, names, interruption)
    let trees = (versions.base?.tree, versions.ours.tree, versions.theirs.tree)
    let ends = ends
    /// What `chunks` come to, resolved to ours and to theirs.
    func resolved(_ chunks: [JoinedChunk]) -> (LogVersion, LogVersion) {
      let asOurs = LogVersion(WrittenMerge(chunks, ends, .side(.ours)).text)
      guard chunks.contains(where: { $0.isClash }) else { return (asOurs, asOurs) }
      return (asOurs, LogVersion(WrittenMerge(chunks, ends, .side(.theirs)).text))
    }
    /// Whether a result says something else than the versions, or puts a day out of order where they have none so; two
    /// logs that were made apart may, as their lines would clash as a whole.
    func isWrong(_ result: (LogVersion, LogVersion)) throws(Interrupted) -> Bool {
      try !proof.faults(asOurs: result.0, asTheirs: result.1).isEmpty
        || base != nil
          && [result.0, result.1].contains {
            $0.bringsDisorder(to: versions.ours, versions.theirs)
          }
    }
    let join = PartJoin(names: names, hasBase: base != nil, interruption: interruption)
    var chunks = try Self.joined(versions.base, versions.ours, versions.theirs, join, ends)
    var result = resolved(chunks)
    isByLines = try isWrong(result)
    if isByLines {
      chunks = LineMerge(base: trees.0, ours: trees.1, theirs: trees.2, ends).chunks
      result = resolved(chunks)
      if try isWrong(result) {
        chunks = LineMerge.whole(base: trees.0, ours: trees.1, theirs: trees.2, ends)
        result = resolved(chunks)
      }
    }
    self.chunks = chunks
    gains = try Self.gains(read.ours, result.0, result.1, interruption)
  }

  private static func gains(
    _ ours: LogVersion, _ asOurs: LogVersion, _ asTheirs: LogVersion, _ interruption: Interruption
  ) throws(Interrupted) -> (ours: MergeGains, theirs: MergeGains) {
    let own = try MergeGains(from: ours, to: asOurs, unless: interruption)
    let isOne = asOurs.tree === asTheirs.tree
    return (
      own, isOne ? own : try MergeGains(from: ours, to: asTheirs, unless: interruption)
    )
  }

  /// The versions with what one side has renamed called so in the others too, and with what is meant written out where a
  /// side changes what bare numbers mean.
  private static func said(_ base: LogVersion?, _ ours: LogVersion, _ theirs: LogVersion)
    -> (base: LogVersion?, ours: LogVersion, theirs: LogVersion, renamings: [Renaming])
  {
    guard let base else {
      return (
        nil, writtenOut(ours, against: theirs.settings), writtenOut(theirs, against: ours.settings),
        []
      )
    }
    var (left, right) = (foundRenamings([base], [ours]), foundRenamings([base], [theirs]))
    // What both call by other names clashes where it stands.
    let isTwice = { (name: Renaming, others: [Renaming]) in
      others.contains { $0.kind == name.kind && $0.key == name.key && $0.new != name.new }
    }
    let (all, others) = (left, right)
    left.removeAll { isTwice($0, others) }
    right.removeAll { isTwice($0, all) }
    let old = renamed(renamed(base, left), right)
    let (one, two) = (renamed(ours, right), renamed(theirs, left))
    return (old, writtenOut(one, old, two), writtenOut(two, old, one), left + right)
  }

  /// Joins the versions by what they say.
  private static func joined(
    _ base: LogVersion?, _ ours: LogVersion, _ theirs: LogVersion, _ join: PartJoin,
    _ ends: LineEnds
  ) throws(Interrupted) -> [JoinedChunk] {
    var writer = JoinedWriter(ends, join.names)
    writer.write(try MergedOrder.joined(base, ours, theirs, join))
    // The blank lines behind all are those of who has changed them.
    let end = base.map { $0.end.count == ours.end.count } == true ? theirs : ours
    let blank = end.end.map { ends.output(LineRef(end.tree, $0)) }
    return writer.chunks + (blank.isEmpty ? [] : [.lines(blank)])
  }

  /// The log, with what clashes written as `clashes` says.
  package func written(_ clashes: WrittenMerge.Clashes) -> WrittenMerge {
    WrittenMerge(chunks, ends, clashes)
  }
}
