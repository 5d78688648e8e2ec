/// Where a text is cut into sections.
package struct SectionCuts: Sendable {
  /// The usual limit of a section, in bytes.
  ///
  /// Small enough that rebuilding a section is not felt, large enough that a month of entries fits.
  package static let usualByteLimit = 16 * 1024

  /// How many bytes a section should hold; one is longer only where no line in reach may start one.
  package let byteLimit: Int
  /// The first bytes of the lines that may start a section wherever they stand.
  let starters: FirstBytes
  /// The first bytes of the lines that may start one where `byteLimit` would be passed.
  let openers: FirstBytes
  /// What the line at an offset of some bytes means for the cuts; it must look at that line only.
  package let role: @Sendable ([UInt8], Int) -> LineRole

  /// What a line means for the cuts.
  package enum LineRole: Sendable {
    /// A section starts with the line.
    case startsSection
    /// A section starts with the line where `byteLimit` would be passed.
    case mayStartSection
    /// The line stays in the section of the line before it.
    case continuesSection
  }

  /// Cuts where `role` says, so that sections hold about `byteLimit` bytes at most; a line that starts with
  /// neither one of `starters` nor one of `openers` continues a section.
  package init(
    byteLimit: Int = usualByteLimit, starters: FirstBytes = .all, openers: FirstBytes = .all,
    role: @escaping @Sendable ([UInt8], Int) -> LineRole
  ) {
    self.byteLimit = max(byteLimit, 1)
    self.starters = starters
    self.openers = openers
    self.role = role
  }

  /// Cuts nowhere, so that a text is one section.
  static let none = SectionCuts(byteLimit: .max) { _, _ in .continuesSection }
}
