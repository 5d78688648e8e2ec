import JSON
import LanguageServerProtocol
import W8Book
import W8Paths
import W8Text

/// The pages that are kept fresh, and when the next refresh is due.
struct LivePages: Sendable {
  /// How long no key has to be typed.
  static let patience = Duration.milliseconds(400)
  /// How long pages stay as they are at least.
  static let rest = Duration.seconds(1)

  /// The pages, by their paths.
  var all: [String: OpenedPage] = [:]
  /// The change of the books (`AnalysisHost.changeCount`) up to which they are known to be or to become fresh.
  var seenChange = 0
  /// When they are to be made anew; nil where nothing has changed.
  var due: Duration?
  var lastMade = Duration.zero
  /// Whether the worker makes them.
  var areMade = false
}

/// A page that was written when somebody asked for it.
struct OpenedPage: Sendable {
  let path: String
  /// The log for which it was asked.
  let log: LSP.DocumentURI
  /// The change of the books that it shows.
  let change: Int
  /// Whether the client shows it itself, and is notified when it has changed.
  let isOfClient: Bool
}

/// The outcome of pages that were made anew.
struct RefreshedPages: Sendable {
  /// The paths of those that say something else.
  var changed: [String] = []
  /// The reason why others could not be written, by path.
  var failures: [String: FileError] = [:]
}

/// Pages to be made anew.
struct PageRefresh: Sendable {
  /// Each with its path.
  let pages: [(path: String, snapshot: Snapshot)]
  let make: LogPages

  /// Writes those that say something else now.
  func run() -> RefreshedPages {
    var refreshed = RefreshedPages()
    for (path, snapshot) in pages {
      switch make.writePage(snapshot.source(), path, false) {
      case .written: refreshed.changed.append(path)
      case .failed(let error): refreshed.failures[path] = error
      case .unchanged, .unreadable: break
      }
    }
    return refreshed
  }
}

extension ServerSession {
  mutating func keepFresh(_ page: OpenedPage) {
    if livePages.all.isEmpty || page.change != host.changeCount {
      livePages.seenChange = page.change
    }
    livePages.all[page.path] = page
    if !page.isOfClient, !client.capabilities.showsDocuments { showAddress(ofPage: page.path) }
  }

  /// Tells the user where a page is that the client does not show.
  mutating func showAddress(ofPage path: String) {
    send(showMessage(.info, "the page is \(inQuotes(path)); open it in a browser"))
  }

  /// How long it takes until pages are to be made anew; nil when none are.
  var timeUntilPagesAreDue: Duration? {
    livePages.areMade ? nil : livePages.due.map { max(.zero, $0 - environment.elapsed()) }
  }

  /// Has the worker make the pages anew if something has changed and no key was typed for a while; false where there is nothing to do.
  mutating func refreshPages() -> Bool {
    guard !livePages.all.isEmpty else { return false }
    if livePages.seenChange != host.changeCount {
      livePages.seenChange = host.changeCount
      livePages.due = max(
        environment.elapsed() + LivePages.patience, livePages.lastMade + LivePages.rest)
    }
    guard timeUntilPagesAreDue == .zero else { return false }
    livePages.due = nil
    livePages.lastMade = environment.elapsed()
    var pages: [(path: String, snapshot: Snapshot)] = []
    for (path, page) in livePages.all {
      if let snapshot = snapshot(of: LSP.TextDocumentIdentifier(uri: page.log)) {
        pages.append((path, snapshot))
      } else {
        endPage(path)
      }
    }
    guard !pages.isEmpty, let make = environment.pages else { return true }
    livePages.areMade = true
    let refresh = PageRefresh(pages: pages, make: make)
    work(isLong: true, refresh.run) { $0.take($1) }
    return true
  }

  /// Goes on after pages were made anew; what cannot be written is reported once.
  mutating func take(_ refreshed: RefreshedPages) {
    livePages.areMade = false
    // What was written while its page was ended goes as well.
    for path in refreshed.changed where livePages.all[path] == nil { endPage(path) }
    for path in refreshed.changed where livePages.all[path]?.isOfClient == true {
      notify("w8log/pageChanged", Written.object { $0.field("uri", LSP.DocumentURI(path: path)) })
    }
    for (path, failure) in refreshed.failures {
      endPage(path)
      send(showMessage(.warning, failure.message))
    }
  }

  /// Leaves the page at an address as it is from now on.
  mutating func endPage(at uri: LSP.DocumentURI) {
    for path in livePages.all.keys where LSP.DocumentURI(path: path) == uri { endPage(path) }
  }

  private mutating func endPage(_ path: String) {
    livePages.all[path] = nil
    environment.pages?.endPage(path)
  }
}
