import W8Text

/// The reason why a file or folder could not be found, read or written.
///
/// Each case names the path as the user spelled it.
package enum FileError: Error, Hashable, Sendable {
  /// The most bytes that a file may have to be read: 256 MiB.
  package static let byteLimit = 256 * 1024 * 1024

  case notFound(path: String)
  /// A folder stands where a file is needed.
  case isFolder(path: String)
  /// A folder has no `*.w8log` file below it.
  case noLogs(folder: String)
  /// A symbolic link below a folder leads to a log or a folder that is not below it.
  case leadsOut(path: String)
  /// A symbolic link below a folder, with a name of a log, leads to a file that has none.
  case leadsToNoLog(path: String)
  /// A file below a folder is, by its name, the copy of another one there that a synchronizing program made.
  case conflictCopy(path: String, of: String)
  /// Git ignores a log below a folder, or else a pattern of the user excludes it.
  case skipped(path: String, byGit: Bool)
  /// The user may not read the file, list the folder, or enter a folder above it.
  case notReadable(path: String)
  /// The user may not write the file or its folder, or the disk is read-only.
  case notWritable(path: String)
  /// A symbolic link stands where w8log writes a file of its own, or leads to a file that does not exist.
  case link(path: String)
  /// Symbolic links lead in a circle, or too many of them follow one another.
  case symbolicLinkLoop(path: String)
  /// The file has more than `byteLimit` bytes.
  case tooLarge(path: String)
  /// A file that the user has not named has more bytes than there is room for in its book, which may have `limit`.
  case tooLargeFound(path: String, limit: Int)
  /// A file that the user has not named has a NUL in its first 8 KiB.
  case notText(path: String)
  /// The path leads to a pipe, a socket or a device.
  case notRegularFile(path: String)
  /// Anything else, in the words of the system.
  case other(path: String, reason: String)

  /// The path, as the user spelled it.
  package var path: String {
    switch self {
    case .notFound(let path), .isFolder(let path), .noLogs(let path), .leadsOut(let path),
      .leadsToNoLog(let path), .conflictCopy(let path, _), .skipped(let path, _),
      .notReadable(let path), .notWritable(let path), .link(let path), .symbolicLinkLoop(let path),
      .tooLarge(let path), .tooLargeFound(let path, _), .notText(let path),
      .notRegularFile(let path), .other(let path, _):
      path
    }
  }

  /// Whether a link, a copy or a log is left out of a folder, where all else is read.
  package var isLeftOut: Bool {
    switch self {
    case .leadsOut, .leadsToNoLog, .conflictCopy, .skipped: true
    default: false
    }
  }

  /// The same failure, of a file that the user calls `name`.
  package func calling(_ name: String) -> FileError {
    switch self {
    case .notFound: .notFound(path: name)
    case .isFolder: .isFolder(path: name)
    case .noLogs: .noLogs(folder: name)
    case .leadsOut: .leadsOut(path: name)
    case .leadsToNoLog: .leadsToNoLog(path: name)
    case .conflictCopy(_, let other): .conflictCopy(path: name, of: other)
    case .skipped(_, let byGit): .skipped(path: name, byGit: byGit)
    case .notReadable: .notReadable(path: name)
    case .notWritable: .notWritable(path: name)
    case .link: .link(path: name)
    case .symbolicLinkLoop: .symbolicLinkLoop(path: name)
    case .tooLarge: .tooLarge(path: name)
    case .tooLargeFound(_, let limit): .tooLargeFound(path: name, limit: limit)
    case .notText: .notText(path: name)
    case .notRegularFile: .notRegularFile(path: name)
    case .other(_, let reason): .other(path: name, reason: reason)
    }
  }

  /// One line for people: what is wrong with which path, and what to do if that is clear.
  package var message: String {
    let name = inQuotes(path)
    return switch self {
    case .notFound: "\(name) does not exist; check the spelling of the path"
    case .isFolder: "\(name) is a folder, not a file; name a file in it"
    case .noLogs: "no *.w8log file below \(name); name a log or a folder with logs"
    case .leadsOut:
      "\(name) is a link to a file outside the folder and is skipped; name it to read it"
    case .leadsToNoLog:
      "\(name) is a link to a file not named *.w8log and is skipped; name it to read it"
    case .conflictCopy(_, let other):
      "\(name) is a conflict copy of \(inQuotes(other)) and is skipped (W8704); merge it with `w8log merge \(Path.folder(of: path))`"
    case .skipped: "\(name): \(reason), so it is skipped; name it to read it"
    case .notReadable: "no permission to read \(name); check its owner and mode"
    case .notWritable: "no permission to write \(name); check the owner and mode of file and folder"
    case .link:
      "\(name) is a symbolic link, and w8log does not replace links; name the file it points to"
    case .symbolicLinkLoop: "\(name) is a loop of symbolic links; remove one of them"
    case .tooLarge: "\(name) is larger than 256 MiB; split the log by year"
    case .tooLargeFound(_, let limit):
      "\(name) is not read: it is larger than \(limit >> 20) MiB; split the log by year"
    case .notText:
      "\(name) is skipped: it has a NUL byte near its start, so it is not text; name it to read it"
    case .notRegularFile: "\(name) is not a regular file; pipe it in and name - as the file"
    case .other(_, let reason): "\(name): \(reason)"
    }
  }
}

extension FileError {
  /// What is wrong, as the end of a sentence about the file.
  package var reason: String {
    switch self {
    case .notFound: "it does not exist"
    case .isFolder: "it is a folder"
    case .noLogs: "it contains no log"
    case .leadsOut: "it is a link to a file outside the folder"
    case .conflictCopy: "it is a conflict copy"
    case .leadsToNoLog: "it is a link to a file not named *.w8log"
    case .skipped(_, let byGit): byGit ? "it is ignored by git" : "it is excluded"
    case .notReadable: "there is no permission to read it"
    case .notWritable: "there is no permission to write it"
    case .link: "it is a symbolic link"
    case .symbolicLinkLoop: "it is a loop of symbolic links"
    case .tooLarge: "it is larger than 256 MiB"
    case .tooLargeFound(_, let limit): "it is larger than \(limit >> 20) MiB"
    case .notText:
      "it has a NUL byte near its start, so it is not text; remove the byte or the file"
    case .notRegularFile: "it is not a regular file"
    case .other(_, let reason): reason
    }
  }
}
