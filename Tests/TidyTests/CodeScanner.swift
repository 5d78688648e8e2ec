/// Reads Swift just well enough to count: knows strings, comments and braces, nothing else.
enum CodeScanner {
  /// A function, initializer, subscript or accessor block with its first and last line, from 1.
  struct Function: Hashable {
    let name: String
    let firstLine: Int
    let lastLine: Int

    var lineCount: Int { lastLine - firstLine + 1 }
  }

  /// The lines of a Swift text, with comments and the insides of strings left out.
  ///
  /// What is interpolated into a string counts as string.
  static func withoutCommentsAndStrings(_ text: String) -> [String] {
    var scanner = Scanner(Array(text.utf8))
    return scanner.run()
  }

  /// The functions of a file, in the order in which they end; nested ones too.
  static func functions(in lines: [String]) -> [Function] {
    var found: [Function] = []
    var open: [(depth: Int, name: String, line: Int)] = []
    var pending: (name: String, line: Int)?
    var depth = 0
    for (index, line) in lines.enumerated() {
      if let name = declaredFunction(in: line) {
        pending = (name, index + 1)
      } else if declaresType(line) {
        pending = nil
      }
      for byte in line.utf8 where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        if byte == UInt8(ascii: "{") {
          if let (name, start) = pending {
            open.append((depth, name, start))
            pending = nil
          }
          depth += 1
        } else {
          depth -= 1
          pending = nil
          if let last = open.last, last.depth == depth {
            open.removeLast()
            found.append(Function(name: last.name, firstLine: last.line, lastLine: index + 1))
          }
        }
      }
    }
    return found
  }

  private static func declaredFunction(in line: String) -> String? {
    guard has(line, "func") || has(line, "init") || has(line, "subscript") || has(line, "var ")
    else {
      return nil
    }
    if let match = line.firstMatch(of: /\bfunc\s+([^\s(<]+)/) { return String(match.output.1) }
    if line.contains(/^\s*(?:@?\w+\s+)*init[?]?\s*[(<]/) { return "init" }
    if line.contains(/\bsubscript\s*[(<]/) { return "subscript" }
    return line.firstMatch(of: /\bvar\s+(\w+)[^=]*\{$/).map { String($0.output.1) }
  }

  /// Whether a type or an extension begins, so that a requirement before it had no body.
  private static func declaresType(_ line: String) -> Bool {
    guard kindsOfTypes.contains(where: { has(line, $0) }) else { return false }
    return line.contains(/^\s*(?:@?\w+\s+)*(?:struct|enum|class|protocol|extension|actor)\s+\w/)
  }
}

private let kindsOfTypes = ["struct", "enum", "class", "protocol", "extension", "actor"]

/// Walks over the bytes of a Swift text once.
private struct Scanner {
  private let text: [UInt8]
  private var index = 0
  private var kept: [UInt8] = []

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func run() -> [String] {
    while index < text.count {
      switch text[index] {
      case slash where starts(with: [slash, slash]): skipLine()
      case slash where starts(with: [slash, star]): skipBlockComment()
      case quote: skipString()
      case hash where startsRawString: skipString()
      default:
        kept.append(text[index])
        index += 1
      }
    }
    return kept.split(separator: lineFeed, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func starts(with prefix: [UInt8]) -> Bool {
    guard index + prefix.count <= text.count else { return false }
    var offset = 0
    while offset < prefix.count, text[index + offset] == prefix[offset] { offset += 1 }
    return offset == prefix.count
  }

  private var startsRawString: Bool {
    var end = index
    while end < text.count, text[end] == hash { end += 1 }
    return end > index && end < text.count && text[end] == quote
  }

  private mutating func skipLine() {
    while index < text.count, text[index] != lineFeed { index += 1 }
  }

  /// Goes on by a byte of what is left out; line ends in it are kept.
  private mutating func step() {
    if text[index] == lineFeed { kept.append(lineFeed) }
    index += 1
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: [slash, star]) {
        depth += 1
        index += 2
      } else if starts(with: [star, slash]) {
        depth -= 1
        index += 2
      } else {
        step()
      }
    } while depth > 0 && index < text.count
  }

  private mutating func skipString() {
    var hashes = 0
    while text[index] == hash {
      hashes += 1
      index += 1
    }
    let isMultiline = starts(with: [quote, quote, quote])
    let quotes = isMultiline ? 3 : 1
    index += quotes
    let ending =
      Array(repeating: quote, count: quotes) + Array(repeating: hash, count: hashes)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: hash, count: hashes)
    kept += [quote, quote]
    while index < text.count {
      let byte = text[index]
      if byte == quote, starts(with: ending) { break }
      if byte == escape[0], starts(with: escape + [openingParenthesis]) {
        index += escape.count + 1
        skipInterpolation()
      } else if byte == escape[0], starts(with: escape) {
        // What is escaped may be a quote, or the end of a line that the string goes on behind.
        index += escape.count
        if index < text.count { step() }
      } else if byte == lineFeed, !isMultiline {
        return
      } else {
        step()
      }
    }
    index += ending.count
  }

  /// From behind `\(` to behind its `)`; strings inside are skipped as strings.
  private mutating func skipInterpolation() {
    var depth = 1
    while index < text.count, depth > 0 {
      if text[index] == quote || startsRawString {
        skipString()
        continue
      }
      if text[index] == openingParenthesis { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      step()
    }
  }
}

private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let quote = UInt8(ascii: "\"")
private let hash = UInt8(ascii: "#")
private let lineFeed = UInt8(ascii: "\n")
private let openingParenthesis = UInt8(ascii: "(")
