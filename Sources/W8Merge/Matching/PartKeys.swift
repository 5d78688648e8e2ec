/// What tells a part from others of its kind.
struct PartKey: Hashable {
  let kind: LogPart.Kind
  let text: String
}

/// By what a part is found among others.
struct PartKeys<Key: Hashable> {
  /// What others find it by.
  let own: [Key]
  /// What it looks for in others.
  let wanted: [Key]

  init(own: [Key], wanted: [Key]) {
    (self.own, self.wanted) = (own, wanted)
  }

  /// Keys that both parts must have.
  init(of keys: [Key]) {
    self.init(own: keys, wanted: keys)
  }
}

/// What a line says, as far as it can be read; all of it if not.
enum SaidLine: Hashable {
  case read([LineField])
  case verbatim(ArraySlice<UInt8>)

  init(_ part: LogPart) {
    let line = LineRef(part)
    self = line.isVerbatim ? .verbatim(line.content) : .read(line.fields)
  }
}

/// The sets of an exercise, or the first of them, as a hash.
enum SetsKey: Hashable {
  case all(Int)
  case first(Int)
}

extension LogPart {
  /// By what an exercise of a name finds another whose sets begin with its own, or with whose its own begin.
  func growingSetsKeys(named name: PartKey?) -> PartKeys<SetsKey> {
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
  /// The hash of what was combined so far; more may follow.
  fileprivate var finalizedCopy: Int {
    let copy = self
    return copy.finalize()
  }
}
