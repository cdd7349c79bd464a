import type { IncomingMessage } from "node:http";
import type { ApiHeaders, ApiRequest } from "@/lib/api/api-request";
import { remember } from "@/lib/api/remember";
import { FORWARDED, stampedHops } from "@/lib/api/stamp-address";
import { ORIGIN } from "./mend-request";

/**
 * Addresses of the interface that any URL writes as they were sent: no part of the path is empty, `.` or `..`, nothing in it is
 * percent-encoded, and no character stands there that would be.
 */
const PLAIN = /^\/api\/v1(?:\/(?!\.\.?(?:[/?]|$))[!$&'()*+,\-.0-9:;=@A-Z_a-z~]+)+(?:\?[!$%&()*+,\-./0-9:;=?@A-Z[\]_a-z~]*)?$/;

/** Addresses of searches are some hundred characters long, and asked for again and again. */
const LONGEST = 600;
const plainUrl = remember((target) => (PLAIN.test(target) ? `${ORIGIN}${target}` : null), LONGEST);

/**
 * What handlers read of a request, straight from node:http, where it reads as in the Request that would be made of it.
 * @returns null for all others: those with a body or an address to be mended
 */
export function plainRequest(incoming: IncomingMessage): ApiRequest | null {
  const { method, headers } = incoming;
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return null;
  const url = plainUrl(incoming.url ?? "");
  return url === null ? null : { method, url, headers: new PlainHeaders(incoming), body: null };
}

/** Headers by their names in lower case, those that came more than once joined: by the server, which has to be told so (`joinDuplicateHeaders`). */
class PlainHeaders implements ApiHeaders {
  constructor(private readonly incoming: IncomingMessage) {}

  get(name: string): string | null {
    if (name === FORWARDED) return stampedHops(this.incoming);
    const value = this.incoming.headers[name] ?? null;
    return Array.isArray(value) ? value.join(", ") : value;
  }

  has(name: string): boolean {
    return name === FORWARDED || this.incoming.headers[name] !== undefined;
  }
}
