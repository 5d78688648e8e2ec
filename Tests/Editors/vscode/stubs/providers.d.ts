// A stub: of VS Code's own declarations the providers that the extension registers, and the functions that register them.
export {};

declare module 'vscode' {
  type Answer<T> = PromiseLike<T | undefined | null>;
  type Ask<Given extends unknown[], T> = (document: TextDocument, ...given: [...Given, CancellationToken]) => Answer<T>;

  export interface TextDocumentContentProvider {
    onDidChange?: Event<Uri>;
    provideTextDocumentContent(uri: Uri, token: CancellationToken): Answer<string>;
  }
  export interface HoverProvider {
    provideHover: Ask<[Position], Hover>;
  }
  export interface DefinitionProvider {
    provideDefinition: Ask<[Position], LocationLink[]>;
  }
  export interface ReferenceProvider {
    provideReferences: Ask<[Position, { includeDeclaration: boolean }], Location[]>;
  }
  export interface DocumentHighlightProvider {
    provideDocumentHighlights: Ask<[Position], DocumentHighlight[]>;
  }
  export interface DocumentLinkProvider {
    provideDocumentLinks: Ask<[], DocumentLink[]>;
  }
  export interface DocumentSymbolProvider {
    provideDocumentSymbols: Ask<[], DocumentSymbol[]>;
  }
  export interface WorkspaceSymbolProvider {
    provideWorkspaceSymbols(query: string, token: CancellationToken): Answer<SymbolInformation[]>;
  }
  export interface FoldingRangeProvider {
    provideFoldingRanges: Ask<[unknown], FoldingRange[]>;
  }
  export interface SelectionRangeProvider {
    provideSelectionRanges: Ask<[readonly Position[]], SelectionRange[]>;
  }
  export interface DocumentColorProvider {
    provideDocumentColors: Ask<[], ColorInformation[]>;
    provideColorPresentations(
      color: Color, context: { readonly document: TextDocument; readonly range: Range }, token: CancellationToken,
    ): Answer<ColorPresentation[]>;
  }
  export interface SignatureHelpContext {
    readonly triggerKind: number;
    readonly triggerCharacter: string | undefined;
    readonly isRetrigger: boolean;
  }
  export interface SignatureHelpProvider {
    provideSignatureHelp(document: TextDocument, position: Position, token: CancellationToken, context: SignatureHelpContext): Answer<SignatureHelp>;
  }
  export interface CodeLensProvider {
    onDidChangeCodeLenses?: Event<void>;
    provideCodeLenses: Ask<[], CodeLens[]>;
  }
  export interface DocumentSemanticTokensProvider {
    provideDocumentSemanticTokens: Ask<[], SemanticTokens>;
    provideDocumentSemanticTokensEdits?: Ask<[string], SemanticTokens | SemanticTokensEdits>;
  }
  export interface DocumentRangeSemanticTokensProvider {
    provideDocumentRangeSemanticTokens: Ask<[Range], SemanticTokens>;
  }
  export interface InlayHintsProvider {
    onDidChangeInlayHints?: Event<void>;
    provideInlayHints: Ask<[Range], InlayHint[]>;
    resolveInlayHint?(hint: InlayHint, token: CancellationToken): Answer<InlayHint>;
  }
  export interface CompletionContext {
    readonly triggerKind: number;
    readonly triggerCharacter: string | undefined;
  }
  export interface CompletionItemProvider {
    provideCompletionItems(
      document: TextDocument, position: Position, token: CancellationToken, context: CompletionContext,
    ): Answer<CompletionItem[] | CompletionList>;
    resolveCompletionItem?(item: CompletionItem, token: CancellationToken): Answer<CompletionItem>;
  }
  export interface InlineCompletionContext {
    readonly triggerKind: number;
    readonly selectedCompletionInfo: { readonly range: Range; readonly text: string } | undefined;
  }
  export interface InlineCompletionItemProvider {
    provideInlineCompletionItems: Ask<[Position, InlineCompletionContext], InlineCompletionItem[]>;
  }
  export interface CodeActionContext {
    readonly diagnostics: readonly Diagnostic[];
    readonly only: CodeActionKind | undefined;
    readonly triggerKind: number;
  }
  export interface CodeActionProvider {
    provideCodeActions: Ask<[Range, CodeActionContext], CodeAction[]>;
    resolveCodeAction?(action: CodeAction, token: CancellationToken): Answer<CodeAction>;
  }
  export interface RenameProvider {
    provideRenameEdits: Ask<[Position, string], WorkspaceEdit>;
    prepareRename?: Ask<[Position], { range: Range; placeholder: string }>;
  }
  export interface DocumentFormattingEditProvider {
    provideDocumentFormattingEdits: Ask<[FormattingOptions], TextEdit[]>;
  }
  export interface DocumentRangeFormattingEditProvider {
    provideDocumentRangeFormattingEdits: Ask<[Range, FormattingOptions], TextEdit[]>;
    provideDocumentRangesFormattingEdits?: Ask<[Range[], FormattingOptions], TextEdit[]>;
  }
  export interface OnTypeFormattingEditProvider {
    provideOnTypeFormattingEdits: Ask<[Position, string, FormattingOptions], TextEdit[]>;
  }
  export interface DocumentPasteEditProvider {
    provideDocumentPasteEdits: Ask<[readonly Range[], DataTransfer, unknown], DocumentPasteEdit[]>;
  }

