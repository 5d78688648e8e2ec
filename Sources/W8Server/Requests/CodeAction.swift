import JSON
import LanguageServerProtocol
import Primitives
import W8Book
import W8Edits
import W8IDE
import W8Lint
import W8Text

extension RequestRoute {
  /// The changes to offer for a range.
  static let codeAction = RequestRoute(
    "textDocument/codeAction",
    runs: .chosen { snapshot, params in
      let range = snapshot.textRange(params.range)
      if !snapshot.client.capabilities.codeAction.resolvesEdits, snapshot.joinsVersions(at: range) {
        return .longWorker
      }
      return requestedKinds(params.context).contains(.sourceFixAll)
        || requestedRefactorings(params.context) != [.quickFix]
        || snapshot.joinsVersions(at: range) ? .worker : .firstThread
    },
    advertises: [
      "codeActionProvider": [
        "codeActionKinds": .array(
          (CodeActionKind.allCases.map { $0.wireKind }
            + RefactoringKind.allCases.map { $0.wireKind }.filter {
              $0 != CodeActionKind.quickFix.wireKind
            })
            .map { .string($0.rawValue) }),
        "resolveProvider": true,
      ]
    ]
  ) { (snapshot, params: LSP.CodeActionParams, interruption) throws(Interrupted) -> [Written]? in
    // Without literals a client takes commands only, and there are none.
    guard snapshot.client.capabilities.codeAction.hasLiterals else { return nil }
    let (analysis, file) = (snapshot.analysis, snapshot.file)
    let range = snapshot.textRange(params.range)
    let named = Set(
      params.context.diagnostics.map {
        NamedFinding(code: $0.code, range: snapshot.textRange($0.range))
      })
    let kinds = requestedKinds(params.context)
    let actions = try analysis.codeActions(
      in: file, range: range,
      isNamed: { named.contains(NamedFinding(code: $0.code.description, range: $0.range)) },
      kinds: kinds, unless: interruption)
    let (shown, refactorings) = snapshot.refactorings(
      for: range, kinds: requestedRefactorings(params.context)
    ).without(actions, of: file, unless: interruption)
    func offered(_ isWanted: (Refactoring) -> Bool) throws(Interrupted) -> [Written] {
      try refactorings.filter(isWanted).map { (refactoring) throws(Interrupted) in
        try snapshot.toProtocol.codeAction(
          refactoring, for: range, isOnDisk: snapshot.isOnDisk, unless: interruption)
      }.compactMap { $0 }
    }
    return try offered { $0.kind == .quickFix } + shown.map(snapshot.toProtocol.codeAction)
      + offered { $0.kind != .quickFix }
  }

  /// The edit of an action that somebody wants to be made; one that was sent complete comes back as it is.
  static let resolveCodeAction = RequestRoute(
    "codeAction/resolve",
    runs: .chosen { snapshot, params in
      snapshot.joinsVersions(at: params.range) ? .longWorker : .worker
    }, advertises: [:], respond: respondWithNotice,
    handle: {
      (snapshot, params: LSP.ResolvedCodeAction, interruption) throws(ResolveFailure)
        -> Noticed<Written> in
      guard snapshot.document.version == params.version else { throw .outdated }
      let offered = snapshot.refactorings(for: params.range)
      guard let wanted = offered.first(where: { $0.title == params.title }) else {
        throw .refused(.refused("this action is not available here"))
      }
      do throws(EditRefusal) {
        let edit = try wanted.make(unless: interruption)
        try edit.requireNewFiles(snapshot.isOnDisk)
        try edit.requireReadable(in: snapshot.analysis)
        return Noticed(
          value: .object { json in
            params.write(with: snapshot.toProtocol.workspaceEdit(edit), &json)
          },
          notice: snapshot.client.notice(of: edit))
      } catch {
        throw .refused(error)
      }
    }
  ).waiting(.untilFilesAreLookedAt).returning { $0["edit"] != nil || $0["disabled"] != nil }
}

extension Snapshot {
  /// The conflict copies that the `include` at `range` leaves out, and on the first line those of the document, each with the
  /// file of which it is one.
  fileprivate func copies(at range: TextRange) -> [(copy: FileID, original: FileAnalysis)] {
    let isFirstLine = range.start <= file.line(at: 0)?.contentRange.end ?? 0
    let own = isFirstLine ? uris.copies(of: file.id) : []
    return own.map { ($0, file) } + analysis.leftOutCopies(at: range, in: file)
  }

