import Primitives

/// Finds the messages in a stream of bytes that arrives in pieces of any size.
///
///     framer.push(chunk)
///     while let body = try framer.next() { … }
///
/// Field names are read in either case, unknown fields are skipped, lines may end in LF alone. The
/// cost is linear in the bytes, however they are cut; a body is copied once.
package struct MessageFramer: Sendable {
  /// The longest body that is read: 256 MiB.
  package static let maximumBodyBytes = 256 << 20
  /// The longest header block that is read, with the empty line at its end.
  package static let maximumHeaderBytes = 4096
  /// A body up to this length gets its memory at once; longer ones grow as they arrive.
  private static let reservedBodyBytes = 64 << 20
  /// Bytes that were used up are dropped from `pending` when there are this many.
  private static let compactionBytes = 64 << 10

  private enum State {
    /// The header block that starts at `start` of `pending` is incomplete.
    case header
    /// `body` still lacks this many bytes; while it lacks some, `pending` is used up.
    case body(missing: Int)
    /// The order is lost: everything up to the next `Content-Length:` is skipped.
    case lost
  }

  private var state = State.header
  private var pending: [UInt8] = []
  /// Where in `pending` the bytes start that were not used yet.
  private var start = 0
  /// The number of bytes from `start` on that were searched for the end of the header already.
  private var searched = 0
  private var body: [UInt8] = []
  /// Whether the error was thrown that belongs to the present disorder.
  private var hasReported = false

  /// Makes a framer at the start of a stream.
  package init() {}

  /// What goes before `body`.
  package static func header(of body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8)
  }

  /// The bytes of a message: its header and `body`.
  package static func frame(_ body: [UInt8]) -> [UInt8] {
    var message = header(of: body)
    message.reserveCapacity(message.count + body.count)
    message.append(contentsOf: body)
    return message
  }

  /// Takes the next bytes of the stream.
  package mutating func push(_ chunk: [UInt8]) {
    push(chunk[...])
  }

  /// Takes the next bytes of the stream.
  package mutating func push(_ chunk: ArraySlice<UInt8>) {
    if case .body(let missing) = state, missing > 0 {
      let part = chunk.prefix(missing)
      body.append(contentsOf: part)
      state = .body(missing: missing - part.count)
      pending.append(contentsOf: chunk.dropFirst(missing))
    } else {
      pending.append(contentsOf: chunk)
    }
  }

  /// Takes out the next complete body; nil when more bytes are needed for one.
  ///
  /// Throws once each time the order of the stream is lost; call it again to go on.
  package mutating func next() throws(FramingError) -> [UInt8]? {
    while true {
      switch state {
      case .body(let missing):
        return missing == 0 ? takeBody() : nil
      case .lost:
        guard findContentLength() else { return nil }
        state = .header
      case .header:
        do throws(FramingError) {
          guard let length = try takeHeader() else { return nil }
          startBody(length)
        } catch {
          state = .lost
          if hasReported { continue }
          hasReported = true
          throw error
        }
      }
    }
  }
}

extension MessageFramer {
  /// Takes the header block, if it is complete, and gives the length that it states.
  private mutating func takeHeader() throws(FramingError) -> Int? {
    guard let end = endOfHeader() else {
      guard pending.count - start > Self.maximumHeaderBytes else { return nil }
      // One byte further, or the search would find the same header again.
      use(1)
      throw .headerTooLong
    }
    let header = Array(pending[start..<end])
    switch HeaderBlock.contentLength(in: header) {
    case .none:
      // The field may stand behind the rest of a body that was longer than stated: search there.
      throw .missingContentLength
    case .unusable(let value, let offset):
      use(offset)
      throw .unusableContentLength(value: value)
    case .length(let length):
      use(end - start)
      return length
    }
  }

  /// The offset in `pending` after the empty line; nil when it has not come within the limit.
  private mutating func endOfHeader() -> Int? {
    let limit = min(pending.count, start + Self.maximumHeaderBytes)
    while start + searched < limit {
      let offset = start + searched
      searched += 1
      guard pending[offset] == HeaderBlock.lineFeed else { continue }
      let line = pending[start..<offset]
      let isAfterReturn = line.last == HeaderBlock.carriageReturn
      let before = isAfterReturn ? line.dropLast() : line
      if before.isEmpty || before.last == HeaderBlock.lineFeed { return offset + 1 }
    }
    return nil
  }

  private mutating func startBody(_ length: Int) {
    body.reserveCapacity(min(length, Self.reservedBodyBytes))
    let part = pending[start...].prefix(length)
    body.append(contentsOf: part)
    use(part.count)
    state = .body(missing: length - part.count)
  }

  private mutating func takeBody() -> [UInt8] {
    let whole = body
    body = []
    state = .header
    hasReported = false
    return whole
  }

  /// Goes to the next `Content-Length:`; false when none has come yet.
  private mutating func findContentLength() -> Bool {
    let name = HeaderBlock.contentLengthName
    let last = pending.count - name.count
    var offset = start
    while offset <= last {
      if pending[offset] | 0x20 == name[0], startsIgnoringCase(pending[offset...], with: name) {
        use(offset - start)
        return true
      }
      offset += 1
    }
    // The bytes at the end may be the beginning of the name.
    use(offset - start)
    return false
  }

  private mutating func use(_ count: Int) {
    start += count
    searched = 0
    if start == pending.count, pending.capacity > Self.compactionBytes {
      pending = []
      start = 0
    } else if start == pending.count || start > max(Self.compactionBytes, pending.count / 2) {
      pending.removeFirst(start)
      start = 0
    }
  }
}

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

/// A stream of bytes that does not say where its next message ends.
///
/// It is thrown once each time the order is lost; reading goes on at the next `Content-Length:`.
package enum FramingError: Error, Hashable, Sendable {
  case missingContentLength
  /// A `Content-Length` is no whole number from 0 to the limit; `value` is how it was written.
  case unusableContentLength(value: String)
  case headerTooLong

  /// The problem, for people.
  package var message: String {
    switch self {
    case .missingContentLength:
      "the header has no Content-Length"
    case .unusableContentLength(let value):
      "Content-Length \"\(value)\" is no number from 0 to \(MessageFramer.maximumBodyBytes)"
    case .headerTooLong:
      "the header is longer than \(MessageFramer.maximumHeaderBytes) bytes"
    }
  }
}
