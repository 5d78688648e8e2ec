import JSON
import LanguageServerProtocol
import W8Book
import W8Edits
import W8Engine

extension RequestRoute {
  /// The includes that lead to files which are about to get other names.
  static let willRenameFiles = RequestRoute(
    session: "workspace/willRenameFiles",
    advertises: [
      "workspace": [
        "fileOperations": [
          "willRename": [
            "filters": [
              ["pattern": ["glob": "**/*.w8log", "matches": "file"]],
              ["pattern": ["glob": "**", "matches": "folder"]],
            ]
          ]
        ]
      ]
    ]
  ) {
    (
      session: inout ServerSession, request, params: LSP.RenameFilesParams
    ) throws(LSP.ResponseError) in
    let renaming = session.renaming(FileMoves(params, session.environment.realPath))
    session.answerLater(request) { _ in renaming.answer(to: request) }
    return nil
  }.waiting(.untilAllFoldersAreSearched)
}

/// The names that files and folders are about to get.
private struct FileMoves: Sendable {
  private let moves: [(old: String, new: String)]

  init(_ params: LSP.RenameFilesParams, _ realPath: (String) -> String?) {
    moves = params.files.compactMap { file in
      guard file.oldUri.path != nil, file.newUri.path != nil else { return nil }
      return (
        FileID(file.oldUri, realPath: realPath).name, FileID(file.newUri, realPath: realPath).name
      )
    }
  }

  /// What `file` will be called; nil where it keeps its name.
  func newName(of file: FileID) -> FileID? {
    let name = file.name
    for (old, new) in moves {
      if name.utf8.elementsEqual(old.utf8) { return FileID(new) }
      let folder = Array((old + "/").utf8)
      if name.utf8.starts(with: folder) {
        return FileID(
          "\(new)/\(String(decoding: name.utf8.dropFirst(folder.count), as: UTF8.self))")
      }
    }
    return nil
  }
}

/// Finds the includes that have to change, in the books of open documents and in those of which none is open.
private struct IncludeRenaming: Sendable {
  let moves: FileMoves
  let open: [Analysis]
  /// The roots of books that may not be open, and the files of those that are.
  let includers: [FileID]
  let known: Set<FileID>
  let folders: [String]
  let today: CivilDate
  let uris: KnownURIs
  let client: Client
  let environment: ServerEnvironment

  /// The answer with the edits of all of them, null where none has to change, behind the notices of includes that stay.
  func answer(to request: PendingRequest) -> [[UInt8]] {
    var messages: [[UInt8]] = []
    var documents: [WorkspaceEdit.Document] = []
    var known: Set<LSP.DocumentURI> = []
    var last: (ToProtocol, BookEdit)?
    for analysis in open + closed {
      guard let edit = try? analysis.movingFiles(moves.newName) else { continue }
      if let notice = client.notice(of: edit) { messages.append(showMessage(.info, notice)) }
      guard !edit.files.isEmpty else { continue }
      let root = analysis.root
      let toProtocol = ToProtocol(root, of: analysis, uris, client)
      // A file of several books is changed once.
      documents += toProtocol.documentEdits(edit).filter { known.insert($0.uri).inserted }
      last = (toProtocol, edit)
    }
    let edit = last.map { $0.workspaceEdit(documents, for: $1) }
    return messages + [request.response(edit)]
  }

  /// The books of which no document is open.
  private var closed: [Analysis] {
    let roots = includers.filter { !known.contains($0) }
    var host = AnalysisHost(today: today)
    return host.loadBooks(
      among: roots, from: WorkerDisk(environment: environment, folders: folders)
    )
    .compactMap { host.analysis(of: $0.root) }
  }
}

extension ServerSession {
  fileprivate mutating func renaming(_ moves: FileMoves) -> IncludeRenaming {
    IncludeRenaming(
      moves: moves, open: openBooks(), includers: books.logs.followedIncluders.map(FileID.init),
      known: books.files,
      folders: books.folders, today: today, uris: knownURIs, client: client,
      environment: environment)
  }
}
