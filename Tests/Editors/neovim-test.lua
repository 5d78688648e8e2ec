-- Drives a real Neovim, set up as editors/neovim says, against the language server on a logbook.
--
-- Started by Tests/Editors/run-neovim with the logbook as argument; the plugin is installed and `w8log` is
-- on the PATH. Prints a line for each check and `N passed, N failed` last; the exit code is 0 or 1.

local log = assert(vim.env.W8LOG_TEST_LOG, 'the runner names the logbook')
local patience_milliseconds = 20000
local today = '2026-02-10'
local passed, failed = 0, 0
local server_end

local function check(name, holds, detail)
  if holds then
    passed = passed + 1
    io.write('ok    ', name, '\n')
  else
    failed = failed + 1
    io.write('FAIL  ', name, detail and ': ' .. detail or '', '\n')
  end
  return holds
end

-- Waits until `question` gives something, and returns it; nil when patience ends.
local function await(question)
  local answer
  vim.wait(patience_milliseconds, function()
    answer = question()
    return answer
  end, 20)
  return answer or nil
end

local function finish()
  io.write(('%d passed, %d failed\n'):format(passed, failed))
  io.flush()
  vim.cmd(failed == 0 and 'qall!' or 'cquit 1')
end

local function buffer_text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') .. '\n'
end

local function file_text(path)
  local file = assert(io.open(path, 'rb'))
  local text = file:read('*a')
  file:close()
  return text
end

-- The number, from 1, of the first line that starts with `prefix`.
local function line_of(prefix)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    if vim.startswith(line, prefix) then
      return number
    end
  end
  error('no line starts with ' .. prefix)
end

local function label_text(hint)
  if type(hint.label) == 'string' then
    return hint.label
  end
  return table.concat(vim.tbl_map(function(part)
    return part.value
  end, hint.label))
end

-- The hints at line `number`, from 1, each as text with a mark of whether it stands at the line's end.
local function hints_at(client, number)
  local line = vim.api.nvim_buf_get_lines(0, number - 1, number, false)[1]
  local ends = { ['utf-8'] = #line, ['utf-16'] = ({ vim.str_utfindex(line) })[2],
    ['utf-32'] = ({ vim.str_utfindex(line) })[1] }
  local found = {}
  for _, item in ipairs(vim.lsp.inlay_hint.get({ bufnr = 0 })) do
    local position = item.inlay_hint.position
    if position.line == number - 1 then
      local at_end = position.character == ends[client.offset_encoding]
      table.insert(found, { text = label_text(item.inlay_hint), at_end = at_end })
    end
  end
  return found
end

