import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/**
 * From now on, paths are mended before Next sees them. One with broken percent-encoding (`/booking/%ff`) is read as the text that it is:
 * Next would answer with a bare 500, where our own routes say that there is no such booking. One of the interface with slashes too many is
 * read without them: Next would redirect, and for clients any answer but 200 is a failure.
 */
export function mendPaths(): void {
  subscribe("http.server.request.start", mend);
}

function mend(message: unknown): void {
  if (typeof message !== "object" || message === null || !("request" in message)) return;
  const { request } = message;
  if (request instanceof IncomingMessage && request.url !== undefined) request.url = mendPath(request.url);
}

/** The address with a path that can be decoded (else every percent sign is a sign of its own) and, in the interface, no slash too many. */
export function mendPath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return withoutSpareSlashes(decodable(path)) + url.slice(path.length);
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
  return single.startsWith("/api/v1/") ? single.replace(/\/$/, "") : path;
}
