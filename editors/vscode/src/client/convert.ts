import * as vscode from 'vscode';

import { ofAddress, toAddress } from './addresses';
import type * as lsp from './protocol';

/** Sets those of the values that are there. */
export function filled<Target extends object>(target: Target, values: { [Name in keyof Target]?: Target[Name] | undefined }): Target {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) Object.assign(target, { [name]: value });
  }
  return target;
}

/** What was sent by the server, by the object of VS Code that was made of it: it goes back as it came. */
const sent = new WeakMap<object, unknown>();

/** Remembers what an object was made of. */
export function made<Item extends object>(item: Item, of: unknown): Item {
  sent.set(item, of);
  return item;
}

/** What an object was made of. */
export function origin<Message>(item: object): Message {
  return sent.get(item) as Message;
}

/** The problems of this server; those of others mean nothing to it. */
export function problems(diagnostics: readonly vscode.Diagnostic[]): lsp.Diagnostic[] {
  return diagnostics.filter((diagnostic) => sent.has(diagnostic)).map((diagnostic) => origin(diagnostic));
}

export const toPosition = ({ line, character }: vscode.Position): lsp.Position => ({ line, character });
export const toRange = ({ start, end }: vscode.Range): lsp.Range => ({ start: toPosition(start), end: toPosition(end) });
export const ofPosition = ({ line, character }: lsp.Position): vscode.Position => new vscode.Position(line, character);
export const ofRange = ({ start, end }: lsp.Range): vscode.Range => new vscode.Range(ofPosition(start), ofPosition(end));
export const ofLocation = ({ uri, range }: lsp.Location): vscode.Location => new vscode.Location(ofAddress(uri), ofRange(range));
export const ofEdit = ({ range, newText }: lsp.TextEdit): vscode.TextEdit => new vscode.TextEdit(ofRange(range), newText);

export const document = ({ uri }: { uri: vscode.Uri }) => ({ textDocument: { uri: toAddress(uri) } });
export const at = (log: vscode.TextDocument, position: vscode.Position) => ({ ...document(log), position: toPosition(position) });
export const part = (log: vscode.TextDocument, range: vscode.Range) => ({ ...document(log), range: toRange(range) });
export const style = ({ tabSize, insertSpaces }: vscode.FormattingOptions) => ({ options: { tabSize, insertSpaces } });

export function ofText(text: lsp.Text): string | vscode.MarkdownString;
export function ofText(text: lsp.Text | undefined): string | vscode.MarkdownString | undefined;
export function ofText(text: lsp.Text | undefined): string | vscode.MarkdownString | undefined {
  if (typeof text !== 'object') return text;
  return text.kind === 'markdown' ? new vscode.MarkdownString(text.value) : text.value;
}

export function ofCommand({ title, command, arguments: given }: lsp.Command): vscode.Command {
  return filled<vscode.Command>({ title, command }, { arguments: given });
}

export function ofDiagnostic(problem: lsp.Diagnostic): vscode.Diagnostic {
  const { range, message, severity = 1, code, codeDescription, source, tags, relatedInformation } = problem;
  const target = codeDescription && vscode.Uri.parse(codeDescription.href, true);
  return made(filled(new vscode.Diagnostic(ofRange(range), message, severity - 1), {
    code: code !== undefined && target ? { value: code, target } : code,
    source,
    tags,
    relatedInformation: relatedInformation?.map((each) => new vscode.DiagnosticRelatedInformation(ofLocation(each.location), each.message)),
  }), problem);
}
