import W8Syntax
import W8Text

extension Rule {
  static let mergeConflict = Rule(
    8007, "merge-conflict", .error, .wholeLog,
    Explanation(
      finds: "A mark that a merge left where two versions of the file differ.",
      harm: """
        Both versions are read, one after the other, and where days, weights or sets are in both \
        they count twice.
        """,
      example: """
        # 2026-01

        <<<<<<< HEAD
        14 Wed   82.6
        =======
        15 Thu   82.5
        >>>>>>> phone
        """,
      instead: """
        # 2026-01

        14 Wed   82.6
        15 Thu   82.5
        """),
    .syntax(.mergeConflict) { scope in
      "\(quoted(scope.text)) marks an unfinished merge; keep one side or both"
    },
    fixes: .preferred { scope in
      guard let conflict = ConflictSides(around: scope.place, in: scope.file) else {
        return boundsBase(scope.place, in: scope.file)
          ? [] : [.possible("Remove this mark", TextEdit(scope.place.fullRange, ""))]
      }
      return [.preferred("Keep both sides", TextEdit(conflict.range, conflict.bothSides))]
    })
}
