import W8Text

/// Reads the arguments of one directive after the other; those that nothing is read from are refused.
struct ArgumentReader {
  /// The arguments of the directive at hand in the order in which they are written.
  private(set) var arguments: [Argument] = []
  /// Whether an argument is missing that the directive needs; each needs one at least.
  private(set) var isIncomplete = true
  /// What is wrong with each of the arguments.
  private var faultKinds: [SyntaxFault.Kind?] = []

  /// Starts the next directive; the room of the one before is used again.
  mutating func begin() {
    isIncomplete = true
    arguments.removeAll(keepingCapacity: true)
    faultKinds.removeAll(keepingCapacity: true)
  }

  /// Takes the next argument.
  mutating func append(_ argument: Argument) {
    isIncomplete = false
    arguments.append(argument)
    faultKinds.append(.badArgument)
  }

  /// The first fault at `index` or behind it, whose end becomes `index`; nil when there is none. Neighbouring arguments
  /// that cannot be read are one fault.
  func nextFault(from index: inout Int) -> (kind: SyntaxFault.Kind, range: TextRange)? {
    while index < arguments.count {
      let first = arguments[index].range
      let kind = faultKinds[index]
      index += 1
      guard let kind else { continue }
      var end = first.end
      while kind == .badArgument, index < arguments.count, faultKinds[index] == kind {
        end = arguments[index].range.end
        index += 1
      }
      return (kind, TextRange(first.start, end))
    }
    return nil
  }

  /// What `read` makes of the argument at `index`, which the directive needs; nil when it is missing.
  mutating func need<Value>(at index: Int?, _ read: (Argument) -> Value?) -> Value? {
    guard let index, arguments.indices.contains(index) else {
      isIncomplete = true
      return nil
    }
    return take(index, read)
  }

  /// The first argument that is as `wanted`, which the directive needs.
  mutating func need(_ wanted: (Argument) -> Bool) -> Argument? {
    need(at: arguments.firstIndex(where: wanted), \.self)
  }

  /// What `read` makes of the first argument, which has to be a bare word.
  mutating func needWord<Value>(_ read: (String) -> Value?) -> Value? {
    need(at: 0) { $0.word.flatMap(read) }
  }

  /// The first gym, which the directive needs; it counts whatever is wrong with its name.
  mutating func needGym() -> Argument? {
    let index = arguments.firstIndex { $0.kind == .gym }
    let gym = need(at: index, \.self)
    if let index { faultKinds[index] = gym?.gymFault }
    return gym
  }

  /// The first argument, which has to be a tag.
  mutating func needTag() -> Argument? {
    guard let first = arguments.first else { return nil }
    faultKinds[0] = first.tagFault
    return first.tagFault == nil ? first : nil
  }

  /// The first text in quotes, without them; nil when there is none.
  mutating func text() -> String? {
    arguments.firstIndex(where: \.isText).flatMap { take($0, \.text) }
  }

  /// Whether the bare word `word` is among them, in any case.
  mutating func has(_ word: String) -> Bool {
    var isThere = false
    let length = word.utf8.count
    for index in arguments.indices
    where arguments[index].kind == .word && arguments[index].text.utf8.count == length {
      if take(index, { $0.text.lowercased() == word ? true : nil }) != nil { isThere = true }
    }
    return isThere
  }

  /// The first value that `read` makes of a pair with `key`.
  mutating func option<Value>(_ key: String, _ read: (Argument) -> Value?) -> Value? {
    var first: Value?
    for index in arguments.indices
    where arguments[index].kind == .pair && arguments[index].key == key {
      let value = take(index, read)
      first = first ?? value
    }
    return first
  }

  /// The values that `read` makes of the pairs with `key`.
  mutating func options<Value>(_ key: String, _ read: (Argument) -> Value?) -> [Value] {
    var values: [Value] = []
    for index in arguments.indices
    where arguments[index].kind == .pair && arguments[index].key == key {
      if let value = take(index, read) { values.append(value) }
    }
    return values
  }

  private mutating func take<Value>(_ index: Int, _ read: (Argument) -> Value?) -> Value? {
    let value = read(arguments[index])
    if value != nil { faultKinds[index] = nil }
    return value
  }
}
