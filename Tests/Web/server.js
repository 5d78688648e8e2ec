// The host of the module is that of the extension for VS Code.
export { ModuleServer } from '../../editors/vscode/src/module/server.mjs';
