-- What Neovim does to lines that come at once: edits of a server, and pasted days.

local M = {}

-- Before 0.12 Neovim leaves an empty line behind lines that are added below the last one. Takes that line away in the edits
-- of logs; those of other buffers are left alone.
function M.mend()
  local apply = vim.lsp.util.apply_text_edits
  vim.lsp.util.apply_text_edits = function(edits, buffer, encoding)
    if vim.api.nvim_buf_get_name(buffer):find('%.w8log$') then
      vim.fn.bufload(buffer)
      local count = vim.api.nvim_buf_line_count(buffer)
      for _, edit in ipairs(edits) do
        if edit.range.start.line >= count then
          edit.newText = edit.newText:gsub('\r?\n$', '')
        end
      end
    end
    return apply(edits, buffer, encoding)
  end
end

-- A day that is pasted at an indented cursor goes to the margin, as one that is typed there.
function M.unindent_pasted_days()
  local paste = vim.paste
  vim.paste = function(lines, phase)
    local row = vim.api.nvim_win_get_cursor(0)[1]
    local more = paste(lines, phase)
    if vim.bo.filetype == 'w8log' and phase < 2 then
      local line = vim.api.nvim_buf_get_lines(0, row - 1, row, false)[1] or ''
      if line:match('^%s+') and require('w8log.indent').columns(row) == 0 and line:match('%S') then
        local blanks = #line:match('^%s+')
        vim.api.nvim_buf_set_text(0, row - 1, 0, row - 1, blanks, {})
      end
    end
    return more
  end
end

return M