  /// Whether versions can be joined at `range`, which takes a while in a long log.
  fileprivate func joinsVersions(at range: TextRange) -> Bool {
    !copies(at: range).isEmpty || file.conflictRanges.contains { $0.touches(range) }
  }

  /// The changes of `kinds` to offer for `range`, including those that join conflict copies.
  fileprivate func refactorings(
    for range: TextRange, kinds: Set<RefactoringKind> = Set(RefactoringKind.allCases)
  ) -> [Refactoring] {
    let joins = kinds.contains(.quickFix) ? copies(at: TextRange(at: range.start)) : []
    return joins.map { copy, original in
      .joining(copy: visible(copy.lastPart), into: original) { bytesOnDisk(copy) }
    } + analysis.refactorings(in: file, for: range, kinds: kinds)
  }
}

extension [Refactoring] {
  /// These and `actions` without those that make the edits of another: of all safe fixes they are one fix or those of one
  /// kind, and a refactoring may be a fix.
  fileprivate func without(
    _ actions: [CodeAction], of file: FileAnalysis, unless interruption: Interruption
  ) -> ([CodeAction], [Refactoring]) {
    let fixes = Set(actions.filter { $0.kind == .quickFix }.map { $0.edits })
    let fixAll = actions.first { $0.kind == .sourceFixAll }
    if fixes.isEmpty, fixAll == nil { return (actions, self) }
    var known = fixes
    let others = filter { refactoring in
      guard [.fixesOfOneKind, .general, .move, .organizeEntries].contains(refactoring.kind),
        fixAll != nil || refactoring.kind != .fixesOfOneKind,
        let edit = try? refactoring.make(unless: interruption), edit.created.isEmpty,
        edit.files.count == 1, edit.files[0].file == file.id
      else { return true }
      return known.insert(edit.files[0].edits).inserted
    }
    return (actions.filter { $0.kind == .quickFix || !known.contains($0.edits) }, others)
  }
}

/// A finding as a client names one that it shows.
private struct NamedFinding: Hashable {
  let code: String
  let range: TextRange
}

/// The kinds that a context asks for.
///
/// Changes of the whole file take long to find: an editor that asks by itself, at every move of the
/// cursor, gets them only if it names them.
private func requestedKinds(_ context: LSP.CodeActionContext) -> Set<CodeActionKind> {
  requested(context, automatic: [.quickFix], { $0.wireKind })
}

/// The kinds that a context asks for, of changes whose edits are computed later.
private func requestedRefactorings(_ context: LSP.CodeActionContext) -> Set<RefactoringKind> {
  requested(context, automatic: [.quickFix], { $0.wireKind })
}

/// The kinds that a context names, else all, or where an editor asks by itself those that are `automatic`.
private func requested<Kind: CaseIterable & Hashable>(
  _ context: LSP.CodeActionContext, automatic: Set<Kind>,
  _ wireKind: (Kind) -> LSP.CodeActionKind
) -> Set<Kind> {
  guard let only = context.only else {
    return context.triggerKind == .automatic ? automatic : Set(Kind.allCases)
  }
  return Set(Kind.allCases.filter { kind in only.contains { wireKind(kind).isKind(of: $0) } })
}

extension RefactoringKind {
  var wireKind: LSP.CodeActionKind {
    switch self {
    case .quickFix, .fixesOfOneKind: CodeActionKind.quickFix.wireKind
    case .general: LSP.CodeActionKind(rawValue: "refactor")
    case .move: LSP.CodeActionKind(rawValue: "refactor.move")
    case .rewrite: LSP.CodeActionKind(rawValue: "refactor.rewrite")
    case .organizeEntries: LSP.CodeActionKind(rawValue: "source.organizeEntries")
    }
  }
}

extension CodeActionKind {
  var wireKind: LSP.CodeActionKind {
    switch self {
    case .quickFix: LSP.CodeActionKind(rawValue: "quickfix")
    case .sourceFixAll: LSP.CodeActionKind(rawValue: "source.fixAll.w8log")
    }
  }
}

