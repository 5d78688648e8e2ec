import JSON
import LanguageServerProtocol
import SystemLibrary
import W8Engine
import W8Files

/// Runs `w8log replay` with the arguments after `replay` and returns the exit code.
///
/// 0 when all was replayed, 2 for wrong arguments, 3 when the recording cannot be read, 4 when a line of it is none.
package func runReplay(arguments: [String], version: String, pages: LogPages) -> Int32 {
  guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else {
    complain("replay takes one recording; see w8log replay --help")
    return 2
  }
  let recording: [UInt8]
  do throws(FileError) {
    recording = try readFile(path)
  } catch {
    complain(error.message)
    return 3
  }
  ignoreBrokenPipeSignal()
  do throws(RecordingFault) {
    for conversation in try conversations(in: recording) {
      conversation.replay(version, pages) { body in
        writeAll(body + [UInt8(ascii: "\n")], descriptor: STDOUT_FILENO) == .written
      }
    }
    return 0
  } catch {
    complain("line \(error.line) is none of a recording; make one with w8log lsp --record FILE")
    return 4
  }
}

private func complain(_ message: String) {
  _ = writeAll(Array("w8log: \(message)\n".utf8), descriptor: STDERR_FILENO)
}

/// What a client said in a recording.
struct RecordedConversation {
  /// The date that counted as today.
  let today: CivilDate
  /// The bodies of its messages, in order.
  var bodies: [[UInt8]] = []

  /// Says it again to a new server, one message after the other, each when all is done that the one before asked
  /// for, and gives what the server says to `send`, until that returns false.
  ///
  /// The same recording gives the same answers, as long as the files on disk are the same.
  func replay(_ version: String, _ pages: LogPages, send: @escaping ([UInt8]) -> Bool) {
    let inbox = Inbox()
    let worker = Worker(inbox)
    var environment = ServerEnvironment.system(
      fixedToday: today, version: version, pages: pages,
      log: ServerLog(write: { _ in }, level: .warning), clientGone: {})
    // Nothing that differs from one time to the next: no processes, no clock, no files of its own.
    environment.isAlive = { _ in false }
    environment.elapsed = { .zero }
    environment.shownFiles = DisplayFiles { nil }
    environment.pageFiles = PageFiles(.none)
    var server = Server(environment, inbox: inbox, worker: worker, send: send)
    for body in bodies {
      inbox.push(Event(body: body))
      repeat {
        if server.work() != nil { return }
      } while worker.work()
    }
  }
}

/// A line of a recording that is none.
struct RecordingFault: Error, Equatable {
  /// The line, from 1.
  let line: Int
}

/// The conversations that a recording holds, one after the other.
func conversations(in recording: [UInt8]) throws(RecordingFault) -> [RecordedConversation] {
  var found: [RecordedConversation] = []
  for (index, line) in recording.split(separator: UInt8(ascii: "\n")).enumerated() {
    let fault = RecordingFault(line: index + 1)
    guard let json = try? JSON.parse(Array(line)), json.objectValue != nil else { throw fault }
    if let form = json["recording"] {
      guard form == .integer(RecordingHeader.form),
        let today = json["today"]?.stringValue.flatMap(parseDate)
      else { throw fault }
      found.append(RecordedConversation(today: today))
    } else {
      guard !found.isEmpty, let sender = json["from"]?.stringValue else { throw fault }
      // Bytes that were no message cannot be said again.
      if sender == Recorder.Sender.client.rawValue, let message = json["message"] {
        found[found.count - 1].bodies.append(JSONWriter.write(message))
      }
    }
  }
  return found
}
