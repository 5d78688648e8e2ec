import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension RefactoringProvider {
  /// Moves an entry below the header of its month.
  static let entryMonth = RefactoringProvider(kind: .move) { scope in
    let (analysis, line) = (scope.analysis, scope.line)
    guard let (_, date) = analysis.strayEntry(at: line) else { return [] }
    return [
      Refactoring(
        "Move this entry below # \(date.yearMonth)", kind: .move,
        refusal: analysis.refusalToMoveToItsMonth(line)
      ) { (_) throws(EditRefusal) in
        try analysis.movingToItsMonth(line)
      }
    ]
  }

  /// Sets a month header that is missing.
  static let monthHeader = RefactoringProvider(kind: .general) { scope in
    let (analysis, line) = (scope.analysis, scope.line)
    guard let month = analysis.missingHeader(at: line) else { return [] }
    return [
      Refactoring(
        "Insert the month header # \(month)", kind: .general,
        refusal: analysis.refusalToInsertHeader(above: line)
      ) { (_) throws(EditRefusal) in
        try analysis.insertingHeader(above: line)
      }
    ]
  }

  /// Makes one entry of two of one date.
  static let duplicateDays = RefactoringProvider(kind: .rewrite) { scope in
    let (analysis, line) = (scope.analysis, scope.line)
    guard let date = analysis.repeatedDay(at: line) else { return [] }
    return [
      Refactoring(
        "Join the two entries of \(date)", refusal: analysis.refusalToJoinDays(at: line)
      ) { (_) throws(EditRefusal) in
        try analysis.joiningDays(at: line)
      }
    ]
  }

  /// Sorts the days of the file, where they stand in another order.
  static let entryOrder = RefactoringProvider(kind: .organizeEntries) { scope in
    let (analysis, file) = (scope.analysis, scope.file)
    var refusal: String?
    do throws(SortRefusal) {
      guard let sorted = try file.sortedText(), sorted != file.text.bytes else { return [] }
    } catch {
      refusal = error.message
    }
    return [
      Refactoring("Sort the days of this file", kind: .organizeEntries, refusal: refusal) {
        (_) throws(EditRefusal) in try analysis.sortingDays(of: file)
      }
    ]
  }

  /// Makes a file of each year; offered on headers and above the first one.
  static let yearFiles = RefactoringProvider(kind: .move) { scope in
    let (analysis, file, line) = (scope.analysis, scope.file, scope.line)
    let isAboveAll = !file.sections.prefix(line.section + 1).contains { $0.lowered.opensMonth }
    guard line.kind == .month || isAboveAll, analysis.hasSeveralYears(file) else { return [] }
    return [
      Refactoring(
        "Split this file by year", kind: .move, refusal: analysis.refusalToSplitByYear(file),
        makesFiles: true
      ) { (_) throws(EditRefusal) in
        try analysis.splittingByYear(file)
      }
    ]
  }
}
