import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

const FORWARDED = "x-forwarded-for";

const STARTED = "http.server.request.start";

/**
 * Mends every further request of every server of this process before anything else sees it.
 * @returns what ends that
 */
export function mendRequests(): () => void {
  subscribe(STARTED, mendStarted);
  return () => unsubscribe(STARTED, mendStarted);
}

function mendStarted(message: unknown): void {
  if (typeof message !== "object" || message === null || !("request" in message)) return;
  if (message.request instanceof IncomingMessage) mendRequest(message.request);
}

function mendRequest(request: IncomingMessage): void {
  request.url = mendPath(request.url ?? "");
  const { headers, socket } = request;
  // As a proxy would do it: the address at the other end of the socket is the one hop that no caller can make up. Next keeps a header that was
  // sent, and tells no more than that.
  const hops = [headers[FORWARDED], socket.remoteAddress ?? "unknown"].flat().filter((hop) => hop !== undefined && hop !== "");
  replaceHeader(request, FORWARDED, hops.join(", "));
  // Two credentials are none: node:http would take the first.
  const credentials = rawValues(request, "authorization");
  if (credentials.length > 1) replaceHeader(request, "authorization", credentials.join(", "));
}

function rawValues({ rawHeaders }: IncomingMessage, name: string): string[] {
  const values: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) values.push(rawHeaders[at + 1] ?? "");
  return values;
}

/** Replaces a header in both forms: servers and adapters read either. */
export function replaceHeader(request: IncomingMessage, name: string, value: string): void {
  dropHeader(request, name);
  request.headers[name] = value;
  request.rawHeaders.push(name, value);
}

/** Removes a header in both forms. */
export function dropHeader({ headers, rawHeaders }: IncomingMessage, name: string): void {
  delete headers[name];
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) if (rawHeaders[at]?.toLowerCase() === name) rawHeaders.splice(at, 2);
}

/**
 * The address as our routes read it.
 * - Without scheme and host, which a proxy may send (RFC 9112, 3.2.2): Next would redirect, and for clients any answer but 200 is a failure.
 * - A path that cannot be decoded (`/booking/%ff`) is the text that it is: Next would answer with a bare 500, where our own routes say that
 *   there is no such booking.
 * - Below /api no slash too many: Next would redirect here as well.
 */
export function mendPath(url: string): string {
  const own = url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
  const end = own.search(/[?#]/);
  const path = end < 0 ? own : own.slice(0, end);
  return withoutSpareSlashes(decodable(path)) + own.slice(path.length);
}

function decodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

/** `/api/v1/offers/`, `//api/v1/offers` and `\api\v1\offers`: where addresses are put together of parts, a wrong slash is soon there. */
function withoutSpareSlashes(path: string): string {
  const single = path.replaceAll(/[\\/]+/g, "/");
  return single.startsWith("/api/") ? single.replace(/\/$/, "") : path;
}
