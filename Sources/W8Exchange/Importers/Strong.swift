extension Importer {
  static let strong = Importer(
    name: "strong", title: "Strong",
    recognition: "columns Date, Exercise Name and Set Order",
    header: { $0.has("date", "exercise name", "set order") },
    dialect: SetDialect(
      names: [
        .date: ["date"], .key: ["workout #", "date"], .workout: ["workout name"],
        .exercise: ["exercise name"], .kind: ["set order"], .repetitions: ["reps"],
        .seconds: ["seconds"], .note: ["notes"], .workoutNote: ["workout notes"], .effort: ["rpe"],
        .duration: ["duration", "workout duration", "duration (sec)"],
        .weight: [
          "weight", "weight (kg)", "weight (kgs)", "weight (kilograms)", "weight (lb)",
          "weight (lbs)", "weight (pounds)", "kg", "lb", "lbs",
        ],
        .distance: [
          "distance", "distance (meters)", "distance (m)", "distance (km)", "distance (mi)",
          "distance (miles)", "km", "mi.", "mi", "m",
        ],
        .unit: ["weight unit"], .distanceUnit: ["distance unit"],
      ],
      session: [.key], isSessionNamed: true, alike: [.workout, .duration], needsLoads: true,
      keepsNotes: true, hasRowsBesideSets: true))
}
