package import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

/// What the check of a whole file can look at.
struct FileScope {
  let analysis: Analysis
  let file: FileAnalysis
}

/// Collects what rules find in whole files; leaves out what comments in the log say to ignore.
struct FileFindings {
  var rule: Rule?
  private(set) var found: [Int: [Diagnostic]] = [:]
  private(set) var unlisted: [Int: UnlistedFindings] = [:]
  /// The index of the only file that is looked at; nil when all are.
  private let only: Int?

  init(onlyIn file: Int?) {
    only = file
  }

  /// Reports a fault of the rule at hand on `range`, offsets in the file, of `fileLine`.
  ///
  /// Unless the book says how grave the rule is, this one is as grave as `severity`.
  mutating func report(
    _ fileLine: FileLine, _ range: TextRange, _ message: @autoclosure () -> String,
    related: @autoclosure () -> [RelatedLocation] = [], severity: Severity? = nil
  ) {
    if let only, fileLine.file != only { return }
    guard let rule, !fileLine.lowered.ignores(rule, line: fileLine.line) else { return }
    guard found[fileLine.file, default: []].count < UnlistedFindings.mostListed else {
      unlisted[fileLine.file, default: UnlistedFindings()].add(rule, severity ?? rule.severity)
      return
    }
    let diagnostic = Diagnostic(rule, range, message(), related: related(), severity: severity)
    found[fileLine.file, default: []].append(diagnostic)
  }
}

extension BookDeclarations {
  /// Whether the book, or its caller, chooses a severity for any rule.
  var choosesSeverities: Bool { !overrides.isEmpty || hasSeverities }

  /// The severity of `rule` in this book.
  package func severity(of rule: Rule) -> Severity {
    chosenSeverity(of: rule) ?? rule.severity
  }

  /// The severity that was chosen for `rule`, by the caller or by the directives of the book; nil where neither does.
  func chosenSeverity(of rule: Rule) -> Severity? {
    if let override = overrides[rule] { return override }
    return hasSeverities ? severity(chosenFor: rule.names) : nil
  }
}

/// What all fixes of the findings of a file look at, with what they have found so far.
final class FixedFile {
  let analysis: Analysis
  let file: FileAnalysis
  /// The months of the file.
  let months: FileMonths
  /// The directives of the file, and the names that its book declares.
  private(set) lazy var directives = WrittenDirectives(file, in: analysis)
  /// The conflicts of a merge in the file.
  private(set) lazy var conflicts = W8Lint.conflicts(in: file)
  /// The latest date of an entry; nil without one.
  private(set) lazy var lastDate = file.sections.lazy.flatMap { $0.lowered.contributions }
    .max { $0.month < $1.month }?.entries.map { $0.date }.max()
  /// The dates of the outliers that are known only by a few other weights.
  private(set) lazy var datesOfEarlyOutliers = Set(
    analysis.suspectWeights.filter { $0.outlier?.deviations == nil }
      .compactMap { analysis.location(of: $0.entry)?.line.entry?.date })
  private var ofMonths: [Int: MonthFixes] = [:]
  /// The session whose gyms were asked for last.
  private var gyms: GymsAround?

  init(_ file: FileAnalysis, in analysis: Analysis) {
    (self.analysis, self.file, months) = (analysis, file, FileMonths(file))
  }

  /// The fixes of `diagnostic`, which starts on `fileLine`; the first is the preferred one if any is.
  func fixes(for diagnostic: Diagnostic, at fileLine: FileLine) -> [Fix] {
    FixScope(self, diagnostic, at: fileLine).fixes
  }

  /// The fixes of the findings of a month, so far.
  func fixes(of region: MonthRegion) -> MonthFixes {
    if let known = ofMonths[region.sections.lowerBound] { return known }
    let fixes = MonthFixes()
    ofMonths[region.sections.lowerBound] = fixes
    return fixes
  }

  /// The gyms around the exercise on `fileLine`, looked for once for all findings of the session.
  func gymsAround(_ fileLine: FileLine) -> GymsAround? {
    if gyms?.holds(fileLine) != true { gyms = GymsAround(around: fileLine, in: file) }
    return gyms
  }
}
