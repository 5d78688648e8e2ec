package import Primitives
package import W8Book
package import W8Edits
import W8Engine
package import W8Text

/// A change of the book that an editor offers at a position, made only when somebody takes it.
package struct Refactoring: Sendable {
  /// Its effect, as a sentence for a menu; no two at one position have the same.
  package let title: String
  /// Its kind of change.
  package let kind: RefactoringKind
  /// The reason why it cannot be made; nil when it can, as far as is known at once.
  package let refusal: String?
  /// Whether it makes files.
  package let makesFiles: Bool
  /// Whether it is the one to take without choosing.
  package let isPreferred: Bool
  private let change: @Sendable (Interruption) throws(EditRefusal) -> BookEdit

  init(
    _ title: String, kind: RefactoringKind = .rewrite, refusal: String? = nil,
    makesFiles: Bool = false, isPreferred: Bool? = nil,
    _ change: @escaping @Sendable (Interruption) throws(EditRefusal) -> BookEdit
  ) {
    self.title = title
    self.kind = kind
    self.refusal = refusal
    self.makesFiles = makesFiles
    self.isPreferred = isPreferred ?? (kind == .quickFix)
    self.change = change
  }

  /// Makes the change; throws why it cannot be made after all.
  package func make(unless interruption: Interruption = .never) throws(EditRefusal) -> BookEdit {
    if let refusal { throw .refused(refusal) }
    return try change(interruption)
  }
}

/// The kinds of changes whose edits are computed only when the user picks one.
package enum RefactoringKind: CaseIterable, Hashable, Sendable {
  /// Fixes what no diagnostic alone shows: a conflict, or lines that were pasted.
  case quickFix
  /// Makes all fixes of one kind.
  case fixesOfOneKind
  /// Adds what is missing.
  case general
  /// Puts lines elsewhere, here or in another file.
  case move
  /// Says something else, or the same in another way.
  case rewrite
  /// Puts the days of a file in order.
  case organizeEntries
}

/// One sort of change that can be offered.
///
/// A provider is a file in `Refactoring` and a line in `all`.
struct RefactoringProvider: Sendable {
  let kind: RefactoringKind
  /// The changes to offer; costs no more than reading the line.
  let offers: @Sendable (RefactoringScope) -> [Refactoring]

  /// Every provider, in the order of a menu.
  static let all: [RefactoringProvider] = [
    .conflicts,
    .pastedEntries,
    .sameFixes,
    .entryMonth,
    .monthHeader,
    .lineMoving,
    .duplicateDays,
    .noteToLine,
    .noteToTail,
    .setsInNote,
    .lineJoining,
    .gymMerging,
    .gymDeletion,
    .gymColor,
    .planRestart,
    .yearFiles,
    .entryOrder,
  ]
}

/// What a provider can read.
struct RefactoringScope: Sendable {
  let analysis: Analysis
  let file: FileAnalysis
  /// The line for which changes are requested.
  let line: FileLine
  /// What is selected.
  let range: TextRange
  var offset: Int { range.start }

  /// The key of the gym that is named at the offset, or declared on its line; nil where none is.
  var gym: GymID? {
    if case .gym(let gym)? = analysis.name(in: file, at: offset)?.thing { return gym }
    let declared = analysis.names(onLine: line).first { $0.role == .declaration }
    guard case .gym(let gym)? = declared?.thing else { return nil }
    return gym
  }
}

extension Analysis {
  /// The changes of `kinds` to offer for `range` of `file`, in the order of a menu.
  package func refactorings(
    in file: FileAnalysis, for range: TextRange,
    kinds: Set<RefactoringKind> = Set(RefactoringKind.allCases)
  ) -> [Refactoring] {
    let range = range.clamped(to: file.text.byteCount)
    guard let line = file.line(at: range.start) else { return [] }
    let scope = RefactoringScope(analysis: self, file: file, line: line, range: range)
    return RefactoringProvider.all.filter { kinds.contains($0.kind) }.flatMap { $0.offers(scope) }
  }
}
