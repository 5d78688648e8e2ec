package import JSON
import Primitives

extension LSP {
  /// The name of a document, kept in the spelling in which the client wrote it.
  ///
  /// Two that name a file on this machine are equal when their decoded paths are, byte for byte:
  /// `file:///c%3A/log` and `file://localhost/c:/log`. All others are equal when spelled alike.
  package struct DocumentURI: JSONDecodable, Sendable {
    /// The client's own spelling.
    package let spelling: String
    /// The decoded path from the root; nil when this does not name a file on this machine.
    ///
    /// It does not either when the path is not UTF-8 or contains NUL. A faulty percent escape stands
    /// for itself, and so do `?` and `#`, which clients forget to encode but never use otherwise.
    package let path: String?

    /// Makes the name that is spelled `spelling`; every text is one.
    package init(_ spelling: String) {
      self.spelling = spelling
      path = FileURI.path(of: spelling)
    }

    /// Makes the name of the file at `path`, which is counted from the root.
    package init(path: String) {
      self.init(FileURI.spelling(of: path))
    }

    package init(json: JSON) throws(JSONShapeError) {
      self.init(try String(json: json))
    }
  }
}

extension LSP.DocumentURI: Hashable {
  package static func == (left: LSP.DocumentURI, right: LSP.DocumentURI) -> Bool {
    left.identity == right.identity
  }

  /// Hashes what makes two names equal.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }

  private enum Identity: Hashable {
    case file(ExactText)
    case other(ExactText)
  }

  private var identity: Identity {
    path.map { .file(ExactText($0)) } ?? .other(ExactText(spelling))
  }
}

extension LSP.DocumentURI: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.string(spelling)
  }
}

/// The two ways between a path and its `file:` URI (RFC 8089, RFC 3986).
enum FileURI {
  private static let slash = UInt8(ascii: "/")
  private static let percent = UInt8(ascii: "%")

  /// The decoded path that `spelling` names; nil when it names no file on this machine.
  static func path(of spelling: String) -> String? {
    guard let rest = dropping("file:", from: Array(spelling.utf8)[...]) else { return nil }
    let encoded = dropping("//", from: rest).map { dropping("localhost", from: $0) ?? $0 } ?? rest
    guard encoded.first == slash else { return nil }
    let decoded = percentDecoded(encoded)
    return decoded.contains(0) ? nil : String(validating: decoded, as: UTF8.self)
  }

  /// The URI of `path`, in which all but letters, digits and `-._~/` is encoded.
  static func spelling(of path: String) -> String {
    var bytes = Array("file://".utf8)
    if path.utf8.first != slash { bytes.append(slash) }
    for byte in path.utf8 {
      if isUnreserved(byte) || byte == slash {
        bytes.append(byte)
      } else {
        let (high, low) = hexadecimalDigits(of: byte)
        bytes += [percent, uppercased(high), uppercased(low)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What follows `prefix`, which is in lower case, in whichever case; nil when it does not start so.
  private static func dropping(
    _ prefix: StaticString, from bytes: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    let prefix = prefix.withUTF8Buffer { Array($0) }
    return startsIgnoringCase(bytes, with: prefix) ? bytes.dropFirst(prefix.count) : nil
  }

  private static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap(hexadecimalValue)
      if byte == percent, digits.count == 2 {
        decoded.append(digits[0] << 4 | digits[1])
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: isDigit(byte)
    }
  }
}
