import W8Engine
import W8Syntax
import W8Text

/// What the rules that look at one section at a time look at.
package enum RuleUse: Sendable {
  /// Every section that is new or stands in another context.
  case everySection
  /// Sections that are new or stand in another context after an edit: nobody asks for the diagnostics of the others.
  case editedSections
  /// Nothing: nobody asks for diagnostics.
  case nothing
}

/// One file as it is edited; what is derived from its text is brought up to date on demand.
struct FileState {
  private var text: SectionedText
  private var sections: SumTree<FileSection>
  private var version: Int
  /// The number of the change that led to this text; no two texts of a host have the same.
  private(set) var revision: Int
  /// How the sections were lowered and checked.
  private var lastUnit: MassUnit?
  private var lastCheck: SectionCheck?
  private var last: FileAnalysis?
  /// Whether rules look at the sections.
  private let looking: RuleUse
  /// The names of the file, those of earlier texts among them.
  private var names = FileNames()

  init(
    _ bytes: consuming [UInt8], version: Int, revision: Int, _ looking: RuleUse = .everySection,
    cuts: SectionCuts = logCuts
  ) {
    self.looking = looking
    text = SectionedText(consume bytes, cuts: cuts)
    self.version = version
    self.revision = revision
    sections = SumTree()
    sections = SumTree(parse(0..<text.sections.count))
  }

  /// Goes on from what was known of a file.
  init(_ file: FileAnalysis) {
    text = file.text
    version = file.version
    revision = file.revision
    names = file.names
    sections = file.sections.tree
    lastUnit = file.unit
    lastCheck = file.check
    looking = .everySection
  }

  /// Applies `edits` one after the other, each on the text that the one before left.
  mutating func apply(_ edits: [TextEdit], version: Int, revision: Int) {
    for edit in edits {
      let change = text.replace(edit.range, with: edit.replacement)
      sections.replaceSubrange(change.oldSections, with: parse(change.newSections))
    }
    self.version = version
    self.revision = revision
    last = nil
  }

  /// The text, for turning a client's positions into offsets.
  var currentText: SectionedText { text }

  /// What the directives of the file say.
  var settings: FileSettings { FileSettings(sections) }

  /// Whether the directives say what those of `file`, an earlier state, say.
  func declaresSame(as file: FileAnalysis) -> Bool {
    sections.declaresSame(as: file.sections.tree)
  }

  /// What the directives declare, in order.
  var declarations: some Sequence<Declaration> { sections.declarations }

  /// Lowers and checks what is new or stands in another context, and keeps the rest.
  ///
  /// `file` names the file and `index` is its place in the book that declares what `book` says.
  mutating func analyze(
    _ file: FileID, at index: Int, today: CivilDate, _ book: BookDeclarations
  ) -> FileAnalysis {
    let settings = settings
    let check = SectionCheck(
      today: today, book: book, order: settings.order, loadUnit: settings.loadUnit)
    let isSameCheck = check == lastCheck
    if isSameCheck, let last, last.index == index, last.id == file { return last }
    let unit = settings.unit
    let isLooking =
      switch looking {
      case .everySection: true
      case .editedSections: lastCheck != nil
      case .nothing: false
      }
    if isSameCheck, lastUnit == unit {
      analyzeOpenSections(unit, isLooking ? check : nil)
    } else {
      analyzeAllSections(unit, isLooking ? check : nil)
    }
    lastCheck = check
    lastUnit = unit
    let analysis = FileAnalysis(
      id: file, index: index, version: version, text: text, sections: AnalyzedSections(sections),
      revision: revision, names: names, unit: unit, check: looking == .nothing ? nil : check)
    last = analysis
    return analysis
  }

  private mutating func analyzeAllSections(_ unit: MassUnit, _ check: SectionCheck?) {
    var context = SectionContext()
    var analyzed: [FileSection] = []
    analyzed.reserveCapacity(sections.count)
    for section in sections {
      let lowered = section.lowered(inheriting: context, unit, &names)
      context = lowered.handedDown
      analyzed.append(FileSection(section, AnalyzedSection(lowered, check)))
    }
    sections = SumTree(analyzed)
  }

  /// Looks at the sections that are new, and from each one on at those that inherit something else by it.
  private mutating func analyzeOpenSections(_ unit: MassUnit, _ check: SectionCheck?) {
    var index = 0
    while let open = sections.firstIndex(from: index, where: { $0.openSections > 0 }) {
      index = open
      var context =
        (open > 0 ? sections[open - 1].analyzed?.lowered.handedDown : nil) ?? SectionContext()
      while index < sections.count, sections[index].analyzed?.lowered.inherited != context {
        let section = sections[index]
        let lowered = section.lowered(inheriting: context, unit, &names)
        let analyzed = FileSection(section, AnalyzedSection(lowered, check))
        sections.replaceSubrange(index..<index + 1, with: CollectionOfOne(analyzed))
        context = lowered.handedDown
        index += 1
      }
    }
  }

  private mutating func parse(_ indices: Range<Int>) -> [FileSection] {
    var known = Names()
    swap(&known, &names.names)
    var parser = SectionParser(known)
    let parsed = zip(indices, text.sections[indices]).map { index, section in
      FileSection(parser.parse(section, index == 0 ? .first : .later), &names.declared)
    }
    names.names = parser.finish()
    return parsed
  }
}

extension FileSection {
  /// What the section means; what is known of it already, where that still holds.
  fileprivate func lowered(
    inheriting context: SectionContext, _ unit: MassUnit, _ names: inout FileNames
  ) -> LoweredSection {
    if let known = analyzed?.lowered, known.unit == unit, known.inherited == context {
      return known
    }
    return LoweredSection(tree, inheriting: context, unit: unit, &names)
  }
}
