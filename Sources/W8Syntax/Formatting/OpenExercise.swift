/// The exercise above a note, and how deep it stands before and after it is formatted.
///
/// A note that stands deeper belongs to it. So that formatting gives no note another owner, the notes below an
/// exercise that changes its depth are edited together with it, or not at all.
struct OpenExercise {
  /// How deep it stands as it is written, and as the formatter leaves it; 0 where none is open.
  private var written = 0
  private var kept = 0
  /// What becomes of the notes below it.
  private(set) var notes = Notes.free

  enum Notes {
    /// Each is edited where its own line is to be.
    case free
    /// All are edited, as the exercise gets another depth.
    case moved
    /// None is, as the exercise would get another depth but is not to be edited.
    case held
  }

  /// Opens the exercise `line` at `depth`, which is to be edited where it `isChosen`, and was where it `isChanged`.
  mutating func open(at depth: Int, _ line: SyntaxLine, _ isChosen: Bool, isChanged: Bool) {
    (written, kept) = (depth, isChanged ? marginWidth : depth)
    let isHeld = !isChosen && !line.isFrozen && depth != marginWidth
    notes = isHeld ? .held : kept == written ? .free : .moved
  }

  /// How many blanks indent a note that stands at `depth`.
  func margin(ofNoteAt depth: Int) -> Int {
    if written == 0 { return marginWidth }
    return depth > written ? max(noteMarginWidth, kept + 1) : min(marginWidth, kept)
  }

  /// Whether a note is edited that is in range where it `isChosen`.
  func edits(_ isChosen: Bool) -> Bool { notes == .moved || notes == .free && isChosen }
}
