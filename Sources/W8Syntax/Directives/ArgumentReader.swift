package import W8Text

/// Reads the arguments of one directive after the other; those that nothing is read from are refused.
///
/// What stands in a line is read in place: an argument is taken out of it only where the directive keeps it.
struct ArgumentReader {
  /// The arguments of the directive at hand in the order in which they are written.
  private(set) var arguments: [WrittenArgument] = []
  /// Whether an argument is missing that the directive needs; each needs one at least.
  private(set) var isIncomplete = true

  /// Starts the next directive; the room of the one before is used again.
  mutating func begin() {
    isIncomplete = true
    arguments.removeAll(keepingCapacity: true)
  }

  mutating func append(_ argument: WrittenArgument) {
    isIncomplete = false
    arguments.append(argument)
  }

  /// The first fault at `index` or behind it, whose end becomes `index`; nil when there is none. Neighboring arguments
  /// that cannot be read are one fault.
  func nextFault(from index: inout Int) -> (kind: SyntaxFault.Kind, range: TextRange)? {
    while index < arguments.count {
      let first = arguments[index]
      index += 1
      guard let kind = first.fault else { continue }
      var end = first.end
      while kind == .badArgument, index < arguments.count, arguments[index].fault == kind {
        end = arguments[index].end
        index += 1
      }
      return (kind, TextRange(first.start, end))
    }
    return nil
  }

  /// What `read` makes of the argument at `index`, which the directive needs; nil when it is missing.
  mutating func need<Value>(
    _ text: Span<UInt8>, at index: Int?, _ read: (WrittenArgument, Span<UInt8>) -> Value?
  ) -> Value? {
    guard let index, arguments.indices.contains(index) else {
      isIncomplete = true
      return nil
    }
    return take(text, index, read)
  }

  /// The first text in quotes, which the directive needs.
  mutating func needText(_ text: Span<UInt8>) -> Argument? {
    need(text, at: arguments.firstIndex { $0.isText(text) }) { $0.taken($1) }
  }

  /// The first text in quotes, which the directive needs as the name of an exercise; nil where it is too long for one.
  mutating func needExercise(_ text: Span<UInt8>) -> Argument? {
    let name = needText(text)
    guard let index = arguments.firstIndex(where: { $0.isText(text) }),
      arguments[index].isLong(text)
    else { return name }
    arguments[index].fault = .nameTooLong
    return nil
  }

  /// Says of a first argument that would be a key that it is too long for one.
  mutating func refuseLongKey(_ text: Span<UInt8>) {
    guard let first = arguments.first, first.isKey(text), first.isLong(text) else { return }
    arguments[0].fault = .nameTooLong
  }

  /// The first gym, which the directive needs; it counts whatever is wrong with its name.
  mutating func needGym(_ text: Span<UInt8>) -> Argument? {
    let index = arguments.firstIndex { $0.kind == .gym }
    let gym = need(text, at: index) { $0.taken($1) }
    if let index { arguments[index].fault = arguments[index].gymFault(text) }
    return gym
  }

  /// The first argument, which has to be a tag.
  mutating func needTag(_ text: Span<UInt8>) -> Argument? {
    guard let first = arguments.first else { return nil }
    arguments[0].fault = first.tagFault(text)
    return arguments[0].fault == nil ? first.taken(text) : nil
  }

  /// The first text in quotes, without them; nil when there is none.
  mutating func quoted(_ text: Span<UInt8>) -> String? {
    arguments.firstIndex { $0.isText(text) }.flatMap { take(text, $0) { $0.taken($1).text } }
  }

  /// Whether the bare word `word` is among them, in any case.
  mutating func has(_ text: Span<UInt8>, _ word: StaticString) -> Bool {
    var isThere = false
    for index in arguments.indices where arguments[index].isWord(text, word) {
      arguments[index].fault = nil
      isThere = true
    }
    return isThere
  }

  /// The value that `read` makes of the first pair with `key`; nil where that cannot be read, whatever others say.
  mutating func option<Value>(
    _ text: Span<UInt8>, _ key: StaticString, _ read: (WrittenArgument, Span<UInt8>) -> Value?
  ) -> Value? {
    var values: [Value?] = []
    for index in arguments.indices where arguments[index].isPair(text, key) {
      values.append(take(text, index, read))
    }
    return values.first ?? nil
  }

  /// The names that the pairs with `key` give which are as `wanted`, and not too long.
  mutating func options(
    _ text: Span<UInt8>, _ key: StaticString, where wanted: (WrittenArgument, Span<UInt8>) -> Bool
  ) -> [Argument] {
    var values: [Argument] = []
    for index in arguments.indices
    where arguments[index].isPair(text, key) {
      if arguments[index].isLong(text) {
        arguments[index].fault = .nameTooLong
        continue
      }
      guard wanted(arguments[index], text) else { continue }
      arguments[index].fault = nil
      values.append(arguments[index].taken(text))
    }
    return values
  }

  /// The first value that `read` makes of an argument of which nothing is read yet, with the index of that.
  mutating func find<Value>(
    _ text: Span<UInt8>, _ read: (WrittenArgument, Span<UInt8>) -> Value?
  ) -> (value: Value, index: Int)? {
    for index in arguments.indices where arguments[index].fault != nil {
      if let value = take(text, index, read) { return (value, index) }
    }
    return nil
  }

  /// Says of the argument at `index` that it does not go with the others; of none, that one is missing.
  mutating func refuse(_ index: Int?) {
    if let index { arguments[index].fault = .badArgument } else { isIncomplete = true }
  }

  private mutating func take<Value>(
    _ text: Span<UInt8>, _ index: Int, _ read: (WrittenArgument, Span<UInt8>) -> Value?
  ) -> Value? {
    let value = read(arguments[index], text)
    if value != nil { arguments[index].fault = nil }
    return value
  }
}

/// One argument of a directive.
package struct Argument: Hashable, Sendable {
  /// What it looks like: `.word`, `.string`, `.gym`, `.tag` or `.pair`.
  package let kind: TokenKind
  /// Its bytes, counted from the start of the section.
  package let range: TextRange
  /// The key of a pair in lower case; empty for anything else.
  package let key: String
  /// The value of a pair or the whole argument, without quotes.
  package let text: String

  /// Takes `argument` out of its line `text`; without its texts where no tree keeps it.
  init(_ argument: WrittenArgument, _ text: Span<UInt8>) {
    kind = argument.kind
    range = TextRange(argument.start, argument.end)
    guard argument.isKept else {
      (key, self.text) = ("", "")
      return
    }
    let keyEnd = argument.start + argument.keyCount
    key = argument.keyCount > 0 ? String(text, argument.start, keyEnd).lowercased() : ""
    self.text = argument.string(text)
  }

  /// The problem with it as the gym `@…`; nil when nothing is.
  var gymFault: SyntaxFault.Kind? {
    let bytes = text.utf8.span
    return W8Syntax.gymFault(bytes, 0, bytes.count)
  }
}
