import type { IncomingMessage } from "node:http";
import type { ApiHeaders, ApiRequest } from "@/lib/api/api-request";
import { FORWARDED, stampedHops } from "@/lib/api/stamp-address";

/**
 * Addresses of the interface that any URL writes as they were sent: no part of the path is empty, `.` or `..`, nothing in it is
 * percent-encoded, and no character stands there that would be.
 */
const PLAIN = /^\/api\/v1(?:\/(?!\.\.?(?:[/?]|$))[!$&'()*+,\-.0-9:;=@A-Z_a-z~]+)+(?:\?[!$%&()*+,\-./0-9:;=?@A-Z[\]_a-z~]*)?$/;

/**
 * What handlers read of a request, straight from node:http, where it reads as in the Request that would be made of it.
 * @param origin scheme and host that its URL is to have
 * @returns null for all others: those with a body or an address to be mended
 */
export function plainRequest(incoming: IncomingMessage, origin: string): ApiRequest | null {
  const { method, url = "", headers } = incoming;
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return null;
  return PLAIN.test(url) ? { method, url: `${origin}${url}`, headers: new PlainHeaders(incoming), body: null } : null;
}

/** Headers by their names in lower case, those that came more than once joined. Node has taken the spaces round them away. */
class PlainHeaders implements ApiHeaders {
  constructor(private readonly incoming: IncomingMessage) {}

  get(name: string): string | null {
    if (name === FORWARDED) return stampedHops(this.incoming);
    const { rawHeaders } = this.incoming;
    let value: string | null = null;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const sent = rawHeaders[at] ?? "";
      if (sent.length !== name.length || sent.toLowerCase() !== name) continue;
      const next = rawHeaders[at + 1] ?? "";
      value = value === null ? next : `${value}${name === "cookie" ? "; " : ", "}${next}`;
    }
    return value;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }
}
