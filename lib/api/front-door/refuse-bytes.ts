import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { AppError, type ErrorName } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import { bodyText, fail } from "../representation/api-response";
import { takeLastTurn } from "./connection-line";
import { REFUSAL_HEADERS } from "./security-headers";

/** What is still on its way is thrown away so long: a connection that is cut at once takes the answer along. */
const LINGER_MS = 500;

/** Errors of node:http's parser that are not about the form of a request; all others are. */
const KINDS: Readonly<Record<string, ErrorName>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "body_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_too_slow",
};

const refused = new WeakSet<Duplex>();

/**
 * Answers bytes of which node:http can make no request, or not in time, in the interface's envelope, and ends their connection. For the event
 * `clientError` of a server.
 */
export function refuseBytes(error: Error, socket: Duplex): void {
  if (refused.has(socket)) return;
  refused.add(socket);
  const code = "code" in error ? String(error.code) : "";
  if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  takeLastTurn(socket, (isTooLate) => {
    if (isTooLate) socket.destroy();
    else answer(socket, KINDS[code] ?? "not_http", code);
  });
}

function answer(socket: Duplex, kind: ErrorName, code: string): void {
  const requestId = randomUUID();
  log.info({ requestId, error: kind, code }, "refused");
  const response = fail(requestId, new Date(), new AppError(kind), "en");
  socket.end(written(response.status, requestId, bodyText(response)));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function written(status: number, requestId: string, body: string): string {
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    `X-Request-Id: ${requestId}`,
    ...REFUSAL_HEADERS.map(([name, value]) => `${name}: ${value}`),
  ];
  return `${headers.join("\r\n")}\r\n\r\n${body}`;
}
