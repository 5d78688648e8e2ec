/// Bytes to which many short pieces are appended.
///
/// An append to an array checks that nobody else holds it. So pieces are gathered here first and go into the array
/// together.
@usableFromInline
struct GatheredBytes: Sendable {
  /// How many bytes are gathered at most; no piece of a known length is longer.
  @usableFromInline
  static var capacity: Int { 512 }

  private var flushed: [UInt8] = []
  @usableFromInline
  var gathered = InlineArray<512, UInt8>(repeating: 0)
  @usableFromInline
  var count = 0

  init() {}

  /// Gives away all bytes.
  mutating func take() -> [UInt8] {
    flush()
    defer { flushed = [] }
    return flushed
  }

  /// How many bytes there are.
  @usableFromInline
  var total: Int { flushed.count + count }

  /// The bytes from `start`.
  mutating func bytes(from start: Int) -> ArraySlice<UInt8> {
    flush()
    return flushed[start...]
  }

  /// Takes the bytes from `start` away, and gives them.
  mutating func cut(from start: Int) -> [UInt8] {
    if start < flushed.count { flush() }
    guard start >= flushed.count else {
      defer { flushed.removeLast(flushed.count - start) }
      return Array(flushed[start...])
    }
    let first = start - flushed.count
    defer { count = first }
    return withUnsafeBytes(of: &gathered) { Array($0[first..<count]) }
  }

  /// Makes room for so many bytes more; a count that is out of question is cut.
  mutating func reserve(_ byteCount: Int) {
    flushed.reserveCapacity(flushed.count + min(max(byteCount, 0), Self.mostReserved))
  }

  private static let mostReserved = 1 << 26

  /// Appends one byte.
  @inlinable
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == Self.capacity { flush() }
    gathered[count] = byte
    count &+= 1
  }

  /// Appends so many blanks.
  mutating func append(blanks: Int) {
    var rest = blanks
    while rest > 0 {
      if count == Self.capacity { flush() }
      let part = min(rest, Self.capacity &- count)
      withUnsafeMutableBytes(of: &gathered) { target in
        for index in count..<count &+ part { target[index] = UInt8(ascii: " ") }
      }
      count &+= part
      rest &-= part
    }
  }

  /// Appends the bytes of a literal.
  @inlinable
  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(short: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends the bytes of a literal as a key: in quotes, with a colon behind them.
  @inlinable
  @inline(__always)
  mutating func append(key: StaticString) {
    let length = key.utf8CodeUnitCount
    if length &+ 3 > Self.capacity &- count { flush() }
    let start = count
    withUnsafeMutableBytes(of: &gathered) { target in
      target[start] = UInt8(ascii: "\"")
      let name = UnsafeMutableRawBufferPointer(rebasing: target[(start &+ 1)...])
      name.copyMemory(from: UnsafeRawBufferPointer(start: key.utf8Start, count: length))
      target[start &+ length &+ 1] = UInt8(ascii: "\"")
      target[start &+ length &+ 2] = UInt8(ascii: ":")
    }
    count &+= length &+ 3
  }

  /// Appends the digits of `value`.
  mutating func append(decimal value: UInt) {
    var (width, limit) = (1, UInt(10))
    while width < 20, limit <= value {
      width &+= 1
      limit &*= 10
    }
    if width > Self.capacity &- count { flush() }
    count &+= width
    var (index, rest) = (count, value)
    repeat {
      index &-= 1
      gathered[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }

  /// Appends all of `bytes`.
  mutating func append(contentsOf bytes: UnsafeRawBufferPointer) {
    guard bytes.count > Self.capacity else { return append(short: bytes) }
    flush()
    flushed.append(contentsOf: bytes)
  }

  /// Appends all of `bytes`.
  mutating func append(contentsOf bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { append(contentsOf: $0) }
  }

  /// Appends `bytes`, which are no more than the capacity.
  @inlinable
  @inline(__always)
  mutating func append(short bytes: UnsafeRawBufferPointer) {
    if bytes.count > Self.capacity &- count { flush() }
    withUnsafeMutableBytes(of: &gathered) { target in
      UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyMemory(from: bytes)
    }
    count &+= bytes.count
  }

  @usableFromInline
  @inline(never)
  mutating func flush() {
    withUnsafeBytes(of: gathered) { flushed.append(contentsOf: $0.prefix(count)) }
    count = 0
  }
}
