/// The object or array of a pretty document that stands on one line as far as it is written: nothing in it holds
/// something.
@usableFromInline
struct UnbrokenLine: Sendable {
  /// Where it begins, as an offset in what is not yet taken.
  private(set) var start = 0
  /// How many objects and arrays are open, itself and those around it; 0 where none stands on a line.
  @usableFromInline
  private(set) var depth = 0
  /// Where it is to be broken, if it has to be: so many gaps.
  private(set) var gaps = InlineArray<128, Gap>(repeating: Gap(offset: 0, depth: nil))
  private(set) var gapCount = 0

  /// What stands between two parts once they are not on a line by themselves.
  @usableFromInline
  enum Space: Sendable {
    /// The blank behind a key.
    case blank
    /// The end of a line, and the indentation of the next in so many objects and arrays.
    case lineEnd(depth: Int)
  }

  struct Gap: Sendable {
    /// As an offset from the start of the line.
    let offset: Int32
    /// That of a line end; nil for a blank.
    let depth: Int32?

    var space: Space { depth.map { .lineEnd(depth: Int($0)) } ?? .blank }
  }

  init() {}

  /// One begins at `offset`, in which so many are open.
  mutating func open(at offset: Int, depth: Int) {
    (start, self.depth, gapCount) = (offset, depth, 0)
  }

  /// Whether no gap more is taken note of: each has two characters or more before it, so that the line is too wide.
  var isFull: Bool { gapCount == gaps.count }

  /// Takes note of what stands at `offset` once it is broken.
  mutating func add(_ space: Space, at offset: Int) {
    let depth: Int32? = if case .lineEnd(let depth) = space { Int32(clamping: depth) } else { nil }
    gaps[gapCount] = Gap(offset: Int32(clamping: offset - start), depth: depth)
    gapCount += 1
  }

  /// It ends, or stands on one line no more.
  mutating func close() { depth = 0 }
}

extension GatheredBytes {
  /// Appends what stands between two parts.
  mutating func append(_ space: UnbrokenLine.Space) {
    switch space {
    case .blank: append(UInt8(ascii: " "))
    case .lineEnd(let depth):
      append(UInt8(ascii: "\n"))
      append(blanks: JSONLayout.indent * depth)
    }
  }
}
