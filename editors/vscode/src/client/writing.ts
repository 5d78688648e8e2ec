import * as vscode from 'vscode';

import { each, type Feature } from './context';
import { at, document, filled, made, ofCommand, ofDiagnostic, ofEdit, ofRange, ofText, origin, part, problems, style, toRange } from './convert';
import { ofWorkspaceEdit } from './edits';
import type * as lsp from './protocol';

const { languages } = vscode;

/** What changes a log, by the capability of the server. */
export const writing: Readonly<Record<string, Feature>> = {
  completionProvider: ({ ask, capabilities, selector }) => languages.registerCompletionItemProvider(selector, {
    provideCompletionItems: (log, position, token, { triggerKind, triggerCharacter }) =>
      ask('textDocument/completion', { ...at(log, position), context: { triggerKind: triggerKind + 1, triggerCharacter } }, token,
        ({ items, isIncomplete }) => new vscode.CompletionList(items.map(ofItem), isIncomplete)),
    resolveCompletionItem: (item, token) => ask('completionItem/resolve', origin(item), token, ofItem),
  }, ...(capabilities.completionProvider?.triggerCharacters ?? [])),
  inlineCompletionProvider: ({ ask, selector }) => languages.registerInlineCompletionItemProvider(selector, {
    provideInlineCompletionItems: (log, position, { triggerKind, selectedCompletionInfo: selected }, token) => {
      const list = selected && { selectedCompletionInfo: { range: toRange(selected.range), text: selected.text } };
      const params = { ...at(log, position), context: { triggerKind: triggerKind + 1, ...list } };
      return ask('textDocument/inlineCompletion', params, token, each(({ insertText, filterText, range }) =>
        filled(new vscode.InlineCompletionItem(insertText, range && ofRange(range)), { filterText })));
    },
  }),
  codeActionProvider: ({ ask, capabilities, selector }) => languages.registerCodeActionsProvider(selector, {
    provideCodeActions: (log, range, { diagnostics, only, triggerKind }, token) => {
      const context = { diagnostics: problems(diagnostics), triggerKind, ...(only && { only: [only.value] }) };
      return ask('textDocument/codeAction', { ...part(log, range), context }, token, each(ofAction));
    },
    resolveCodeAction: (action, token) => ask('codeAction/resolve', origin(action), token, ofAction),
  }, { providedCodeActionKinds: (capabilities.codeActionProvider?.codeActionKinds ?? []).map(ofKind) }),
  renameProvider: ({ ask, selector }) => languages.registerRenameProvider(selector, {
    provideRenameEdits: (log, position, newName, token) =>
      ask('textDocument/rename', { ...at(log, position), newName }, token, ofWorkspaceEdit),
    prepareRename: async (log, position, token) => {
      const named = await ask('textDocument/prepareRename', at(log, position), token,
        ({ range, placeholder }) => ({ range: ofRange(range), placeholder }));
      if (!named) throw new Error('nothing here has a name');
      return named;
    },
  }),
  documentFormattingProvider: ({ ask, selector }) => languages.registerDocumentFormattingEditProvider(selector, {
    provideDocumentFormattingEdits: (log, options, token) =>
      ask('textDocument/formatting', { ...document(log), ...style(options) }, token, each(ofEdit)),
  }),
  documentRangeFormattingProvider: ({ ask, selector }) => languages.registerDocumentRangeFormattingEditProvider(selector, {
    provideDocumentRangeFormattingEdits: (log, range, options, token) =>
      ask('textDocument/rangeFormatting', { ...part(log, range), ...style(options) }, token, each(ofEdit)),
    provideDocumentRangesFormattingEdits: (log, ranges, options, token) =>
      ask('textDocument/rangesFormatting', { ...document(log), ranges: ranges.map(toRange), ...style(options) }, token, each(ofEdit)),
  }),
  documentOnTypeFormattingProvider: ({ ask, capabilities, selector }) => languages.registerOnTypeFormattingEditProvider(selector, {
    provideOnTypeFormattingEdits: (log, position, ch, options, token) =>
      ask('textDocument/onTypeFormatting', { ...at(log, position), ch, ...style(options) }, token, each(ofEdit)),
  }, capabilities.documentOnTypeFormattingProvider?.firstTriggerCharacter ?? '\n',
  ...(capabilities.documentOnTypeFormattingProvider?.moreTriggerCharacter ?? [])),
};

const snippet = 2;
const ofKind = (kind: string): vscode.CodeActionKind => vscode.CodeActionKind.Empty.append(kind);

function ofItem(item: lsp.CompletionItem): vscode.CompletionItem {
  const { label, labelDetails, kind, textEdit, detail, documentation, sortText, filterText, preselect, commitCharacters } = item;
  const text = textEdit?.newText ?? item.insertText ?? label;
  return made(filled(new vscode.CompletionItem(labelDetails ? { label, ...labelDetails } : label, kind && kind - 1), {
    insertText: item.insertTextFormat === snippet ? new vscode.SnippetString(text) : text,
    range: textEdit && ('range' in textEdit ? ofRange(textEdit.range)
      : { inserting: ofRange(textEdit.insert), replacing: ofRange(textEdit.replace) }),
    detail, documentation: ofText(documentation), sortText, filterText, preselect, commitCharacters,
    additionalTextEdits: item.additionalTextEdits?.map(ofEdit),
    command: item.command && ofCommand(item.command),
  }), item);
}

function ofAction(action: lsp.CodeAction): vscode.CodeAction {
  const { title, kind, diagnostics, isPreferred, disabled, edit, command } = action;
  return made(filled(new vscode.CodeAction(title, kind === undefined ? undefined : ofKind(kind)), {
    diagnostics: diagnostics?.map(ofDiagnostic), isPreferred, disabled,
    edit: edit && ofWorkspaceEdit(edit), command: command && ofCommand(command),
  }), action);
}
