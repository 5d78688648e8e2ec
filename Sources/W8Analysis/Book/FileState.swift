import W8Engine
import W8Syntax
import W8Text

/// One file as it is edited; what is derived from its text is brought up to date on demand.
struct FileState {
  private var text: SectionedText
  private var sections: [SectionState]
  private var version: Int
  /// The number of the change that led to this text; no two texts of a host have the same.
  private(set) var revision: Int
  private var knownSettings: FileSettings?
  private var lastCheck: SectionCheck?
  private var last: FileAnalysis?
  /// The names of the file, those of earlier texts among them.
  private var names = FileNames()

  init(_ bytes: consuming [UInt8], version: Int, revision: Int) {
    text = SectionedText(consume bytes, cuts: logCuts)
    self.version = version
    self.revision = revision
    sections = []
    sections = parse(0..<text.sections.count)
  }

  /// Goes on from what was known of a file.
  init(_ file: FileAnalysis) {
    text = file.text
    version = file.version
    revision = file.revision
    names = file.names
    sections = file.sections.map { SectionState($0.lowered.parsed) }
  }

  /// Applies `edits` one after the other, each on the text that the one before left.
  mutating func apply(_ edits: [TextEdit], version: Int, revision: Int) {
    for edit in edits {
      let change = text.replace(edit.range, with: edit.replacement)
      sections.replaceSubrange(change.oldSections, with: parse(change.newSections))
    }
    self.version = version
    self.revision = revision
    knownSettings = nil
    last = nil
  }

  /// The text, for turning a client's positions into offsets.
  var currentText: SectionedText { text }

  /// What the directives of the file say.
  mutating func settings() -> FileSettings {
    if let knownSettings { return knownSettings }
    let settings = FileSettings(sections: sections.lazy.map(\.parsed))
    knownSettings = settings
    return settings
  }

  /// Lowers and checks what is new or stands in another context, and keeps the rest.
  ///
  /// `file` names the file and `index` is its place in the book that declares what `book` says.
  mutating func analyze(
    _ file: FileID, at index: Int, today: CivilDate, _ book: BookDeclarations
  ) -> FileAnalysis {
    let settings = settings()
    let check = SectionCheck(
      today: today, book: book, order: settings.order, loadUnit: settings.loadUnit)
    let isSameCheck = check == lastCheck
    if isSameCheck, let last, last.index == index, last.id == file { return last }
    lastCheck = check
    var context = SectionContext()
    var analyzed: [AnalyzedSection] = []
    analyzed.reserveCapacity(sections.count)
    for index in sections.indices {
      analyzed.append(
        sections[index].analyze(
          context, settings.unit, &names, check, reusing: isSameCheck))
      context = analyzed[index].lowered.handedDown
    }
    let analysis = FileAnalysis(
      id: file, index: index, version: version, text: text, sections: analyzed,
      settings: settings, revision: revision, names: names)
    last = analysis
    return analysis
  }

  private mutating func parse(_ indices: Range<Int>) -> [SectionState] {
    var known = Names()
    swap(&known, &names.names)
    var parser = SectionParser(known)
    let parsed = indices.map { index in
      SectionState(ParsedSection(text.sections[index], index == 0 ? .first : .later, &parser))
    }
    names.names = parser.finish()
    return parsed
  }
}

/// One section with what is known of it so far.
private struct SectionState {
  let parsed: ParsedSection
  private var analyzed: AnalyzedSection?

  init(_ parsed: ParsedSection) {
    self.parsed = parsed
  }

  mutating func analyze(
    _ context: SectionContext, _ unit: MassUnit, _ names: inout FileNames,
    _ check: SectionCheck, reusing isSameCheck: Bool
  ) -> AnalyzedSection {
    if let known = analyzed, known.lowered.unit == unit, known.lowered.inherited == context {
      if isSameCheck { return known }
      let checked = AnalyzedSection(known.lowered, check)
      analyzed = checked
      return checked
    }
    let lowered = LoweredSection(parsed, inheriting: context, unit: unit, &names)
    let new = AnalyzedSection(lowered, check)
    analyzed = new
    return new
  }
}
