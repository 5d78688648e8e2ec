import Primitives
import W8Files
import W8Reports
import W8Text

/// Writes a page for each log.
struct PageRun {
  /// The world in which pages are looked at and written: of one that follows logs only these are watched.
  private let environment: Environment
  private let path: String?
  private let isFollowing: Bool
  private let followed = FollowedPages()

  /// Throws where the page would have no file of its own.
  init(_ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    environment = invocation.environment
    path = arguments.value(of: .outputFile)
    isFollowing = arguments.has(.followPage)
    guard let path, path != "-" else {
      if path != nil, isFollowing {
        throw .usage(.conflictingOptions(Option.followPage.name, "-o -"))
      }
      return
    }
    try invocation.environment.requireNoLog(path, .outputFile, such: Self.example)
  }

  private static let example = "log.html"

  /// Writes the pages of all logs.
  func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    try invocation.forEachTrustedLog { (trusted) throws(Failure) in
      if path != nil, trusted.isOneOfSeveral {
        throw .usage(.severalLogs(option: Option.outputFile.name))
      }
      try invocation.checkSelection(of: trusted)
      let contents = try invocation.pageContents(of: trusted)
      let page = PageFile(contents.model())
      guard let target = try target(of: trusted.log) else {
        try invocation.output.write(page.bytes())
        return
      }
      try write(page, to: target)
      let count = counted(contents.chosen.count, "entry", plural: "entries")
      try invocation.remark("w8log: wrote \(inQuotes(target)) with \(count); open it in a browser")
    }
  }

  /// Writes the pages again and again, until the process is asked to end: then nothing says any more that they are fresh.
  func follow(_ invocation: Invocation) throws(Failure) -> ExitCode {
    environment.awaitEnd()
    defer {
      for (path, bytes) in followed.live { _ = try? environment.removeFile(path, bytes) }
    }
    return try FollowRun(invocation, for: .followPage, intoFiles: true).run(run)
  }

  /// Where the page of a log is written; nil for standard output.
  private func target(of log: OpenedLog) throws(Failure) -> String? {
    if let path {
      if path == "-" { return nil }
      try environment.requireNoLog(
        path, .outputFile, such: Self.example, read: log.files.map { $0.name })
      return path
    }
    if log.name == standardInputName { return nil }
    let end = ".w8log"
    let stem = log.name.hasSuffix(end) ? String(log.name.dropLast(end.count)) : log.name
    let target = stem + ".html"
    try environment.requireOwn(target, PageFile.beginning)
    return target
  }

  private func write(_ page: PageFile, to path: String) throws(Failure) {
    let parts = isFollowing ? page.followed(at: path) : []
    // The user named the path of the page, or it was looked at; what stands beside it was not named.
    for part in parts where part.path != path {
      try environment.requireOwn(part.path, part.beginning)
    }
    for part in parts where part.path != path { followed.live[part.path] = part.bytes }
    try withFiles { () throws(FileError) in
      guard isFollowing else {
        return try environment.writeFile(path, page.bytes(), isChosen: self.path == nil)
      }
      for part in parts {
        try environment.writeFile(part.path, part.bytes, isChosen: part.path != self.path)
      }
    }
  }
}

/// What a run wrote beside pages to keep them fresh.
private final class FollowedPages {
  var live: [String: [UInt8]] = [:]
}

extension Invocation {
  func pageContents(of trusted: TrustedLog) throws(Failure) -> PageContents {
    PageContents(
      trusted.log, try reportSettings(), trusted.leftOut,
      without: Set(arguments.values(of: .leaveOut).compactMap { PagePart(rawValue: $0) }))
  }
}

extension Environment {
  /// Throws where a file stands at `path` that does not begin as those of pages do.
  fileprivate func requireOwn(_ path: String, _ beginning: [UInt8]) throws(Failure) {
    guard stamp(path) != nil else { return }
    guard let bytes = try? readFile(path), bytes.starts(with: beginning) else {
      throw .refused(
        "\(inQuotes(path)) is not a w8log page; name another file with -o", .unreadable)
    }
  }
}
