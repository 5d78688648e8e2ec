import Primitives
import W8Engine

extension GymUsage {
  /// `5 visits, last 3 January 2026`, `no visits`
  var words: String {
    guard let lastUsed else { return "no visits" }
    return counted(visitCount, "visit") + ", last \(lastUsed.words)"
  }
}
