/// Which sections an edit took away, and which it put in their place.
package struct SectionChange: Hashable, Sendable {
  /// The indices of the sections taken away, in the text before the edit.
  package let oldSections: Range<Int>
  /// The indices of the new sections, in the text after the edit; they start at the same index.
  package let newSections: Range<Int>

  /// Records that the sections `oldSections` gave way to `newSections`.
  package init(oldSections: Range<Int>, newSections: Range<Int>) {
    self.oldSections = oldSections
    self.newSections = newSections
  }
}
