import W8Book
import W8Edits
import W8Syntax
import W8Text

/// What a fix can look at.
final class FixScope {
  let diagnostic: Diagnostic
  /// Its rule.
  let rule: Rule
  /// The line on which the diagnostic starts.
  let fileLine: FileLine
  /// The file, with what its fixes have found so far.
  let fixed: FixedFile

  var analysis: Analysis { fixed.analysis }
  var file: FileAnalysis { fixed.file }
  /// The months of the file.
  var months: FileMonths { fixed.months }

  init(_ fixed: FixedFile, _ diagnostic: Diagnostic, at line: FileLine) {
    (self.fixed, self.diagnostic, fileLine) = (fixed, diagnostic, line)
    rule = diagnostic.rule
  }

  /// What mends the diagnostic; the first is the preferred one if any is.
  var fixes: [Fix] { rule.fixes?(self) ?? [] }

  /// Those among which `safety` chooses.
  func fixes(for safety: FixSafety) -> [Fix] { rule.fixes?(self, onlySafe: safety == .safe) ?? [] }

  /// The lines of the month that the diagnostic is in.
  var region: MonthRegion { months.region(around: fileLine.section) }

  /// The fixes of the findings of that month, so far.
  var monthFixes: MonthFixes { fixed.fixes(of: region) }

  /// The directives of the file, and the names that the book declares.
  var directives: WrittenDirectives { fixed.directives }

  /// The offending text.
  private(set) lazy var text = file.string(diagnostic.range)

  /// The group of sets in which the diagnostic lies; nil where it lies in none.
  private(set) lazy var setTokens = SetTokens(around: diagnostic.range, on: fileLine)

  /// The number of scalars that the offending text has, which lies in the section of its line.
  var scalarCount: Int {
    let (text, own) = (fileLine.tree.text, diagnostic.range.shifted(by: -fileLine.sectionStart))
    return PositionEncoding.utf32.unitCount(in: text.span, from: own.start, to: own.end)
  }

  /// Puts `replacement` in the place of the offending text.
  func replacing(with replacement: String) -> TextEdit {
    TextEdit(diagnostic.range, replacement)
  }
}

/// The fixes of the findings of one month, so far.
final class MonthFixes {
  private var ofRules: [RuleCode: [Fix]] = [:]
  /// What brings a day home that is dated in another month, by the indexes of the blocks; nil inside where it is to stay.
  var ofMisfiledDays: [Int: Fix?] = [:]
  /// The days of the next month, once they were looked for.
  var turn: TurnOfMonth??

  /// The fixes of `rule` that are the same for all its findings in the month, worked out for the first.
  func fixes(of rule: Rule, _ workOut: () -> [Fix]) -> [Fix] {
    if let known = ofRules[rule.code] { return known }
    let found = workOut()
    ofRules[rule.code] = found
    return found
  }
}
