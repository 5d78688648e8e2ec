/// The identity of a part among parts of its kind.
struct PartKey: Hashable {
  let kind: LogPart.Kind
  let text: String
}

/// The keys of a part, for matching it with parts of another version.
struct PartKeys<Key: Hashable> {
  /// The keys that the part has.
  let own: [Key]
  /// The keys that the part looks for.
  let wanted: [Key]

  init(own: [Key], wanted: [Key]) {
    (self.own, self.wanted) = (own, wanted)
  }

  /// Keys that the part has and looks for.
  init(of keys: [Key]) {
    self.init(own: keys, wanted: keys)
  }
}

/// The meaning of a line, or its text if it cannot be read.
enum SaidLine: Hashable {
  case read([LineField])
  case verbatim(ArraySlice<UInt8>)

  init(_ part: LogPart) {
    let line = LineRef(part)
    self = line.isVerbatim ? .verbatim(line.content) : .read(line.fields)
  }
}

/// A hash of all sets of an exercise, or of the first ones.
enum SetsKey: Hashable {
  case all(Int)
  case first(Int)
}

extension LogPart {
  /// Keys for exercises if the sets of one are a prefix of the other's.
  func setPrefixKeys(named name: PartKey?) -> PartKeys<SetsKey> {
    if kind != .exercise { return PartKeys(of: []) }
    var hasher = Hasher()
    hasher.combine(name)
    let starts = groupTexts(ofSets: sets ?? "").map { group in
      hasher.combine(group)
      return hasher.finalizedCopy
    }
    let all = starts[starts.count - 1]
    return PartKeys(
      own: [.all(all)] + starts.map { .first($0) }, wanted: [.first(all)] + starts.map { .all($0) })
  }
}

extension Hasher {
  /// The hash of the values combined so far.
  fileprivate var finalizedCopy: Int {
    let copy = self
    return copy.finalize()
  }
}
