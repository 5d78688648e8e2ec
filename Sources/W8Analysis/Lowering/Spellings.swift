/// What is known of the spellings of a file, handed from section to section.
///
/// It only spares work: what a section means does not depend on it.
struct Spellings {
  var exercises = LoggedNames()
  var gyms = GymSpellings()
}
