-- Enter on a note without words ends the note: `formatoptions` can only go on with it.

local M = {}

local empty = '^%s+>%s*$'

-- Replaces the two empty notes that Enter leaves by a line that is indented.
function M.end_empty(buffer)
  local row = vim.api.nvim_win_get_cursor(0)[1]
  local lines = vim.api.nvim_buf_get_lines(buffer, math.max(row - 2, 0), row, false)
  if #lines == 2 and lines[1]:match(empty) and lines[2]:match(empty) then
    local indentation = (' '):rep(vim.fn.shiftwidth())
    vim.api.nvim_buf_set_lines(buffer, row - 2, row, false, { indentation })
    vim.api.nvim_win_set_cursor(0, { row - 1, #indentation })
  end
end

-- Watches what is typed in a buffer.
function M.watch(buffer)
  vim.api.nvim_create_autocmd('TextChangedI', {
    group = vim.api.nvim_create_augroup('w8log_notes_' .. buffer, {}),
    buffer = buffer,
    callback = function()
      M.end_empty(buffer)
    end,
  })
end

return M
