import Testing
import W8Book
import W8IDE
import W8Laws
import W8Syntax
import W8TestSupport
import W8Text

/// Whatever is offered wherever, the line reads with it, and what is put in is what was offered.
@Suite struct CompletionWalkTests {
  @Test func everyItemAtEveryPlaceOfTheExample() throws {
    let analysis = try #require(analyze(canonicalLog))
    var kinds: Set<CompletionKind> = []
    for offset in 0...analysis.root.text.byteCount where isScalarStart(offset, canonicalLog) {
      kinds.formUnion(check(analysis, at: offset))
    }
    // Exercises stand in the middle of names, gyms behind their signs: all but a few kinds come up.
    #expect(kinds.isSuperset(of: [.gym, .tag, .exercise, .weekday, .argument, .directive]))
  }

  @Test func everyItemBehindEveryBeginningOfALine() throws {
    let lines = canonicalLog.split(separator: "\n", omittingEmptySubsequences: false)
    var kinds: Set<CompletionKind> = []
    for index in lines.indices.dropLast() {
      let before = lines[..<index].map { $0 + "\n" }.joined()
      let after = lines[(index + 1)...].map { "\n" + $0 }.joined()
      for length in 0...lines[index].utf8.count where length % 2 == index % 2 {
        let prefix = String(decoding: lines[index].utf8.prefix(length), as: UTF8.self)
        let analysis = try #require(analyze(before + prefix + after))
        kinds.formUnion(check(analysis, at: before.utf8.count + prefix.utf8.count))
      }
    }
    #expect(kinds.isSuperset(of: Set(CompletionKind.allCases).subtracting([.rule])))
  }

  /// The whole book with some of the items in it has no fault that it did not have.
  @Test func theWholeFileReads() throws {
    let analysis = try #require(analyze(canonicalLog))
    let before = faultCount(analysis)
    for offset in stride(from: 0, through: analysis.root.text.byteCount, by: 23) {
      for item in analysis.completions(in: analysis.root, at: offset).items.prefix(4) {
        let edited =
          Array(canonicalLog.utf8).applying([TextEdit(item.range, whole(item, analysis))]) ?? []
        let count = faultCount(try #require(analyze(edited)))
        #expect(count <= before, "\(item.label) at \(offset)")
      }
    }
  }

  @Test(arguments: ConformanceCase.all)
  func noPlaceOfAnyLogIsTooMuch(_ log: ConformanceCase) throws {
    let analysis = try #require(analyze(log.input))
    for offset in stride(from: 0, through: log.input.count + 9, by: 97) {
      let list = analysis.completions(in: analysis.root, at: offset)
      #expect(list.items.count <= 200)
      _ = analysis.inlineCompletion(in: analysis.root, at: offset)
    }
  }

  /// Checks all items at `offset`, and returns their kinds.
  private func check(_ analysis: Analysis, at offset: Int) -> Set<CompletionKind> {
    let file = analysis.root
    let line = file.text.contentRange(ofLine: file.text.line(containing: offset))
    let bytes = file.text.bytes(in: line)
    let old = parse(bytes, .later)
    let items = analysis.completions(in: file, at: offset).items
    for item in items {
      #expect(item.range.start <= offset && offset <= item.range.end)
      #expect(line.start <= item.range.start && item.range.end <= line.end)
      #expect(!item.label.isEmpty && !item.text.contains("\n"))
      let edit = TextEdit(item.range.shifted(by: -line.start), whole(item, analysis))
      let tree = parse(bytes.applying([edit]) ?? [], .later)
      #expect(tree.faults.count <= old.faults.count, "\(item.label) at \(offset)")
      #expect(isOffered(item, tree, edit.range.start), "\(item.label) at \(offset)")
    }
    return Set(items.map(\.kind))
  }

  /// The text of an item, with the number that people add to it; to a directive only where it has none.
  private func whole(_ item: CompletionItem, _ analysis: Analysis) -> String {
    let text = analysis.root.text
    let line = text.contentRange(ofLine: text.line(containing: item.range.start))
    guard item.kind == .measurement || item.range.end == line.end, item.text.hasSuffix(item.label)
    else { return item.text }
    let numbers = [
      "fat:": "20%", "waist:": "80cm", "sleep:": "8h", "by:": "2030-01-01", "from:": "2020-01-01",
      "closed:": "2030-01-01", "span:": "7", "w8log": " 1.0", "trend": " span:7", "goal": " 75",
      "milestone": " 75",
    ]
    return item.text + (numbers[item.label] ?? "")
  }

  /// Whether what `item` puts in is read as what it says it is.
  private func isOffered(_ item: CompletionItem, _ tree: SyntaxTree, _ column: Int) -> Bool {
    let start = column + item.text.utf8.prefix { $0 == 0x20 }.count
    let line = tree.lines.first?.kind
    let token = tree.tokens(ofLine: 0).first { Int($0.start) == start }?.kind
    guard let token else { return line == .comment && item.kind == .rule }
    return switch item.kind {
    case .date: line == .entry && (token == .day || token == .date)
    case .weekday: token == .weekday
    case .month: line == .month && (token == .monthMark || token == .title)
    case .gym: token == .gym
    case .tag: token == .tag
    case .measurement: token == .pair
    case .exercise: line == .exercise && (token == .name || token == .string)
    case .sets: [.reps, .duration, .distance, .load].contains(token)
    case .setItem: [.effort, .label, .load].contains(token)
    case .directive: line == .directive && token == .keyword
    case .argument: line == .directive && token != .keyword
    case .rule: line == .directive && token == .word
    }
  }

  private func faultCount(_ analysis: Analysis) -> Int {
    analysis.root.sections.reduce(0) { $0 + $1.lowered.tree.faults.count }
  }

  private func isScalarStart(_ offset: Int, _ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return offset == bytes.count || !(0x80..<0xC0 ~= bytes[offset])
  }
}
