import JSON
import W8Engine
import W8Files

/// Writes every message of a conversation into a file, a line each, with the time in milliseconds since the start.
struct Recorder: Sendable {
  /// Who has sent a message.
  enum Sender: String {
    case client, server
  }

  private let file: RotatingFile
  private let elapsed: @Sendable () -> Duration
  private let redaction: Redaction?

  /// Begins a recording at `path`, after what it has; nil if that cannot be written.
  init?(
    _ path: String, today: CivilDate, redaction: Redaction?,
    elapsed: @escaping @Sendable () -> Duration
  ) {
    guard let file = RotatingFile(path, mostBytes: .max) else { return nil }
    self.file = file
    self.redaction = redaction
    self.elapsed = elapsed
    file.write(JSONWriter.write(RecordingHeader(today: today, isRedacted: redaction != nil)))
  }

  /// Writes a message down.
  func note(_ sender: Sender, _ body: [UInt8]) {
    let time = elapsed().components
    let milliseconds = Int(time.seconds) * 1000 + Int(time.attoseconds / 1_000_000_000_000_000)
    let message = (try? JSON.parse(body)).map { redaction?.redacted($0) ?? $0 }
    var line: JSONObject = ["at": .integer(milliseconds), "from": .string(sender.rawValue)]
    if let message { line["message"] = message } else { line["bytes"] = .integer(body.count) }
    file.write(JSONWriter.write(line))
  }
}

/// The first line of a recording.
struct RecordingHeader: JSONEncodable {
  /// The form of the lines below.
  static let form = 1

  let today: CivilDate
  let isRedacted: Bool

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("recording", Self.form)
      json.field("today", today.description)
      json.flag("redacted", isRedacted)
    }
  }
}
