import Primitives
import W8Engine
import W8Syntax
import W8Text

/// One file as it is edited; what is derived from its text is brought up to date on demand.
struct FileState {
  private(set) var text: SectionedText
  private var sections: [Section] = []
  private var version: Int
  /// The number of the change that led to this text; no two texts of a host have the same.
  private(set) var revision: Int
  /// The unit of the last lowering, and what checks needed then.
  private var lastUnit: MassUnit?
  private var lastCheck: CheckContext?
  private var last: FileAnalysis?
  /// The names of the file, those of earlier texts among them.
  private var names = FileNames()

  init(
    _ bytes: consuming [UInt8], version: Int, revision: Int, cuts: SectionCuts = logCuts
  ) {
    text = SectionedText(consume bytes, cuts: cuts)
    self.version = version
    self.revision = revision
    parse()
  }

  /// Goes on from what was known of a file.
  init(_ file: FileAnalysis) {
    text = file.text
    version = file.version
    revision = file.revision
    names = file.names
    sections = file.sections
    lastUnit = file.unit
    lastCheck = file.check
  }

  mutating func edit(version: Int, revision: Int, _ change: (inout SectionedText) -> Void) {
    change(&text)
    parse()
    self.version = version
    self.revision = revision
    last = nil
  }

  /// What the directives set, with the units of the root for any other file of its book.
  func settings(inheriting inherited: RootUnits?) -> FileSettings {
    FileSettings(sections, inheriting: inherited)
  }

  /// Whether the directives say what those of `file`, an earlier state, say.
  func declaresSame(as file: FileAnalysis) -> Bool {
    if revision == file.revision { return true }
    let known = file.sections
    // An edit leaves most sections as they are.
    let haveSameSections =
      sections.count == known.count
      && sections.indices.allSatisfy { index in
        sections[index].text.id == known[index].text.id
          || sections[index].declarations == known[index].declarations
      }
    return haveSameSections || declarations == known.declarations
  }

  /// What the directives declare, in order.
  var declarations: [Declaration] { sections.declarations }

  /// Lowers what is new or stands in another context, notes for each section what its check needs, and keeps the rest.
  ///
  /// `file` names the file, which stands at `index` in the book that declares what `book` says, and whose root has the
  /// units `inherited`.
  mutating func analyze(
    _ file: FileID, at index: Int, today: CivilDate, _ book: BookDeclarations,
    inheriting inherited: RootUnits?
  ) -> FileAnalysis {
    let settings = settings(inheriting: inherited)
    let check = CheckContext(today: today, book: book, settings)
    let isSameCheck = check == lastCheck
    if isSameCheck, let last, last.index == index, last.id == file, last.inherited == inherited {
      return last
    }
    let unit = settings.unit
    lower(
      unit, countsAnyWeight: book.countsAnyWeight, check,
      isSameCheck: isSameCheck && lastUnit == unit)
    lastCheck = check
    lastUnit = unit
    let analysis = FileAnalysis(
      id: file, index: index, version: version, text: text, sections: sections,
      revision: revision, names: names, unit: unit, inherited: inherited,
      check: check)
    last = analysis
    return analysis
  }

  /// Lowers the sections that are new or inherit something else than before; others only get what their check needs, where
  /// that is another.
  private mutating func lower(
    _ unit: MassUnit, countsAnyWeight: Bool, _ check: CheckContext, isSameCheck: Bool
  ) {
    var context = SectionContext()
    for index in sections.indices {
      let section = sections[index]
      let known = section.meaning.flatMap {
        $0.unit == unit && $0.countsAnyWeight == countsAnyWeight && $0.inherited == context
          ? $0 : nil
      }
      let lowered =
        known
        ?? LoweredSection(
          section.tree, inheriting: context, unit: unit, countsAnyWeight: countsAnyWeight, &names)
      if known == nil || !isSameCheck { sections[index] = Section(section, lowered, check) }
      context = lowered.handedDown
    }
  }

  /// Parses those sections of the text that are new; however many edits brought them, they come at once.
  private mutating func parse() {
    let known = Dictionary(sections.map { ($0.text.id, $0) }) { first, _ in first }
    var ownNames = Names()
    swap(&ownNames, &names.names)
    var parser = SectionParser(ownNames)
    sections = text.sections.enumerated().map { index, text in
      known[text.id] ?? Section(text, parser.parse(text, index == 0 ? .first : .later))
    }
    names.names = parser.finish()
  }
}
