import W8Book
import W8Syntax

extension Rule {
  static let reservedName = Rule(
    8305, "reserved-name", .error,
    Explanation(
      finds: """
        A gym with a name that starts with `rpe`, `rir` or `bw`, which have a meaning in sets.
        """,
      harm: "w8log does not read the gym, because `@rpe8` could also be an effort.",
      fix: "Choose another name, such as `@gym-bw`.",
      example: january("03 Sat   82.1   @bwgym"),
      instead: january("03 Sat   82.1   @gym-bw")),
    .syntax(.reservedName) { scope in
      "\(quoted(scope.text)) cannot be a gym; no name may start with rpe, rir or bw"
    },
    fixes: .possible { scope in
      let name = "@gym-\(scope.text.dropFirst())"
      let edit = scope.replacing(with: name)
      return scope.mends(edit) ? [.possible("Rename it to \(name)", edit)] : []
    })
}
