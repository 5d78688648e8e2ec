; Gyms, exercises and tags that a line declares, and where they are named.

(source_file) @local.scope

(directive
  (keyword) @_keyword
  (gym) @local.definition.type
  (#match? @_keyword "^[gG][yY][mM]$"))

(directive
  (keyword) @_keyword
  (tag) @local.definition.constant
  (#match? @_keyword "^[tT][aA][gG]$"))

(directive
  (keyword) @_keyword
  (exercise_name) @local.definition.function
  (#match? @_keyword "^[eE]"))

(gym) @local.reference

(tag) @local.reference

(exercise_name) @local.reference
