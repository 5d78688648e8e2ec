; The colours of a log, by the names that Neovim and the tree-sitter command line use. Each class of the semantic
; tokens of `w8log lsp` has a name of its own; grammar/grammars.md lists them.

(month_header "#" @operator)
(no_weight) @operator
(superset) @operator

(year_month) @module

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

(comment) @comment @spell

[
  (unreadable)
  (unknown_keyword)
  (unknown_line)
] @comment.error

; The tree has these as it has others: a second time or distance in a group of sets, and a list of more than 99 sets.

(exercise (duration)
  . [(number) (reps) (distance) (load) (chain) (effort) (label) (unreadable)]*
  . (duration) @comment.error)

(exercise (distance)
  . [(number) (reps) (duration) (load) (chain) (effort) (label) (unreadable)]*
  . (distance) @comment.error)

; By the count, how many values are too many. In Neovim a pattern has no more than nine parentheses.

([(reps) (duration) (distance)] @comment.error
  (#match? @comment.error "^[wW]?([5-9][0-9][^0-9a-wyzA-WYZ/:.]+[^/]+/|3[4-9][^0-9a-wyzA-WYZ/:.]+[^/]+/[^/]+/|4[0-9][^0-9a-wyzA-WYZ/:.]+[^/]+/[^/]+/|2[5-9][^0-9a-wyzA-WYZ/:.]+([^/]+/){3}|3[0-3][^0-9a-wyzA-WYZ/:.]+([^/]+/){3}|2[0-4][^0-9a-wyzA-WYZ/:.]+([^/]+/){4}|1[7-9][^0-9a-wyzA-WYZ/:.]+([^/]+/){5}|1[56][^0-9a-wyzA-WYZ/:.]+([^/]+/){6}|1[34][^0-9a-wyzA-WYZ/:.]+([^/]+/){7})"))

([(reps) (duration) (distance)] @comment.error
  (#match? @comment.error "^[wW]?(12[^0-9a-wyzA-WYZ/:.]+([^/]+/){8}|1[01][^0-9a-wyzA-WYZ/:.]+([^/]+/){9}|0?9[^0-9a-wyzA-WYZ/:.]+([^/]+/){11}|0?8[^0-9a-wyzA-WYZ/:.]+([^/]+/){12}|0?7[^0-9a-wyzA-WYZ/:.]+([^/]+/){14}|0?6[^0-9a-wyzA-WYZ/:.]+([^/]+/){16}|0?5[^0-9a-wyzA-WYZ/:.]+([^/]+/){19})"))

([(reps) (duration) (distance)] @comment.error
  (#match? @comment.error "^[wW]?(0?4[^0-9a-wyzA-WYZ/:.]+([^/]+/){24}|0?3[^0-9a-wyzA-WYZ/:.]+([^/]+/){33}|0?2[^0-9a-wyzA-WYZ/:.]+([^/]+/){49}|([^/]+/){99})"))
