/// The manual page of a rule; the only source of every text about it.
package struct Explanation: Hashable, Sendable {
  /// What the rule finds, in one or two sentences.
  package let finds: String
  /// Why that hurts.
  package let harm: String
  /// A log in which the rule finds its fault; U+FFFD in it stands for a byte that is not UTF-8, and a
  /// line `=== name` begins an included file.
  package let example: String
  /// What to write instead: a log in which the rule finds nothing.
  package let instead: String

  /// The example as it stands in a file.
  package var exampleBytes: [UInt8] {
    example.unicodeScalars.flatMap { scalar -> [UInt8] in
      scalar == "\u{FFFD}" ? [0xE9] : Array(String(scalar).utf8)
    }
  }
}
