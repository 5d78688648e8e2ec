// A stub: of vscode-languageclient 10 just what the extension uses.
declare module 'vscode-languageclient/node' {
  import type { CancellationToken, LogOutputChannel, Uri, WorkspaceEdit as CodeEdit } from 'vscode';

  export interface WorkspaceEdit {
    documentChanges?: unknown[];
  }
  export interface Executable {
    command: string;
    args?: string[];
  }
  export interface ConfigurationParams {
    items: { section?: string }[];
  }
  type Configuration = (asked: ConfigurationParams, token: CancellationToken) => unknown[] | PromiseLike<unknown[]>;
  export interface Middleware {
    workspace?: {
      configuration?: (
        asked: ConfigurationParams,
        token: CancellationToken,
        next: Configuration,
      ) => unknown[] | PromiseLike<unknown[]>;
    };
  }
  export interface LanguageClientOptions {
    documentSelector?: { scheme: string; language: string }[];
    outputChannel?: LogOutputChannel;
    middleware?: Middleware;
  }
  export class LanguageClient {
    constructor(id: string, name: string, server: { run: Executable; debug: Executable }, options: LanguageClientOptions);
    readonly code2ProtocolConverter: { asUri(uri: Uri): string };
    readonly protocol2CodeConverter: { asWorkspaceEdit(edit: WorkspaceEdit): Promise<CodeEdit> };
    readonly initializeResult: { serverInfo?: { version?: string } } | undefined;
    start(): Promise<void>;
    dispose(): Promise<void>;
    sendRequest<Result>(method: string, params: unknown): Promise<Result>;
    sendNotification(method: string, params: unknown): Promise<void>;
    onNotification<Params>(method: string, handler: (params: Params) => void): { dispose(): void };
  }
}
