import W8Files

/// The world as a command sees it: everything that comes in or goes out. By default it can only be read.
package struct Environment {
  /// The arguments after the name of the program.
  var arguments: [String]
  /// The value of an environment variable; nil when it is not set.
  var variable: (String) -> String? = { _ in nil }
  /// The date of the clock in the zone of the user; asked only where nothing freezes the day.
  var today: () -> ClockDate
  /// Whether a person sits at the other end of a stream.
  var isTerminal: (StandardStream) -> Bool = { _ in false }
  /// The number of columns that the terminal has; nil when there is none.
  var terminalWidth: () -> Int? = { nil }
  /// The number of lines that the terminal has; nil when there is none.
  var terminalHeight: () -> Int? = { nil }
  /// All bytes of standard input; waits for its end.
  var readStandardInput: () throws(FileError) -> [UInt8] = { [] }
  /// Writes to standard output or the stream of errors.
  var write: (StandardStream, [UInt8]) -> OutputResult
  /// Starts the pager that a command names; nil when there is no such program.
  var startPager: (String) -> PagerStream? = { _ in nil }
  /// All bytes of the file at a path.
  var readFile: (String) throws(FileError) -> [UInt8]
  /// What reads a file that the user has not named; nil for what `readFile` gives.
  var unnamedFiles: ((UnnamedFile) throws(FileError) -> [UInt8])?
  /// Puts new bytes in the places of files, of all or of none; false where one is no longer what it was.
  var writeFiles: ([FileWrite]) throws(BrokenWrite) -> Bool = writeNothing
  /// Whether two paths lead to one file.
  var isSameFile: (String, String) -> Bool = { $0 == $1 }
  /// What differs when the file at a path was written in between; nil when nothing is there.
  var stamp: (String) -> FileStamp? = { _ in nil }
  /// Waits a moment before files are looked at again.
  var pause: () -> Pause = { .ended }
  /// The logs that paths of files and folders name, in order, without those below folders that are excluded.
  var discover: ([String], Exclusion) -> [Result<String, FileError>] = { paths, _ in
    paths.map { .success($0) }
  }
  /// The names of the logs in the current folder itself, sorted.
  var logsInCurrentFolder: () -> [String] = { [] }
  /// What all paths of one file have in common: its path from the root without symbolic links.
  var fileIdentity: (String) -> String = { $0 }
  /// The files that a pattern stands for in the files of a folder, none of them outside another; both
  /// folders as `fileIdentity` gives them. Folders that were listed in the same look are not listed again.
  var findIncluded:
    (_ pattern: String, _ folder: String, _ reach: String, _ lists: FolderLists) -> IncludeMatches =
      { _, _, _, _ in IncludeMatches() }

  /// Locks the files at paths against other writers until they are given back, and waits for those that others have locked;
  /// throws where one may not be written, or too long a time passes. That it waits is said by the last argument.
  var lockFiles: ([String], @escaping (String) -> Void) throws(FileError) -> FileRights = {
    _, _ in FileRights()
  }
  /// Runs git with some arguments, silently where it is asked something; nil where there is none.
  var runGit: (_ arguments: [String], _ isQuestion: Bool) -> GitAnswer? = { _, _ in nil }
  /// The folders above a path, as `fileIdentity` gives it, that are tops of repositories, the nearest first.
  var repositories: (String) -> [String] = { _ in [] }
  /// Whether git has the file at a path in its index with lines that end in LF.
  var gitStoresLineFeeds: (String) -> Bool = { _ in false }
  /// Makes the folders above a path, as far as they are missing and it may.
  var makeFolders: (String) -> Void = { _ in }
  /// Renames, extends and removes inboxes.
  var inboxes = InboxFiles()
  /// How many names the file at a path has.
  var linkCount: (String) -> Int = { _ in 1 }
  /// The names of the conflict copies among the logs in a folder itself, each with that of its original.
  var conflictCopies: (String) -> [String: String] = { _ in [:] }
  /// Takes the file at a path away where it holds some bytes; false where it does not.
  var removeFile: (String, [UInt8]) throws(FileError) -> Bool = { _, _ in false }
  /// The logs that may be the root of a book with the file at a path, as `fileIdentity` gives them, the nearest first.
  var logsAbove: (String) -> [String] = { _ in [] }
  /// What was written down for later runs; nil where nothing was.
  var readNote: () -> [UInt8]? = { nil }
  /// Writes down something for later runs, as far as there is a place for it.
  var writeNote: ([UInt8]) -> Void = { _ in }
  /// A line of standard input without its end; nil at the end of it.
  var readLine: () -> String? = { nil }
  /// Watches the folders of the files at paths: what waits until something happens there, or for a while; nil where the
  /// system does not tell.
  var watch: ([String]) -> (() -> Pause)? = { _ in nil }
  /// From now on a signal that asks the process to end (INT, HUP, TERM) ends its waiting, and not the process.
  var awaitEnd: () -> Void = {}
  /// Opens a file on this terminal in the editor that a command names, at a line counted from 1, and waits for its end;
  /// its exit code, nil when there is no such program.
  var runEditor: (_ command: String, _ line: Int, _ path: String) -> Int32? = { _, _, _ in
    nil
  }
  /// Gives the bytes of the file at a path, nil for standard input, to a body in pieces until that says false; nil where
  /// each is one piece.
  var pieces: ((String?, ([UInt8]) -> Bool) throws(FileError) -> Void)?
  /// The path of the running program; nil where the system does not tell.
  var program: () -> String? = { nil }
  /// Makes an equal world for another thread; nil where there is none.
  var another: (@Sendable () -> Environment)?
  /// How many threads run at the same time.
  var processors = 1
}

