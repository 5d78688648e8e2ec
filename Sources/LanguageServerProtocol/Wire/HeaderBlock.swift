import Primitives

/// The lines before a body: `Name: value`, each ended by CRLF or LF, an empty one last.
enum HeaderBlock {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  /// The start of the one field that matters, in lower case.
  static let contentLengthName = Array("content-length:".utf8)

  /// What a header block says about the length of the body.
  enum ContentLength: Equatable {
    case none
    case length(Int)
    /// It says `value`, which is no length; the value starts at `offset` of the block.
    case unusable(value: String, offset: Int)
  }

  /// Reads the last `Content-Length` of `block`.
  static func contentLength(in block: [UInt8]) -> ContentLength {
    var result = ContentLength.none
    for line in block.split(separator: lineFeed)
    where startsIgnoringCase(line, with: contentLengthName) {
      let field = line.dropFirst(contentLengthName.count)
      let value = trimmed(field)
      guard let length = length(value) else {
        let text = String(decoding: value.prefix(20), as: UTF8.self)
        return .unusable(value: text, offset: field.startIndex)
      }
      result = .length(length)
    }
    return result
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == carriageReturn }
    var rest = bytes.drop(while: isBlank)
    while let last = rest.last, isBlank(last) {
      rest = rest.dropLast()
    }
    return rest
  }

  /// The number that `digits` are; nil when they are something else or pass the limit.
  private static func length(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    var length = 0
    for digit in digits {
      length = length * 10 + Int(digit - UInt8(ascii: "0"))
      guard length <= MessageFramer.maximumBodyBytes else { return nil }
    }
    return length
  }
}
