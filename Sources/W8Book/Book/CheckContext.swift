package import W8Engine
package import W8Syntax

/// What the check of a section needs besides the section.
package struct CheckContext: Hashable, Sendable {
  /// The date that counts as today.
  package let today: CivilDate
  /// What the book declares.
  package let book: BookDeclarations
  /// The order of the days of the file.
  package let order: WrittenOrder
  /// The unit of loads that neither their exercise nor their gym gives one.
  package let loadUnit: MassUnit

  /// What counts for all sections of a file with `settings`.
  package init(today: CivilDate, book: BookDeclarations, _ settings: FileSettings) {
    self.today = today
    self.book = book
    order = settings.order
    loadUnit = settings.loadUnit
  }
}
