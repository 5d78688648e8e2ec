import Primitives
import W8Files

extension Environment {
  /// The world of this process; what only the system's own library tells comes as arguments.
  package static func system(
    arguments: [String], variable: @escaping @Sendable (String) -> String?,
    today: @escaping @Sendable () -> ClockDate, isTerminal: @escaping @Sendable (Int32) -> Bool,
    terminalWidth: @escaping @Sendable () -> Int?, terminalHeight: @escaping @Sendable () -> Int?
  ) -> Environment {
    let start = ContinuousClock.now
    let make = { @Sendable in
      ofThread(
        since: start, arguments: arguments, variable: variable, today: today,
        isTerminal: isTerminal, terminalWidth: terminalWidth, terminalHeight: terminalHeight)
    }
    var environment = make()
    environment.another = make
    environment.processors = processorCount()
    return environment
  }

  /// The world as one thread sees it, which knows of no others.
  private static func ofThread(
    since start: ContinuousClock.Instant,
    arguments: [String], variable: @escaping (String) -> String?,
    today: @escaping () -> ClockDate, isTerminal: @escaping (Int32) -> Bool,
    terminalWidth: @escaping () -> Int?, terminalHeight: @escaping () -> Int?
  ) -> Environment {
    var environment = Environment(
      arguments: arguments,
      variable: variable,
      today: today,
      isTerminal: { isTerminal($0.rawValue) },
      terminalWidth: terminalWidth,
      terminalHeight: terminalHeight,
      readStandardInput: { () throws(FileError) in
        try readAll(descriptor: StandardStream.input.rawValue, name: standardInputName)
      },
      write: { writeAll($1, descriptor: $0.rawValue) },
      startPager: { command in
        Pager(command).map { PagerStream(write: $0.write, finish: $0.finish) }
      },
      readFile: { (path: String) throws(FileError) in try W8Files.readFile(path) },
      writeFiles: { (writes: [FileWrite]) throws(BrokenWrite) in try writeTogether(writes) },
      isSameFile: { first, second in
        first == second || FileIdentity(of: first).map { $0 == FileIdentity(of: second) } ?? false
      },
      stamp: { FileStamp(of: $0) },
      pause: {
        waitWhileOpen(descriptor: StandardStream.output.rawValue, milliseconds: 500)
          && !EndRequest.wasMade ? .elapsed : .ended
      },
      elapsed: { start.duration(to: .now) },
      discover: { W8Files.discover($0) },
      logsInCurrentFolder: { logs(in: ".") },
      fileIdentity: { Path.real($0) ?? Path.absolute($0) },
      findIncluded: { W8Files.findIncluded($0, from: $1, within: $2, $3) })
    environment.unnamedFiles = { (file: UnnamedFile) throws(FileError) in
      try W8Files.readUnnamedFile(file)
    }
    environment.lockFiles = { (paths: [String], tell) throws(FileError) in
      let locks = try FileLocks(of: paths, LockWait(report: tell))
      return FileRights(
        add: { (paths: [String]) throws(FileError) in try locks.add(paths) },
        cover: { locks.cover($0) }, release: { locks.release() })
    }
    environment.inboxes = .onDisk
    environment.runGit = { W8Files.runGit($0, isQuestion: $1) }
    environment.makeFolders = { W8Files.makeFolders(above: $0) }
    environment.linkCount = { countHardLinks($0) }
    environment.conflictCopies = W8Files.conflictCopies(in:)
    environment.removeFile = W8Files.removeFile(_:holding:)
    environment.logsAbove = { logs(above: $0, home: variable("HOME")) }
    let notes = stateFile(home: variable("HOME"), state: variable("XDG_STATE_HOME"))
    environment.readNote = { notes.flatMap { try? W8Files.readFile($0) } }
    environment.writeNote = { bytes in _ = notes.map { writePrivately($0, bytes) } }
    environment.readLine = { readInputLine() }
    environment.mayFollow()
    environment.runEditor = { W8Files.runEditor($0, line: $1, ofFile: $2) }
    environment.pieces = { (path, body) throws(FileError) in
      if let path { return try W8Files.readPieces(ofFile: path, body) }
      try W8Files.readPieces(
        ofDescriptor: StandardStream.input.rawValue, name: standardInputName, body)
    }
    environment.program = { Path.real("/proc/self/exe") ?? CommandLine.arguments.first }
    return environment
  }
}

extension InboxFiles {
  fileprivate static var onDisk: InboxFiles {
    InboxFiles(
      rename: { (path, other) throws(FileError) in try renameFile(path, to: other) },
      giveBack: { (other, path) throws(FileError) in try W8Files.giveBack(other, itsName: path) },
      append: { (bytes, path, other) throws(FileError) in
        try W8Files.append(bytes, to: path, like: other)
      },
      remove: { (path) throws(FileError) in try removeInbox(path) })
  }
}

extension Environment {
  /// Lets it wait for changes of files, and tidy up when the process is to end.
  fileprivate mutating func mayFollow() {
    watch = { paths in
      FolderWatch(ofFilesAt: paths).map { watch in
        {
          let output = StandardStream.output.rawValue
          let isOpen = watch.wait(whileOpen: output, milliseconds: 30_000)
          return isOpen && !EndRequest.wasMade ? .elapsed : .ended
        }
      }
    }
    awaitEnd = { EndRequest.await() }
  }
}
