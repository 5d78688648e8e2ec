// A stub: of VS Code's own declarations just what the extension uses, so that it can be checked where those are not to be had.
declare module 'vscode' {
  export const version: string;

  export class Disposable {
    static from(...parts: { dispose(): unknown }[]): Disposable;
    constructor(run: () => unknown);
    dispose(): unknown;
  }
  export type Event<T> = (listener: (what: T) => unknown) => Disposable;
  export class EventEmitter<T> {
    readonly event: Event<T>;
    fire(what: T): void;
    dispose(): void;
  }
  export interface CancellationToken {
    readonly isCancellationRequested: boolean;
    readonly onCancellationRequested: Event<unknown>;
  }
  export class CancellationTokenSource {
    readonly token: CancellationToken;
    cancel(): void;
    dispose(): void;
  }
  export class CancellationError extends Error {}

  export class Uri {
    static parse(text: string, strict: boolean): Uri;
    static joinPath(base: Uri, ...parts: string[]): Uri;
    readonly scheme: string;
    readonly authority: string;
    readonly path: string;
    readonly fsPath: string;
    with(change: { scheme?: string; authority?: string; path?: string }): Uri;
    toString(isPlain?: boolean): string;
  }
  export interface ExtensionContext {
    readonly subscriptions: { dispose(): unknown }[];
    readonly extensionUri: Uri;
  }
  export interface DocumentFilter {
    readonly scheme?: string;
    readonly language?: string;
  }
  export type DocumentSelector = readonly DocumentFilter[] | DocumentFilter;

  export interface Webview {
    html: string;
    postMessage(message: unknown): PromiseLike<boolean>;
  }
  export interface WebviewPanel {
    readonly webview: Webview;
    onDidDispose(listener: () => unknown): Disposable;
    reveal(column: ViewColumn | undefined, preserveFocus: boolean): void;
    dispose(): void;
  }
  export interface WebviewOptions {
    enableScripts: boolean;
    enableFindWidget: boolean;
    retainContextWhenHidden: boolean;
    localResourceRoots: Uri[];
  }
  export enum ViewColumn {
    Beside = -2,
  }
  export enum ProgressLocation {
    Window = 10,
  }
  export enum FileType {
    File = 1,
    Directory = 2,
  }
  export enum LanguageStatusSeverity {
    Information = 0,
    Error = 2,
  }
  export interface LanguageStatusItem {
    name: string | undefined;
    text: string;
    busy: boolean;
    severity: LanguageStatusSeverity;
    command: Command | undefined;
    dispose(): void;
  }
  export interface LogOutputChannel {
    trace(message: string): void;
    info(message: string): void;
    warn(message: string): void;
    error(message: string): void;
    show(): void;
    dispose(): void;
  }
  export interface WorkspaceFolder {
    readonly uri: Uri;
    readonly name: string;
  }
  export interface WorkspaceConfiguration {
    get<T>(section: string): T | undefined;
  }
  export interface ConfigurationChangeEvent {
    affectsConfiguration(section: string): boolean;
  }
  export interface FileSystemWatcher {
    readonly onDidCreate: Event<Uri>;
    readonly onDidChange: Event<Uri>;
    readonly onDidDelete: Event<Uri>;
    dispose(): void;
  }
  export interface FileWillRenameEvent {
    readonly files: readonly { readonly oldUri: Uri; readonly newUri: Uri }[];
    waitUntil(edit: PromiseLike<WorkspaceEdit | undefined>): void;
  }
  export interface TextDocumentContentChangeEvent {
    readonly range: Range;
    readonly rangeLength: number;
    readonly text: string;
  }
  export interface TextDocumentChangeEvent {
    readonly document: TextDocument;
    readonly contentChanges: readonly TextDocumentContentChangeEvent[];
  }
  export interface Progress<T> {
    report(value: T): void;
  }

  export namespace window {
    const activeTextEditor: TextEditor | undefined;
    function createOutputChannel(name: string, options: { log: true }): LogOutputChannel;
    function showErrorMessage(message: string, ...items: string[]): PromiseLike<string | undefined>;
    function showWarningMessage(message: string): PromiseLike<string | undefined>;
    function showInformationMessage(message: string): PromiseLike<string | undefined>;
    function showTextDocument(document: TextDocument): PromiseLike<TextEditor>;
    function showTextDocument(document: Uri, options: { preserveFocus?: boolean; selection?: Range }): PromiseLike<TextEditor>;
    function withProgress<R>(
      options: { location: ProgressLocation; title: string },
      task: (progress: Progress<{ message?: string; increment?: number }>) => PromiseLike<R>,
    ): PromiseLike<R>;
    function createWebviewPanel(
      kind: string,
      title: string,
      where: { viewColumn: ViewColumn; preserveFocus: boolean },
      options: WebviewOptions,
    ): WebviewPanel;
  }
  export namespace workspace {
    const textDocuments: readonly TextDocument[];
    const workspaceFolders: readonly WorkspaceFolder[] | undefined;
    const onDidChangeConfiguration: Event<ConfigurationChangeEvent>;
    const onDidOpenTextDocument: Event<TextDocument>;
    const onDidChangeTextDocument: Event<TextDocumentChangeEvent>;
    const onDidCloseTextDocument: Event<TextDocument>;
    const onDidSaveTextDocument: Event<TextDocument>;
    const onDidChangeWorkspaceFolders: Event<{ readonly added: readonly WorkspaceFolder[]; readonly removed: readonly WorkspaceFolder[] }>;
    const onWillRenameFiles: Event<FileWillRenameEvent>;
    const fs: {
      readFile(uri: Uri): PromiseLike<Uint8Array>;
      readDirectory(uri: Uri): PromiseLike<[string, FileType][]>;
      stat(uri: Uri): PromiseLike<{ type: FileType }>;
    };
    function getWorkspaceFolder(uri: Uri): WorkspaceFolder | undefined;
    function getConfiguration(section?: string): WorkspaceConfiguration;
    function findFiles(include: string, exclude: undefined, maxResults: number): PromiseLike<Uri[]>;
    function createFileSystemWatcher(glob: string): FileSystemWatcher;
    function applyEdit(edit: WorkspaceEdit): PromiseLike<boolean>;
    function decode(content: Uint8Array, options: { encoding: string }): PromiseLike<string>;
    function openTextDocument(options: { language: string; content: string }): PromiseLike<TextDocument>;
    function registerTextDocumentContentProvider(scheme: string, provider: TextDocumentContentProvider): Disposable;
  }
  export namespace commands {
    function registerCommand(command: string, callback: (...given: unknown[]) => unknown): Disposable;
    function executeCommand(command: string, ...given: unknown[]): PromiseLike<unknown>;
  }
  export namespace env {
    const appName: string;
    const language: string;
    function openExternal(uri: Uri): PromiseLike<boolean>;
  }
}
