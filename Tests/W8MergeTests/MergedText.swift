@testable import W8Merge

/// What comes of two versions of a log, with marks where they clash.
func merged(_ base: String?, _ ours: String, _ theirs: String) -> String {
  text(of: LogMerge(base: base, ours: ours, theirs: theirs), .marks(MarkStyle()))
}

/// What a merge writes.
func text(of merge: LogMerge, _ clashes: WrittenMerge.Clashes) -> String {
  String(decoding: merge.written(clashes).text, as: UTF8.self)
}

/// What clashes, between its marks.
func clash(_ ours: String, _ theirs: String) -> String {
  "<<<<<<< ours\n\(ours)=======\n\(theirs)>>>>>>> theirs\n"
}

extension MarkStyle {
  /// Marks with the base between them.
  static var withBase: MarkStyle {
    var style = MarkStyle()
    style.hasBase = true
    return style
  }
}

extension LogMerge {
  init(base: String?, ours: String, theirs: String) {
    self.init(
      base: base.map { Array($0.utf8) }, ours: Array(ours.utf8), theirs: Array(theirs.utf8))
  }
}
