import Testing
import W8Book
import W8Engine
import W8Laws
import W8Lint
import W8Syntax
import W8TestSupport
import W8Text

/// Every example in the specification, held to what its info string promises.
@Suite struct SpecificationTests {
  private static let all = Result { try SpecificationBlock.all() }

  private static var blocks: [SpecificationBlock] { (try? all.get()) ?? [] }

  @Test func everyBlockCanBeRead() throws {
    // At least one block for most of the decisions; far fewer would mean that none is found.
    #expect(try Self.all.get().count > 60)
  }

  @Test(arguments: Self.blocks.filter { [.faulty, .faultyBook].contains($0.promise) })
  func whatIsMarkedIsFound(_ block: SpecificationBlock) throws {
    let marked = try MarkedText(block.text)
    let promised = marked.annotations.map(Finding.init)
    #expect(!promised.isEmpty, "a faulty block marks its faults")
    let found =
      try block.promise == .faulty ? findings(in: marked.text) : findings(inBook: marked.text)
    let told = found.filter { $0.isGrave || promised.contains($0) }
    #expect(
      told.sorted() == promised.sorted(),
      "\n\(MarkedText.render(marked.text, annotations: found.map(\.annotation)))")
  }

  @Test(arguments: Self.blocks.filter { $0.promise == .sound || $0.promise == .canonical })
  func nothingGraveIsFound(_ block: SpecificationBlock) {
    let told = findings(in: block.text).filter(\.isGrave)
    #expect(
      told.isEmpty, "\n\(MarkedText.render(block.text, annotations: told.map(\.annotation)))")
  }

  @Test(arguments: Self.blocks.filter { $0.promise == .canonical || $0.promise == .after })
  func theFormatterLeavesItAlone(_ block: SpecificationBlock) throws {
    #expect(try formatted(block.text) == block.text)
  }

  @Test func theFormatterTurnsBeforeIntoAfter() throws {
    let blocks = Self.blocks
    for (index, before) in blocks.enumerated() where before.promise == .before {
      let next = blocks.indices.contains(index + 1) ? blocks[index + 1] : nil
      guard let after = next, after.promise == .after, after.document == before.document else {
        Issue.record("\(before.testDescription): no block shows it formatted")
        continue
      }
      #expect(try formatted(before.text) == after.text, "\(before.testDescription)")
    }
    #expect(blocks.count { $0.promise == .before } == blocks.count { $0.promise == .after })
  }

  @Test func rulesAreCalledByTheirNames() throws {
    var count = 0
    for document in try specificationDocuments() {
      for match in document.text.matches(of: /`(?<name>[a-z0-9-]+)`\s\((?<code>W8[0-9]{3})\b/) {
        guard let rule = Rule.named(String(match.code)) else { continue }
        #expect(rule.name == match.name, "\(document.name): \(match.code)")
        count += 1
      }
    }
    #expect(count > 40)
  }
}

/// What is said of one range, without the words.
private struct Finding: Hashable, Comparable {
  let lower: Int
  let upper: Int
  let severity: String
  let name: String

  init(_ annotation: Annotation) {
    lower = annotation.range.lowerBound
    upper = annotation.range.upperBound
    severity = annotation.severity
    name = annotation.name
  }

  /// A diagnostic of a file that begins at `offset`.
  init(_ diagnostic: Diagnostic, offset: Int) {
    let range = diagnostic.range
    self.init(
      Annotation(
        (range.start + offset)..<(range.end + offset), severity: diagnostic.severity.name,
        name: diagnostic.rule.name, message: ""))
  }

  var isGrave: Bool { severity == "error" || severity == "warning" }

  var annotation: Annotation {
    Annotation(lower..<upper, severity: severity, name: name, message: "")
  }

  static func < (left: Finding, right: Finding) -> Bool {
    (left.lower, left.upper, left.name) < (right.lower, right.upper, right.name)
  }
}

/// What is found in a log on 31 March 2026, hints too.
private func findings(in text: String) -> [Finding] {
  guard let today = CivilDate(year: 2026, month: 3, day: 31) else { return [] }
  var host = AnalysisHost(today: today)
  let file = FileID("example.w8log")
  host.apply(.open(file, Array(text.utf8), version: 1))
  guard let analysis = host.analysis(of: file) else { return [] }
  return analysis.diagnostics(of: analysis.root).map { Finding($0, offset: 0) }
}

/// What is found in the files of a book on 31 March 2026, by its line in `text`.
private func findings(inBook text: String) throws -> [Finding] {
  let today = try #require(CivilDate(year: 2026, month: 3, day: 31))
  let parts = text.split(separator: /(?:^|\n)=== .*\n/)
  let names = text.matches(of: /=== (.*)\n/).map { String($0.1) }
  #expect(parts.count == names.count && parts.count > 1)
  let book = ExampleBook(zip(names, parts).map { ($0, Array($1.utf8) + [0x0A]) })
  let analysis = try #require(book.analysis(today: today))
  #expect(analysis.files.count == parts.count)
  return zip(analysis.files, analysis.diagnosticsOfFiles).flatMap { file, diagnostics in
    let start = names.firstIndex(of: file.id.name).map { parts[$0].startIndex } ?? text.startIndex
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    return diagnostics.map { Finding($0, offset: offset) }
  }
}

/// The canonical form of a log.
private func formatted(_ text: String) throws -> String {
  String(decoding: try canonicalText(Array(text.utf8)), as: UTF8.self)
}
