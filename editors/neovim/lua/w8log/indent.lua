-- How far a line is indented, as the formatter has it.

local M = {}

local function matches(line, pattern)
  return vim.regex(pattern):match_str(line) ~= nil
end

local day = [[^\s*\%(\d\{4}-\d\d-\d\d\|\d\d\=\)\%(\s\|$\)]]
local month = [[^\s*#]]
local directive = [[\C^\s*\%(w8log\|unit\|lift-unit\|order\|trend\|goal\|milestone\|gym\|exercise\|setup\|plan]]
  .. [[\|metric\|tag\|lint\|include\|x-[a-z0-9-]\+\)\%(\s\|$\)]]
-- A session or an exercise.
local inner = [[^\s*\%(@\d\@!\|+\s\|[^;>#]*:\%(\s\|$\)\)]]
-- An entry that names a gym; what stands in quotes, notes and comments is none.
local day_with_gym = [[^\d\%([^;>"]\|"[^"]*"\)*\s@\d\@!]]

-- The columns before the line of a number: none for days, months and directives; notes, and sessions and exercises below
-- a day, are indented. What else is written stays where it is. A new line is indented below a gym and below what is
-- indented; below a day without a gym comes the next day.
function M.columns(number)
  local line, width = vim.fn.getline(number), vim.fn.shiftwidth()
  if matches(line, [[^\s*;]]) then
    return -1
  end
  if matches(line, day) or matches(line, month) or matches(line, directive) then
    return 0
  end
  if matches(line, [[^\s*>]]) and vim.fn.indent(number) > width then
    return 2 * width
  end
  local above = vim.fn.getline(number - 1)
  if matches(line, [[\S]]) then
    local is_inner = matches(line, inner) and matches(above, [[^\%(\s\+\S\|\d\)]])
    return (is_inner or matches(line, [[^\s*>]])) and width or -1
  end
  return (matches(above, [[^\s\+\S]]) or matches(above, day_with_gym)) and width or 0
end

return M