extension ToProtocol {
  /// A change to offer; `members` writes what it has besides.
  fileprivate func action(
    _ title: String, _ kind: LSP.CodeActionKind, _ members: @escaping (inout JSONWriter) -> Void
  ) -> Written {
    .object { json in
      json.field("title", title)
      json.field("kind", kind)
      members(&json)
    }
  }

  /// A change to offer, with its edit.
  fileprivate func codeAction(_ action: CodeAction) -> Written {
    self.action(visible(action.title), action.kind.wireKind) { json in
      if let diagnostic = action.diagnostic {
        json.key("diagnostics")
        json.startArray()
        write([diagnostic], to: &json)
        json.endArray()
      }
      json.flag("isPreferred", action.isPreferred && client.capabilities.codeAction.hasPreferred)
      json.field("edit", workspaceEdit(action.edits))
    }
  }

  /// A change to offer for `range` where nothing is wrong, without its edit where the client asks for that later; nil
  /// where there is nothing to change, and where it cannot be made and the client shows no such actions.
  ///
  /// `isOnDisk` tells whether a file is there that the change would make.
  fileprivate func codeAction(
    _ refactoring: Refactoring, for range: TextRange, isOnDisk: (FileID) -> Bool,
    unless interruption: Interruption
  ) throws(Interrupted) -> Written? {
    let kind = refactoring.kind.wireKind
    let isPreferred =
      refactoring.isPreferred && client.capabilities.codeAction.hasPreferred
    if let reason = refactoring.refusal ?? lack(of: refactoring) {
      return disabled(refactoring, reason)
    }
    if client.capabilities.codeAction.resolvesEdits, let version {
      return action(visible(refactoring.title), kind) { json in
        json.flag("isPreferred", isPreferred)
        json.field(
          "data",
          LSP.ResolvedCodeAction.data(
            uri: uri, version: version, offset: range.start, end: range.end))
      }
    }
    do throws(EditRefusal) {
      let edit = try refactoring.make(unless: interruption)
      try edit.requireNewFiles(isOnDisk)
      try edit.requireReadable(in: analysis)
      if edit.files.isEmpty { return nil }
      let notice = client.notice(of: edit).map { " (\($0))" } ?? ""
      return action(visible(refactoring.title) + notice, kind) { json in
        json.flag("isPreferred", isPreferred)
        json.field("edit", workspaceEdit(edit))
      }
    } catch {
      switch error {
      case .refused(let reason), .unresolved(let reason): return disabled(refactoring, reason)
      case .interrupted: throw Interrupted()
      }
    }
  }

  /// The reason why the client, or the document, cannot have what a change takes; nil when it can.
  private func lack(of refactoring: Refactoring) -> String? {
    guard refactoring.makesFiles else { return nil }
    if !client.capabilities.createsFiles { return "the editor cannot create files for a server" }
    return uri.path == nil ? "a document without a path includes no files" : nil
  }

  private func disabled(_ refactoring: Refactoring, _ reason: String) -> Written? {
    guard client.capabilities.codeAction.hasDisabled else { return nil }
    return action(visible(refactoring.title), refactoring.kind.wireKind) { json in
      json.key("disabled")
      json.object { json in json.field("reason", reason) }
    }
  }
}

extension BookEdit {
  /// Throws where a file is there that the change would make.
  func requireNewFiles(_ isOnDisk: (FileID) -> Bool) throws(EditRefusal) {
    guard let known = created.first(where: { isOnDisk($0.file) }) else { return }
    throw .refused("\"\(visible(known.file.lastPart))\" already exists; move it first")
  }
}

extension LSP.ResolvedCodeAction {
  /// The bytes for which it was offered.
  fileprivate var range: TextRange { TextRange(max(0, offset), max(0, offset, end)) }
}

/// The reason why what a client hands back is not completed.
enum ResolveFailure: RequestFailure {
  /// It was made for another text.
  case outdated
  /// It cannot be done.
  case refused(EditRefusal)

  static var ofClosedDocument: LSP.ResponseError? { EditRefusal.ofClosedDocument }

  func response() throws(Interrupted) -> LSP.ResponseError {
    switch self {
    case .outdated: Obsolescence.contentModified.error
    case .refused(let refusal): try refusal.response()
    }
  }
}
