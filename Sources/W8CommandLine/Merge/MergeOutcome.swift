import JSON
import Primitives
import W8Engine
import W8Merge
import W8Reports
import W8Text

/// The outcome of a merge, for people and programs.
struct MergeOutcome {
  /// The user's name for the log.
  let name: String
  /// The version that was joined with it, where that is a file of its own.
  var theirs: (path: String, bytes: [UInt8])?
  /// Whether the result stands in its file.
  var isWritten = false
  /// Whether the other version was taken away.
  var isDeleted = false
  /// The conflicts between a deletion and a change in which the preferred side was taken.
  var decided: [ConflictedText.Conflict] = []
  /// The result.
  let text: [UInt8]
  private let merge: LogMerge
  private let written: WrittenMerge
  private let gains: MergeGains
  private let preferred: MergeSide?
  private let hasBase: Bool

  /// Writes `merge` of the log `name`.
  init(
    _ merge: LogMerge, of name: String, hasBase: Bool, _ preferred: MergeSide?,
    _ style: MarkStyle
  ) {
    (self.merge, self.name, self.hasBase, self.preferred) = (merge, name, hasBase, preferred)
    var style = style
    style.hasBase = style.hasBase && hasBase
    written = merge.written(preferred.map { .side($0) } ?? .marks(style))
    text = written.text
    gains = preferred == .theirs ? merge.gains.theirs : merge.gains.ours
  }

  var exitCode: ExitCode { hasMarks ? .findings : .success }
  /// Whether all that the other version says is in the log.
  var isWhole: Bool { written.clashes.isEmpty || preferred == .theirs }
  private var hasMarks: Bool { preferred == nil && !written.clashes.isEmpty }

  // MARK: - Words

  /// What happened, line by line.
  var lines: [String] {
    var lines = ["\(visible(name))\(theirs.map { " and \(visible($0.path))" } ?? ""): \(summary)"]
    for renaming in merge.renamings {
      lines.append(
        "renamed \(inQuotes(renaming.old)) to \(inQuotes(renaming.new)), as one version did everywhere"
      )
    }
    if merge.writesOut {
      lines.append(
        "wrote units and gyms after numbers and days, because the versions have different defaults"
      )
    }
    if merge.isByLines {
      lines.append("w8log could not merge the entries safely, so it merged line by line")
    }
    if let preferred {
      lines += decided.map { conflict in
        "\(visible(name)):\(conflict.opening): kept \(preferred.rawValue), as one side deleted what the other changed"
      }
    }
    lines += written.clashes.map(line)
    if hasMarks {
      let count = counted(written.clashes.count, "conflict")
      lines.append(
        isWritten
          ? "\(count) left; edit the marked lines, or use --prefer ours or theirs"
          : "\(count) would be left; use --prefer ours or theirs to resolve them")
    }
    if isDeleted, let theirs { lines.append("deleted \(visible(theirs.path))") }
    return lines
  }

  private var summary: String {
    if gains.isEmpty, !decided.isEmpty, !hasMarks {
      return "\(counted(decided.count, "conflict")) resolved"
    }
    if gains.isEmpty {
      return hasMarks
        ? "\(counted(written.clashes.count, "conflict")), no other changes" : "nothing to merge"
    }
    var parts = [
      days(gains.newDays, "new"), days(gains.changedDays, "with changes"),
      days(gains.goneDays, "removed"),
    ].compactMap { $0 }
    if gains.hasOtherLines { parts.append("changes outside of days") }
    return parts.joined(separator: "; ")
  }

  private func days(_ days: [CivilDate], _ what: String) -> String? {
    if days.isEmpty { return nil }
    let most = 5
    let shown = days.prefix(most).map { $0.description }
    let others = days.count > most ? ["\(days.count - most) more"] : []
    return "\(counted(days.count, "day")) \(what): \((shown + others).listed(with: "and"))"
  }

  private func line(_ clash: WrittenClash) -> String {
    let lead = "\(visible(name)):\(clash.lines.lowerBound): "
    let (ours, theirs) = (said(clash.ours), said(clash.theirs))
    return switch preferred {
    case nil: "\(lead)conflict: ours \(ours), theirs \(theirs)"
    case .ours: "\(lead)kept ours: \(ours) (not \(theirs))"
    case .theirs: "\(lead)kept theirs: \(theirs) (not \(ours))"
    }
  }

  private func said(_ lines: [String]) -> String {
    let texts = lines.filter { !$0.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    guard let first = texts.first else { return "nothing" }
    let rest = texts.count > 1 ? " and \(counted(texts.count - 1, "line")) below" : ""
    return inQuotes(shownLine(first)) + rest
  }

  /// A line without runs of blanks, and without its end where it is long.
  private func shownLine(_ text: String) -> String {
    let words = text.split(separator: " ").joined(separator: " ")
    let most = 60
    return words.count > most ? words.prefix(most) + "…" : words
  }

  // MARK: - JSON

  var json: JSON {
    func dates(_ days: [CivilDate]) -> JSON { .array(days.map { .string($0.description) }) }
    return .object([
      "file": .string(name),
      "theirs": JSON(theirs) { .string($0.path) },
      "hasBase": .bool(hasBase),
      "newDays": dates(gains.newDays),
      "changedDays": dates(gains.changedDays),
      "goneDays": dates(gains.goneDays),
      "changesOtherLines": .bool(gains.hasOtherLines),
      "renamed": .array(
        merge.renamings.map { .object(["from": .string($0.old), "to": .string($0.new)]) }),
      "clashes": .array(
        written.clashes.map { clash in
          .object([
            "line": .integer(clash.lines.lowerBound),
            "ours": .array(clash.ours.map { .string($0) }),
            "theirs": .array(clash.theirs.map { .string($0) }),
          ])
        }),
      "hasMarks": .bool(hasMarks),
      "isByLines": .bool(merge.isByLines),
      "isWritten": .bool(isWritten),
      "isDeleted": .bool(isDeleted),
    ])
  }
}

extension MergeRun {
  var isJSON: Bool {
    invocation.arguments.choice(of: .mergeFormat, PageFormat.self) == .json
  }

  /// Tells what happened: beside the result where that is a log or a patch.
  func report(_ outcomes: [MergeOutcome]) throws(Failure) {
    let arguments = invocation.arguments
    if isJSON {
      return try Document(["merges": .array(outcomes.map { $0.json })]).write(to: invocation.output)
    }
    let isBeside = arguments.has(.dryRun) || arguments.value(of: .mergedLog) == "-"
    for line in outcomes.flatMap({ $0.lines }) {
      if isBeside {
        try invocation.remark("w8log: \(line)")
      } else {
        try invocation.output.write(page: Array("\(line)\n".utf8))
      }
    }
    if outcomes.contains(where: { $0.lacksBase }) {
      try invocation.remark(
        "w8log: no common ancestor is known (--base), so nothing was deleted")
    }
  }
}

extension MergeOutcome {
  /// Whether something may have been deleted on one side that is there again.
  fileprivate var lacksBase: Bool { !hasBase && !gains.isEmpty }
}
