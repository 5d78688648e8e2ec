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
    var scanner = Scanner(Array(text.unicodeScalars))
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
      for character in line {
        if character == "{" {
          if let (name, start) = pending {
            open.append((depth, name, start))
            pending = nil
          }
          depth += 1
        } else if character == "}" {
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
    if let match = line.firstMatch(of: /\bfunc\s+([^\s(<]+)/) { return String(match.output.1) }
    if line.contains(/^\s*(?:@?\w+\s+)*init[?]?\s*[(<]/) { return "init" }
    if line.contains(/\bsubscript\s*[(<]/) { return "subscript" }
    return line.firstMatch(of: /\bvar\s+(\w+)[^=]*\{$/).map { String($0.output.1) }
  }

  /// Whether a type or an extension begins, so that a requirement before it had no body.
  private static func declaresType(_ line: String) -> Bool {
    line.contains(/^\s*(?:@?\w+\s+)*(?:struct|enum|class|protocol|extension|actor)\s+\w/)
  }
}

/// Walks over the scalars of a Swift text once.
private struct Scanner {
  private let text: [Unicode.Scalar]
  private var index = 0
  private var lines: [String] = [""]

  init(_ text: [Unicode.Scalar]) {
    self.text = text
  }

  mutating func run() -> [String] {
    while index < text.count {
      if starts(with: "//") {
        skip { $0 == "\n" }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if text[index] == "\"" || startsRawString {
        skipString()
      } else {
        keep(text[index])
        index += 1
      }
    }
    return lines
  }

  private func starts(with prefix: String) -> Bool {
    text[index] == prefix.unicodeScalars.first && text[index...].starts(with: prefix.unicodeScalars)
  }

  private var startsRawString: Bool {
    guard text[index] == "#" else { return false }
    let rest = text[index...].drop { $0 == "#" }
    return rest.first == "\""
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    if scalar == "\n" {
      lines.append("")
    } else {
      lines[lines.count - 1].unicodeScalars.append(scalar)
    }
  }

  /// Goes on to the first scalar that ends what is skipped; line ends in it are kept.
  private mutating func skip(until ends: (Unicode.Scalar) -> Bool) {
    while index < text.count, !ends(text[index]) {
      step()
    }
  }

  private mutating func step() {
    if text[index] == "\n" { lines.append("") }
    index += 1
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        step()
      }
    } while depth > 0 && index < text.count
  }

  private mutating func skipString() {
    let hashes = text[index...].prefix { $0 == "#" }.count
    index += hashes
    let isMultiline = starts(with: "\"\"\"")
    let quotes = isMultiline ? 3 : 1
    index += quotes
    let ending = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    lines[lines.count - 1] += "\"\""
    while index < text.count, !starts(with: ending) {
      if starts(with: escape + "(") {
        index += escape.count + 1
        skipInterpolation()
      } else if starts(with: escape) {
        // What is escaped may be a quote, or the end of a line that the string goes on behind.
        index += escape.count
        if index < text.count { step() }
      } else if text[index] == "\n", !isMultiline {
        return
      } else {
        step()
      }
    }
    index += ending.unicodeScalars.count
  }

  /// From behind `\(` to behind its `)`; strings inside are skipped as strings.
  private mutating func skipInterpolation() {
    var depth = 1
    while index < text.count, depth > 0 {
      if text[index] == "\"" || startsRawString {
        skipString()
        continue
      }
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      step()
    }
  }
}
