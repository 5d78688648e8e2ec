/// Parts a text into lines, piece by piece; lines end in LF, CRLF or CR.
struct LineSplitter {
  private var bytes: [UInt8] = []
  private var next = 0
  /// Up to where no line end stands behind `next`: a line may come in hundreds of pieces.
  private var scanned = 0
  /// The number of the line that was read last, from 1.
  private(set) var line = 0

  private let lineLimit: Int

  /// - Parameter lineLimit: the most bytes of a line.
  init(lineLimit: Int = 1 << 20) {
    self.lineLimit = lineLimit
  }

  /// Adds bytes of the file behind those that were read.
  mutating func append(_ piece: [UInt8]) {
    bytes.removeFirst(next)
    bytes += piece
    scanned -= next
    next = 0
  }

  /// The next line without its end; nil where what is there has no whole one, with `isEnd` none at all.
  mutating func read(isEnd: Bool) throws(ImportRefusal) -> ArraySlice<UInt8>? {
    guard next < bytes.count else { return nil }
    var end = max(next, scanned)
    while end < bytes.count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn {
      if bytes[end] == 0 {
        throw .unreadable(
          line: line + 1, "a NUL byte; this is no text, export the file again")
      }
      end += 1
    }
    scanned = end
    guard end - next <= lineLimit else {
      throw .unreadable(
        line: line + 1, "the line is longer than \(lineLimit >> 20) MiB; no source writes such")
    }
    let isReturn = end < bytes.count && bytes[end] == .carriageReturn
    if !isEnd, end == bytes.count || isReturn && end + 1 == bytes.count { return nil }
    let text = bytes[next..<end]
    let isPair = isReturn && end + 1 < bytes.count && bytes[end + 1] == .lineFeed
    next = min(end + (isPair ? 2 : 1), bytes.count)
    line += 1
    return text
  }
}
