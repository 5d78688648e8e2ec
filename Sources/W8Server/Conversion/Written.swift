import JSON

/// An answer that is written straight from what it tells, without a value of the protocol in between.
struct Written: JSONEncodable {
  private let body: (inout JSONWriter) -> Void

  /// An answer that `body` writes.
  init(_ body: @escaping (inout JSONWriter) -> Void) { self.body = body }

  /// An object with the members that `members` writes.
  static func object(_ members: @escaping (inout JSONWriter) -> Void) -> Written {
    Written { json in json.object(members) }
  }

  func write(to json: inout JSONWriter) { body(&json) }
}

/// The same as a list with an object for each element.
struct WrittenList<Element>: JSONEncodable, ListAnswer {
  private let elements: [Element]
  private let members: (Element, inout JSONWriter) -> Void

  /// A list of the objects whose members `members` writes.
  init(_ elements: [Element], _ members: @escaping (Element, inout JSONWriter) -> Void) {
    self.elements = elements
    self.members = members
  }

  func write(to json: inout JSONWriter) {
    json.startArray()
    for element in elements { json.object { json in members(element, &json) } }
    json.endArray()
  }
}

/// An answer that is an empty list, and not null, where there is nothing: of some lists the protocol says so.
protocol ListAnswer {}

extension Array: ListAnswer {}
