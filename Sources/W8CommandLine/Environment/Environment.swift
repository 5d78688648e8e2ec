package import W8Files

/// The world as a command sees it: everything that comes in or goes out.
package struct Environment {
  /// The arguments after the name of the program.
  package var arguments: [String]
  /// The value of an environment variable; nil when it is not set.
  package var variable: (String) -> String?
  /// The date of the clock in the zone of the user; asked only where nothing freezes the day.
  package var today: () -> ClockDate
  /// Whether a person sits at the other end of a stream.
  package var isTerminal: (StandardStream) -> Bool
  /// How many columns the terminal has; nil when there is none.
  package var terminalWidth: () -> Int?
  /// How many lines the terminal has; nil when there is none.
  package var terminalHeight: () -> Int?
  /// All bytes of standard input; waits for its end.
  package var readStandardInput: () throws(FileError) -> [UInt8]
  /// Writes to standard output or the stream of errors.
  package var write: (StandardStream, [UInt8]) -> OutputResult
  /// Starts the pager that a command names; nil when there is no such program.
  package var startPager: (String) -> PagerStream?
  /// All bytes of the file at a path.
  package var readFile: (String) throws(FileError) -> [UInt8]
  /// All bytes of a file that nobody has named, unless it is no text or too large; by default those of `readFile`.
  package var readUnnamedFile: (UnnamedFile) throws(FileError) -> [UInt8]
  /// Puts new bytes in the places of files, of all or of none; false where one is no longer what it was.
  package var writeFiles: ([FileWrite]) throws(BrokenWrite) -> Bool
  /// Whether two paths lead to one file.
  package var isSameFile: (String, String) -> Bool
  /// What differs when the file at a path was written in between; nil when nothing is there.
  package var stamp: (String) -> FileStamp?
  /// Waits a moment before files are looked at again.
  package var pause: () -> Pause
  /// How long the process has been running, by a clock that only goes forward.
  package var elapsed: () -> Duration
  /// The logs that paths of files and folders name, in order.
  package var discover: ([String]) -> [Result<String, FileError>]
  /// The names of the logs in the current folder itself, sorted.
  package var logsInCurrentFolder: () -> [String]
  /// What all paths of one file have in common: its path from the root without symbolic links.
  package var fileIdentity: (String) -> String
  /// The files that a pattern stands for in the files of a folder, none of them outside another; both
  /// folders as `fileIdentity` gives them. Folders that were listed in the same look are not listed again.
  package var findIncluded:
    (_ pattern: String, _ folder: String, _ reach: String, _ lists: FolderLists) -> IncludeMatches

  /// Waits until nobody else writes one of the files at paths, and keeps others from them until they are given back;
  /// throws where one may not be written, or too long a time passes. That it waits is said by the last argument.
  package var lockFiles: ([String], @escaping (String) -> Void) throws(FileError) -> FileRights = {
    _, _ in FileRights()
  }
  /// Runs git with some arguments, silently where it is asked something; nil where there is none.
  package var runGit: (_ arguments: [String], _ isQuestion: Bool) -> GitAnswer? = { _, _ in nil }
  /// Makes the folders above a path, as far as they are missing and it may.
  package var makeFolders: (String) -> Void = { _ in }
  /// Renames, extends and removes inboxes.
  package var inboxes = InboxFiles()
  /// How many names the file at a path has.
  package var linkCount: (String) -> Int = { _ in 1 }
  /// The names of the conflict copies among the logs in a folder itself, each with that of its original.
  package var conflictCopies: (String) -> [String: String] = { _ in [:] }
  /// Takes the file at a path away where it holds some bytes; false where it does not.
  package var removeFile: (String, [UInt8]) throws(FileError) -> Bool = { _, _ in false }
  /// The logs that may be the root of a book with the file at a path, as `fileIdentity` gives them, the nearest first.
  package var logsAbove: (String) -> [String] = { _ in [] }
  /// What was written down for later runs; nil where nothing was.
  package var readNote: () -> [UInt8]? = { nil }
  /// Writes down something for later runs, as far as there is a place for it.
  package var writeNote: ([UInt8]) -> Void = { _ in }
  /// A line of standard input without its end; nil at the end of it.
  package var readLine: () -> String? = { nil }
  /// Watches the folders of the files at paths: what waits until something happens there, or for a while; nil where the
  /// system does not tell.
  package var watch: ([String]) -> (() -> Pause)? = { _ in nil }
  /// From now on a signal that asks the process to end (INT, HUP, TERM) ends its waiting, and not the process.
  package var awaitEnd: () -> Void = {}
  /// Opens a file on this terminal in the editor that a command names, at a line counted from 1, and waits for its end;
  /// its exit code, nil when there is no such program.
  package var runEditor: (_ command: String, _ line: Int, _ path: String) -> Int32? = { _, _, _ in
    nil
  }
  /// Gives the bytes of the file at a path, nil for standard input, to a body in pieces until that says false.
  package var readPieces: (String?, ([UInt8]) -> Bool) throws(FileError) -> Void
  /// The path of the running program; nil where the system does not tell.
  package var program: () -> String? = { nil }
  /// Makes an equal world for another thread; nil where there is none.
  package var another: (@Sendable () -> Environment)?
  /// How many threads run at the same time.
  package var processors = 1

  /// Makes a world of its parts; without `startPager` it has no pager, without `writeFiles` it is a world
  /// to read only, without `pause` one that ends at the first wait, without `elapsed` one that stands
  /// still, and without `findIncluded` one in which no pattern leads anywhere. A file is one piece in it.
  package init(
    arguments: [String],
    variable: @escaping (String) -> String?,
    today: @escaping () -> ClockDate,
    isTerminal: @escaping (StandardStream) -> Bool,
    terminalWidth: @escaping () -> Int?,
    terminalHeight: @escaping () -> Int? = { nil },
    readStandardInput: @escaping () throws(FileError) -> [UInt8],
    write: @escaping (StandardStream, [UInt8]) -> OutputResult,
    startPager: @escaping (String) -> PagerStream? = { _ in nil },
    readFile: @escaping (String) throws(FileError) -> [UInt8],
    writeFiles: @escaping ([FileWrite]) throws(BrokenWrite) -> Bool = writeNothing,
    isSameFile: @escaping (String, String) -> Bool = { $0 == $1 },
    stamp: @escaping (String) -> FileStamp? = { _ in nil },
    pause: @escaping () -> Pause = { .ended },
    elapsed: @escaping () -> Duration = { .zero },
    discover: @escaping ([String]) -> [Result<String, FileError>],
    logsInCurrentFolder: @escaping () -> [String],
    fileIdentity: @escaping (String) -> String = { $0 },
    findIncluded: @escaping (String, String, String, FolderLists) -> IncludeMatches = {
      _, _, _, _ in IncludeMatches()
    }
  ) {
    self.arguments = arguments
    self.variable = variable
    self.today = today
    self.isTerminal = isTerminal
    self.terminalWidth = terminalWidth
    self.terminalHeight = terminalHeight
    self.readStandardInput = readStandardInput
    self.write = write
    self.startPager = startPager
    self.readFile = readFile
    readUnnamedFile = { (file: UnnamedFile) throws(FileError) in
      try file.accepting(try readFile(file.path))
    }
    self.writeFiles = writeFiles
    self.isSameFile = isSameFile
    self.stamp = stamp
    self.pause = pause
    self.elapsed = elapsed
    self.discover = discover
    self.logsInCurrentFolder = logsInCurrentFolder
    self.fileIdentity = fileIdentity
    self.findIncluded = findIncluded
    readPieces = { (path, body) throws(FileError) in
      if let path {
        _ = body(try readFile(path))
      } else {
        _ = body(try readStandardInput())
      }
    }
  }
}

