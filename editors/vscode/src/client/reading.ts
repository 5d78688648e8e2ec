import * as vscode from 'vscode';

import { ofAddress } from './addresses';
import { type Context, each, type Feature } from './context';
import { at, document, filled, made, ofCommand, ofEdit, ofLocation, ofPosition, ofRange, ofText, origin, part, toPosition } from './convert';
import type * as lsp from './protocol';

const { languages } = vscode;

/** What people read in a log and find in it, by the capability of the server. */
export const reading: Readonly<Record<string, Feature>> = {
  hoverProvider: ({ ask, selector }) => languages.registerHoverProvider(selector, {
    provideHover: (log, position, token) => ask('textDocument/hover', at(log, position), token, ofHover),
  }),
  definitionProvider: ({ ask, selector }) => languages.registerDefinitionProvider(selector, {
    provideDefinition: (log, position, token) => ask('textDocument/definition', at(log, position), token, each(ofLink)),
  }),
  referencesProvider: ({ ask, selector }) => languages.registerReferenceProvider(selector, {
    provideReferences: (log, position, { includeDeclaration }, token) =>
      ask('textDocument/references', { ...at(log, position), context: { includeDeclaration } }, token, each(ofLocation)),
  }),
  documentHighlightProvider: ({ ask, selector }) => languages.registerDocumentHighlightProvider(selector, {
    provideDocumentHighlights: (log, position, token) => ask('textDocument/documentHighlight', at(log, position), token,
      each(({ range, kind = 1 }) => new vscode.DocumentHighlight(ofRange(range), kind - 1))),
  }),
  documentLinkProvider: ({ ask, selector }) => languages.registerDocumentLinkProvider(selector, {
    provideDocumentLinks: (log, token) => ask('textDocument/documentLink', document(log), token, each(({ range, target, tooltip }) =>
      filled(new vscode.DocumentLink(ofRange(range), target === undefined ? undefined : ofAddress(target)), { tooltip }))),
  }),
  documentSymbolProvider: ({ ask, selector }) => languages.registerDocumentSymbolProvider(selector, {
    provideDocumentSymbols: (log, token) => ask('textDocument/documentSymbol', document(log), token, each(ofSymbol)),
  }),
  workspaceSymbolProvider: ({ ask }) => languages.registerWorkspaceSymbolProvider({
    provideWorkspaceSymbols: (query, token) => ask('workspace/symbol', { query }, token, each(
      ({ name, kind, location, containerName = '' }) => new vscode.SymbolInformation(name, kind - 1, containerName, ofLocation(location)))),
  }),
  foldingRangeProvider: ({ ask, selector }) => languages.registerFoldingRangeProvider([...selector], {
    provideFoldingRanges: (log, _, token) => ask('textDocument/foldingRange', document(log), token, each(ofFold)),
  }),
  selectionRangeProvider: ({ ask, selector }) => languages.registerSelectionRangeProvider(selector, {
    provideSelectionRanges: (log, positions, token) =>
      ask('textDocument/selectionRange', { ...document(log), positions: positions.map(toPosition) }, token, each(ofSelection)),
  }),
  colorProvider: ({ ask, selector }) => languages.registerColorProvider(selector, {
    provideDocumentColors: (log, token) => ask('textDocument/documentColor', document(log), token, each(
      ({ range, color: { red, green, blue, alpha } }) => new vscode.ColorInformation(ofRange(range), new vscode.Color(red, green, blue, alpha)))),
    provideColorPresentations: ({ red, green, blue, alpha }, { document: log, range }, token) =>
      ask('textDocument/colorPresentation', { ...part(log, range), color: { red, green, blue, alpha } }, token, each(
        ({ label, textEdit }) => filled(new vscode.ColorPresentation(label), { textEdit: textEdit && ofEdit(textEdit) }))),
  }),
  signatureHelpProvider: ({ ask, capabilities, selector }) => languages.registerSignatureHelpProvider(selector, {
    provideSignatureHelp: (log, position, token, { triggerKind, triggerCharacter, isRetrigger }) =>
      ask('textDocument/signatureHelp', { ...at(log, position), context: { triggerKind, triggerCharacter, isRetrigger } }, token, ofSignatures),
  }, { triggerCharacters: [], retriggerCharacters: [], ...capabilities.signatureHelpProvider }),
  inlayHintProvider: (context) => languages.registerInlayHintsProvider(context.selector, {
    onDidChangeInlayHints: context.refreshed('workspace/inlayHint/refresh'),
    provideInlayHints: (log, range, token) => context.ask('textDocument/inlayHint', part(log, range), token, each(ofHint)),
    resolveInlayHint: (hint, token) => context.ask('inlayHint/resolve', origin(hint), token, ofHint),
  }),
  codeLensProvider: (context) => languages.registerCodeLensProvider(context.selector, {
    onDidChangeCodeLenses: context.refreshed('workspace/codeLens/refresh'),
    provideCodeLenses: (log, token) => context.ask('textDocument/codeLens', document(log), token,
      each(({ range, command }) => new vscode.CodeLens(ofRange(range), command && ofCommand(command)))),
  }),
  semanticTokensProvider: (context) => vscode.Disposable.from(...tokens(context)),
};

