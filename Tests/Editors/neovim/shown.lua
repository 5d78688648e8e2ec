-- What Neovim shows of a log: hints, folds, lenses, colours, symbols, hover.

local t = require('harness')

local M = {}

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
  local line = t.line(number)
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

function M.hints(client)
  local number = t.line_of('10 Sat')
  local hints = t.await(function()
    local found = hints_at(client, number)
    return #found > 0 and found
  end)
  local expected = 'avg 82.3  ↓ 0.4/wk'
  if not t.check('10 January has an inlay hint', hints) then
    return
  end
  local texts = table.concat(vim.tbl_map(function(hint)
    return hint.text
  end, hints), ' | ')
  t.check('the hint says ' .. expected, texts:find(expected, 1, true), texts)
  local all_at_end = vim.iter(hints):all(function(hint)
    return hint.at_end
  end)
  t.check('the hint stands at the end of the line', all_at_end)
  t.check('a comment has no hint', #hints_at(client, t.line_of('; Reads')) == 0)
end

-- The closed fold that line `number` lies in, as first and last line, both from 1; nil when there is none.
local function closed_fold(number)
  local first = vim.fn.foldclosed(number)
  return first > 0 and { first, vim.fn.foldclosedend(number) } or nil
end

function M.folds()
  local january, february = t.line_of('# 2026-01'), t.line_of('# 2026-02')
  local last_of_january, last = t.line_of('13 Tue'), vim.api.nvim_buf_line_count(0)
  local by_server = vim.lsp.foldexpr ~= nil
  t.await(function()
    vim.cmd('normal! zM')
    local fold = closed_fold(january)
    return fold and (not by_server or fold[2] == last_of_january) and closed_fold(february)
  end)
  local first_fold, second_fold = closed_fold(january), closed_fold(february)
  -- Without folds from a server (0.10) the month reaches to the line before the next header.
  local expected_end = by_server and last_of_january or february - 1
  t.check('January folds from its header to its last line',
    vim.deep_equal(first_fold, { january, expected_end }), vim.inspect(first_fold))
  t.check('February folds to the end of the log',
    vim.deep_equal(second_fold, { february, last }), vim.inspect(second_fold))
  t.check('every month is open after zR', (function()
    vim.cmd('normal! zR')
    return not closed_fold(january) and not closed_fold(february)
  end)())
end

-- The texts beside, above or below the lines of this buffer, joined, that are not hints.
local function virtual_text()
  local hints = vim.api.nvim_get_namespaces()['nvim.lsp.inlayhint']
    or vim.api.nvim_get_namespaces()['vim_lsp_inlayhint']
  local found = {}
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(0, -1, 0, -1, { details = true })) do
    local details = mark[4]
    if details.ns_id ~= hints then
      local chunks = vim.list_extend(details.virt_text or {}, vim.iter(details.virt_lines or {}):flatten(1):totable())
      for _, chunk in ipairs(chunks) do
        table.insert(found, chunk[1])
      end
    end
  end
  return table.concat(found, ' ')
end

-- Another program writes a line and takes it away again: the folds are as they were.
function M.folds_of_a_changed_file(log)
  local text = t.file_text(log)
  vim.o.autoread = true
  for _, now in ipairs({ text .. '\n09 Mon   79.3\n', text }) do
    vim.fn.writefile(vim.split(now, '\n'), log, 'b')
    vim.cmd.checktime()
    t.check('a file that has changed is read again', t.await(function()
      return t.text() == now
    end))
  end
  M.folds()
end

function M.lenses()
  local found = t.await(function()
    local text = virtual_text()
    return text:find('visit', 1, true) and text
  end)
  t.check('a code lens counts the visits of a gym', found, virtual_text())
  t.check('what a hint says of a month no lens repeats', found and not found:find('82.9 → 81.6', 1, true), found)
end

local function tokens_at(row, column)
  return table.concat(vim.tbl_map(function(token)
    return token.type
  end, vim.lsp.semantic_tokens.get_at_pos(0, row, column) or {}), ' ')
end

function M.colours()
  local weigh_in = t.line_of('03 Sat') - 1
  local found = t.await(function()
    return tokens_at(weigh_in, 9) ~= '' and tokens_at(weigh_in, 9)
  end)
  t.check('a weight is coloured as a number', found == 'number', found)
  t.check('a comment is coloured as a comment', tokens_at(1, 3) == 'comment', tokens_at(1, 3))
  t.check('a gym is coloured otherwise than a weight',
    tokens_at(weigh_in, 17) ~= '' and tokens_at(weigh_in, 17) ~= found, tokens_at(weigh_in, 17))
end

-- The parser speaks a language that Neovim reads from 0.11 on.
function M.parsed()
  if vim.fn.has('nvim-0.11') == 0 then
    return
  end
  t.check('the parser colours the log', vim.treesitter.highlighter.active[vim.api.nvim_get_current_buf()])
  local captures = vim.treesitter.get_captures_at_pos(0, t.line_of('03 Sat') - 1, 9)
  t.check('a weight is a number to it', captures[1] and captures[1].capture == 'number', vim.inspect(captures))
end

function M.symbols(client)
  local document = vim.lsp.util.make_text_document_params(0)
  local answer = t.ask(client, 'textDocument/documentSymbol', { textDocument = document })
  local names = table.concat(vim.tbl_map(function(symbol)
    return symbol.name
  end, answer.result or {}), ' | ')
  t.check('the symbols name both months',
    names:find('2026-01', 1, true) and names:find('2026-02', 1, true), names)
  vim.lsp.buf.document_symbol()
  local outline = t.await(function()
    local list = vim.fn.getloclist(0)
    return #list > 0 and list or #vim.fn.getqflist() > 0 and vim.fn.getqflist()
  end)
  local texts = table.concat(vim.tbl_map(function(item)
    return item.text
  end, outline or {}), ' | ')
  t.check('the outline leads to an exercise of a day', texts:find('Deadlift', 1, true), texts)
  vim.cmd('lclose | cclose')
end

function M.hover()
  vim.api.nvim_win_set_cursor(0, { t.line_of('03 Sat'), 10 })
  vim.lsp.buf.hover()
  local text = t.await(t.floating)
  t.check('hover on a weigh-in names its weight', text and text:find('82.1', 1, true), text)
  local _, window = t.floating()
  if window then
    vim.api.nvim_win_close(window, true)
  end
end

return M
