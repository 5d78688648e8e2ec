/// One warning, on line 3, column 4: 3 January 2026 was a Saturday.
let wrongWeekday = "# 2026-01\n\n03 Fri   82.1\nunit kg\n"

/// One error, on line 3, column 10.
let badWeight = "# 2026-01\n\n03 Sat   82.4.1\nunit kg\n"

/// Nothing at all to find.
let faultless = "unit kg\n\n# 2026-01\n\n03 Sat   82.1\n"

/// Nine days: four in January, five in February.
///
/// Averages with α = 0.25, by hand: 80.0 | 80.0 + 0.25·(81.0 − 80.0) = 80.25 | the third is excluded |
/// 80.25 + 0.25·(80.65 − 80.25) = 80.35, where 80.65 is the mean of 80.3 and 81.0.
let smallLog = """
  unit kg
  gym  @iron "Iron Temple" default
  gym  @home "Garage"

  # 2026-01 January, back at it

  20 Tue   80.0   #salty  > cake
  21 Wed   81.0   @iron
      Squat:              3x5 100
      > first note
      > second note
  22 Thu   84.6?  #travel
  23 Fri    -
  27 Tue   80.3   07:05
  27 Tue   81.0   21:40  > evening #late

  # 2026-02

  03 Tue   80.35  @home

  """
