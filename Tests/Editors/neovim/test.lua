-- Drives a real Neovim, set up as editors/neovim says, against the language server on a logbook.
--
-- Started by Tests/Editors/run; the plugin is installed and `w8log` is on the PATH. Prints a line for each
-- check and `N passed, N failed` last; the exit code is 0 or 1.

package.path = vim.env.W8LOG_TEST_FOLDER .. '/?.lua;' .. package.path
local t = require('harness')
local shown, written, commands = require('shown'), require('written'), require('commands')

local log = vim.env.W8LOG_TEST_LOG
local init_options = { today = vim.env.W8LOG_TEST_TODAY }
local server_end

-- A choice that no check expects would otherwise wait for a key forever.
vim.ui.select = function(items)
  t.check('no choice is left open', false, vim.inspect(items))
end

local function configure()
  vim.g.w8log_lenses = true
  vim.g.w8log_format_on_save = true
  vim.g.w8log_format_on_type = true
  if vim.lsp.config then
    vim.lsp.config('w8log', {
      init_options = init_options,
      on_exit = function(code, signal)
        server_end = { code, signal }
      end,
    })
  else
    vim.g.w8log = { init_options = init_options }
  end
end

local function check_end(client)
  if vim.lsp.config then
    client:stop()
    t.await(function()
      return server_end
    end)
    t.check('the server ends with 0, by itself', vim.deep_equal(server_end, { 0, 0 }),
      vim.inspect(server_end))
  else
    client.stop()
    t.check('the server ends', t.await(function()
      return client.is_stopped() and #vim.lsp.get_clients({ name = 'w8log' }) == 0
    end))
  end
end

-- Leaves a server running, so that the runner sees whether it outlives Neovim.
local function check_second_start(stopped)
  vim.cmd('silent edit')
  t.check('the server attaches again', t.await(function()
    local attached = vim.lsp.get_clients({ bufnr = 0, name = 'w8log' })[1]
    return attached and attached.id ~= stopped.id and attached.initialized
  end))
end

local function run()
  t.say('Neovim ', tostring(vim.version()), '\n')
  configure()
  local original = t.file_text(log)
  vim.cmd.edit(log)
  t.check('the file type is w8log', vim.bo.filetype == 'w8log', vim.bo.filetype)
  local client = t.attached()
  if not t.check('the server attaches by itself', client) then
    return
  end
  shown.hints(client)
  shown.folds()
  shown.folds_of_a_changed_file(log)
  shown.lenses()
  shown.colours()
  shown.parsed()
  shown.symbols(client)
  shown.hover()
  local grave = vim.diagnostic.get(0, { severity = { min = vim.diagnostic.severity.WARN } })
  t.check('the log has no fault to begin with', #grave == 0, vim.inspect(grave))
  local number = t.line_of('03 Sat')
  written.diagnostic(number)
  written.quick_fix(number, original)
  written.completion()
  written.form_on_saving(original)
  commands.report(log)
  commands.page()
  commands.chart()
  commands.today('10 Tue')
  commands.health()
  written.new_name(vim.env.W8LOG_TEST_BOOK, vim.env.W8LOG_TEST_OLD_BOOK)
  check_end(client)
  check_second_start(client)
end

t.run(run)
