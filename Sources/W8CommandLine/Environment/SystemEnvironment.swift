import Primitives
import W8Files

extension Environment {
  /// The world of this process; what only the system's own library tells comes as arguments.
  package static func system(
    arguments: [String], variable: @escaping @Sendable (String) -> String?,
    today: @escaping @Sendable () -> ClockDate, isTerminal: @escaping @Sendable (Int32) -> Bool,
    terminalWidth: @escaping @Sendable () -> Int?, terminalHeight: @escaping @Sendable () -> Int?
  ) -> Environment {
    let make = { @Sendable () -> Environment in
      var environment = Environment(
        arguments: arguments, variable: variable, today: today,
        isTerminal: { isTerminal($0.rawValue) }, terminalWidth: terminalWidth,
        terminalHeight: terminalHeight, write: { writeAll($1, descriptor: $0.rawValue) },
        readFile: { (path: String) throws(FileError) in try W8Files.readFile(path) })
      environment.addDisk()
      environment.mayFollow()
      return environment
    }
    var environment = make()
    environment.another = make
    environment.processors = processorCount()
    return environment
  }

  /// Adds what the disk holds, and programs that are started.
  private mutating func addDisk() {
    readStandardInput = { () throws(FileError) in
      try readAll(descriptor: StandardStream.input.rawValue, name: standardInputName)
    }
    readLine = { readInputLine() }
    unnamedFiles = { (file: UnnamedFile) throws(FileError) in try W8Files.readUnnamedFile(file) }
    pieces = { (path, body) throws(FileError) in
      if let path { return try W8Files.readPieces(ofFile: path, body) }
      try W8Files.readPieces(
        ofDescriptor: StandardStream.input.rawValue, name: standardInputName, body)
    }
    writeFiles = { (writes: [FileWrite]) throws(BrokenWrite) in try writeTogether(writes) }
    removeFile = W8Files.removeFile(_:holding:)
    inboxes = .onDisk
    lockFiles = { (paths: [String], tell) throws(FileError) in
      let locks = try FileLocks(of: paths, LockWait(report: tell))
      return FileRights(
        add: { (paths: [String]) throws(FileError) in try locks.add(paths) },
        cover: { locks.cover($0) }, release: { locks.release() })
    }
    isSameFile = { first, second in
      first == second || FileIdentity(of: first).map { $0 == FileIdentity(of: second) } ?? false
    }
    stamp = { FileStamp(of: $0) }
    linkCount = { countHardLinks($0) }
    fileIdentity = { Path.real($0) ?? Path.absolute($0) }
    discover = { W8Files.discover($0, skipping: $1) }
    repositories = { W8Files.repositories(around: Path.folder(of: $0)) }
    gitStoresLineFeeds = { W8Files.gitStoresLineFeeds($0) }
    logsInCurrentFolder = { logs(in: ".") }
    let home = variable("HOME")
    logsAbove = { logs(above: $0, home: home) }
    conflictCopies = W8Files.conflictCopies(in:)
    findIncluded = { W8Files.findIncluded($0, from: $1, within: $2, $3) }
    makeFolders = { W8Files.makeFolders(above: $0) }
    let notes = stateFile(home: home, state: variable("XDG_STATE_HOME"))
    readNote = { notes.flatMap { try? W8Files.readFile($0) } }
    writeNote = { bytes in _ = notes.map { writePrivately($0, bytes) } }
    startPager = { command in
      Pager(command).map { PagerStream(write: $0.write, finish: $0.finish) }
    }
    runGit = { W8Files.runGit($0, isQuestion: $1) }
    runEditor = { W8Files.runEditor($0, line: $1, ofFile: $2) }
    program = { Path.real("/proc/self/exe") ?? CommandLine.arguments.first }
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
    pause = {
      waitWhileOpen(descriptor: StandardStream.output.rawValue, milliseconds: 500)
        && !EndRequest.wasMade ? .elapsed : .ended
    }
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
