import Primitives

/// The members of a JSON object, in the order in which their keys came first.
package struct JSONObject: Sendable {
  /// A key and its value.
  package struct Member: Equatable, Sendable {
    /// The key; no other member of the object has the same bytes.
    package let key: String
    /// The value.
    package fileprivate(set) var value: JSON
  }

  /// Up to this many members are searched one by one, which is faster than hashing the key.
  private static let linearSearchLimit = 16

  /// The members in order.
  package private(set) var members: [Member] = []
  /// The position where each key stands in `members`; empty as long as these are few.
  private var indices: [ExactText: Int] = [:]

  /// Makes an object without members.
  package init() {}

  /// Makes an object of `members`; of equal keys the last value wins, at the place of the first.
  package init(_ members: some Sequence<(String, JSON)>) {
    for (key, value) in members {
      self[key] = value
    }
  }

  /// The number of members.
  package var count: Int { members.count }

  /// Whether there is no member.
  package var isEmpty: Bool { members.isEmpty }

  /// The value of `key`, nil when there is none; setting nil removes the member.
  package subscript(key: String) -> JSON? {
    get { index(of: key).map { members[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): remove(at: index)
      case (nil, let value?): append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Takes over all members of `other`; where both have an object, these are merged likewise.
  package mutating func merge(_ other: JSONObject) {
    for member in other.members {
      if case .object(var mine) = self[member.key], case .object(let theirs) = member.value {
        mine.merge(theirs)
        self[member.key] = .object(mine)
      } else {
        self[member.key] = member.value
      }
    }
  }

  /// The members of both; see `merge`.
  package func merging(_ other: JSONObject) -> JSONObject {
    var merged = self
    merged.merge(other)
    return merged
  }

  private func index(of key: String) -> Int? {
    let exactKey = ExactText(key)
    if indices.isEmpty {
      return members.firstIndex { ExactText($0.key) == exactKey }
    }
    return indices[exactKey]
  }

  private mutating func append(_ member: Member) {
    members.append(member)
    if !indices.isEmpty {
      indices[ExactText(member.key)] = members.count - 1
    } else if members.count > Self.linearSearchLimit {
      rebuildIndices()
    }
  }

  private mutating func remove(at index: Int) {
    members.remove(at: index)
    indices = [:]
    if members.count > Self.linearSearchLimit {
      rebuildIndices()
    }
  }

  private mutating func rebuildIndices() {
    for (index, member) in members.enumerated() {
      indices[ExactText(member.key)] = index
    }
  }
}

extension JSONObject: Equatable {
  /// Whether both have the same members, in whichever order.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Makes an object of the members as written; of equal keys the last wins.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self.init(elements)
  }
}
