import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

export const FORWARDED = "x-forwarded-for";

/**
 * From now on, puts the address at the other end of the socket behind whatever X-Forwarded-For a request brings, as a proxy would: that
 * last hop is the one that no caller can make up. Next itself keeps a header that was sent and tells no more than that.
 */
export function stampAddresses(): void {
  subscribe("http.server.request.start", stamp);
}

function stamp(message: unknown): void {
  if (typeof message !== "object" || message === null || !("request" in message)) return;
  const { request } = message;
  if (request instanceof IncomingMessage) stampAddress(request);
}

/** The same for one request. */
export function stampAddress(request: IncomingMessage): void {
  const stamped = stampedHops(request);
  request.headers[FORWARDED] = stamped;
  replaceRaw(request.rawHeaders, stamped);
}

/** X-Forwarded-For as it has to be read: with the address at the other end of the socket behind it. */
export function stampedHops({ headers, socket }: IncomingMessage): string {
  const hops = [headers[FORWARDED], socket.remoteAddress ?? "unknown"].flat();
  return hops.filter((hop) => hop !== undefined && hop !== "").join(", ");
}

/** In the headers as they came, name and value by turns: adapters read some from there. */
function replaceRaw(raw: string[], stamped: string): void {
  for (let at = raw.length - 2; at >= 0; at -= 2) {
    const name = raw[at];
    if (name?.length === FORWARDED.length && name.toLowerCase() === FORWARDED) raw.splice(at, 2);
  }
  raw.push(FORWARDED, stamped);
}
