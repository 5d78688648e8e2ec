import JSON
import LanguageServerProtocol
import Primitives
import W8Analysis
import W8IDE
import W8Text

extension RequestRoute {
  /// The changes to offer for a range.
  static let codeAction = RequestRoute(
    "textDocument/codeAction",
    choosing: { snapshot, params in
      let range = snapshot.textRange(params.range)
      let isLong =
        wantedKinds(params.context).contains(.sourceFixAll)
        || !wantedRefactorings(params.context).isEmpty
        || !snapshot.analysis.leftOutCopies(at: range, in: snapshot.file).isEmpty
        || snapshot.file.conflictRanges.contains { $0.touches(range) }
      return isLong ? .worker : .firstThread
    },
    advertises: [
      "codeActionProvider": [
        "codeActionKinds": .array(
          (CodeActionKind.allCases.map(\.wireKind) + RefactoringKind.allCases.map(\.wireKind))
            .map { .string($0.rawValue) }),
        "resolveProvider": true,
      ]
    ]
  ) {
    (snapshot, params: LSP.CodeActionParams, interruption) throws(Interrupted) -> [LSP.CodeAction]?
    in
    // Without literals a client takes commands only, and there are none.
    guard snapshot.client.capabilities.codeAction.hasLiterals else { return nil }
    let named = Set(
      params.context.diagnostics.map { NamedFinding($0, snapshot.textRange($0.range)) })
    let actions = try snapshot.analysis.codeActions(
      in: snapshot.file, range: snapshot.textRange(params.range),
      isNamed: { named.contains(NamedFinding(code: $0.code.description, range: $0.range)) },
      kinds: wantedKinds(params.context), unless: interruption)
    let refactorings = snapshot.analysis.refactorings(
      in: snapshot.file, at: snapshot.textRange(params.range).start,
      kinds: wantedRefactorings(params.context))
    let toProtocol = snapshot.toProtocol
    var offered = actions.map(toProtocol.codeAction)
    for refactoring in refactorings {
      let offset = snapshot.textRange(params.range).start
      let action = try toProtocol.codeAction(
        refactoring, at: offset, isOnDisk: snapshot.isOnDisk, unless: interruption)
      if let action { offered.append(action) }
    }
    if wantedKinds(params.context).contains(.quickFix) {
      offered += snapshot.copyJoins(at: snapshot.textRange(params.range))
    }
    return offered
  }
}

extension Snapshot {
  /// What joins the conflict copies that the `include` at `range` leaves out.
  fileprivate func copyJoins(at range: TextRange) -> [LSP.CodeAction] {
    analysis.leftOutCopies(at: range, in: file).compactMap { copy, original in
      let name = visible(copy.lastPart)
      guard let bytes = bytesOnDisk(copy),
        let edit = analysis.joining(bytes, named: name, into: original)
      else { return nil }
      return LSP.CodeAction(
        title: edit.summary, kind: CodeActionKind.quickFix.wireKind,
        edit: toProtocol.workspaceEdit(edit))
    }
  }
}

/// A finding as a client names one that it shows.
private struct NamedFinding: Hashable {
  let code: String
  let range: TextRange

  init(code: String, range: TextRange) {
    (self.code, self.range) = (code, range)
  }

  init(_ diagnostic: LSP.Diagnostic, _ range: TextRange) {
    if case .string(let code)? = diagnostic.code { self.code = code } else { code = "" }
    self.range = range
  }
}

/// The kinds that a context asks for.
///
/// Changes of the whole file take long to find: an editor that asks by itself, at every move of the
/// cursor, gets them only if it names them.
private func wantedKinds(_ context: LSP.CodeActionContext) -> Set<CodeActionKind> {
  if let only = context.only {
    return Set(
      CodeActionKind.allCases.filter { kind in only.contains { kind.wireKind.isKind(of: $0) } })
  }
  return context.triggerKind == .automatic ? [.quickFix] : Set(CodeActionKind.allCases)
}

/// The changes that a context asks for where nothing is wrong; an editor that asks by itself gets none unless it names
/// them.
private func wantedRefactorings(_ context: LSP.CodeActionContext) -> Set<RefactoringKind> {
  let all = RefactoringKind.allCases
  if let only = context.only {
    return Set(all.filter { kind in only.contains { kind.wireKind.isKind(of: $0) } })
  }
  return context.triggerKind == .automatic ? [] : Set(all)
}

extension RefactoringKind {
  /// The word on the wire.
  var wireKind: LSP.CodeActionKind {
    switch self {
    case .general: .refactor
    case .move: .refactorMove
    case .rewrite: .refactorRewrite
    case .organizeEntries: LSP.CodeActionKind(rawValue: "source.organizeEntries")
    }
  }
}

extension CodeActionKind {
  /// The word on the wire.
  var wireKind: LSP.CodeActionKind {
    switch self {
    case .quickFix: .quickFix
    case .sourceFixAll: LSP.CodeActionKind(rawValue: "source.fixAll.w8log")
    }
  }
}
