; Months, days, sessions and exercises, each within the one above it.

(month
  (month_header
    (year_month) @name
    (title)? @context)) @item

(day
  (entry
    [(day_number) (date)] @name
    (weekday)? @context
    (weight)? @context)) @item

(session
  [(gym) (no_name)] @name
  (title)? @context) @item

(exercise
  (exercise_name) @name) @item
