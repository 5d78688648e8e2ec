; The colours of a log, by the names that Helix uses. Each class of the semantic
; tokens of `w8log lsp` has a name of its own; grammar/manual/grammars.md lists them.

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
] @constant.numeric

(key) @variable.other.member

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

[
  (unreadable)
  (unknown_keyword)
  (unknown_line)
] @error
