-- Enter at the end of a note goes on with it; Enter on a note without words ends it.

local M = {}

-- Where the cursor was in each buffer, and how many lines there were.
local last = {}

local function look(buffer)
  last[buffer] = { row = vim.api.nvim_win_get_cursor(0)[1], count = vim.api.nvim_buf_line_count(buffer) }
end

-- Replaces the last `old` lines up to `row` by `line`, and puts the cursor at its end.
local function write(buffer, row, old, line)
  vim.api.nvim_buf_set_lines(buffer, row - old, row, false, { line })
  vim.api.nvim_win_set_cursor(0, { row - old + 1, #line })
end

-- Follows an Enter that has left an empty line below a note.
function M.follow(buffer)
  local before = last[buffer]
  look(buffer)
  local row = last[buffer].row
  if not before or row ~= before.row + 1 or last[buffer].count ~= before.count + 1 then
    return
  end
  local above, line = unpack(vim.api.nvim_buf_get_lines(buffer, row - 2, row, false))
  if not line:match('^%s*$') then
    return
  end
  local indentation = above:match('^(%s+)>')
  if above:match('^%s+>%s*$') then
    write(buffer, row, 2, (' '):rep(vim.fn.shiftwidth()))
  elseif indentation then
    write(buffer, row, 1, indentation .. '> ')
  end
  look(buffer)
end

-- Watches what is typed in a buffer.
function M.watch(buffer)
  local group = vim.api.nvim_create_augroup('w8log_notes_' .. buffer, {})
  local function on(events, act)
    vim.api.nvim_create_autocmd(events, {
      group = group,
      buffer = buffer,
      callback = function()
        act(buffer)
      end,
    })
  end
  on('InsertEnter', look)
  on('TextChangedI', M.follow)
  -- Comes before the change of an Enter is told.
  on('CursorMovedI', function()
    if last[buffer] and last[buffer].count == vim.api.nvim_buf_line_count(buffer) then
      look(buffer)
    end
  end)
end

return M
