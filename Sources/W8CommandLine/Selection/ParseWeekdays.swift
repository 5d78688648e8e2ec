import W8Engine

/// The days of the week in text such as `mon,wed` or `Saturday`; nil when one of them is none.
func parseWeekdays(_ text: String) -> [Weekday]? {
  let words = text.split(separator: ",", omittingEmptySubsequences: false)
  let days = words.compactMap { word in
    Weekday.allCases.first { day in
      [day.name.lowercased(), day.abbreviation.lowercased()].contains(word.lowercased())
    }
  }
  return days.count == words.count ? days : nil
}
