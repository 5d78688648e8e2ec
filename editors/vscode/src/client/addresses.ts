import * as vscode from 'vscode';

/** The schemes that the server knows; a folder of another one is, for the server, below `/~/` of its disk. */
const known = ['file', 'untitled', 'w8log-report', 'w8log-rule'];
const otherDisk = /^\/~\/([^/]+)\/([^/]*)(\/.*)$/;

/** The address of a document as the server knows it. */
export function toAddress(uri: vscode.Uri): string {
  if (known.includes(uri.scheme)) return uri.toString();
  const path = `/~/${uri.scheme}/${encodeURIComponent(uri.authority)}${uri.path}`;
  return uri.with({ scheme: 'file', authority: '', path }).toString();
}

/** The document that the server means. */
export function ofAddress(text: string): vscode.Uri {
  const uri = vscode.Uri.parse(text, true);
  const [, scheme, authority, path] = (uri.scheme === 'file' && otherDisk.exec(uri.path)) || [];
  if (scheme === undefined || authority === undefined || path === undefined) return uri;
  return uri.with({ scheme, authority: decodeURIComponent(authority), path });
}
