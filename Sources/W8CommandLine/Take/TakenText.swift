import W8Book
import W8Edits
import W8Engine
import W8Text

/// The outcome of the lines of an inbox, for people.
struct TakenText {
  /// The user's name for it.
  let name: String
  let text: InboxText
  /// Of each entry.
  let verdicts: [TakenDays.Verdict]
  /// Whether what stays is reported elsewhere.
  private(set) var isSilent = false

  init(name: String, text: InboxText, verdicts: [TakenDays.Verdict]) {
    (self.name, self.text, self.verdicts) = (name, text, verdicts)
  }

  /// The same where what stays is reported with the inbox to which it goes back.
  var withoutStays: TakenText {
    var other = self
    other.isSilent = true
    return other
  }

  /// The lines that stay, as they are.
  var rest: [UInt8] {
    let staying = zip(text.entries, verdicts).compactMap { entry, verdict in
      if case .stays = verdict { entry.firstLine } else { nil }
    }
    return text.rest { !staying.contains($0.firstLine) }
  }

  /// Tells what is taken as a log would have it, but where a patch was shown, and what stays; whether all is taken.
  func tell(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let (isDry, output) = (invocation.arguments.has(.dryRun), invocation.output)
    // In a file that stays as it is lines of other things are no news.
    let suspects = invocation.arguments.has(.keep) ? [] : text.suspects
    var reasons: [(line: Int, what: String, reason: String)] = suspects.map {
      line, isIndented in
      (
        line, "not added",
        isIndented
          ? "no line above it has a date"
          : "it does not start with a date such as 2026-01-31"
      )
    }
    for (entry, verdict) in zip(text.entries, verdicts) {
      switch verdict {
      case .taken(let day):
        if !isDry { for line in day.linesForPeople { try output.write(visible(line) + "\n") } }
      case .known(let day):
        try invocation.remark(
          "w8log: \(position(entry.firstLine)): \(day.date.words) is already in the log")
      case .stays(let reason, let line):
        reasons.append(
          (
            line, line == entry.firstLine ? "not added" : "not added, like the line of its day",
            reason
          ))
      }
    }
    if isSilent { return .success }
    for (line, what, reason) in reasons.sorted(by: { $0.line < $1.line }) {
      let words = text.line(line).split { $0.isWhitespace }
        .joined(separator: " ")
      let shown = words.count > 60 ? "\(words.prefix(59))…" : words
      try output.tell("w8log: \(position(line)): \(inQuotes(shown)) \(what): \(reason)")
    }
    return reasons.isEmpty ? .success : .findings
  }

  private func position(_ line: Int) -> String { "\(visible(name)):\(line + 1)" }
}

extension AddedDay {
  /// The entry with its date in full, and the lines below it.
  fileprivate var linesForPeople: [String] {
    let words = fields.split { $0.isWhitespace }.joined(separator: " ")
    let day = "\(date) \(date.weekday.abbreviation)"
    return [words.isEmpty ? day : "\(day)  \(words)"] + lines
  }
}
