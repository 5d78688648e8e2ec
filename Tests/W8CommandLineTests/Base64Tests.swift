import Foundation
import Testing
import W8TestSupport

@testable import W8CommandLine

@Suite struct Base64Tests {
  @Test func isThatOfFoundation() {
    var random = SeededGenerator(seed: 9)
    for count in 0..<300 {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      #expect(base64(bytes) == Data(bytes).base64EncodedString())
    }
  }
}
