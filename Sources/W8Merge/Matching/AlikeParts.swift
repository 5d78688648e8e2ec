import W8Engine

/// The parts of two versions that are written alike, and that neither has from the base: whatever they were there, both say the
/// same now.
struct AlikeParts {
  private(set) var ours: Set<ObjectIdentifier> = []
  private(set) var theirs: Set<ObjectIdentifier> = []
  /// The part of theirs that each part of ours is.
  private(set) var pairs: [ObjectIdentifier: LogPart] = [:]
  /// What they were in the base, by the parts of that: in ours, and in theirs.
  private(set) var known: (ours: [ObjectIdentifier: LogPart], theirs: [ObjectIdentifier: LogPart]) =
    ([:], [:])

  /// Finds them among parts that stand side by side.
  init(_ base: [LogPart], _ ours: [LogPart], _ theirs: [LogPart], _ names: VersionSettings) {
    if base.isEmpty { return }
    let old = base.map(WrittenPart.init)
    let counts = old.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let (left, right) = (new(ours, counts), new(theirs, counts))
    for (written, ones) in left.parts {
      for (one, two) in zip(ones, right.parts[written] ?? []) {
        self.ours.insert(ObjectIdentifier(one))
        self.theirs.insert(ObjectIdentifier(two))
        pairs[ObjectIdentifier(one)] = two
      }
    }
    if pairs.isEmpty { return }
    // What one of the versions has left alone it has not made another.
    let changed = zip(base, old).filter { !left.kept.contains($1) && !right.kept.contains($1) }
    let matching = PartMatching(
      changed.map { $0.0 }, ours.filter { pairs[ObjectIdentifier($0)] != nil }, names)
    known.ours = matching.second
    known.theirs = matching.second.compactMapValues { pairs[ObjectIdentifier($0)] }
  }
}

/// The parts that are not among those that are counted, and how the others are written.
private func new(
  _ parts: [LogPart], _ counts: [WrittenPart: Int]
) -> (parts: [WrittenPart: [LogPart]], kept: Set<WrittenPart>) {
  var left = counts
  var new: [WrittenPart: [LogPart]] = [:]
  var kept: Set<WrittenPart> = []
  for part in parts {
    let written = WrittenPart(part)
    if let count = left[written], count > 0 {
      left[written] = count - 1
      kept.insert(written)
    } else {
      new[written, default: []].append(part)
    }
  }
  return (new, kept)
}
