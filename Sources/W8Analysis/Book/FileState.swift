import W8Engine
import W8Syntax
import W8Text

/// One file as it is edited; what is derived from its text is brought up to date on demand.
struct FileState {
  private var text: SectionedText
  private var sections: [SectionState]
  private var version: Int
  private var lastCheck: SectionCheck?

  init(_ bytes: [UInt8], version: Int) {
    text = SectionedText(bytes, cuts: logCuts)
    self.version = version
    sections = []
    sections = parse(0..<text.sections.count)
  }

  /// Applies `edits` one after the other, each on the text that the one before left.
  mutating func apply(_ edits: [TextEdit], version: Int) {
    for edit in edits {
      let change = text.replace(edit.range, with: edit.replacement)
      sections.replaceSubrange(change.oldSections, with: parse(change.newSections))
    }
    self.version = version
  }

  /// The text, for turning a client's positions into offsets.
  var currentText: SectionedText { text }

  /// Lowers and checks what is new or stands in another context, and keeps the rest.
  mutating func analyze(
    _ file: FileID, today: CivilDate, overriding overrides: SeverityOverrides
  ) -> FileAnalysis {
    let settings = FileSettings(sections: sections.lazy.map(\.parsed))
    let check = SectionCheck(
      today: today, book: BookDeclarations(settings, overriding: overrides), order: settings.order,
      loadUnit: settings.loadUnit)
    let isSameCheck = check == lastCheck
    lastCheck = check
    var context = SectionContext()
    var analyzed: [AnalyzedSection] = []
    analyzed.reserveCapacity(sections.count)
    for index in sections.indices {
      analyzed.append(
        sections[index].analyze(context, settings.unit, check, reusing: isSameCheck))
      context = analyzed[index].lowered.handedDown
    }
    return FileAnalysis(
      id: file, version: version, text: text, sections: analyzed, settings: settings)
  }

  private func parse(_ indices: Range<Int>) -> [SectionState] {
    var parser = SectionParser()
    return indices.map { index in
      SectionState(ParsedSection(text.sections[index], index == 0 ? .first : .later, &parser))
    }
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
    _ context: SectionContext, _ unit: MassUnit, _ check: SectionCheck, reusing isSameCheck: Bool
  ) -> AnalyzedSection {
    if let known = analyzed, known.lowered.unit == unit, known.lowered.inherited == context {
      if isSameCheck { return known }
      let checked = AnalyzedSection(known.lowered, check)
      analyzed = checked
      return checked
    }
    let new = AnalyzedSection(LoweredSection(parsed, inheriting: context, unit: unit), check)
    analyzed = new
    return new
  }
}
