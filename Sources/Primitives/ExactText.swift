import SystemLibrary

/// A text that equals another only when their bytes are equal.
///
/// Swift finds the composed and the decomposed spelling of `é` equal. Keys of JSON and names of
/// files are different things when their bytes differ. So are the keys of names in a log, those of
/// exercises, gyms, tags and groups of muscles: what is one name has one spelling as a key.
@usableFromInline
package struct ExactText: Hashable, Sendable {
  /// The text.
  @usableFromInline
  package let text: String

  @inlinable
  package init(_ text: String) {
    self.text = text
  }

  @inlinable
  package static func == (left: ExactText, right: ExactText) -> Bool {
    var (one, other) = (left.text, right.text)
    return one.withUTF8 { bytes in other.withUTF8 { areEqual(bytes, $0) } }
  }

  /// Hashes the bytes.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8.max)
  }
}

@usableFromInline
func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard left.count == right.count, let one = left.baseAddress, let other = right.baseAddress
  else { return left.isEmpty && right.isEmpty }
  return memcmp(one, other, left.count) == 0
}

extension ExactText: Comparable {
  /// Compares the bytes, whose order is that of scalars.
  @inlinable
  package static func < (left: ExactText, right: ExactText) -> Bool {
    var (one, other) = (left.text, right.text)
    return one.withUTF8 { bytes in other.withUTF8 { bytes.lexicographicallyPrecedes($0) } }
  }
}

extension ExactText: ExpressibleByStringLiteral {
  /// Makes the literal strict.
  @inlinable
  package init(stringLiteral text: String) {
    self.init(text)
  }
}

extension ExactText: CustomStringConvertible {
  @inlinable
  package var description: String { text }
}
