-- Checks inside a Neovim, and what several of them need.

local M = { passed = 0, failed = 0 }

local patience_milliseconds = 20000
-- Apart from what Neovim itself prints.
local results = assert(io.open(vim.env.W8LOG_TEST_RESULTS, 'w'))

function M.say(...)
  results:write(...)
  results:flush()
end

function M.check(name, holds, detail)
  if holds then
    M.passed = M.passed + 1
    M.say('ok    ', name, '\n')
  else
    M.failed = M.failed + 1
    M.say('FAIL  ', name, detail and ': ' .. detail or '', '\n')
  end
  return holds
end

-- Waits until `question` gives something, and returns it; nil when patience ends.
function M.await(question)
  local answer
  vim.wait(patience_milliseconds, function()
    answer = question()
    return answer
  end, 20)
  return answer or nil
end

-- Presses keys that end in insert mode, and `more` once suggestions are shown; returns the suggestions.
function M.press(keys, more)
  local shown
  vim.api.nvim_create_autocmd('CompleteChanged', {
    once = true,
    callback = function()
      shown = vim.tbl_map(function(item)
        return item.word
      end, vim.fn.complete_info({ 'items' }).items)
      vim.api.nvim_input(more)
    end,
  })
  local given_up = vim.defer_fn(function()
    vim.api.nvim_input('<C-\\><C-n>')
  end, patience_milliseconds)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 'x!', false)
  given_up:stop()
  return table.concat(shown or {}, ' | ')
end

-- Runs the test, says what it found and leaves the editor.
function M.run(test)
  local ran, problem = xpcall(test, debug.traceback)
  if not ran then
    M.check('the test runs to its end', false, problem)
  end
  M.say(('%d passed, %d failed\n'):format(M.passed, M.failed))
  vim.cmd(M.failed == 0 and 'qall!' or 'cquit 1')
end

function M.text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') .. '\n'
end

function M.file_text(path)
  local file = assert(io.open(path, 'rb'))
  local text = file:read('*a')
  file:close()
  return text
end

-- The number, from 1, of the first line that starts with `prefix`.
function M.line_of(prefix)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    if vim.startswith(line, prefix) then
      return number
    end
  end
  error('no line starts with ' .. prefix)
end

function M.line(number)
  return vim.api.nvim_buf_get_lines(0, number - 1, number, false)[1]
end

-- The initialized client of this buffer.
function M.attached()
  return M.await(function()
    local client = vim.lsp.get_clients({ bufnr = 0, name = 'w8log' })[1]
    return client and client.initialized and client
  end)
end

-- What a request is answered with, whatever the version of Neovim calls the method.
function M.ask(client, method, parameters)
  local answer
  local handler = function(problem, result)
    answer = { problem = problem, result = result }
  end
  if vim.fn.has('nvim-0.11') == 1 then
    client:request(method, parameters, handler, 0)
  else
    client.request(method, parameters, handler, 0)
  end
  M.await(function()
    return answer
  end)
  return answer or {}
end

-- The text of the floating window, and the window.
function M.floating()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      local buffer = vim.api.nvim_win_get_buf(window)
      return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n'), window
    end
  end
end

return M
