-- What Neovim and nvim-treesitter do by the parser and its queries alone, without a server: folds, indentation and
-- the parser of comments.
--
-- Started by Tests/Editors/run; the plugin and the parser are installed. Prints a line for each check and
-- `N passed, N failed` last; the exit code is 0 or 1.

package.path = vim.env.W8LOG_TEST_FOLDER .. '/?.lua;' .. package.path
local t = require('harness')

local function folds()
  vim.wo.foldexpr = 'v:lua.vim.treesitter.foldexpr()'
  local january, last_of_january = t.line_of('# 2026-01'), t.line_of('13 Tue')
  local day, last_of_day = t.line_of('10 Sat'), t.line_of('    Chin-up')
  local function closed(line, level)
    vim.wo.foldlevel = level
    return { vim.fn.foldclosed(line), vim.fn.foldclosedend(line) }
  end
  t.await(function()
    return vim.deep_equal(closed(january, 0), { january, last_of_january })
  end)
  t.check('a month folds to its last line', vim.deep_equal(closed(january + 2, 0), { january, last_of_january }),
    vim.inspect(closed(january + 2, 0)))
  t.check('a day folds to its last exercise', vim.deep_equal(closed(day, 1), { day, last_of_day }),
    vim.inspect(closed(day, 1)))
  vim.wo.foldlevel = 99
end

-- The line that comes of a key for a new line behind `line`, and of typing a word on it.
local function typed_below(line)
  vim.api.nvim_win_set_cursor(0, { line, 0 })
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes('oword<Esc>', true, false, true), 'x!', false)
  local made = t.line(line + 1)
  vim.cmd('silent undo')
  return made
end

local function indentation()
  vim.bo.indentexpr = "v:lua.require'nvim-treesitter'.indentexpr()"
  local original = t.text()
  local expected = {
    ['# 2026-01'] = 'word', ['gym '] = 'word', ['03 Sat'] = '    word', ['    Squat'] = '    word',
    ['    > Slept'] = '    word', ['    @hotel'] = '    word', ['13 Tue'] = 'word',
  }
  for start, line in pairs(expected) do
    local made = typed_below(t.line_of(start))
    t.check(('what is typed below %q stands in its column'):format(start), made == line, made)
  end
  vim.cmd('silent normal! gg=G')
  t.check('indenting a log that is in form leaves it as it is', t.text() == original)
  vim.cmd([[silent %s/^    /  /]])
  vim.cmd('silent normal! gg=G')
  t.check('and indents what is indented too little', t.text() == original, t.text())
  vim.cmd('silent edit!')
end

-- A parser of comments stands in for that which people install: this one once more.
local function comments()
  vim.treesitter.language.add('comment', { path = vim.api.nvim_get_runtime_file('parser/w8log.so', false)[1],
    symbol_name = 'w8log' })
  local parser = vim.treesitter.get_parser(0, 'w8log')
  parser:invalidate(true)
  parser:parse(true)
  local child = parser:children().comment
  local found = {}
  for _, region in ipairs(child and child:included_regions() or {}) do
    table.insert(found, region[1][1] + 1)
  end
  table.sort(found)
  t.check('the comments, and nothing else, are for a parser of comments',
    vim.deep_equal(found, { t.line_of('; Reads'), t.line_of('; 2026-02-01') }), vim.inspect(found))
end

local function run()
  vim.lsp.enable('w8log', false)
  vim.cmd.edit(vim.env.W8LOG_TEST_LOG)
  t.check('no server runs', #vim.lsp.get_clients() == 0)
  comments()
  folds()
  indentation()
end

t.run(run)
