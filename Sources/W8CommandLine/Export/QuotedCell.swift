/// The text of a cell between double quotes, as RFC 4180 has it, whatever stands in it.
func quoted(_ text: String) -> String {
  "\"" + doublingQuotes(text) + "\""
}

/// The text with two double quotes for each.
func doublingQuotes(_ text: String) -> String {
  var doubled = ""
  for scalar in text.unicodeScalars {
    if scalar == "\"" { doubled += "\"" }
    doubled.unicodeScalars.append(scalar)
  }
  return doubled
}
