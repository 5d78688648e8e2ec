import Primitives

/// Work that is done beside the first thread, on values that nobody changes.
enum Job: Sendable {
  /// Makes the body of the answer to a question.
  case answer(Question, make: Answer.Work)
  /// Looks through books for what there is to tell.
  case survey(BookSurvey)

  /// The question to be answered; nil for work of the server's own.
  var question: Question? {
    switch self {
    case .answer(let question, _): question
    case .survey: nil
    }
  }

  /// Does the work.
  func run() -> Outcome {
    switch self {
    case .answer(let question, let make):
      .answer(try? make(question.interruption), question)
    case .survey(let survey): .survey(survey.findings())
    }
  }
}

/// The answer to a question, or the work that makes it.
enum Answer: Sendable {
  /// Makes the body of a response from a snapshot; throws once nobody wants it any more.
  typealias Work = @Sendable (Interruption) throws(Interrupted) -> [UInt8]

  case made([UInt8])
  case toBeMade(Work)
}
