@session
2024-03-02 * "Lower day"
note: "he said \"go\" twice"
squat: 60kg/80kg/100kg 5/5/3 "belt
  and knee \
  sleeves"
pull-up: BW 3x5 "said \"x\""
@end
2024-03-02 W 82.4kg T07:05 "bathroom"
2024-03-03 note "a
b"
2024-03-04 note "open
2024-03-05 * run: 30min "easy"
2024-03-06 note "open again
bench: 5x5
