/// Where a text is cut into sections.
package struct SectionCuts: Sendable {
  /// The usual limit of a section, in bytes.
  ///
  /// Small enough that rebuilding a section is not felt, large enough that a month of entries fits.
  package static let usualByteLimit = 16 * 1024

  /// How many bytes a section may hold; a single longer line makes a longer section.
  package let byteLimit: Int
  /// Whether the line at an offset of some bytes starts a section; it must look at that line only.
  package let startsSection: @Sendable ([UInt8], Int) -> Bool

  /// Cuts before each line for which `startsSection` holds, and where `byteLimit` would be passed.
  package init(
    byteLimit: Int = usualByteLimit,
    startsSection: @escaping @Sendable ([UInt8], Int) -> Bool
  ) {
    self.byteLimit = max(byteLimit, 1)
    self.startsSection = startsSection
  }

  /// Cuts nowhere, so that a text is one section.
  static let none = SectionCuts(byteLimit: .max) { _, _ in false }
}
