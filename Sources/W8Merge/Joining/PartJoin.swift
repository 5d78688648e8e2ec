import Primitives
import W8Engine

/// Joins two versions of what stands side by side.
struct PartJoin {
  let names: VersionSettings
  /// Whether there is a base; without one nothing counts as deleted.
  let hasBase: Bool
  /// Ends the work if the result is not wanted anymore.
  let interruption: Interruption

  /// What comes of one thing; nil where it is deleted.
  func joined(_ versions: Versions) throws(Interrupted) -> JoinedPart? {
    try interruption.look()
    let base = versions.base
    switch (versions.ours, versions.theirs) {
    case (nil, nil): return nil
    case (let part?, nil): return try left(part, .ours, versions)
    case (nil, let part?): return try left(part, .theirs, versions)
    case (let ours?, let theirs?):
      if ours.isWritten(as: theirs) { return JoinedPart(versions, .taken(.ours)) }
      if let base, base.isWritten(as: ours) { return JoinedPart(versions, .taken(.theirs)) }
      if let base, base.isWritten(as: theirs) { return JoinedPart(versions, .taken(.ours)) }
      let children = try joined(base?.children ?? [], ours.children, theirs.children)
      return JoinedPart(versions, .joined, children: children)
    }
  }

  /// What comes of `part`, which the other version does not have.
  private func left(_ part: LogPart, _ side: MergeSide, _ versions: Versions)
    throws(Interrupted) -> JoinedPart?
  {
    guard let base = versions.base else { return JoinedPart(versions, .taken(side)) }
    if base.says(part) { return nil }
    guard part.head == .none else { return JoinedPart(versions, .clashing(side)) }
    let children =
      side == .ours
      ? try joined(base.children, part.children, []) : try joined(base.children, [], part.children)
    return children.isEmpty ? nil : JoinedPart(versions, .joined, children: children)
  }

  /// What comes of the parts that belong to one.
  private func joined(_ base: [LogPart], _ ours: [LogPart], _ theirs: [LogPart])
    throws(Interrupted) -> [JoinedPart]
  {
    let list = try JoinedList(base, ours, theirs, self)
    list.insertRest { list.insertBesideNeighbors($0) }
    let parts = list.parts
    // What belongs to the day stands above its first session.
    let isSession = { (part: JoinedPart) in part.part?.kind == .session }
    return parts.filter { !isSession($0) } + parts.filter(isSession)
  }
}
