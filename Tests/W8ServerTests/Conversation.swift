import JSON
import LanguageServerProtocol
import Synchronization
import W8Book
import W8Engine
import W8Files
import W8Text

@testable import W8Reports
@testable import W8Server
@testable import W8ServerProcess

/// A client in a test: what it says goes straight to a server without streams, threads or clock.
final class Conversation {
  /// The date of the clock at first.
  static let firstDay = CivilDate(dayNumber: 22_066) ?? .first  // 2030-06-01

  /// The world as the server sees it; tests change it between messages.
  let world = World()
  /// The exit code, once the server has ended.
  private(set) var exitCode: Int32?
  private let inbox = Inbox()
  private let outbox = Outbox()
  private let worker: Worker
  private var server: Server

  /// Starts a server that has heard nothing yet.
  init(today: CivilDate? = nil) {
    worker = Worker(inbox)
    server = Server(
      world.environment(fixedToday: today), inbox: inbox, worker: worker, send: outbox.send)
  }

  /// Starts a server and gives it `initialize` with these capabilities and options; unless others are given, nothing that is
  /// found waits until somebody has typed.
  convenience init(
    capabilities: JSON, options: JSON = ["diagnostics": ["waitWhileTyping": false]],
    today: CivilDate? = nil
  ) {
    self.init(today: today)
    ask(
      "initialize",
      ["processId": nil, "capabilities": capabilities, "initializationOptions": options])
    tell("initialized", [:])
  }

  /// Lets all of `bodies` arrive in one moment, and returns what the server says to that.
  @discardableResult
  func say(_ bodies: [String]) -> [JSON] {
    for body in bodies { inbox.push(Event(body: Array(body.utf8))) }
    return hear()
  }

  /// The same while the worker rests; `work` lets it do its next job.
  func sayOnly(_ bodies: String...) -> [JSON] {
    for body in bodies { inbox.push(Event(body: Array(body.utf8))) }
    if exitCode == nil { exitCode = server.work() }
    return outbox.takeAll()
  }

  /// Lets the worker do its next job, of which the server hears next time; false when it has none.
  func work() -> Bool { worker.work() }

  /// Lets something arrive that is no message.
  func meet(_ event: Event) -> [JSON] {
    inbox.push(event)
    return hear()
  }

  /// Lets bytes arrive as they come over a stream, and returns what the server says to that.
  func stream(_ bytes: [UInt8], framer: inout MessageFramer) -> [JSON] {
    framer.push(bytes)
    _ = MessageReader(descriptor: -1, inbox: inbox).pushMessages(&framer)
    return hear()
  }

  /// Lets the server look around without anything new.
  func pause() -> [JSON] { hear() }

  /// The text of an open document as the server knows it; nil when it is not open.
  func text(of uri: String) -> String? {
    guard let document = server.session.document(LSP.DocumentURI(uri)) else { return nil }
    return server.session.host.text(of: document.file).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  /// From now on nobody reads what the server says.
  func closeOutput() { outbox.isClosed = true }

  private func hear() -> [JSON] {
    repeat {
      if exitCode == nil { exitCode = server.work() }
    } while exitCode == nil && worker.work()
    return outbox.takeAll()
  }
}

extension Conversation {
  /// Sends a request and returns its response.
  @discardableResult
  func ask(_ method: String, _ params: JSON) -> JSON {
    say([request(1, method, params)]).first { $0["id"] != nil } ?? .null
  }

  /// Sends a notification and returns what the server says to it.
  @discardableResult
  func tell(_ method: String, _ params: JSON) -> [JSON] {
    say([notification(method, params)])
  }

  /// Opens a document and returns what the server says to it.
  @discardableResult
  func open(_ uri: String, _ text: String, version: Int = 1) -> [JSON] {
    say([didOpen(uri, text, version: version)])
  }

  /// The diagnostics in the last publication that `messages` contain; nil without one.
  static func published(_ messages: [JSON]) -> JSON? {
    messages.last { $0["method"] == "textDocument/publishDiagnostics" }?["params"]
  }
}

/// The parts of the world that a test sets and looks at.
final class World: Sendable {
  private struct State {
    var today = Conversation.firstDay
    var livingProcesses: Set<Int32> = []
    var watched: [Int32] = []
    var links: [String: String] = [:]
    var files: [String: String] = [:]
    var notes: [String] = []
    var writes: [String] = []
    var readCount = 0
    var elapsed = Duration.zero
  }

