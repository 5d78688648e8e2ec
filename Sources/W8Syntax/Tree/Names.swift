import Primitives
import W8Text

/// The names of a file: of exercises without quotes, of gyms and tags with their sigils; each has an id from 0 on
/// in the order in which they come first. Equal bytes have one id.
///
/// Code that compares names compares ids; it looks at the bytes of each name once.
package struct Names: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name starts among the bytes, and where the last one ends.
  private var starts: [UInt32] = [0]
  private var ids = IDTable()

  /// No names.
  package init() {}

  /// The number of names.
  package var count: Int { ids.count }

  /// The name with `id`, for display; bytes that are not UTF-8 become U+FFFD.
  package func string(_ id: Int) -> String {
    String(decoding: bytes[Int(starts[id])..<Int(starts[id + 1])], as: UTF8.self)
  }

  /// The id of the name `text[start..<end]`, a new one where it has none.
  @inline(__always)
  package mutating func id(of text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let hash = hash(of: text, start, end)
    return ids.id(hash) { isName($0, text, start, end) } ?? add(text, start, end, hash)
  }

  @inline(__always)
  private func hash(of text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: end &- start)
    var index = start
    while index &+ 8 < end {
      hash = ids.hash(text.word(at: index), after: hash)
      index &+= 8
    }
    return ids.hash(text.lastWord(of: start, end), after: hash)
  }

  @inline(__always)
  private func isName(_ id: Int, _ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var own = Int(starts[id])
    let ownEnd = Int(starts[id &+ 1])
    guard ownEnd &- own == end &- start else { return false }
    let names = bytes.span
    guard names.lastWord(of: own, ownEnd) == text.lastWord(of: start, end) else { return false }
    var index = start
    while index &+ 8 < end {
      if names.word(at: own) != text.word(at: index) { return false }
      own &+= 8
      index &+= 8
    }
    return true
  }

  @inline(never)
  private mutating func add(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ hash: UInt64) -> Int {
    bytes.append(addingCapacity: end - start) { output in
      for index in start..<end { output.append(text[index]) }
    }
    starts.append(UInt32(clamping: bytes.count))
    return ids.add(hash)
  }
}
