//! Tells Zed how to start the server of w8log.

use zed_extension_api::{self as zed, settings::LspSettings, LanguageServerId, Result};

struct W8log;

impl zed::Extension for W8log {
    fn new() -> Self {
        W8log
    }

    fn language_server_command(&mut self, server: &LanguageServerId, worktree: &zed::Worktree) -> Result<zed::Command> {
        let set = LspSettings::for_worktree(server.as_ref(), worktree)?.binary;
        let (path, arguments) = set.map_or((None, None), |binary| (binary.path, binary.arguments));
        let command = path
            .or_else(|| worktree.which("w8log"))
            .ok_or("w8log is not on the PATH: install it, or set lsp.w8log.binary.path")?;
        Ok(zed::Command {
            command,
            args: arguments.unwrap_or_else(|| vec!["lsp".to_string()]),
            env: worktree.shell_env(),
        })
    }

    fn language_server_workspace_configuration(
        &mut self,
        server: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<Option<zed::serde_json::Value>> {
        let settings = LspSettings::for_worktree(server.as_ref(), worktree)?.settings;
        Ok(settings.map(|w8log| zed::serde_json::json!({ "w8log": w8log })))
    }
}

zed::register_extension!(W8log);
