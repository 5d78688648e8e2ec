// Asks a log all that VS Code asks, and gathers what the extension answers.
const { LOG, ask, until } = require('./activated.cjs');
const { canonical } = require('./places.cjs');

/** The sample log with a wrong weekday, untidy lines and an unfinished end. */
const FAULTY = canonical.replace('02 Fri   82.6', '02 sat 82.6  ') + '05 Thu   80.1   @ir\n    Squat: ';
const style = { tabSize: 4, insertSpaces: true };

/** What the providers of a workbench answer about a log that is open there; each answer by the name of its question. */
async function tour(workbench, log, text) {
  const { Position, Range, Color } = workbench.api;
  const lines = text.split('\n');
  const last = new Position(lines.length - 1, lines.at(-1).length);
  const whole = new Range(new Position(0, 0), last);
  const answers = {};
  const asked = async (name, method, ...given) => {
    const answer = await ask(workbench, name, method, ...given);
    (answers[`${name}.${method}`] ??= []).push(answer);
    return answer;
  };
  /** Each answer made whole by its provider. */
  const resolved = async (name, method, items) => {
    for (const item of items) await asked(name, method, item);
  };

  for (const [line, content] of lines.entries()) {
    // Each kind of line is there more than once.
    if (line % 2 === 1 && line < lines.length - 3) continue;
    for (const character of new Set([0, content.search(/\S|$/) + 1, content.length >> 1, content.length])) {
      if (character > content.length) continue;
      const position = new Position(line, character);
      const range = new Range(position, position);
      await asked('HoverProvider', 'provideHover', log, position);
      await asked('DefinitionProvider', 'provideDefinition', log, position);
      await asked('ReferenceProvider', 'provideReferences', log, position, { includeDeclaration: true });
      await asked('DocumentHighlightProvider', 'provideDocumentHighlights', log, position);
      await asked('SelectionRangeProvider', 'provideSelectionRanges', log, [position]);
      answers.items ??= [];
      answers.items.push(await complete(workbench, log, position));
      await asked('InlineCompletionItemProvider', 'provideInlineCompletionItems', log, position, { triggerKind: 1 });
      await signature(workbench, log, position, answers);
      const actions = await asked('CodeActionsProvider', 'provideCodeActions', log, range, { diagnostics: [], triggerKind: 1 });
      await resolved('CodeActionsProvider', 'resolveCodeAction', actions.filter(({ disabled }) => !disabled).slice(0, 2));
      const named = await asked('RenameProvider', 'prepareRename', log, position).catch(({ message }) => answers.unnamed = message);
      if (named.range) await asked('RenameProvider', 'provideRenameEdits', log, position, `${named.placeholder}x`);
      await asked('OnTypeFormattingEditProvider', 'provideOnTypeFormattingEdits', log, position, '\n', style);
    }
  }
  for (const item of answers.items.flatMap((list) => list?.items.slice(0, 3) ?? []).slice(0, 60)) {
    await asked('CompletionItemProvider', 'resolveCompletionItem', item);
  }
  await resolved('InlayHintsProvider', 'resolveInlayHint', await asked('InlayHintsProvider', 'provideInlayHints', log, whole));
  for (const query of ['', 'squat', '2026-01']) await asked('WorkspaceSymbolProvider', 'provideWorkspaceSymbols', query);
  await asked('FoldingRangeProvider', 'provideFoldingRanges', log, {});
  for (const [name, method] of [
    ['DocumentLinkProvider', 'provideDocumentLinks'], ['DocumentSymbolProvider', 'provideDocumentSymbols'],
    ['ColorProvider', 'provideDocumentColors'], ['CodeLensProvider', 'provideCodeLenses'],
  ]) await asked(name, method, log);
  await asked('ColorProvider', 'provideColorPresentations', new Color(1, 0, 0, 1), { document: log, range: whole });
  await asked('DocumentFormattingEditProvider', 'provideDocumentFormattingEdits', log, style);
  await asked('DocumentRangeFormattingEditProvider', 'provideDocumentRangeFormattingEdits', log, whole, style);
  await asked('DocumentRangeFormattingEditProvider', 'provideDocumentRangesFormattingEdits', log, [whole], style);
  const tokens = await asked('DocumentSemanticTokensProvider', 'provideDocumentSemanticTokens', log);
  await asked('DocumentSemanticTokensProvider', 'provideDocumentSemanticTokensEdits', log, tokens.resultId);
  await asked('DocumentRangeSemanticTokensProvider', 'provideDocumentRangeSemanticTokens', log, whole);
  answers.rule = await workbench.contents.get('w8log-rule').provideTextDocumentContent(workbench.api.Uri.parse('w8log-rule:W8104', true));
  await until(() => workbench.diagnostics.get(log.uri.toString())?.length > 0);
  answers.diagnostics = [...workbench.diagnostics];
  // A fix of a problem comes with it.
  const [problem] = workbench.diagnostics.get(log.uri.toString());
  await asked('CodeActionsProvider', 'provideCodeActions', log, problem.range, { diagnostics: [problem], triggerKind: 1 });
  return answers;
}

async function complete(workbench, log, position) {
  const { provider } = workbench.providers.get('CompletionItemProvider');
  const { token } = new workbench.api.CancellationTokenSource();
  return provider.provideCompletionItems(log, position, token, { triggerKind: 0 });
}

async function signature(workbench, log, position, answers) {
  const { provider } = workbench.providers.get('SignatureHelpProvider');
  const { token } = new workbench.api.CancellationTokenSource();
  const context = { triggerKind: 1, isRetrigger: false };
  (answers.signatures ??= []).push(await provider.provideSignatureHelp(log, position, token, context));
}

module.exports = { FAULTY, LOG, tour };
