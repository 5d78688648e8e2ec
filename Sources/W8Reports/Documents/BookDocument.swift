package import JSON
import Primitives
import W8Book
import W8Engine
package import W8Lint
import W8Syntax
import W8Text

extension OpenedLog {
  /// Writes the whole book with all that it means to `output`, as one JSON document: with `diagnostics` of each of its files
  /// and what errors have taken from it, and with the tokens of every line where that is asked for.
  ///
  /// Entries go out by sections and findings one by one: as one value they would take a hundred times the size of the log.
  package func writeBook<Sink: ByteSink>(
    to output: Sink, _ layout: JSONLayout, withTree: Bool, _ leftOut: LeftOut,
    _ diagnostics: [[Diagnostic]]
  ) throws(Sink.Refusal) {
    let files = files.filter { shows($0.file) }
    var json = JSONWriter(layout)
    json.startObject()
    if withTree {
      json.key("ast")
      try output.writeArray(
        files.lazy.flatMap { ModelDocument.tree(of: $0) }, with: &json)
    }
    json.field("complete", leftOut.isEmpty)
    json.key("diagnostics")
    try output.writeArray(
      shown(diagnostics).lazy.flatMap { log, found in
        found.shown(in: log.file).lazy.map {
          ModelDiagnostic(diagnostic: $0, text: log.file.text, file: log.nameIfIncluded)
        }
      }, with: &json)
    json.key("directives")
    try output.writeArray(
      files.lazy.flatMap { log in
        log.file.settings.directives.lazy.map { placed in
          let fileLine = log.file.line(section: placed.section, index: placed.line)
          return ModelDocument.directive(placed.directive, at: fileLine).of(log)
        }
      }, with: &json)
    json.key("entries")
    try writeEntries(of: files, to: output, with: &json)
    writeFigures(leftOut, to: &json)
    json.endObject()
    json.endDocument()
    try output.write(json.take())
  }

  private func writeEntries<Sink: ByteSink>(
    of files: [OpenedLog], to output: Sink, with json: inout JSONWriter
  ) throws(Sink.Refusal) {
    json.startArray()
    for log in files {
      let entries = ModelEntries(log)
      for section in log.file.sections.indices {
        entries.write(section: section, to: &json)
        try output.writeMuch(of: &json)
      }
    }
    json.endArray()
  }

  /// The members whose length does not grow with the log, after those before by their keys.
  private func writeFigures(_ leftOut: LeftOut, to json: inout JSONWriter) {
    let logbook = analysis.logbook
    let unit = logbook.settings.unit
    json.field("exercises", ExerciseReport(analysis).documents)
    json.field(
      "goal",
      logbook.goalOutlook(today: analysis.today)
        .members(towards: logbook.settings.goal, in: unit))
    json.field("gyms", GymReport(analysis).documents)
    json.field("leftOut", leftOut.documents)
    json.field("milestones", MilestoneReport(logbook, in: unit).documents)
    json.field(
      "next", JSON(logbook.nextMilestone) { MilestoneReport.document(of: $0, in: unit) })
    json.field("path", name)
    json.field("schema", 1)
    json.field("settings", ModelDocument.settings(of: self))
    json.field("today", analysis.today.description)
  }
}

extension JSON {
  /// The object with the name of its file, unless that is the root: the document names it.
  fileprivate func of(_ log: OpenedLog) -> JSON {
    guard let name = log.nameIfIncluded, case .object(var members) = self else { return self }
    members["file"] = .string(name)
    return .object(members)
  }
}

/// The JSON document of `json` in the pieces in which it is written, its keys sorted.
enum ModelDocument {
  /// What holds for the whole book.
  static func settings(of log: OpenedLog) -> JSON {
    let settings = log.analysis.logbook.settings
    return .object([
      "unit": .string(settings.unit.symbol),
      "liftUnit": .string(log.file.settings.loadUnit.symbol),
      "order": .string(log.file.settings.order.rawValue),
      "span": .integer(min(max(settings.averageSpan, 1), 999)),
    ])
  }
}

extension ModelDocument {
  /// The lines of a file with their tokens and faults, each read when its turn comes.
  static func tree(of log: OpenedLog) -> some Sequence<TreeLine> {
    log.file.sections.indices.lazy.flatMap { section in
      log.file.sections[section].lowered.tree
        .treeLines(
          first: log.file.text.firstLine(ofSection: section) + 1, file: log.nameIfIncluded)
    }
  }
}

/// One finding of `check`, without the fixes.
struct ModelDiagnostic: JSONEncodable {
  let diagnostic: Diagnostic
  let text: SectionedText
  /// The file, where it is not that of the document.
  let file: String?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("code", diagnostic.code.description)
      json.field("end", position(of: diagnostic.range.end))
      json.optionalField("file", file)
      json.field("message", diagnostic.message)
      json.field("name", diagnostic.rule.name)
      json.field("severity", diagnostic.severity.name)
      json.field("start", position(of: diagnostic.range.start))
    }
  }

  /// `line:column`, both from 1.
  private func position(of offset: Int) -> String {
    let position = text.humanPosition(of: offset)
    return "\(position.line):\(position.column)"
  }
}
