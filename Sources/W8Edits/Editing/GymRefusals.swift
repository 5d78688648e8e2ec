import W8Book
package import W8Engine

extension Analysis {
  /// Why the gym `gym` cannot be deleted with its sessions, as far as can be told without looking for them; nil when
  /// nothing stands in the way.
  package func refusalToDelete(gym: GymID) -> String? {
    refusal { () throws(EditRefusal) in try requireOther(gym, "deleted") }
  }

  /// The same where its sessions are to stay.
  package func refusalToDeleteKeepingHistory(gym: GymID) -> String? {
    refusal { () throws(EditRefusal) in
      try requireOther(gym, "deleted")
      try requireAnotherForSessions(of: gym)
    }
  }

  /// Why the gym `gym` cannot be merged into the declared gym `target`, as far as can be told at once.
  package func refusalToMerge(gym: GymID, into target: GymID) -> String? {
    refusal { () throws(EditRefusal) in try requireOther(gym, "merged into another") }
  }

  /// Why `require` throws; nil where it does not.
  func refusal<Result>(_ require: () throws(EditRefusal) -> Result) -> String? {
    do throws(EditRefusal) {
      _ = try require()
      return nil
    } catch {
      guard case .refused(let reason) = error else { return nil }
      return reason
    }
  }
}
