import W8Files

@testable import W8CommandLine

/// A world without a disk, a clock or a terminal, in which a command can be run.
struct FakeWorld {
  /// The files by path.
  var files: [String: [UInt8]] = [:]
  /// What a folder holds, by path.
  var folders: [String: [String]] = [:]
  /// The logs below a folder that are skipped, by its path.
  var skipped: [String: [FileError]] = [:]
  /// The folders that are tops of repositories.
  var repositories: [String] = []
  /// The files that git has with lines that end in LF.
  var filesWithLineFeeds: Set<String> = []
  /// Why the file at a path cannot be read.
  var failures: [String: FileError] = [:]
  /// Why the file at a path cannot be written.
  var writeFailures: [String: FileError] = [:]
  var variables: [String: String] = [:]
  var standardInput: [UInt8] = []
  var terminals: Set<StandardStream> = [.input]
  var width: Int?
  var height: Int?
  /// Other paths of a file, each with the one it leads to.
  var links: [String: String] = [:]
  /// How many bytes standard output takes before nobody reads it any more; nil for all.
  var outputLimit: Int?
  /// Why standard output refuses every byte; nil when it does not.
  var outputFailure: String?

  /// The pagers that there are, by their commands, each with how many bytes it takes before it is left; nil for all.
  var pagers: [String: Int?] = [:]

  /// What happens while a command waits, one after the other; then its output is closed.
  var moments: [Moment] = []

  /// What earlier runs left for later ones.
  var note: [UInt8]?

  /// What the user types, line by line.
  var lines: [String] = []
  /// What others write into the file at a path just before it is locked, one text each time.
  var writtenWhenLocked: [String: [String]] = [:]
  /// What others write into the file at a path just before a new text is to take its place, one text each time.
  var writtenBeforeReplaced: [String: [String]] = [:]

  /// What others write into the inbox at a path once it is renamed.
  var arriving: [String: String] = [:]

  /// What happens in one wait.
  struct Moment {
    /// The files that change, by path; nil for one that goes away.
    var files: [String: String?] = [:]
    /// The day that begins.
    var day: ClockDate?
  }

  /// The same world but for what `change` does.
  func with(_ change: (inout FakeWorld) -> Void) -> FakeWorld {
    var world = self
    change(&world)
    return world
  }

  init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  /// What a run leaves behind.
  struct Outcome: Equatable {
    var code: ExitCode
    var output = ""
    var errors = ""
    /// Whether the clock was asked.
    var askedForToday = false
    /// The files written, by path.
    var written: [String: String] = [:]
    /// What a pager was given; nil when none was started.
    var paged: String?
    /// What is left for later runs.
    var note: [UInt8]?
    /// The inboxes that were changed and are there, by path.
    var inboxes: [String: String] = [:]
  }

  func run(_ arguments: String...) -> Outcome { run(arguments: arguments) }

  func run(arguments: [String]) -> Outcome {
    let record = Record()
    let code = runCommandLine(environment(arguments, record))
    return Outcome(
      code: code, output: String(decoding: record.output, as: UTF8.self),
      errors: String(decoding: record.errors, as: UTF8.self),
      askedForToday: record.askedForToday,
      written: record.written.mapValues { String(decoding: $0, as: UTF8.self) },
      paged: record.paged.map { String(decoding: $0, as: UTF8.self) }, note: record.note,
      inboxes: record.inboxes.compactMapValues { $0.map { String(decoding: $0, as: UTF8.self) } })
  }

  /// The exit code and the bytes of standard output, which need not be UTF-8.
  func runForBytes(_ arguments: [String]) -> (code: ExitCode, output: [UInt8]) {
    let record = Record()
    let code = runCommandLine(environment(arguments, record))
    return (code, record.output)
  }

  private func environment(_ arguments: [String], _ record: Record) -> Environment {
    var environment = Environment(
      arguments: arguments,
      variable: { variables[$0] },
      today: {
        record.askedForToday = true
        return record.day
      },
      isTerminal: { terminals.contains($0) },
      terminalWidth: { width },
      terminalHeight: { height },
      readStandardInput: { () throws(FileError) in standardInput },
      write: { write($1, to: $0, record) },
      startPager: { startPager($0, record) },
      readFile: { (path: String) throws(FileError) in
        if let failure = failures[path] { throw failure }
        guard let bytes = bytes(of: path, record) else { throw .notFound(path: path) }
        return bytes
      },
      writeFiles: { (writes: [FileWrite]) throws(BrokenWrite) in try write(writes, record) },
      isSameFile: { (links[$0] ?? $0) == (links[$1] ?? $1) },
      stamp: { path in
        bytes(of: path, record).map {
          FileStamp(node: 0, size: $0.count, seconds: record.versions[path] ?? 0, nanoseconds: 0)
        }
      },
      pause: { wait(record) },
      discover: { paths, _ in paths.flatMap(discover) },
      logsInCurrentFolder: { files.keys.filter { !$0.contains("/") }.sorted() },
      fileIdentity: { $0 },
      findIncluded: { pattern, folder, _, _ in findIncluded(pattern, folder, record) })
    record.lines = lines[...]
    record.writtenWhenLocked = writtenWhenLocked.mapValues { $0[...] }
    record.writtenBeforeReplaced = writtenBeforeReplaced.mapValues { $0[...] }
    environment.logsAbove = { path in
      let folders = path.split(separator: "/").dropLast()
      return (0...folders.count).reversed().flatMap { count in
        let folder = folders[..<count].map { $0 + "/" }.joined()
        let below = files.keys.filter {
          $0.hasPrefix(folder) && $0.hasSuffix(".w8log") && $0 != path
        }
        return below.filter { !$0.dropFirst(folder.count).contains("/") }.sorted()
      }
    }
    environment.repositories = { path in
      repositories.filter { Path.isInside(path, folder: $0) }.sorted { $0.count > $1.count }
    }
    environment.gitStoresLineFeeds = { filesWithLineFeeds.contains($0) }
    record.note = note
    environment.readNote = { record.note }
    environment.writeNote = { record.note = $0 }
    environment.readLine = { record.lines.popFirst() }
    func lock(_ paths: [String]) {
      for path in paths {
        if let text = record.writtenWhenLocked[path]?.popFirst() {
          record.changed[path] = .some(Array(text.utf8))
        }
      }
    }
    environment.inboxes = inboxes(record)
    environment.lockFiles = { paths, _ in
      lock(paths)
      return FileRights(add: {
        lock($0)
        return true
      })
    }
    return environment
  }

