import W8Analysis
import W8Text

extension RefactoringProvider {
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
}