  export namespace languages {
    type Register<Provider, More extends unknown[] = []> = (selector: DocumentSelector, provider: Provider, ...more: More) => Disposable;
    const registerHoverProvider: Register<HoverProvider>;
    const registerDefinitionProvider: Register<DefinitionProvider>;
    const registerReferenceProvider: Register<ReferenceProvider>;
    const registerDocumentHighlightProvider: Register<DocumentHighlightProvider>;
    const registerDocumentLinkProvider: Register<DocumentLinkProvider>;
    const registerDocumentSymbolProvider: Register<DocumentSymbolProvider>;
    function registerWorkspaceSymbolProvider(provider: WorkspaceSymbolProvider): Disposable;
    const registerFoldingRangeProvider: Register<FoldingRangeProvider>;
    const registerSelectionRangeProvider: Register<SelectionRangeProvider>;
    const registerColorProvider: Register<DocumentColorProvider>;
    const registerSignatureHelpProvider: Register<SignatureHelpProvider, [{ triggerCharacters: string[]; retriggerCharacters: string[] }]>;
    const registerCodeLensProvider: Register<CodeLensProvider>;
    const registerDocumentSemanticTokensProvider: Register<DocumentSemanticTokensProvider, [SemanticTokensLegend]>;
    const registerDocumentRangeSemanticTokensProvider: Register<DocumentRangeSemanticTokensProvider, [SemanticTokensLegend]>;
    const registerInlayHintsProvider: Register<InlayHintsProvider>;
    const registerCompletionItemProvider: Register<CompletionItemProvider, string[]>;
    const registerInlineCompletionItemProvider: Register<InlineCompletionItemProvider>;
    const registerCodeActionsProvider: Register<CodeActionProvider, [{ providedCodeActionKinds: CodeActionKind[] }]>;
    const registerRenameProvider: Register<RenameProvider>;
    const registerDocumentFormattingEditProvider: Register<DocumentFormattingEditProvider>;
    const registerDocumentRangeFormattingEditProvider: Register<DocumentRangeFormattingEditProvider>;
    const registerOnTypeFormattingEditProvider: Register<OnTypeFormattingEditProvider, [string, ...string[]]>;
    const registerDocumentPasteEditProvider: Register<
      DocumentPasteEditProvider, [{ providedPasteEditKinds: DocumentDropOrPasteEditKind[]; pasteMimeTypes: string[] }]>;
    function match(selector: DocumentSelector, document: TextDocument): number;
    function createDiagnosticCollection(name: string): DiagnosticCollection;
    function createLanguageStatusItem(id: string, selector: DocumentSelector): LanguageStatusItem;
    function setTextDocumentLanguage(document: TextDocument, language: string): PromiseLike<TextDocument>;
  }
}