local function check_hints(client)
  local number = line_of('10 Sat')
  local hints = await(function()
    local found = hints_at(client, number)
    return #found > 0 and found
  end)
  local expected = 'avg 82.3  ↓ 0.4/wk'
  if not check('10 January has an inlay hint', hints) then
    return
  end
  local texts = table.concat(vim.tbl_map(function(hint)
    return hint.text
  end, hints), ' | ')
  check('the hint says ' .. expected, texts:find(expected, 1, true), texts)
  local all_at_end = vim.iter(hints):all(function(hint)
    return hint.at_end
  end)
  check('the hint stands at the end of the line', all_at_end)
  check('a comment has no hint', #hints_at(client, line_of('; Reads')) == 0)
end

-- The closed fold that line `number` lies in, as first and last line, both from 1; nil when there is none.
local function closed_fold(number)
  local first = vim.fn.foldclosed(number)
  return first > 0 and { first, vim.fn.foldclosedend(number) } or nil
end

local function check_folds()
  local january, february = line_of('# 2026-01'), line_of('# 2026-02')
  local last_of_january, last = line_of('13 Tue'), vim.api.nvim_buf_line_count(0)
  local by_server = vim.lsp.foldexpr ~= nil
  await(function()
    vim.cmd('normal! zM')
    local fold = closed_fold(january)
    return fold and (not by_server or fold[2] == last_of_january) and closed_fold(february)
  end)
  local first_fold, second_fold = closed_fold(january), closed_fold(february)
  -- Without folds from a server (0.10) the month reaches to the line before the next header.
  local expected_end = by_server and last_of_january or february - 1
  check('January folds from its header to its last line',
    vim.deep_equal(first_fold, { january, expected_end }), vim.inspect(first_fold))
  check('February folds to the end of the log',
    vim.deep_equal(second_fold, { february, last }), vim.inspect(second_fold))
  check('every month is open after zR', (function()
    vim.cmd('normal! zR')
    return not closed_fold(january) and not closed_fold(february)
  end)())
end

-- What a request is answered with, whatever the version of Neovim calls the method.
local function ask(client, method, parameters)
  local answer
  local handler = function(problem, result)
    answer = { problem = problem, result = result }
  end
  if vim.fn.has('nvim-0.11') == 1 then
    client:request(method, parameters, handler, 0)
  else
    client.request(method, parameters, handler, 0)
  end
  await(function()
    return answer
  end)
  return answer or {}
end

local function check_symbols(client)
  local document = vim.lsp.util.make_text_document_params(0)
  local answer = ask(client, 'textDocument/documentSymbol', { textDocument = document })
  local names = table.concat(vim.tbl_map(function(symbol)
    return symbol.name
  end, answer.result or {}), ' | ')
  check('the symbols name both months',
    names:find('2026-01', 1, true) and names:find('2026-02', 1, true), names)
end

local function floating_text()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      local buffer = vim.api.nvim_win_get_buf(window)
      return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n'), window
    end
  end
end

local function check_hover()
  vim.api.nvim_win_set_cursor(0, { line_of('03 Sat'), 10 })
  vim.lsp.buf.hover()
  local text = await(floating_text)
  check('hover on a weigh-in names its weight', text and text:find('82.1', 1, true), text)
  local _, window = floating_text()
  if window then
    vim.api.nvim_win_close(window, true)
  end
end

local function mismatches()
  return vim.tbl_filter(function(diagnostic)
    return diagnostic.code == 'W8104'
  end, vim.diagnostic.get(0))
end

local function check_diagnostic(number)
  vim.api.nvim_win_set_cursor(0, { number, 3 })
  vim.cmd.normal({ 'cwFri', bang = true })
  local line = vim.api.nvim_buf_get_lines(0, number - 1, number, false)[1]
  check('typing changes the weekday', vim.startswith(line, '03 Fri'), line)
  await(function()
    return #mismatches() > 0
  end)
  local found = mismatches()
  if not check('a wrong weekday is reported once, as W8104', #found == 1, vim.inspect(found)) then
    return
  end
  local fault = found[1]
  check('the report is a warning', fault.severity == vim.diagnostic.severity.WARN)
  check('the report marks the weekday',
    vim.deep_equal({ fault.lnum, fault.col, fault.end_lnum, fault.end_col },
      { number - 1, 3, number - 1, 6 }), vim.inspect(fault))
  check('the report says what the day is', fault.message:find('Saturday', 1, true), fault.message)
end

local function check_quick_fix(number, original)
  vim.api.nvim_win_set_cursor(0, { number, 3 })
  local titles = {}
  vim.lsp.buf.code_action({
    apply = true,
    filter = function(action)
      table.insert(titles, action.title)
      return action.title:find('%f[%a]Sat%f[%A]') ~= nil
    end,
  })
  await(function()
    return buffer_text() == original
  end)
  check('the quick fix restores the line, and nothing else changes', buffer_text() == original,
    table.concat(titles, ' | '))
  await(function()
    return #mismatches() == 0
  end)
  check('the report is gone after the fix', #mismatches() == 0)
  vim.cmd('silent write')
  check('the saved file is the original, byte for byte', file_text(log) == original)
end

local function check_end(client)
  if vim.lsp.config then
    client:stop()
    await(function()
      return server_end
    end)
    check('the server ends with 0, by itself', vim.deep_equal(server_end, { 0, 0 }),
      vim.inspect(server_end))
  else
    client.stop()
    check('the server ends', await(function()
      return client.is_stopped()
    end))
  end
end

-- Leaves a server running, so that the runner sees whether it outlives Neovim.
local function check_second_start(stopped)
  vim.cmd('silent edit')
  check('the server attaches again', await(function()
    local attached = vim.lsp.get_clients({ bufnr = 0, name = 'w8log' })[1]
    return attached and attached.id ~= stopped.id and attached.initialized
  end))
end

-- A choice that no check expects would otherwise wait for a key forever.
vim.ui.select = function(items)
  check('no choice is left open', false, vim.inspect(items))
end

local function run()
  io.write('Neovim ', tostring(vim.version()), '\n')
  if vim.lsp.config then
    vim.lsp.config('w8log', {
      init_options = { today = today },
      on_exit = function(code, signal)
        server_end = { code, signal }
      end,
    })
  else
    vim.g.w8log = { init_options = { today = today } }
  end
  local original = file_text(log)
  vim.cmd.edit(log)
  check('the file type is w8log', vim.bo.filetype == 'w8log', vim.bo.filetype)
  local client = await(function()
    local attached = vim.lsp.get_clients({ bufnr = 0, name = 'w8log' })[1]
    return attached and attached.initialized and attached
  end)
  if not check('the server attaches by itself', client) then
    return
  end
  check_hints(client)
  check_folds()
  check_symbols(client)
  check_hover()
  local grave = vim.diagnostic.get(0, { severity = { min = vim.diagnostic.severity.WARN } })
  check('the log has no fault to begin with', #grave == 0, vim.inspect(grave))
  local number = line_of('03 Sat')
  check_diagnostic(number)
  check_quick_fix(number, original)
  check_end(client)
  check_second_start(client)
end

local ran, problem = xpcall(run, debug.traceback)
if not ran then
  check('the test runs to its end', false, problem)
end
finish()
