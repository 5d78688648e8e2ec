import LanguageServerProtocol
import W8Book
import W8Paths

/// The way the client spells the names of files: those that are open, and those in folders that it reaches by a
/// symbolic link; and which files are conflict copies of others.
struct KnownURIs: Sendable {
  /// The documents that are open, by their names in the analysis.
  var open: [FileID: LSP.DocumentURI] = [:]
  var links: [FolderLink] = []
  var copies: Set<FileID> = []

  /// A folder that the client knows under another path than its own.
  struct FolderLink: Hashable, Sendable {
    let real: String
    let spelled: String
  }

  /// The name of an open document; nil for any other file.
  subscript(file: FileID) -> LSP.DocumentURI? { open[file] }

  /// The conflict copies of `file`, in order.
  func copies(of file: FileID) -> [FileID] {
    copies.filter { $0.original == file }.sorted { $0.name < $1.name }
  }

  /// The name of `file`, which of several links leads on by the nearest.
  func uri(of file: FileID) -> LSP.DocumentURI {
    if let uri = open[file] { return uri }
    let around = links.filter { Path.isInside(file.name, folder: $0.real) }
    guard let link = around.max(by: { $0.real.utf8.count < $1.real.utf8.count }) else {
      return LSP.DocumentURI(path: file.name)
    }
    let rest = String(decoding: file.name.utf8.dropFirst(link.real.utf8.count), as: UTF8.self)
    return LSP.DocumentURI(path: link.spelled + rest)
  }
}

extension KnownURIs.FolderLink {
  /// The folder at `path`, which is `real` without symbolic links; nil where the two are one.
  init?(_ path: String, real: String) {
    guard !path.utf8.elementsEqual(real.utf8), real != "/" else { return nil }
    self.init(real: real, spelled: path)
  }
}
