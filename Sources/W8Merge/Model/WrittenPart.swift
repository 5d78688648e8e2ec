import W8Engine

/// What a part is and how it is written, with all that belongs to it.
struct WrittenPart: Hashable {
  let date: CivilDate?
  let kind: LogPart.Kind
  let head: LogPart.Head
  let gym: String?
  let text: ArraySlice<UInt8>

  init(_ part: LogPart) {
    (date, kind, head, gym) = (part.date, part.kind, part.head, part.gymText)
    text = part.tree.content(part.lines)
  }

  /// Most parts differ in this already, and whole logs are hashed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(date)
    hasher.combine(text.suffix(8).reduce(UInt64(text.count)) { $0 << 8 | UInt64($1) })
  }
}
