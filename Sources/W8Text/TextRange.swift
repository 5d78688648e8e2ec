/// A half-open range of byte offsets, counted from 0.
package struct TextRange: Hashable, Sendable {
  /// The offset of the first byte.
  package let start: Int
  /// The offset after the last byte; never less than `start`.
  package let end: Int

  /// Makes the range from `start` up to but not including `end`.
  package init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a text range ends where it starts or later")
    self.start = start
    self.end = end
  }

  /// The empty range at `offset`.
  package init(at offset: Int) {
    self.init(offset, offset)
  }

  /// The number of bytes that the range spans.
  package var count: Int { end - start }

  /// Whether the range spans no byte.
  package var isEmpty: Bool { start == end }

  /// The same range, `distance` bytes later.
  package func shifted(by distance: Int) -> TextRange {
    TextRange(start + distance, end + distance)
  }

  /// Whether `offset` lies in the range; the end does not.
  package func contains(_ offset: Int) -> Bool {
    start <= offset && offset < end
  }

  /// Whether the two ranges share a byte, or touch where one of them is empty.
  package func touches(_ other: TextRange) -> Bool {
    start <= other.end && other.start <= end
  }

  /// The part of the range inside a text of `count` bytes; empty at the nearest end when outside.
  package func clamped(to count: Int) -> TextRange {
    TextRange(min(max(start, 0), count), min(max(end, 0), count))
  }
}
