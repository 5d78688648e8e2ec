/// In which order dated rows are shown.
enum RowOrder {
  case newestFirst
  case oldestFirst
}

extension ParsedArguments {
  /// The order asked for, else `usual`.
  func order(unlessGiven usual: RowOrder) -> RowOrder {
    has(.newestFirst) ? .newestFirst : has(.oldestFirst) ? .oldestFirst : usual
  }
}

extension Array {
  /// The elements, which ascend, in `order`.
  func inOrder(_ order: RowOrder) -> [Element] {
    order == .newestFirst ? reversed() : self
  }
}
