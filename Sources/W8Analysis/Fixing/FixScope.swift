import W8Syntax
import W8Text

/// What a fix can look at; one object, which costs little to hand on.
final class FixScope {
  let diagnostic: Diagnostic
  /// Its rule.
  let rule: Rule
  /// The line on which the diagnostic starts.
  let line: LinePlace
  /// How it is known whether edits mend the line.
  private(set) var judgement: Judgement
  private let fixed: FixedFile

  var analysis: Analysis { fixed.analysis }
  var file: FileAnalysis { fixed.file }
  /// What the fixes of the file have found so far.
  var looks: FixLooks { fixed.looks }

  /// Which line that is.
  var lineID: LineFixes.LineID { LineFixes.LineID(section: line.section, line: line.line) }

  /// The line, its tokens read once for all fixes that ask for them.
  var place: LinePlace { looks.read(line) }

  init(
    _ fixed: FixedFile, _ diagnostic: Diagnostic, at line: LinePlace,
    judged judgement: Judgement = .byReading
  ) {
    (self.fixed, self.diagnostic, self.line) = (fixed, diagnostic, line)
    (self.judgement, rule) = (judgement, diagnostic.rule)
  }

  /// How it is known whether edits mend the line.
  enum Judgement {
    /// The line is read with the edits made.
    case byReading
    /// They are taken to: whoever asks reads the line with all fixes of its findings made.
    case later
  }

  /// What mends the diagnostic; the first is the preferred one if any is.
  var fixes: [Fix] { rule.fixes?(self) ?? [] }

  /// The same, for somebody who reads the line with all fixes of its findings made.
  var unjudgedFixes: [Fix] {
    judgement = .later
    defer { judgement = .byReading }
    return fixes
  }

  /// The lines of the month that the diagnostic is in.
  var region: MonthRegion { looks.region(around: place.section, in: file) }

  /// The directives of the file, and the names that the book declares.
  var directives: WrittenDirectives { looks.directives(of: file, in: analysis) }

  /// The offending text.
  var text: String {
    let own = diagnostic.range.shifted(by: -line.sectionStart)
    let isOfSection = own.start >= 0 && own.end <= line.tree.text.count
    return isOfSection ? line.tree.string(own) : file.string(diagnostic.range)
  }

  /// How many scalars the offending text has, which lies in the section of its line.
  var scalarCount: Int {
    let (text, own) = (line.tree.text, diagnostic.range.shifted(by: -line.sectionStart))
    return PositionEncoding.utf32.unitCount(in: text.span, from: own.start, to: own.end)
  }

  /// Puts `replacement` in the place of the offending text.
  func replacing(with replacement: String) -> TextEdit {
    TextEdit(diagnostic.range, replacement)
  }

  /// The line end that the file uses at this line, or around it where the line has none.
  var lineEnd: String { place.lineEnd }
}
