/// One of the two versions that are joined.
package enum MergeSide: String, CaseIterable, Sendable {
  case ours, theirs

  var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// One thing in the base and in both versions, as far as it is there.
struct Versions {
  var base: LogPart?
  var ours: LogPart?
  var theirs: LogPart?

  subscript(side: MergeSide) -> LogPart? { side == .ours ? ours : theirs }

  /// The base and both versions in the places of the others.
  var all: [LogPart] { [base, ours, theirs].compactMap { $0 } }
}

/// A part of the log that comes of two versions.
final class JoinedPart {
  let versions: Versions
  let manner: Manner
  /// What belongs to it, in order, where it is joined by itself.
  var children: [JoinedPart]
  /// Whether it stands where the version that leads does not have it.
  var isInserted = false

  enum Manner {
    /// As this version has it, with all that belongs to it.
    case taken(MergeSide)
    /// Line by line.
    case joined
    /// This version has changed what the other has deleted.
    case clashing(MergeSide)
    /// A header of a month that no version has any more.
    case made
  }

  init(_ versions: Versions, _ manner: Manner, children: [JoinedPart] = []) {
    (self.versions, self.manner, self.children) = (versions, manner, children)
  }

  /// One of the parts that it is made of; that from which it is taken, if it is from one.
  var part: LogPart? {
    switch manner {
    case .taken(let side), .clashing(let side): versions[side]
    case .joined, .made: versions.ours ?? versions.theirs ?? versions.base
    }
  }
}