function tokens({ ask, capabilities, selector }: Context): vscode.Disposable[] {
  const { tokenTypes = [], tokenModifiers = [] } = capabilities.semanticTokensProvider?.legend ?? {};
  const legend = new vscode.SemanticTokensLegend(tokenTypes, tokenModifiers);
  const ofTokens = ({ data, resultId }: lsp.Tokens): vscode.SemanticTokens => new vscode.SemanticTokens(new Uint32Array(data), resultId);
  const ofDelta = ({ edits, resultId }: lsp.TokensDelta): vscode.SemanticTokensEdits => new vscode.SemanticTokensEdits(edits.map(
    ({ start, deleteCount, data }) => new vscode.SemanticTokensEdit(start, deleteCount, data && new Uint32Array(data))), resultId);
  return [
    languages.registerDocumentSemanticTokensProvider(selector, {
      provideDocumentSemanticTokens: (log, token) => ask('textDocument/semanticTokens/full', document(log), token, ofTokens),
      provideDocumentSemanticTokensEdits: (log, previousResultId, token) =>
        ask('textDocument/semanticTokens/full/delta', { ...document(log), previousResultId }, token,
          (answer) => ('data' in answer ? ofTokens(answer) : ofDelta(answer))),
    }, legend),
    languages.registerDocumentRangeSemanticTokensProvider(selector, {
      provideDocumentRangeSemanticTokens: (log, range, token) => ask('textDocument/semanticTokens/range', part(log, range), token, ofTokens),
    }, legend),
  ];
}

function ofHover({ contents, range }: lsp.Hover): vscode.Hover {
  return new vscode.Hover(new vscode.MarkdownString(contents.value), range && ofRange(range));
}

function ofLink({ originSelectionRange, targetUri, targetRange, targetSelectionRange }: lsp.LocationLink): vscode.LocationLink {
  return filled<vscode.LocationLink>(
    { targetUri: ofAddress(targetUri), targetRange: ofRange(targetRange), targetSelectionRange: ofRange(targetSelectionRange) },
    { originSelectionRange: originSelectionRange && ofRange(originSelectionRange) });
}

function ofFold({ startLine, endLine, kind }: lsp.FoldingRange): vscode.FoldingRange {
  const { Comment: comment, Imports: imports, Region: region } = vscode.FoldingRangeKind;
  return new vscode.FoldingRange(startLine, endLine, kind && { comment, imports, region }[kind]);
}

function ofSymbol({ name, detail = '', kind, range, selectionRange, children = [] }: lsp.DocumentSymbol): vscode.DocumentSymbol {
  const symbol = new vscode.DocumentSymbol(name, detail, kind - 1, ofRange(range), ofRange(selectionRange));
  return filled(symbol, { children: children.map(ofSymbol) });
}

function ofSelection({ range, parent }: lsp.SelectionRange): vscode.SelectionRange {
  return new vscode.SelectionRange(ofRange(range), parent && ofSelection(parent));
}

function ofHint(hint: lsp.InlayHint): vscode.InlayHint {
  const { position, label, kind, tooltip, textEdits, paddingLeft, paddingRight } = hint;
  const shown = typeof label === 'string' ? label : label.map(({ value, tooltip: more, location, command }) =>
    filled(new vscode.InlayHintLabelPart(value), {
      tooltip: ofText(more), location: location && ofLocation(location), command: command && ofCommand(command),
    }));
  return made(filled(new vscode.InlayHint(ofPosition(position), shown, kind), {
    tooltip: ofText(tooltip), textEdits: textEdits?.map(ofEdit), paddingLeft, paddingRight,
  }), hint);
}

function ofSignatures({ signatures, activeSignature = 0, activeParameter = 0 }: lsp.SignatureHelp): vscode.SignatureHelp {
  return filled(new vscode.SignatureHelp(), {
    activeSignature,
    activeParameter,
    signatures: signatures.map(({ label, documentation, parameters = [], activeParameter: active }) =>
      filled(new vscode.SignatureInformation(label, ofText(documentation)), {
        parameters: parameters.map((parameter) => new vscode.ParameterInformation(parameter.label, ofText(parameter.documentation))),
        activeParameter: active,
      })),
  });
}
