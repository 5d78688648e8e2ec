# my log
@exercise squat
equipment: barbell
@end
@session
2024-03-02 * Lower day
note: "felt strong"
squat: 60kg/80kg/100kg 5/5/3 "belt"
pull-up: BW+10kg 3x5
kb-press: 16kg+16kg 5x5
run: 5km PT27M30S
@end
2024-03-02 W 82.4kg T07:05 "bathroom"
2024-03-03 * run: 30min "easy"
2024-03-03 * push-up: BW 20/18/15
2024-03-04 ! squat: 100kg 5x5
2024-03-05 note "travel"
2024-03-06 * squat: heavy
@session
2024-03-07 ! Planned
squat: 100kg 5x5
@end
