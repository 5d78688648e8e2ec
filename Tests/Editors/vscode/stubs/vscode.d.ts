// A stub: of VS Code's own declarations just what the extension uses, so that it can be checked where those are not to be had.
declare module 'vscode' {
  export interface Disposable {
    dispose(): void;
  }
  export interface Uri {
    readonly scheme: string;
    readonly path: string;
    toString(): string;
  }
  export namespace Uri {
    function parse(text: string, strict: boolean): Uri;
    function joinPath(base: Uri, ...parts: string[]): Uri;
  }
  export enum ViewColumn {
    Beside = -2,
  }
  export interface Webview {
    html: string;
    postMessage(message: unknown): PromiseLike<boolean>;
  }
  export interface WebviewPanel extends Disposable {
    readonly webview: Webview;
    onDidDispose(listener: () => unknown): Disposable;
    reveal(column: ViewColumn | undefined, preserveFocus: boolean): void;
  }
  export interface WebviewOptions {
    enableScripts: boolean;
    enableFindWidget: boolean;
    retainContextWhenHidden: boolean;
    localResourceRoots: Uri[];
  }
  export interface Position {
    readonly line: number;
    readonly character: number;
  }
  export interface Range {
    readonly start: Position;
  }
  export interface Selection {
    readonly active: Position;
    readonly isEmpty: boolean;
  }
  export interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
    lineAt(line: number): { readonly text: string };
  }
  export interface TextEditor {
    readonly document: TextDocument;
    readonly selection: Selection;
  }
  export interface WorkspaceEdit {
    readonly size: number;
  }
  export interface DataTransfer {
    get(type: string): { asString(): PromiseLike<string> } | undefined;
  }
  export class DocumentDropOrPasteEditKind {
    static readonly Text: DocumentDropOrPasteEditKind;
    append(...parts: string[]): DocumentDropOrPasteEditKind;
  }
  export class DocumentPasteEdit {
    constructor(insertText: string, title: string, kind: DocumentDropOrPasteEditKind);
    additionalEdit?: WorkspaceEdit;
  }
  export interface DocumentPasteEditProvider {
    provideDocumentPasteEdits(
      document: TextDocument,
      ranges: readonly Range[],
      transfer: DataTransfer,
      context: unknown,
      token: CancellationToken,
    ): PromiseLike<DocumentPasteEdit[] | undefined>;
  }
  export class SnippetString {
    constructor(value: string);
    readonly value: string;
  }
  export enum CompletionItemKind {
    Snippet = 14,
  }
  export class CompletionItem {
    constructor(label: { label: string; description?: string }, kind: CompletionItemKind);
    insertText?: string | SnippetString;
  }
  export interface CompletionItemProvider {
    provideCompletionItems(document: TextDocument, position: Position): PromiseLike<CompletionItem[]>;
  }
  export enum LanguageStatusSeverity {
    Information = 0,
    Error = 2,
  }
  export interface LanguageStatusItem extends Disposable {
    name: string | undefined;
    text: string;
    busy: boolean;
    severity: LanguageStatusSeverity;
    command: { command: string; title: string } | undefined;
  }
  export interface LogOutputChannel extends Disposable {
    error(message: string): void;
    warn(message: string): void;
    show(): void;
  }
  export interface ExtensionContext {
    readonly subscriptions: Disposable[];
    readonly extensionUri: Uri;
  }
  export interface WorkspaceConfiguration {
    get<T>(section: string): T | undefined;
  }
  export interface ConfigurationChangeEvent {
    affectsConfiguration(section: string): boolean;
  }
  export interface CancellationToken {
    readonly isCancellationRequested: boolean;
  }
  export namespace window {
    const activeTextEditor: TextEditor | undefined;
    function createOutputChannel(name: string, options: { log: true }): LogOutputChannel;
    function showErrorMessage(message: string, ...items: string[]): PromiseLike<string | undefined>;
    function showInformationMessage(message: string, ...items: string[]): PromiseLike<string | undefined>;
    function showTextDocument(document: TextDocument): PromiseLike<TextEditor>;
    function createWebviewPanel(
      kind: string,
      title: string,
      where: { viewColumn: ViewColumn; preserveFocus: boolean },
      options: WebviewOptions,
    ): WebviewPanel;
  }
  export namespace workspace {
    function getConfiguration(section: string): WorkspaceConfiguration;
    function onDidChangeConfiguration(listener: (change: ConfigurationChangeEvent) => unknown): Disposable;
    function onDidOpenTextDocument(listener: (document: TextDocument) => unknown): Disposable;
    const fs: { readFile(uri: Uri): PromiseLike<Uint8Array> };
    function decode(content: Uint8Array, options: { encoding: string }): PromiseLike<string>;
    function openTextDocument(options: { language: string; content: string }): PromiseLike<TextDocument>;
  }
  export namespace languages {
    function registerDocumentPasteEditProvider(
      selector: { scheme: string; language: string }[],
      provider: DocumentPasteEditProvider,
      metadata: { providedPasteEditKinds: DocumentDropOrPasteEditKind[]; pasteMimeTypes: string[] },
    ): Disposable;
    function registerCompletionItemProvider(
      selector: { language: string },
      provider: CompletionItemProvider,
    ): Disposable;
    function createLanguageStatusItem(
      id: string,
      selector: { scheme: string; language: string }[],
    ): LanguageStatusItem;
    function setTextDocumentLanguage(document: TextDocument, language: string): PromiseLike<TextDocument>;
  }
  export namespace commands {
    function registerCommand(command: string, callback: (...given: unknown[]) => unknown): Disposable;
    function executeCommand(command: string, ...given: unknown[]): PromiseLike<unknown>;
  }
}
