import Primitives
import W8Reports

/// Text in the language of manual pages (mdoc), in which nothing that it says is taken for markup.
struct ManualText {
  private var lines: [String] = []

  /// Adds a line of markup, such as `.Sh NAME`; `words` are arguments of it.
  mutating func markup(_ macro: String, _ words: String...) {
    lines.append(([macro] + words).joined(separator: " "))
  }

  /// Adds text, each sentence on lines of its own, none of them long.
  mutating func add(_ text: String) {
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let escaped = Self.escaped(String(word))
      if !line.isEmpty, line.utf8.count + 1 + escaped.utf8.count > Self.longestLine {
        lines.append(Self.guarded(line))
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + escaped
      if let last = word.last(where: { !")\"'".contains($0) }), ".?!".contains(last) {
        lines.append(Self.guarded(line))
        line = ""
      }
    }
    if !line.isEmpty { lines.append(Self.guarded(line)) }
  }

  /// The number of bytes that a line of text has at most.
  private static let longestLine = 78

  /// Adds paragraphs of whole lines, between empty ones; those that are indented stay as they are.
  mutating func prose(_ text: String) {
    for paragraph in text.pieces(between: "\n\n") {
      if paragraph.hasPrefix(" ") {
        verbatim(String(paragraph))
      } else {
        let isFirst = lines.last.map { $0.hasPrefix(".Sh") || $0.hasPrefix(".Ss") } ?? true
        if !isFirst { markup(".Pp") }
        add(String(paragraph))
      }
    }
  }

  mutating func verbatim(_ text: String) {
    markup(".Bd", "-literal", "-offset", "indent")
    lines += text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.line(String($0)) }
    markup(".Ed")
  }

  /// Adds a list of things with what is said of each; `term` writes the arguments of an item.
  mutating func list<Item>(
    _ items: [Item], term: (Item) -> String, words: (Item) -> String
  ) {
    markup(".Bl", "-tag", "-width", "Ds")
    for item in items {
      markup(".It", term(item))
      add(words(item))
    }
    markup(".El")
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  static func line(_ text: String) -> String {
    guarded(escaped(text))
  }

  private static func guarded(_ line: String) -> String {
    line.first == "." || line.first == " " ? "\\&" + line : line
  }

  /// `text` as one argument of a macro, which is none itself.
  static func argument(_ text: String) -> String {
    let escaped = escaped(text)
    return "\\&"
      + escaped.split(separator: " ", omittingEmptySubsequences: false)
      .joined(separator: "\\ ")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "`": "\\(ga"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default:
        scalar.isASCII
          ? nil
          : "\\[u" + String(scalar.value, radix: 16, uppercase: true).paddedLeft(to: 4, with: "0")
            + "]"
      }
    }
  }
}

extension String {
  fileprivate func paddedLeft(to width: Int, with character: Character) -> String {
    String(repeating: character, count: max(0, width - count)) + self
  }
}
