-- `:W8logReport`, `:W8logChart`, `:W8logToday` and the keys that move lines: what the language server does on command.

local M = {}

local function complain(text)
  vim.notify('w8log: ' .. text, vim.log.levels.ERROR)
end

-- What a command is about: a word that starts with `@` is a gym, any other a date.
local function target(buffer, words)
  local argument = { uri = vim.uri_from_bufnr(buffer) }
  for _, word in ipairs(words) do
    argument[vim.startswith(word, '@') and 'gym' or 'date'] = word
  end
  return argument
end

-- Has the server run `command`; what there is to see the server shows by itself.
local function execute(command, buffer, words, more)
  local client = vim.lsp.get_clients({ bufnr = buffer, name = 'w8log' })[1]
  if not client then
    return complain('no server is attached; :checkhealth w8log says why')
  end
  local argument = vim.tbl_extend('force', target(buffer, words), more)
  local parameters = { command = command, arguments = { argument } }
  local function answer(problem)
    if problem then
      complain(problem.message)
    end
  end
  if vim.fn.has('nvim-0.11') == 1 then
    client:request('workspace/executeCommand', parameters, answer, buffer)
  else
    client.request('workspace/executeCommand', parameters, answer, buffer)
  end
end

-- The gyms that the log declares or names, for the command line.
local function gyms(lead)
  local found = {}
  for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    for name in line:gmatch('%f[%S]@[^%s:]+') do
      if vim.startswith(name, lead) then
        found[name] = true
      end
    end
  end
  return vim.fn.sort(vim.tbl_keys(found))
end

local commands = {
  W8logReport = {
    name = 'w8log.report',
    options = {
      nargs = '?', bang = true, complete = gyms,
      desc = 'Page of the log in a browser; with ! as text, or for a gym (@iron) or the month of a date',
    },
  },
  W8logChart = { name = 'w8log.chart', options = { nargs = 0, desc = 'Chart of your weight, in another program' } },
  W8logToday = {
    name = 'w8log.addToday',
    options = { nargs = '*', complete = gyms, desc = 'Write the entry of today or of a date, at a gym (@iron)' },
  },
}

-- Moves the session or the exercise under the cursor, with all below it, above or below its neighbour.
function M.move(direction)
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  execute('w8log.move' .. direction, vim.api.nvim_get_current_buf(), {}, {
    position = { line = row - 1, character = column },
  })
end

local keys = { ['<M-Up>'] = 'Up', ['<M-Down>'] = 'Down' }

-- Goes on inserting at a place of the log that the server shows, where nothing stands yet: there a weight goes.
local function insert_at(place)
  local column = place.character
  local rest = vim.api.nvim_get_current_line():sub(column + 1)
  if rest == '' then
    vim.cmd.startinsert({ bang = true })
  elseif vim.startswith(rest, ' ') then
    vim.api.nvim_win_set_cursor(0, { place.line + 1, column })
    vim.cmd.startinsert()
  end
end

-- What the server wants to have shown gets a window of its own, unless one shows it: that of the log stays.
M.handlers = {
  ['window/showDocument'] = function(problem, wanted, ...)
    if not problem and not wanted.external and vim.fn.bufwinid(vim.uri_to_bufnr(wanted.uri)) == -1 then
      vim.cmd.split()
    end
    local shown = vim.lsp.handlers['window/showDocument'](problem, wanted, ...)
    if not problem and wanted.selection then
      insert_at(wanted.selection.start)
    end
    return shown
  end,
  -- What the server has found since: Neovim itself asks again only after an edit.
  ['workspace/diagnostic/refresh'] = function(_, _, context)
    local client = vim.lsp.get_client_by_id(context.client_id)
    for buffer in pairs(client and client.attached_buffers or {}) do
      local parameters = { textDocument = vim.lsp.util.make_text_document_params(buffer) }
      client:request('textDocument/diagnostic', parameters, nil, buffer)
    end
    return vim.NIL
  end,
}

-- Defines the commands and keys in a buffer.
function M.define(buffer)
  for key, direction in pairs(keys) do
    vim.keymap.set('n', key, function()
      M.move(direction)
    end, { buffer = buffer, desc = 'Move the session or exercise ' .. direction:lower() })
  end
  for name, command in pairs(commands) do
    vim.api.nvim_buf_create_user_command(buffer, name, function(call)
      execute(command.name, buffer, call.fargs, call.bang and { as = 'text' } or {})
    end, command.options)
  end
end

-- Takes them away again.
function M.remove(buffer)
  for key in pairs(keys) do
    pcall(vim.keymap.del, 'n', key, { buffer = buffer })
  end
  for name in pairs(commands) do
    pcall(vim.api.nvim_buf_del_user_command, buffer, name)
  end
end

return M
