import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/**
 * From now on, a path with broken percent-encoding (`/booking/%ff`) is read as the text that it is, before Next sees it: Next would answer
 * with a bare 500, where our own routes say that there is no such booking.
 */
export function mendPaths(): void {
  subscribe("http.server.request.start", mend);
}

function mend(message: unknown): void {
  if (typeof message !== "object" || message === null || !("request" in message)) return;
  const { request } = message;
  if (request instanceof IncomingMessage && request.url !== undefined) request.url = mendPath(request.url);
}

/** The address as it is where its path can be decoded, else with every percent sign of the path as a sign of its own. */
export function mendPath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
