// A stub: of VS Code's own declarations the values that go to its providers and come from them.
export {};

declare module 'vscode' {
  export class Position {
    constructor(line: number, character: number);
    readonly line: number;
    readonly character: number;
  }
  export class Range {
    constructor(start: Position, end: Position);
    readonly start: Position;
    readonly end: Position;
  }
  export interface Selection {
    readonly active: Position;
    readonly isEmpty: boolean;
  }
  export interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
    readonly version: number;
    readonly isClosed: boolean;
    getText(): string;
    lineAt(line: number): { readonly text: string };
  }
  export interface TextEditor {
    readonly document: TextDocument;
    readonly selection: Selection;
  }
  export interface FormattingOptions {
    tabSize: number;
    insertSpaces: boolean;
  }
  export interface Command {
    title: string;
    command: string;
    arguments?: unknown[];
  }
  export class Location {
    constructor(uri: Uri, range: Range);
  }
  export interface LocationLink {
    originSelectionRange?: Range;
    targetUri: Uri;
    targetRange: Range;
    targetSelectionRange?: Range;
  }
  export class MarkdownString {
    constructor(value: string);
  }
  export class SnippetString {
    constructor(value: string);
    value: string;
  }
  export class TextEdit {
    constructor(range: Range, newText: string);
    range: Range;
    newText: string;
  }
  export interface WorkspaceEditEntryMetadata {
    needsConfirmation: boolean;
    label: string;
    description?: string;
  }
  export class WorkspaceEdit {
    readonly size: number;
    set(uri: Uri, edits: readonly [TextEdit, WorkspaceEditEntryMetadata | undefined][]): void;
    createFile(uri: Uri, options?: { readonly overwrite?: boolean; readonly ignoreIfExists?: boolean }, metadata?: WorkspaceEditEntryMetadata): void;
  }
  export enum DiagnosticSeverity {
    Error = 0,
    Warning = 1,
    Information = 2,
    Hint = 3,
  }
  export class DiagnosticRelatedInformation {
    constructor(location: Location, message: string);
  }
  export class Diagnostic {
    constructor(range: Range, message: string, severity: DiagnosticSeverity);
    code?: string | { value: string; target: Uri };
    source?: string;
    tags?: number[];
    relatedInformation?: DiagnosticRelatedInformation[];
  }
  export interface DiagnosticCollection {
    set(uri: Uri, items: readonly Diagnostic[]): void;
    delete(uri: Uri): void;
    dispose(): void;
  }
  export class Hover {
    constructor(contents: MarkdownString, range?: Range);
  }
  export class DocumentHighlight {
    constructor(range: Range, kind: number);
  }
  export class DocumentLink {
    constructor(range: Range, target?: Uri);
    tooltip?: string;
  }
  export class DocumentSymbol {
    constructor(name: string, detail: string, kind: number, range: Range, selectionRange: Range);
    children: DocumentSymbol[];
  }
  export class SymbolInformation {
    constructor(name: string, kind: number, containerName: string, location: Location);
  }
  export enum FoldingRangeKind {
    Comment = 1,
    Imports = 2,
    Region = 3,
  }
  export class FoldingRange {
    constructor(start: number, end: number, kind?: FoldingRangeKind);
  }
  export class SelectionRange {
    constructor(range: Range, parent?: SelectionRange);
  }
  export class Color {
    constructor(red: number, green: number, blue: number, alpha: number);
    readonly red: number;
    readonly green: number;
    readonly blue: number;
    readonly alpha: number;
  }
  export class ColorInformation {
    constructor(range: Range, color: Color);
  }
  export class ColorPresentation {
    constructor(label: string);
    textEdit?: TextEdit;
  }
  export class ParameterInformation {
    constructor(label: string | [number, number], documentation?: string | MarkdownString);
  }
  export class SignatureInformation {
    constructor(label: string, documentation?: string | MarkdownString);
    parameters: ParameterInformation[];
    activeParameter?: number;
  }
  export class SignatureHelp {
    signatures: SignatureInformation[];
    activeSignature: number;
    activeParameter: number;
  }
  export class CodeLens {
    constructor(range: Range, command?: Command);
  }
  export class SemanticTokensLegend {
    constructor(tokenTypes: string[], tokenModifiers: string[]);
  }
  export class SemanticTokens {
    constructor(data: Uint32Array, resultId?: string);
  }
  export class SemanticTokensEdit {
    constructor(start: number, deleteCount: number, data?: Uint32Array);
  }
  export class SemanticTokensEdits {
    constructor(edits: SemanticTokensEdit[], resultId?: string);
  }
  export class InlayHintLabelPart {
    constructor(value: string);
    tooltip?: string | MarkdownString | undefined;
    location?: Location | undefined;
    command?: Command | undefined;
  }
  export class InlayHint {
    constructor(position: Position, label: string | InlayHintLabelPart[], kind?: number);
    tooltip?: string | MarkdownString | undefined;
    textEdits?: TextEdit[];
    paddingLeft?: boolean;
    paddingRight?: boolean;
  }
  export enum CompletionItemKind {
    Snippet = 14,
  }
  export interface CompletionItemLabel {
    label: string;
    detail?: string;
    description?: string;
  }
  export class CompletionItem {
    constructor(label: string | CompletionItemLabel, kind?: number);
    insertText?: string | SnippetString;
    range?: Range | { inserting: Range; replacing: Range };
    detail?: string;
    documentation?: string | MarkdownString;
    sortText?: string;
    filterText?: string;
    preselect?: boolean;
    commitCharacters?: string[];
    additionalTextEdits?: TextEdit[];
    command?: Command;
  }
  export class CompletionList {
    constructor(items: CompletionItem[], isIncomplete: boolean);
  }
  export class InlineCompletionItem {
    constructor(insertText: string, range?: Range);
    filterText?: string;
  }
  export class CodeActionKind {
    static readonly Empty: CodeActionKind;
    readonly value: string;
    append(parts: string): CodeActionKind;
  }
  export class CodeAction {
    constructor(title: string, kind?: CodeActionKind);
    diagnostics?: Diagnostic[];
    isPreferred?: boolean;
    disabled?: { readonly reason: string };
    edit?: WorkspaceEdit;
    command?: Command;
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
}
