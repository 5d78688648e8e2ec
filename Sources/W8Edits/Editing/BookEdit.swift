import Primitives
package import W8Book
package import W8Text

/// A change of a book: what it does, and how to each file.
///
/// Made by pure functions from an `Analysis`. It changes no figure that its summary does not speak of, lines in canonical
/// form stay so, and what it is made for is gone when it is made, so that it cannot be made twice.
package struct BookEdit: Hashable, Sendable {
  /// What happens, as a sentence for a menu or above a diff.
  package let summary: String
  /// The files that change, in the order of the book.
  package let files: [FileEdit]
  /// The files that come, in the order of the book; none of them may exist.
  package var created: [NewFile] = []
  /// The file that is written before all others; nil where what it gains and loses decides.
  package var first: FileID?
  /// What stays as it is although one might expect otherwise, and why; a sentence each.
  package let undone: [String]
  /// Whether something is lost that the result does not show: worth a question.
  package let losesText: Bool

  /// A file that is not there yet.
  package struct NewFile: Hashable, Sendable {
    /// The file.
    package let file: FileID
    /// The text in it.
    package let bytes: [UInt8]
  }

  /// The change of one file.
  package struct FileEdit: Hashable, Sendable {
    /// The file.
    package let file: FileID
    /// The version of the text that is changed.
    package let version: Int
    /// The edits, on the text before any of them; ascending, and they do not overlap.
    package let edits: [TextEdit]
  }
}

extension BookEdit {
  /// The change of one file, which is worth a look before it is made.
  package init(_ summary: String, of file: FileAnalysis, _ edits: [TextEdit]) {
    self.init(summary, of: [(file, edits)])
  }

  /// The change of some files, which is worth a look before it is made.
  package init(_ summary: String, of changes: [(file: FileAnalysis, edits: [TextEdit])]) {
    let files = changes.map {
      FileEdit(file: $0.file.id, version: $0.file.version, edits: $0.edits)
    }
    self.init(summary: summary, files: files, undone: [], losesText: true)
  }
}

/// The reason why a change of a book is not made.
package enum EditRefusal: Error, Hashable, Sendable {
  /// The text in the way and what would be right, for people.
  case refused(String)
  /// Errors of the book, which the text names, leave it uncertain where lines belong.
  case unresolved(String)
  /// The caller has withdrawn the request.
  case interrupted
}

/// Returns the result of `work`; throws `interrupted` if the work was interrupted.
func refusing<Result>(_ work: () throws(Interrupted) -> Result) throws(EditRefusal)
  -> Result
{
  do throws(Interrupted) {
    return try work()
  } catch {
    throw .interrupted
  }
}