  private let state = Mutex(State())

  var today: CivilDate {
    get { state.withLock { $0.today } }
    set { state.withLock { $0.today = newValue } }
  }
  var livingProcesses: Set<Int32> {
    get { state.withLock { $0.livingProcesses } }
    set { state.withLock { $0.livingProcesses = newValue } }
  }
  /// The paths and what they lead to; a path that is not in it does not exist.
  var links: [String: String] {
    get { state.withLock { $0.links } }
    set { state.withLock { $0.links = newValue } }
  }
  /// The files on disk by path, for includes.
  var files: [String: String] {
    get { state.withLock { $0.files } }
    set { state.withLock { $0.files = newValue } }
  }
  /// The clock that only goes forward.
  var elapsed: Duration {
    get { state.withLock { $0.elapsed } }
    set { state.withLock { $0.elapsed = newValue } }
  }
  /// The paths of the files that were written, in order.
  var writes: [String] { state.withLock { $0.writes } }
  /// How many files were read.
  var readCount: Int { state.withLock { $0.readCount } }
  var watched: [Int32] { state.withLock { $0.watched } }
  /// Takes a line of the server's log.
  @Sendable func note(_ line: String) { state.withLock { $0.notes.append(line) } }
  var notes: [String] { state.withLock { $0.notes } }

  func environment(fixedToday: CivilDate?) -> ServerEnvironment {
    ServerEnvironment(
      today: { self.today },
      fixedToday: fixedToday,
      isAlive: { self.livingProcesses.contains($0.id) },
      watch: { process in self.state.withLock { $0.watched.append(process.id) } },
      realPath: { path in self.links[path] ?? (self.isOnDisk(path) ? path : nil) },
      readFile: { (file) throws(FileError) in
        self.state.withLock { $0.readCount += 1 }
        guard let text = self.files[file.path] else { throw .notFound(path: file.path) }
        return try file.accepting(Array(text.utf8))
      },
      lookAtDisk: { self.findIncluded },
      elapsed: { self.elapsed },
      logsBelow: { folder in
        (self.files.keys.filter { Path.isInside($0, folder: folder) }.sorted(), true)
      },
      pages: LogPages(
        report: { source in
          let text = String(decoding: source.texts[source.root] ?? [], as: UTF8.self)
          return "report of \(source.root) \(source.gym ?? ""): \(text)"
        },
        chart: { _ in nil },
        page: { source in
          let text = String(decoding: source.texts[source.root] ?? [], as: UTF8.self)
          return PageFile(
            PageModel(
              title: "log", epoch: Conversation.firstDay, rows: [],
              members: ["text": .string(text)]))
        },
        on: PageDisk(
          read: { (path) throws(FileError) in
            guard let text = self.files[path] else { throw .notFound(path: path) }
            return Array(text.utf8)
          },
          write: { path, bytes in
            self.state.withLock {
              $0.files[path] = String(decoding: bytes, as: UTF8.self)
              $0.writes.append(path)
            }
          },
          remove: { path in self.state.withLock { $0.files[path] = nil } }),
        shownIn: { nil }),
      log: ServerLog(
        write: note, level: .info))
  }
}

extension World {
  private func isOnDisk(_ path: String) -> Bool {
    files.keys.contains { Path.isInside($0, folder: path) }
  }

  @Sendable private func findIncluded(
    _ pattern: String, _ folder: String, _ reach: String
  ) -> IncludeMatches {
    let pattern = IncludePattern(pattern, from: folder, within: reach)
    return IncludeMatches(
      files: files.keys.filter(pattern.matches).sorted(),
      refusals: pattern.refusal.map { [$0] } ?? [], hasWildcards: pattern.hasWildcards)
  }
}

/// Collects what the server sends.
private final class Outbox {
  var isClosed = false
  private var messages: [JSON] = []

  func send(_ body: [UInt8]) -> Bool {
    if isClosed { return false }
    messages.append((try? JSON.parse(body)) ?? "not JSON")
    return true
  }

  func takeAll() -> [JSON] {
    defer { messages = [] }
    return messages
  }
}
