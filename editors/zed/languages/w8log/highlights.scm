; The colours of a log, by the names that themes of Zed know. What cannot be read has none: its faults are underlined.

(month_header "#" @operator)
(no_weight) @operator
(superset) @operator

(year_month) @namespace

[
  (day_number)
  (date)
  (ambiguous_date)
  (weekday)
  (time)
  (time_span)
] @constant

(exercise_name) @function

[
  (gym)
  (no_name)
  (gym_value)
] @type

(tag) @attribute

[
  (weight)
  (detached_unit)
  (number)
  (reps)
  (duration)
  (distance)
  (load)
  (chain)
] @number

(key) @property

(effort) @variable.parameter

(label) @label

(keyword) @keyword

(word) @variable

[
  (note)
  (title)
  (string)
] @string

(comment) @comment
