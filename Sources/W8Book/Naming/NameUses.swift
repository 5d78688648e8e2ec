package import Primitives
import W8Syntax
import W8Text

extension Analysis {
  /// Where the book names `thing`, by files in their order and in each by offset.
  ///
  /// Costs a look at what the rows of each section say; only lines that name it are read again.
  package func uses(
    of thing: NamedThing, unless interruption: Interruption = .never
  ) throws(Interrupted) -> [NameOccurrence] {
    var uses: [NameOccurrence] = []
    for file in files { uses += try self.uses(of: thing, in: file, unless: interruption) }
    return uses
  }

  /// Where `file` names `thing`, in order.
  package func uses(
    of thing: NamedThing, in file: FileAnalysis, unless interruption: Interruption = .never
  ) throws(Interrupted) -> [NameOccurrence] {
    let search = NameSearch(thing, self, file)
    var uses: [NameOccurrence] = []
    for section in file.sections.indices {
      try interruption.look()
      for line in search.lines(of: file.sections[section].lowered) {
        uses += names(onLine: file.line(section: section, index: line)).filter { $0.thing == thing }
      }
    }
    return uses
  }

  /// Where `thing` is declared first, which is what counts; nil where it is not.
  package func declaration(of thing: NamedThing) -> NameOccurrence? {
    for directive in directives(of: thing.declaringKeywords) {
      let names = names(onLine: directive.fileLine)
      if let name = names.first(where: { $0.role == .declaration && $0.thing == thing }) {
        return name
      }
    }
    return nil
  }
}

/// Finds the lines of a file that may name one thing.
private struct NameSearch {
  private let thing: NamedThing
  private let analysis: Analysis
  private let keywords: KeywordSet
  private let hasDirectives: Bool
  /// Whether the names of the file stand for the thing, by their ids.
  private let isWanted: [Bool]

  init(_ thing: NamedThing, _ analysis: Analysis, _ file: FileAnalysis) {
    self.thing = thing
    self.analysis = analysis
    keywords = thing.keywords
    hasDirectives = file.sections.contains { [keywords] in !$0.keywords.isDisjoint(with: keywords) }
    let names = file.names.names
    isWanted = (0..<names.count).map { names.string($0).names(thing, in: analysis.book) }
  }

  /// The lines of a section that name the thing, in order, and maybe some more.
  func lines(of section: LoweredSection) -> [Int] {
    let tree = section.tree
    var lines = linesWithRows(of: tree)
    let above = lines.count
    if hasDirectives {
      lines += tree.directivesWithLines.lazy
        .filter { keywords.contains(KeywordSet($1.keyword)) }.map { $0.0 }
    }
    lines += section.noteLines.lazy.filter { isNamed(inNoteOfLine: $0, of: tree) }
    if lines.count == above { return lines }
    return Set(lines).sorted()
  }

  /// The lines of which a row is a name of the thing.
  private func linesWithRows(of tree: SyntaxTree) -> [Int] {
    let rows = tree.rows
    var lines: [Int] = []
    for index in rows.indices where isName(rows[index]) {
      let line = tree.line(ofRow: index)
      if lines.last != line { lines.append(line) }
    }
    return lines
  }

  private func isName(_ row: SyntaxRow) -> Bool {
    let id = Int(row.value)
    switch thing {
    case .gym: return row.isOf(.gym) && id < isWanted.count && isWanted[id]
    case .exercise: return row.isName && id < isWanted.count && isWanted[id]
    case .tag: return row.isOf(.tag) && id < isWanted.count && isWanted[id]
    }
  }

  private func isNamed(inNoteOfLine line: Int, of tree: SyntaxTree) -> Bool {
    guard let note = tree.noteRange(ofLine: line) else { return false }
    let names: [TextRange] =
      switch thing {
      case .gym: analysis.mentions(inNote: note, of: tree)
      case .exercise: []
      case .tag: tree.names(after: UInt8(ascii: "#"), inNote: note)
      }
    return names.contains { tree.string($0).names(thing, in: analysis.book) }
  }
}

extension String {
  /// Whether the name, a gym or tag with its sigil, stands for `thing`.
  fileprivate func names(_ thing: NamedThing, in book: BookDeclarations) -> Bool {
    switch thing {
    case .gym: utf8.first == UInt8(ascii: "@") && book.thing(ofGym: canonicalKey(self)) == thing
    case .exercise: book.thing(ofExercise: exerciseKey(self)) == thing
    case .tag(let key): utf8.first == UInt8(ascii: "#") && canonicalKey(self) == key
    }
  }
}

extension NamedThing {
  /// The directives that can name it.
  fileprivate var keywords: KeywordSet {
    switch self {
    case .gym: [KeywordSet(.gym), KeywordSet(.setup), KeywordSet(.plan)]
    case .exercise: [KeywordSet(.exercise), KeywordSet(.setup), KeywordSet(.plan)]
    case .tag: KeywordSet(.tag)
    }
  }

  /// The directive that declares it.
  fileprivate var declaringKeywords: KeywordSet {
    switch self {
    case .gym: KeywordSet(.gym)
    case .exercise: KeywordSet(.exercise)
    case .tag: KeywordSet(.tag)
    }
  }
}
