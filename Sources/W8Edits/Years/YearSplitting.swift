package import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// Whether entries or headers of `file` are of several years.
  package func hasSeveralYears(_ file: FileAnalysis) -> Bool {
    let months = file.sections.entryMonths + file.sections.headerMonths
    return months.contains { $0.year != months[0].year }
  }

  /// Makes a file of each year of `file` beside it, which `file` includes from then on; its directives stay, and what they
  /// say of one file alone stands in each of the new ones too.
  ///
  /// Refused for a file of one year, where a file of the book has such a name, and where it is uncertain to which year a
  /// line belongs. Whether such a file stands on the disk is for the caller to see.
  package func splittingByYear(_ file: FileAnalysis) throws(EditRefusal) -> BookEdit {
    if let refusal = refusalToSplitByYear(file) { throw .refused(refusal) }
    if file.sections.contains(where: { $0.lowered.isUnresolved }) {
      throw .refused("a line belongs to no day, or is a conflict marker; fix it first")
    }
    let shares = try YearShares(file)
    if shares.years.count < 2 { throw .refused("all entries of this file are of one year") }
    let names = try yearFiles(shares, beside: file)
    var edit = reshaping(
      file, by: rest(shares, names, in: file),
      "Split this file by year into \(shares.years.count) files")
    edit.created = created(shares, names, beside: file)
    return edit
  }

  /// The reason why `file` cannot be split, as far as is known without looking at its lines; nil when nothing stands in the way.
  package func refusalToSplitByYear(_ file: FileAnalysis) -> String? {
    depth(ofFileAt: file.index) < Inclusion.mostDeep
      ? nil : "includes can be at most \(Inclusion.mostDeep) deep"
  }

  /// The names of the files of the years of `shares`; throws if the book has one of them.
  func yearFiles(
    _ shares: YearShares, beside file: FileAnalysis
  ) throws(EditRefusal) -> [FileID] {
    let names = shares.years.map { file.id.sibling("\(padded($0, to: 4)).w8log") }
    if let known = names.first(where: { self.file($0) != nil }) {
      throw .refused("the log already has a file \(quoted(known.lastPart))")
    }
    return names
  }

  /// The files of the years of `shares`, which are called `names`.
  func created(
    _ shares: YearShares, _ names: [FileID], beside file: FileAnalysis
  ) -> [BookEdit.NewFile] {
    zip(names, shares.years).map { name, year in
      BookEdit.NewFile(file: name, bytes: text(of: shares.lines(of: year), in: file))
    }
  }

  /// The edits that move the lines of `shares` out of `file` and include the files `names` instead.
  func rest(_ shares: YearShares, _ names: [FileID], in file: FileAnalysis) -> [TextEdit] {
    let lineEnd = shares.lines[0].lineEnd
    let offset = shares.lineBelowIncludes?.textStart ?? file.text.byteCount
    let above = offset > file.text.lengthOfByteOrderMark ? file.line(at: offset - 1) : nil
    let glue = above?.hasLineEnd == false ? lineEnd : ""
    let includes = names.map { "include \"\($0.lastPart)\"\(lineEnd)" }.joined()
    let edits = shares.moved.map { TextEdit($0, "") }
    let index = edits.firstIndex { $0.range.start >= offset } ?? edits.count
    return edits[..<index] + [TextEdit(TextRange(at: offset), glue + includes)] + edits[index...]
  }

  private func text(of lines: [FileLine], in file: FileAnalysis) -> [UInt8] {
    let lineEnd = Array((lines.first?.lineEnd ?? "\n").utf8)
    var bytes: [UInt8] = []
    for setting in file.settingsOfOneFile { bytes += setting + lineEnd }
    if !bytes.isEmpty { bytes += lineEnd }
    for line in lines.drop(while: { $0.kind == .blank }) {
      bytes += file.text.bytes(in: TextRange(line.textStart, line.fullRange.end))
      if bytes.last != .lineFeed { bytes += lineEnd }
    }
    guard file.isCanonical else { return bytes }
    return (try? canonicalText(bytes, lineEnd: .majority)) ?? bytes
  }
}

extension FileAnalysis {
  /// The directives that count for this file alone, each without its tail.
  fileprivate var settingsOfOneFile: [[UInt8]] {
    [Keyword.w8log, .unit, .liftUnit, .order].compactMap { keyword in
      for placed in settings.directives(of: KeywordSet(keyword)) where placed.directive.isComplete {
        let line = self.line(of: placed)
        let tokens = line.tokens.filter { $0.kind != .note && $0.kind != .comment }
        guard let first = tokens.first, let last = tokens.last else { continue }
        return text.bytes(in: TextRange(line.range(of: first).start, line.range(of: last).end))
      }
      return nil
    }
  }
}

extension Directive {
  /// Whether the directive is one that counts for a file and can be read.
  fileprivate var isComplete: Bool {
    switch self {
    case .version, .unit, .liftUnit, .order: true
    default: false
    }
  }
}
