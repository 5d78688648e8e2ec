import * as vscode from 'vscode';

/** Where a log may be for the server to know it: on the disk, or new. In a comparison it has another scheme. */
export const schemesOfLogs = ['file', 'untitled'];

/** Whether it is a log that the server knows. */
export function isLog(document: vscode.TextDocument): boolean {
  return document.languageId === 'w8log' && schemesOfLogs.includes(document.uri.scheme);
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
