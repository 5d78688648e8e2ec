-- `:checkhealth w8log`: what the plugin finds, and what to do about what it does not.

local M = {}

local health = vim.health

-- The command that starts the server, as the user's settings have it.
local function server_command()
  local settings = vim.lsp.config and vim.lsp.config.w8log or vim.g.w8log or {}
  return settings.cmd or { 'w8log', 'lsp' }
end

local function check_editor()
  if vim.fn.has('nvim-0.11') == 1 then
    health.ok('Neovim ' .. tostring(vim.version()))
  elseif vim.fn.has('nvim-0.10') == 1 then
    health.ok('Neovim ' .. tostring(vim.version()) .. '; folds from the server need 0.11')
  else
    health.error('Neovim is older than 0.10', { 'install Neovim 0.10 or newer' })
  end
end

local function check_binary()
  local command = server_command()
  if type(command) == 'function' then
    return health.info('the server is started by a function of yours')
  end
  if vim.fn.executable(command[1]) == 0 then
    return health.error(command[1] .. ' cannot be run', {
      'install w8log, and see that it is on the PATH of Neovim',
      'or name it: vim.lsp.config("w8log", { cmd = { "FOLDER/w8log", "lsp" } })',
    })
  end
  local version = vim.trim(vim.fn.system({ command[1], '--version' }))
  if vim.v.shell_error == 0 then
    health.ok(version .. ' at ' .. vim.fn.exepath(command[1]))
  else
    health.error(command[1] .. ' --version fails: ' .. version)
  end
end

local function check_server()
  local clients = vim.lsp.get_clients({ name = 'w8log' })
  if #clients == 0 then
    health.info('no server runs; one is started for the first .w8log file')
  end
  for _, client in ipairs(clients) do
    local version = client.server_info and client.server_info.version or ''
    local buffers = vim.tbl_count(client.attached_buffers)
    health.ok(('server %s is attached to %d buffer(s)'):format(version, buffers))
  end
end

local function check_parser()
  if #vim.api.nvim_get_runtime_file('parser/w8log.so', false) == 0 then
    return health.info('no tree-sitter parser is installed; the server colours the log')
  end
  local loads, problem = pcall(vim.treesitter.language.inspect, 'w8log')
  if loads then
    health.ok('the tree-sitter parser is installed')
  else
    health.warn('the tree-sitter parser cannot be loaded: ' .. problem, { 'it needs Neovim 0.11 or newer' })
  end
end

function M.check()
  health.start('w8log')
  check_editor()
  check_binary()
  check_server()
  check_parser()
end

return M
