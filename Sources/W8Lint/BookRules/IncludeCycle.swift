import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let includeCycle = Rule(
    8702, "include-cycle", .error,
    Explanation(
      finds: "A file that includes itself, directly or through other files.",
      harm: "w8log reads the file once and ignores this `include`.",
      fix: "Remove the `include`.",
      example: """
        include    "gyms.w8log"

        === gyms.w8log

        include    "gyms.w8log"
        gym        @iron "Iron Temple"
        """,
      instead: """
        include    "gyms.w8log"

        === gyms.w8log

        gym        @iron "Iron Temple"
        """),
    .book { analysis, findings in
      for fault in analysis.structure.faults {
        guard case .cycle(let files) = fault.kind,
          case .include(let pattern) = fault.directive.directive
        else { continue }
        analysis.report(fault, pattern, story(of: files, in: analysis), &findings)
      }
    })
}

/// `a.w8log → b.w8log → a.w8log`; of a long way the middle is left out.
private func story(of files: [FileID], in analysis: Analysis) -> String {
  if files.count == 2 { return "this file includes itself; remove this include" }
  let names = files.map { shortened($0.name(from: analysis.root.id), to: 20) }
  let whole = names.joined(separator: " → ")
  let longest = 75
  let shown =
    names.count > 3 && whole.unicodeScalars.count > longest
    ? "\(names[0]) → … → \(names[names.count - 2]) → \(names[0])" : whole
  return "include cycle: \(shown); remove one of these includes"
}
