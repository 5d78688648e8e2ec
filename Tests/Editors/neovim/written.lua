-- What Neovim writes into a log: fixes, completion, the form on saving, new names.

local t = require('harness')

local M = {}

local function mismatches()
  return vim.tbl_filter(function(diagnostic)
    return diagnostic.code == 'W8104'
  end, vim.diagnostic.get(0))
end

function M.diagnostic(number)
  vim.api.nvim_win_set_cursor(0, { number, 3 })
  vim.cmd.normal({ 'cwFri', bang = true })
  t.check('typing changes the weekday', vim.startswith(t.line(number), '03 Fri'), t.line(number))
  t.await(function()
    return #mismatches() > 0
  end)
  local found = mismatches()
  if not t.check('a wrong weekday is reported once, as W8104', #found == 1, vim.inspect(found)) then
    return
  end
  local fault = found[1]
  t.check('the report is a warning', fault.severity == vim.diagnostic.severity.WARN)
  t.check('the report marks the weekday',
    vim.deep_equal({ fault.lnum, fault.col, fault.end_lnum, fault.end_col },
      { number - 1, 3, number - 1, 6 }), vim.inspect(fault))
  t.check('the report says what the day is', fault.message:find('Saturday', 1, true), fault.message)
end

function M.quick_fix(number, original)
  vim.api.nvim_win_set_cursor(0, { number, 3 })
  local titles = {}
  vim.lsp.buf.code_action({
    apply = true,
    filter = function(action)
      table.insert(titles, action.title)
      return action.title:find('%f[%a]Sat%f[%A]') ~= nil
    end,
  })
  t.await(function()
    return t.text() == original
  end)
  t.check('the quick fix restores the line, and nothing else changes', t.text() == original,
    table.concat(titles, ' | '))
  t.await(function()
    return #mismatches() == 0
  end)
  t.check('the report is gone after the fix', #mismatches() == 0)
end

function M.completion()
  local original = t.text()
  local last = vim.api.nvim_buf_line_count(0)
  vim.api.nvim_buf_set_lines(0, last, last, false, { '    Ben' })
  vim.api.nvim_win_set_cursor(0, { last + 1, 7 })
  t.check('suggestions come by Ctrl-x Ctrl-o', vim.bo.omnifunc == 'v:lua.vim.lsp.omnifunc', vim.bo.omnifunc)
  -- Shown even if there is only one.
  vim.o.completeopt = 'menuone'
  local taken = t.press('A<C-x><C-o>', '<C-y><Esc>')
  t.check('a suggestion is written: Bench press:', vim.startswith(t.line(last + 1), '    Bench press'),
    t.line(last + 1) .. ' of ' .. taken)
  vim.api.nvim_buf_set_lines(0, last, -1, false, {})
  t.check('the log is as before', t.text() == original)
end

function M.form_on_saving(original)
  local number = t.line_of('12 Mon')
  vim.api.nvim_buf_set_lines(0, number - 1, number, false, { '12 Mon 81.5 waist:84cm   sleep:7.5h' })
  vim.cmd('silent write')
  t.check('saving brings the log into form', t.text() == original, t.line(number))
  t.check('the saved file is the original, byte for byte', t.file_text(vim.env.W8LOG_TEST_LOG) == original)
end

function M.new_name(main, old)
  vim.cmd.edit(main)
  t.check('the book is open', vim.api.nvim_buf_get_name(0) == main, vim.api.nvim_buf_get_name(0))
  local client = t.attached()
  vim.api.nvim_win_set_cursor(0, { t.line_of('03 Sat'), 17 })
  vim.lsp.buf.rename('@steel')
  t.await(function()
    return t.text():find('@steel', 1, true)
  end)
  t.check('a new name is written in this file', t.text():find('03 Sat   82.1   @steel', 1, true)
    and t.text():find('gym        @steel', 1, true) and not t.text():find('@iron', 1, true), t.text())
  vim.cmd('silent wall')
  local other = t.file_text(old)
  t.check('and in the other file of the book',
    other:find('27 Sat   83.0   @steel', 1, true) and not other:find('@iron', 1, true), other)
  return client
end

return M
