import Testing
import W8TestSupport
import W8Text

@Suite struct CommonBytesTests {
  /// Lengths around the eight bytes that are compared in one step.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func asManyAreEqualAsOneByOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shared = random.bytes()
    let (first, second) = (random.bytes(), random.bytes())
    for (old, new) in [
      (shared + first, shared + second), (first + shared, second + shared), (shared, shared),
    ] {
      let prefix = zip(old, new).prefix { $0 == $1 }.count
      let suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      #expect(old.span.commonPrefixLength(with: new.span) == prefix)
      #expect(old.span.commonSuffixLength(with: new.span) == suffix)
      #expect(old.span.isEqual(to: new.span) == (old == new))
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func bytes() -> [UInt8] {
    (0..<Int.random(in: 0..<20, using: &self)).map { _ in UInt8.random(in: 0..<3, using: &self) }
  }
}
