import W8Book
import W8Engine

/// The rules of which a book wants to know, by what they look at.
struct ActiveRules: Sendable {
  let bySection: [(rule: Rule, check: Rule.SectionCheck)]
  let byFile: [(rule: Rule, check: Rule.FileCheck)]
  let byBook: [(rule: Rule, check: Rule.BookCheck)]
  /// How grave a finding has to be.
  let least: Severity

  /// Those of `book` that may find something as grave as `least`.
  init(of book: BookDeclarations, least: Severity) {
    let isActive = { (rule: Rule) in (book.chosenSeverity(of: rule) ?? rule.severity) >= least }
    bySection = Rule.bySection.filter { isActive($0.rule) }
    byFile = Rule.byFile.filter { isActive($0.rule) }
    byBook = Rule.byBook.filter { isActive($0.rule) }
    self.least = least
  }
}

extension BookDeclarations {
  /// The rules that are not switched off.
  var activeRules: ActiveRules { rulesOn.value { ActiveRules(of: self, least: .hint) } }
}
