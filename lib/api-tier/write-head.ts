import { type ServerResponse, STATUS_CODES } from "node:http";
import { ANSWER_POLICY, SECURITY_HEADERS } from "@/lib/api/security-headers.mjs";

declare module "node:http" {
  interface OutgoingMessage {
    /** What writeHead ends with: writes a beginning of the head as it is, then headers and what node:http adds by itself. Not documented. */
    _storeHeader?(beginning: string, headers: readonly string[]): void;
  }
}

/** Headers of every answer of the tier, name and value. */
export const ALWAYS: readonly (readonly [string, string])[] = [ANSWER_POLICY, ...SECURITY_HEADERS].map(({ key, value }) => [key, value]);
const ALWAYS_LINES = ALWAYS.flat();
const ALWAYS_TEXT = textOf(ALWAYS_LINES) ?? "";

/**
 * Unused connections are kept for longer than proxies keep them, so that it is never this side that closes one on which a request is on its
 * way. Callers are told so here and not by node:http, which would set another timer for each answer: they are closed as all silent ones are.
 */
const KEPT = "Keep-Alive: timeout=75\r\n";

/**
 * Writes the head of an answer with a body. node:http looks at every name and value of every answer anew, which takes a tenth of a repeated
 * search: here those of every answer are text already, and of the others the values are looked at, quickly.
 * @param headers name and value by turns; none of `ALWAYS`, and none about the connection or the body's transfer
 * @param length bytes of the body
 * @throws TypeError where node:http would, for characters that no header may hold
 */
export function writeHead(outgoing: ServerResponse, status: number, headers: readonly string[], length: number): void {
  const text = textOf(headers);
  const ofBody = ["Content-Length", String(length)];
  if (text === null || !outgoing._storeHeader) {
    outgoing.writeHead(status, [...ALWAYS_LINES, ...headers, ...ofBody]);
    return;
  }
  const kept = outgoing.shouldKeepAlive ? KEPT : "";
  outgoing.statusCode = status;
  outgoing._storeHeader(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "unknown"}\r\n${ALWAYS_TEXT}${kept}${text}`, ofBody);
}

/** @returns null where a value could end its line, or holds what none may (RFC 9110, 5.5) */
function textOf(lines: readonly string[]): string | null {
  let text = "";
  for (let at = 0; at < lines.length; at += 2) {
    const value = lines[at + 1] ?? "";
    if (!isPrintable(value)) return null;
    text += `${lines[at]}: ${value}\r\n`;
  }
  return text;
}

/** Whether it is of ASCII's printable characters. A loop is faster than an expression. */
function isPrintable(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code > 0x7e) return false;
  }
  return true;
}
