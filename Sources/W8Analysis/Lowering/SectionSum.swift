import W8Engine
import W8Syntax
import W8Text

/// What the rules that look over a whole file ask of its sections.
struct SectionSum: Summary {
  /// How many sections are not yet lowered and checked.
  private(set) var openSections = 0
  /// Which directives there are.
  private(set) var keywords: KeywordSet = []
  /// How many keywords are no directives.
  private(set) var unknownDirectives = 0
  /// How many lines end in LF alone.
  private(set) var lineFeeds = 0
  /// How many lines end in one or more CR and LF.
  private(set) var carriageReturns = 0
  /// How many sections have a body weight without a unit.
  private(set) var unitlessWeights = 0
  /// How many sessions of dated entries name no gym.
  private(set) var unnamedSessions = 0
  /// From the first to the last month that has an entry.
  private(set) var months: ClosedRange<YearMonth>?
  /// The months of the headers.
  private(set) var headers = HeaderMonths()

  static let zero = SectionSum()

  private init() {}

  /// What one section comes to; without `analyzed` only what its text alone tells.
  init(_ tree: SyntaxTree, _ analyzed: AnalyzedSection?) {
    for directive in tree.directives { keywords.insert(KeywordSet(directive.keyword)) }
    unknownDirectives = tree.faults.count { $0.kind == .unknownDirective }
    lineFeeds = tree.lineEndings.lineFeeds
    carriageReturns = tree.lineEndings.carriageReturns
    guard let analyzed else {
      openSections = 1
      return
    }
    let lowered = analyzed.lowered
    unitlessWeights = lowered.unitlessWeight == nil ? 0 : 1
    unnamedSessions = lowered.unnamedSessions.count
    for contribution in lowered.contributions {
      months = months.spanning(contribution.month...contribution.month)
    }
    for header in lowered.months { headers.add(HeaderMonths(header.month)) }
  }

  mutating func add(_ next: SectionSum) {
    openSections += next.openSections
    keywords.formUnion(next.keywords)
    unknownDirectives += next.unknownDirectives
    lineFeeds += next.lineFeeds
    carriageReturns += next.carriageReturns
    unitlessWeights += next.unitlessWeights
    unnamedSessions += next.unnamedSessions
    months = months.spanning(next.months)
    headers.add(next.headers)
  }

  /// Whether an entry or a header is of a month outside of `years`.
  func hasMonth(outside years: ClosedRange<Int>) -> Bool {
    [months, headers.span].contains { span in
      guard let span else { return false }
      return !years.contains(span.lowerBound.year) || !years.contains(span.upperBound.year)
    }
  }
}

/// The months of the headers of some sections.
struct HeaderMonths: Hashable, Sendable {
  /// From the earliest to the latest.
  private(set) var span: ClosedRange<YearMonth>?
  private var first: YearMonth?
  private var last: YearMonth?
  private var ascend = true
  private var descend = true

  /// The months of no headers.
  init() {}

  /// The month of one header.
  init(_ month: YearMonth) {
    (first, last, span) = (month, month, month...month)
  }

  /// Whether each month is later than the one above, or each earlier: then none repeats.
  var areInOrder: Bool { ascend || descend }

  mutating func add(_ next: HeaderMonths) {
    if let last, let first = next.first {
      ascend = ascend && next.ascend && last < first
      descend = descend && next.descend && last > first
    } else {
      ascend = ascend && next.ascend
      descend = descend && next.descend
    }
    first = first ?? next.first
    last = next.last ?? last
    span = span.spanning(next.span)
  }
}

extension ClosedRange<YearMonth>? {
  /// The months from the first to the last of both.
  fileprivate func spanning(_ next: ClosedRange<YearMonth>?) -> ClosedRange<YearMonth>? {
    guard let self, let next else { return self ?? next }
    return min(self.lowerBound, next.lowerBound)...max(self.upperBound, next.upperBound)
  }
}
