/// The object or array of a pretty document that stands on one line as far as it is written: nothing in it holds
/// something.
@usableFromInline
struct UnbrokenLine: Sendable {
  /// Where it begins, as an offset in what is not yet taken.
  private(set) var start = 0
  /// How many objects and arrays are open, itself and those around it; 0 where none stands on a line.
  @usableFromInline
  private(set) var depth = 0
  /// Where it is to be broken, if it has to be.
  private var gaps: [Gap] = []

  /// What stands between two parts once they are not on a line by themselves.
  @usableFromInline
  enum Space: Sendable {
    /// The blank behind a key.
    case blank
    /// The end of a line, and the indentation of the next in so many objects and arrays.
    case lineEnd(depth: Int)
  }

  private struct Gap {
    /// As an offset in what is not yet taken.
    let offset: Int
    let space: Space
  }

  init() {}

  /// One begins at `offset`, in which so many are open.
  mutating func open(at offset: Int, depth: Int) {
    (start, self.depth) = (offset, depth)
    gaps.removeAll(keepingCapacity: true)
  }

  /// Takes note of what stands at `offset` once it is broken.
  mutating func add(_ space: Space, at offset: Int) {
    gaps.append(Gap(offset: offset, space: space))
  }

  /// It ends, or stands on one line no more.
  mutating func close() { depth = 0 }

  /// Writes its bytes so far, which are `line`, with all that stands between them.
  func writeBroken(_ line: [UInt8], to bytes: inout GatheredBytes) {
    var offset = 0
    for gap in gaps {
      bytes.append(contentsOf: line[offset..<gap.offset - start])
      bytes.append(gap.space)
      offset = gap.offset - start
    }
    bytes.append(contentsOf: line[offset...])
  }
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
