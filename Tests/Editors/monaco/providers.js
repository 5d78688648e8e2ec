// What a page with the module shows besides what is typed: hints, problems and their fixes, folds, names, hovers.

const changed = (answer) => ({
  edits: answer.documentChanges.flatMap(({ edits }) => edits.map(({ range, newText }) => ({
    resource: editor.getModel().uri, versionId: undefined, textEdit: { range: ofRange(range), text: newText },
  }))),
});

const hints = {
  async provideInlayHints(model, range) {
    const answer = await ask('textDocument/inlayHint', { textDocument, range: toRange(range) });
    return {
      hints: answer.map(({ position, label, paddingLeft }) => ({
        position: { lineNumber: position.line + 1, column: position.character + 1 }, paddingLeft,
        label: typeof label === 'string' ? label : label.map(({ value }) => value).join(''),
      })),
      dispose() {},
    };
  },
};

const folds = {
  async provideFoldingRanges() {
    const answer = await ask('textDocument/foldingRange', { textDocument });
    return answer.map(({ startLine, endLine }) => ({ start: startLine + 1, end: endLine + 1 }));
  },
};

const names = {
  async resolveRenameLocation(model, position) {
    const { range, placeholder } = await ask('textDocument/prepareRename', at(position));
    return { range: ofRange(range), text: placeholder };
  },
  async provideRenameEdits(model, position, newName) {
    return changed(await ask('textDocument/rename', { ...at(position), newName }));
  },
};

const fixes = {
  async provideCodeActions(model, range) {
    const diagnostics = problems.filter((problem) => monaco.Range.areIntersectingOrTouching(ofRange(problem.range), range));
    const answer = await ask('textDocument/codeAction', { textDocument, range: toRange(range), context: { diagnostics, triggerKind: 1 } });
    const actions = await Promise.all(answer.filter(({ disabled }) => !disabled).map(async (action) => {
      const { edit } = action.edit ? action : await ask('codeAction/resolve', action);
      return { title: action.title, kind: action.kind, edit: changed(edit) };
    }));
    return { actions, dispose() {} };
  },
};

const hovers = {
  async provideHover(model, position) {
    const answer = await ask('textDocument/hover', at(position));
    return answer && { contents: [{ value: answer.contents.value }] };
  },
};

let problems = [];

/** Asks for the problems of the log, and underlines them. */
async function look_for_problems() {
  problems = (await ask('textDocument/diagnostic', { textDocument })).items;
  monaco.editor.setModelMarkers(editor.getModel(), 'w8log', problems.map(({ range, message, code, severity }) => {
    const { startLineNumber, startColumn, endLineNumber, endColumn } = ofRange(range);
    return { startLineNumber, startColumn, endLineNumber, endColumn, message, code, severity: [8, 8, 4, 2, 1][severity] };
  }));
}

/** Registers all of it. */
function begin_page() {
  const { languages } = monaco;
  languages.registerInlayHintsProvider('w8log', hints);
  languages.registerFoldingRangeProvider('w8log', folds);
  languages.registerRenameProvider('w8log', names);
  languages.registerCodeActionProvider('w8log', fixes);
  languages.registerHoverProvider('w8log', hovers);
}
