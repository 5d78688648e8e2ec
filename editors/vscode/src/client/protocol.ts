// The parts of the language server protocol that the server of w8log uses.

export interface Position { line: number; character: number }
export interface Range { start: Position; end: Position }
export interface Location { uri: string; range: Range }
export interface LocationLink { originSelectionRange?: Range; targetUri: string; targetRange: Range; targetSelectionRange: Range }
export interface TextEdit { range: Range; newText: string; annotationId?: string }
export interface Command { title: string; command: string; arguments?: unknown[] }
export interface Markup { kind: 'markdown' | 'plaintext'; value: string }
export type Text = string | Markup;

export interface CreateFile { kind: 'create'; uri: string; options?: { overwrite?: boolean; ignoreIfExists?: boolean }; annotationId?: string }
export interface TextDocumentEdit { kind?: undefined; textDocument: { uri: string; version: number | null }; edits: TextEdit[] }
export interface Annotation { label: string; needsConfirmation?: boolean; description?: string }
export interface WorkspaceEdit { documentChanges?: (TextDocumentEdit | CreateFile)[]; changeAnnotations?: Record<string, Annotation> }

export interface Diagnostic {
  range: Range; message: string; severity?: number; code?: string; codeDescription?: { href: string }; source?: string; tags?: number[];
  relatedInformation?: { location: Location; message: string }[];
}
export interface DiagnosticReport { kind: 'full' | 'unchanged'; resultId?: string; items?: Diagnostic[] }

export interface CompletionItem {
  label: string; labelDetails?: { detail?: string; description?: string }; kind?: number; detail?: string; documentation?: Text;
  sortText?: string; filterText?: string; preselect?: boolean; commitCharacters?: string[]; insertText?: string; insertTextFormat?: 1 | 2;
  textEdit?: { newText: string; range: Range } | { newText: string; insert: Range; replace: Range };
  additionalTextEdits?: TextEdit[]; command?: Command;
}
export interface CodeAction {
  title: string; kind?: string; diagnostics?: Diagnostic[]; isPreferred?: boolean; disabled?: { reason: string }; edit?: WorkspaceEdit; command?: Command;
}
export interface HintPart { value: string; tooltip?: Text; location?: Location; command?: Command }
export interface InlayHint {
  position: Position; label: string | HintPart[]; kind?: number; tooltip?: Text; textEdits?: TextEdit[]; paddingLeft?: boolean; paddingRight?: boolean;
}
export interface Hover { contents: Markup; range?: Range }
export interface FoldingRange { startLine: number; endLine: number; kind?: 'comment' | 'imports' | 'region' }
export interface Color { red: number; green: number; blue: number; alpha: number }
export interface DocumentSymbol { name: string; detail?: string; kind: number; range: Range; selectionRange: Range; children?: DocumentSymbol[] }
export interface SelectionRange { range: Range; parent?: SelectionRange }
interface Parameter { label: string | [number, number]; documentation?: Text }
interface Signature { label: string; documentation?: Text; parameters?: Parameter[]; activeParameter?: number }
export interface SignatureHelp { signatures: Signature[]; activeSignature?: number; activeParameter?: number }
export interface Tokens { resultId?: string; data: number[] }
export interface TokensDelta { resultId?: string; edits: { start: number; deleteCount: number; data?: number[] }[] }

interface Document { textDocument: { uri: string } }
interface At extends Document { position: Position }
interface Part extends Document { range: Range }
interface Style { options: { tabSize: number; insertSpaces: boolean } }
interface ActionContext { diagnostics: Diagnostic[]; only?: string[]; triggerKind: number }

/** The requests of a client: what each sends, and what comes back. */
export interface Requests {
  initialize: [object, { capabilities: Capabilities; serverInfo?: { name: string; version?: string } }];
  shutdown: [undefined, null];
  'codeAction/resolve': [CodeAction, CodeAction];
  'completionItem/resolve': [CompletionItem, CompletionItem];
  'inlayHint/resolve': [InlayHint, InlayHint];
  'textDocument/codeAction': [Part & { context: ActionContext }, CodeAction[] | null];
  'textDocument/codeLens': [Document, { range: Range; command?: Command }[] | null];
  'textDocument/colorPresentation': [Part & { color: Color }, { label: string; textEdit?: TextEdit }[]];
  'textDocument/completion': [At & { context: object }, { isIncomplete: boolean; items: CompletionItem[] } | null];
  'textDocument/definition': [At, LocationLink[] | null];
  'textDocument/diagnostic': [Document & { previousResultId?: string }, DiagnosticReport];
  'textDocument/documentColor': [Document, { range: Range; color: Color }[]];
  'textDocument/documentHighlight': [At, { range: Range; kind?: number }[] | null];
  'textDocument/documentLink': [Document, { range: Range; target?: string; tooltip?: string }[] | null];
  'textDocument/documentSymbol': [Document, DocumentSymbol[] | null];
  'textDocument/foldingRange': [Document, FoldingRange[] | null];
  'textDocument/formatting': [Document & Style, TextEdit[] | null];
  'textDocument/hover': [At, Hover | null];
  'textDocument/inlayHint': [Part, InlayHint[] | null];
  'textDocument/inlineCompletion': [At & { context: object }, { insertText: string; filterText?: string; range?: Range }[] | null];
  'textDocument/onTypeFormatting': [At & Style & { ch: string }, TextEdit[] | null];
  'textDocument/prepareRename': [At, { range: Range; placeholder: string } | null];
  'textDocument/rangeFormatting': [Part & Style, TextEdit[] | null];
  'textDocument/rangesFormatting': [Document & Style & { ranges: Range[] }, TextEdit[] | null];
  'textDocument/references': [At & { context: { includeDeclaration: boolean } }, Location[] | null];
  'textDocument/rename': [At & { newName: string }, WorkspaceEdit | null];
  'textDocument/selectionRange': [Document & { positions: Position[] }, SelectionRange[] | null];
  'textDocument/semanticTokens/full': [Document, Tokens | null];
  'textDocument/semanticTokens/full/delta': [Document & { previousResultId: string }, Tokens | TokensDelta | null];
  'textDocument/semanticTokens/range': [Part, Tokens | null];
  'textDocument/signatureHelp': [At & { context: object }, SignatureHelp | null];
  'workspace/diagnostic': [{ previousResultIds: { uri: string; value: string }[] }, { items: (DiagnosticReport & { uri: string })[] }];
  'workspace/executeCommand': [{ command: string; arguments: unknown[] }, unknown];
  'workspace/symbol': [{ query: string }, { name: string; kind: number; location: Location; containerName?: string }[] | null];
  'workspace/textDocumentContent': [{ uri: string }, { text: string }];
  'workspace/willRenameFiles': [{ files: { oldUri: string; newUri: string }[] }, WorkspaceEdit | null];
}

/** What a server can do. */
export interface Capabilities {
  codeActionProvider?: { codeActionKinds: string[] };
  completionProvider?: { triggerCharacters?: string[] };
  documentOnTypeFormattingProvider?: { firstTriggerCharacter: string; moreTriggerCharacter?: string[] };
  executeCommandProvider?: { commands: string[] };
  semanticTokensProvider?: { legend: { tokenTypes: string[]; tokenModifiers: string[] } };
  signatureHelpProvider?: { triggerCharacters: string[]; retriggerCharacters?: string[] };
  workspace?: {
    textDocumentContent?: { schemes: string[] };
    fileOperations?: { willRename?: { filters: { pattern: { glob: string; matches?: 'file' | 'folder' } }[] } };
  };
  [name: string]: unknown;
}