  private func inboxes(_ record: Record) -> InboxFiles {
    InboxFiles(
      rename: { path, other in
        record.put(bytes(of: path, record), at: other)
        record.put(arriving[path].map { Array($0.utf8) }, at: path)
      },
      giveBack: { other, path in
        if bytes(of: path, record) != nil { return false }
        record.put(bytes(of: other, record), at: path)
        record.put(nil, at: other)
        return true
      },
      append: { new, path, _ in record.put((bytes(of: path, record) ?? []) + new, at: path) },
      remove: { record.put(nil, at: $0) })
  }

  private func findIncluded(
    _ pattern: String, _ folder: String, _ record: Record
  ) -> IncludeMatches {
    let home = "/home"
    let pattern = IncludePattern(
      pattern, from: Path.normalized(Path.join(home, folder)), within: home)
    let names = Set(files.keys).union(record.changed.keys).filter { bytes(of: $0, record) != nil }
    return IncludeMatches(
      files: names.filter { pattern.matches(Path.join(home, $0)) }.sorted(),
      refusals: pattern.refusal.map { [$0] } ?? [], hasWildcards: pattern.hasWildcards)
  }

  private func write(_ writes: [FileWrite], _ record: Record) throws(BrokenWrite) -> Bool {
    for write in writes {
      if let text = record.writtenBeforeReplaced[write.path]?.popFirst() {
        record.changed[write.path] = .some(Array(text.utf8))
      }
      let base = bytes(of: write.path, record).map { FileWrite.Base.text($0) } ?? .nothing
      guard write.base == .anything || write.base == base else { return false }
    }
    for write in writes {
      if let failure = writeFailures[write.path] { throw BrokenWrite(failure) }
    }
    for write in writes {
      record.written[write.path] = write.bytes
      record.changed[write.path] = nil
    }
    return true
  }

  private func bytes(of path: String, _ record: Record) -> [UInt8]? {
    if let changed = record.changed[path] { return changed }
    return record.written[path] ?? files[path]
  }

  private func wait(_ record: Record) -> Pause {
    guard record.pauseCount < moments.count else { return .ended }
    let moment = moments[record.pauseCount]
    record.pauseCount += 1
    for (path, text) in moment.files {
      record.changed[path] = .some(text.map { Array($0.utf8) })
      record.versions[path, default: 0] += 1
    }
    record.day = moment.day ?? record.day
    return .elapsed
  }

  private func discover(_ path: String) -> [Result<String, FileError>] {
    guard let folder = folders[path] else { return [.success(path)] }
    let failures = skipped[path, default: []] + (folder.isEmpty ? [.noLogs(folder: path)] : [])
    return folder.map { .success($0) } + failures.map { .failure($0) }
  }

  private func write(_ bytes: [UInt8], to stream: StandardStream, _ record: Record) -> OutputResult
  {
    if stream == .errors {
      record.errors += bytes
      return .written
    }
    if let outputFailure { return .failed(reason: outputFailure) }
    if let outputLimit, record.output.count + bytes.count > outputLimit { return .closed }
    record.output += bytes
    return .written
  }

  private func startPager(_ command: String, _ record: Record) -> PagerStream? {
    guard let limit = pagers[command] else { return nil }
    record.paged = []
    return PagerStream(
      write: { bytes in
        if let limit, (record.paged ?? []).count + bytes.count > limit { return .closed }
        record.paged? += bytes
        return .written
      }, finish: {})
  }

  private final class Record {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var paged: [UInt8]?
    var note: [UInt8]?
    var askedForToday = false
    var written: [String: [UInt8]] = [:]
    /// The files that changed while a command waited; nil for those that are gone.
    var changed: [String: [UInt8]?] = [:]
    var inboxes: [String: [UInt8]?] = [:]
    var versions: [String: Int] = [:]
    var pauseCount = 0
    var lines: ArraySlice<String> = []
    var writtenWhenLocked: [String: ArraySlice<String>] = [:]
    var writtenBeforeReplaced: [String: ArraySlice<String>] = [:]
    var day = ClockDate(year: 2026, month: 2, day: 10)

    /// Has the inbox at `path` hold `bytes`, or nothing be there.
    func put(_ bytes: [UInt8]?, at path: String) {
      changed[path] = .some(bytes)
      inboxes[path] = .some(bytes)
    }
  }
}
