import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let includeMissing = Rule(
    8701, "include-missing", .error,
    Explanation(
      finds: """
        An `include` that w8log cannot follow. Either no file matches, or the file is unreadable \
        or outside the folder of the main log, or its name starts with a dot or does not end in \
        `.w8log`, or the log has too many or too large files.
        """,
      harm: "The entries of these files are missing from every report.",
      fix: "Correct the name, or move the file into the folder of the log.",
      example: """
        include    "years/2024.w8log"

        === years/2025.w8log

        # 2025-01

        03 Fri   82.1
        """,
      instead: """
        include    "years/*.w8log"

        === years/2025.w8log

        # 2025-01

        03 Fri   82.1
        """),
    .book { analysis, findings in
      for fault in analysis.structure.faults {
        guard case .include(let pattern) = fault.directive.directive else { continue }
        let text = quoted(pattern.text)
        let message: String
        switch fault.kind {
        case .missing:
          message = "no *.w8log file matches \(text); paths are relative to the folder of this file"
        case .refused(let refusal):
          message = "\(refusal.name.map(quoted) ?? text) is not read: \(refusal.reason)"
        case .cycle: continue
        }
        analysis.report(fault, pattern, message, &findings)
      }
    })
}

extension Analysis {
  /// Reports a fault of an include on its pattern.
  func report(
    _ fault: IncludeFault, _ pattern: Argument, _ message: String,
    _ findings: inout FileFindings
  ) {
    let fileLine = files[fault.file].line(of: fault.directive)
    findings.report(fileLine, pattern.range.shifted(by: fileLine.sectionStart), message)
  }
}