extension Environment {
  /// Puts `bytes` in the place of the file at `path`, whatever stands there, wholly or not at all.
  func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    do throws(BrokenWrite) {
      _ = try writeFiles([FileWrite(path, bytes, over: .anything)])
    } catch {
      throw error.cause
    }
  }
}

/// Refuses to write any file.
package func writeNothing(_ writes: [FileWrite]) throws(BrokenWrite) -> Bool {
  throw BrokenWrite(.notWritable(path: writes.first?.path ?? ""))
}

/// Something that shows a result page by page.
package struct PagerStream {
  /// Gives it a part of the result; `closed` when the user has left it.
  package let write: ([UInt8]) -> OutputResult
  /// Tells it that there is no more, and waits until the user has left it.
  package let finish: () -> Void

  /// Makes a stream of its parts.
  package init(write: @escaping ([UInt8]) -> OutputResult, finish: @escaping () -> Void) {
    self.write = write
    self.finish = finish
  }
}

/// The right to write some files.
package struct FileRights {
  /// Takes that for more files; false where somebody else has one of them now.
  package let add: ([String]) throws(FileError) -> Bool
  /// Whether a path that was asked for leads to a file, which can be read again, and to no pipe.
  package let cover: (String) -> Bool
  /// Gives it back.
  package let release: () -> Void

  /// Makes the right to write what is asked for.
  package init(
    add: @escaping ([String]) throws(FileError) -> Bool = { _ in true },
    cover: @escaping (String) -> Bool = { _ in true }, release: @escaping () -> Void = {}
  ) {
    (self.add, self.cover, self.release) = (add, cover, release)
  }
}

/// What is done to the files of lines that are to be taken into a log.
package struct InboxFiles {
  /// Gives a file another name, in one step.
  package var rename: (_ path: String, _ other: String) throws(FileError) -> Void
  /// Gives a file that was renamed its old name, the second, unless something stands there; whether it has it.
  package var giveBack: (_ other: String, _ path: String) throws(FileError) -> Bool
  /// Puts bytes behind what a file holds; a new one gets the mode of another.
  package var append: (_ bytes: [UInt8], _ path: String, _ other: String) throws(FileError) -> Void
  /// Removes a file.
  package var remove: (_ path: String) throws(FileError) -> Void

  /// Makes them of their parts; without any nothing may be done.
  package init(
    rename: @escaping (String, String) throws(FileError) -> Void = { (path, _) throws(FileError) in
      throw .notWritable(path: path)
    },
    giveBack: @escaping (String, String) throws(FileError) -> Bool = { _, _ in false },
    append: @escaping ([UInt8], String, String) throws(FileError) -> Void = {
      (_, path, _) throws(FileError) in throw .notWritable(path: path)
    },
    remove: @escaping (String) throws(FileError) -> Void = { (path) throws(FileError) in
      throw .notWritable(path: path)
    }
  ) {
    (self.rename, self.giveBack, self.append, self.remove) = (rename, giveBack, append, remove)
  }
}

/// How a wait ended.
package enum Pause: Sendable {
  /// The moment is over.
  case elapsed
  /// Nobody reads the output any more.
  case ended
}

/// One of the three streams that every process has.
package enum StandardStream: Int32, Sendable {
  /// What comes in.
  case input
  /// The result.
  case output
  /// What is said beside the result.
  case errors
}

/// A date as the clock of the machine tells it.
package struct ClockDate: Hashable, Sendable {
  /// The year.
  package let year: Int
  /// The month, from 1.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Makes the date of `year`, `month` and `day`, both from 1.
  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}
