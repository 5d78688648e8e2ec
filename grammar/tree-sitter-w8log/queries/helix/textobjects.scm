; `]f` goes from exercise to exercise, `]t` from day to day, `]c` from comment to comment.

(exercise) @function.around

(exercise
  (exercise_name) @function.inside)

(day) @test.around

(month) @class.around

(comment) @comment.around

(comment) @comment.inside
