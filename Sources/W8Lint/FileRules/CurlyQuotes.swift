import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let curlyQuotes = Rule(
    8005, "curly-quotes", .error,
    Explanation(
      finds: "A name in typographic quotes, as telephones and word processors write them.",
      harm: "Programs that read the log look for the straight quote.",
      example: "gym @iron “Iron Temple”\n",
      instead: "gym @iron \"Iron Temple\"\n"),
    .syntax(.curlyQuotes) { scope in
      "curly quote \(scope.text) around a name; write a straight \""
    },
    fixes: .safe { [.safe("Make the quote straight", $0.replacing(with: "\""))] })
}