extension Environment {
  /// All bytes of a file that the user has not named, unless it is no text or too large.
  func readUnnamedFile(_ file: UnnamedFile) throws(FileError) -> [UInt8] {
    if let unnamedFiles { return try unnamedFiles(file) }
    return try file.accepting(try readFile(file.path))
  }

  /// Gives the bytes of the file at `path`, nil for standard input, to `body` in pieces until that says false.
  func readPieces(_ path: String?, _ body: ([UInt8]) -> Bool) throws(FileError) {
    if let pieces { return try pieces(path, body) }
    let bytes = if let path { try readFile(path) } else { try readStandardInput() }
    _ = body(bytes)
  }

  /// Puts `bytes` in the place of the file at `path`, whatever stands there, wholly or not at all. A symbolic link is not
  /// followed if the path `isChosen` by w8log.
  func writeFile(_ path: String, _ bytes: [UInt8], isChosen: Bool = false) throws(FileError) {
    do throws(BrokenWrite) {
      _ = try writeFiles([FileWrite(path, bytes, over: .anything, isChosen: isChosen)])
    } catch {
      throw error.cause
    }
  }
}

private func writeNothing(_ writes: [FileWrite]) throws(BrokenWrite) -> Bool {
  throw BrokenWrite(.notWritable(path: writes.first?.path ?? ""))
}

/// Something that shows a result page by page.
struct PagerStream {
  /// Gives it a part of the result; `closed` when the user has left it.
  let write: ([UInt8]) -> OutputResult
  /// Tells it that there is no more, and waits until the user has left it.
  let finish: () -> Void
}

struct FileRights {
  /// Takes that for more files; false where somebody else has one of them now.
  var add: ([String]) throws(FileError) -> Bool = { _ in true }
  /// Whether a path that was asked for leads to a file, which can be read again, and to no pipe.
  var cover: (String) -> Bool = { _ in true }
  var release: () -> Void = {}
}

/// What is done to the files of lines that are to be taken into a log; without any part nothing may be done.
struct InboxFiles {
  /// Gives a file another name, in one step.
  var rename: (_ path: String, _ other: String) throws(FileError) -> Void = {
    (path, _) throws(FileError) in throw .notWritable(path: path)
  }
  /// Gives a file that was renamed its old name, the second, unless something stands there; whether it has it.
  var giveBack: (_ other: String, _ path: String) throws(FileError) -> Bool = { _, _ in false }
  /// Puts bytes behind what a file holds; a new one gets the mode of another.
  var append: (_ bytes: [UInt8], _ path: String, _ other: String) throws(FileError) -> Void = {
    (_, path, _) throws(FileError) in throw .notWritable(path: path)
  }
  var remove: (_ path: String) throws(FileError) -> Void = { (path) throws(FileError) in
    throw .notWritable(path: path)
  }
}

/// The way a wait ended.
enum Pause: Sendable {
  /// The moment is over.
  case elapsed
  /// The reader has closed the output.
  case ended
}

/// One of the three streams that every process has.
package enum StandardStream: Int32, Sendable {
  /// What comes in.
  case input
  /// The result.
  case output
  /// The message beside the result.
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
