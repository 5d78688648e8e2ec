/// In which order dated rows are shown.
enum RowOrder {
  case newestFirst
  case oldestFirst
}

extension ParsedArguments {
  /// The order asked for last, else `usual`.
  func order(unlessGiven usual: RowOrder) -> RowOrder {
    switch given(among: [.newestFirst, .oldestFirst]).last?.name {
    case Option.newestFirst.name: .newestFirst
    case Option.oldestFirst.name: .oldestFirst
    default: usual
    }
  }
}

extension Array {
  /// The elements, which ascend, in `order`.
  func inOrder(_ order: RowOrder) -> [Element] {
    order == .newestFirst ? reversed() : self
  }
}
