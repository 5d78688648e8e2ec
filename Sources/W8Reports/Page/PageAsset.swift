import PageAssets

/// A part of every page, which is a file of `Assets/` or several that were joined.
package enum PageAsset {
  /// The document, with names in braces where something is to be put in.
  case template
  case style
  case script

  /// Its bytes; of style and script what stands in them for people alone, comments and indentation, is left out.
  package var bytes: [UInt8] {
    switch self {
    case .template: Array(embedded)
    case .style: Self.plainStyle
    case .script: Self.plainScript
    }
  }

  private static let plainStyle = squeezed(
    Self.style.embedded, marks: "{};,", leading: ":", opening: "{};,")
  private static let plainScript = squeezed(
    Self.script.embedded, marks: "{}()[],;:?=<>&|*/!.\"'`", leading: "", opening: "{([,;")

  private var embedded: UnsafeBufferPointer<UInt8> {
    var length = 0
    let start = w8log_page_asset_bytes(known, &length)
    return UnsafeBufferPointer(start: start, count: length)
  }

  /// The way a policy names the bytes that may run or be applied; a test compares it with them.
  var hash: String {
    switch self {
    case .template: ""
    case .style: "sha256-C38lL+j+5TaE9n3j9hovoDFUU3vWBlxUav8nzQjvMiA="
    case .script: "sha256-KslEK+YvnGYlFvQlCmWAiUVTeUnCYgb5BznaLIjpf0Y="
    }
  }

  private var known: w8log_page_asset {
    switch self {
    case .template: w8log_page_template
    case .style: w8log_page_style
    case .script: w8log_page_script
    }
  }
}

/// `text` without what stands in it for people alone: comments between `/**` and `*/`, lines that begin with `//`, blanks at
/// the beginnings of lines, empty lines, and, outside quotes, blanks before and behind one of `marks`, behind one of `leading`,
/// and line ends behind one of `opening`.
///
/// The assets have no comment within a text of their own, and no blank or quote within a regular expression.
private func squeezed(
  _ text: UnsafeBufferPointer<UInt8>, marks: String, leading: String, opening: String
) -> [UInt8] {
  let (space, lineFeed, slash) = (UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "/"))
  let before = Set(marks.utf8)
  let behind = before.union(leading.utf8).union([lineFeed])
  let joined = Set(opening.utf8).union([lineFeed])
  var kept = [UInt8]()
  kept.reserveCapacity(text.count)
  var (index, isAtStart) = (0, true)
  var quote: UInt8?
  func stands(_ mark: String) -> Bool { text[index...].starts(with: mark.utf8) }
  while index < text.count {
    let byte = text[index]
    if let end = quote {
      kept.append(byte)
      if byte == UInt8(ascii: "\\"), index + 1 < text.count {
        index += 1
        kept.append(text[index])
      } else if byte == end {
        quote = nil
      }
    } else if byte == slash, stands("/**") {
      while !stands("*/") { index += 1 }
      index += 1
    } else if isAtStart, byte == slash, stands("//") {
      while text[index] != lineFeed { index += 1 }
    } else if byte == space || byte == lineFeed {
      let isNeeded =
        byte == lineFeed
        ? !joined.contains(kept.last ?? lineFeed)
        : !isAtStart && !behind.contains(kept.last ?? lineFeed)
          && !(index + 1 < text.count && before.contains(text[index + 1]))
      if isNeeded { kept.append(byte) }
    } else {
      if "\"'`".utf8.contains(byte) { quote = byte }
      kept.append(byte)
    }
    isAtStart = index < text.count && (text[index] == lineFeed || isAtStart && byte == space)
    index += 1
  }
  return kept
}
