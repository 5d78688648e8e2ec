import * as vscode from 'vscode';

/**
 * The logs that the server knows: on the disk, new, or in a folder of the workspace on whatever disk. In a comparison a
 * log has another scheme.
 */
export function selectorOfLogs(): { scheme: string; language: string }[] {
  const folders = vscode.workspace.workspaceFolders?.map(({ uri }) => uri.scheme) ?? [];
  return [...new Set(['file', 'untitled', ...folders])].map((scheme) => ({ scheme, language: 'w8log' }));
}

/** Whether it is a log that the server knows. */
export function isLog(document: vscode.TextDocument): boolean {
  return vscode.languages.match(selectorOfLogs(), document) > 0;
}

/** What the pages of the server are written in; the name of a report ends as that of its log does, and would pass for one. */
const languages: Readonly<Record<string, string>> = { 'w8log-report': 'plaintext', 'w8log-rule': 'markdown' };

/** Has the pages of the server shown as what they are. */
export function showPagesAsTheyAre(): vscode.Disposable {
  return vscode.workspace.onDidOpenTextDocument((document) => {
    const language = languages[document.uri.scheme];
    if (language && document.languageId !== language) {
      void vscode.languages.setTextDocumentLanguage(document, language);
    }
  });
}
