-- The commands of the plugin, and what :checkhealth says.

local t = require('harness')

local M = {}

local function in_any_window(what)
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    local buffer = vim.api.nvim_win_get_buf(window)
    local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
    if text:find(what, 1, true) then
      return text
    end
  end
end

function M.report(log)
  vim.cmd('W8logReport @iron')
  local text = t.await(function()
    return vim.api.nvim_buf_get_name(0) ~= log and in_any_window('@iron 2')
  end)
  t.check(':W8logReport @iron shows the report of that gym', text, t.text())
  local stays = vim.fn.bufwinid(vim.fn.bufnr(vim.fn.fnameescape(log)))
  t.check('the log keeps its window', stays ~= -1, vim.inspect(vim.fn.getbufinfo({ buflisted = 1 })))
  vim.cmd('silent only | silent edit ' .. vim.fn.fnameescape(log))
end

--- What a command has the system open.
local function opened_by(command)
  local opened
  local open = vim.ui.open
  vim.ui.open = function(target)
    opened = target
    return { wait = function() return { code = 0 } end }, nil
  end
  vim.cmd(command)
  t.await(function()
    return opened
  end)
  vim.ui.open = open
  return opened
end

function M.page()
  local opened = opened_by('W8logReport')
  t.check(':W8logReport opens a page beside the log', opened and vim.endswith(opened, '.html'), opened)
  local page = opened and t.file_text(vim.uri_to_fname(opened)) or ''
  t.check('it is a page that is kept fresh', page:find('<html lang="en" data-w8log data-live=', 1, true), page:sub(1, 99))
end

function M.chart()
  local opened = opened_by('W8logChart')
  t.check(':W8logChart opens a picture', opened and opened:find('.svg', 1, true), opened)
  local picture = opened and t.file_text(vim.uri_to_fname(opened)) or ''
  t.check('the picture is an SVG', picture:find('<svg', 1, true))
end

function M.today(expected)
  vim.cmd('W8logToday @home')
  local row = t.await(function()
    local last = vim.api.nvim_buf_line_count(0)
    return vim.startswith(t.line(last), expected) and last
  end)
  t.check(':W8logToday @home writes the entry of today there', row and t.line(row):find('@home', 1, true),
    t.text():sub(-200))
  t.check('the cursor waits there', t.await(function()
    return vim.api.nvim_win_get_cursor(0)[1] == row
  end), tostring(vim.api.nvim_win_get_cursor(0)[1]))
  vim.cmd.stopinsert()
  vim.cmd('silent edit!')
end

function M.health()
  vim.cmd('silent checkhealth w8log')
  local text = t.text()
  t.check(':checkhealth names the binary', text:find('OK w8log', 1, true) and text:find('/bin/w8log', 1, true), text)
  t.check(':checkhealth finds no error', not text:find('ERROR', 1, true), text)
  vim.cmd('silent bwipeout')
end

return M
