import PageAssets

/// A part of every page, which is a file of `Assets/` or several that were joined.
package enum PageAsset {
  /// The document, with names in braces where something is to be put in.
  case template
  /// The style sheet.
  case style
  /// The script.
  case script

  /// Its bytes; of style and script what stands in them for people alone, comments and indentation, is left out.
  package var bytes: [UInt8] {
    switch self {
    case .template: Array(embedded)
    case .style: Self.plainStyle
    case .script: Self.plainScript
    }
  }

  private static let plainStyle = withoutComments(Self.style.embedded)
  private static let plainScript = withoutComments(Self.script.embedded)

  private var embedded: UnsafeBufferPointer<UInt8> {
    var length = 0
    let start = w8log_page_asset_bytes(known, &length)
    return UnsafeBufferPointer(start: start, count: length)
  }

  /// How a policy names the bytes that may run or be applied; a test compares it with them.
  var hash: String {
    switch self {
    case .template: ""
    case .style: "sha256-undKyz900rgCY8pCJNycEbrkXBZb5XP/xBL8iOOlmIY="
    case .script: "sha256-rliI7IWHYWleUCVn7guUrfUHKfnYqvj0kDcIzi9OeAk="
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

/// `text` without comments between `/**` and `*/`, without lines that begin with `//`, and without the blanks at the
/// beginnings of lines and the lines that nothing is left of.
///
/// The assets have none of these within a text of their own.
private func withoutComments(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  let (slash, star, space, lineFeed) = (
    UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: " "), UInt8(ascii: "\n")
  )
  var kept: [UInt8] = []
  kept.reserveCapacity(text.count)
  var index = 0
  func follows(_ bytes: UInt8...) -> Bool {
    index + bytes.count <= text.count && text[index..<index + bytes.count].elementsEqual(bytes)
  }
  while index < text.count {
    let isAtStart = kept.last ?? lineFeed == lineFeed
    if follows(slash, star, star) {
      while index < text.count, !follows(star, slash) { index += 1 }
      index += 2
      if !isAtStart || index < text.count && text[index] != space { continue }
    } else if isAtStart, follows(slash, slash) {
      while index < text.count, text[index] != lineFeed { index += 1 }
    } else if isAtStart, text[index] == space || text[index] == lineFeed {
      index += 1
    } else {
      kept.append(text[index])
      index += 1
    }
  }
  return kept
}
