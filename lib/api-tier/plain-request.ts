import type { IncomingMessage } from "node:http";
import type { ApiHeaders, ApiRequest } from "@/lib/api/api-request";
import { remember } from "@/lib/api/remember";
import { MAX_BODY_BYTES } from "@/lib/api/request/read-body";
import { FORWARDED, stampedHops } from "@/lib/api/request/stamp-address";
import { ORIGIN } from "./mend-request";
import { plainText } from "./plain-text";

/**
 * Addresses of the interface that any URL writes as they were sent: no part of the path is empty, `.` or `..`, nothing in it is
 * percent-encoded, and no character stands there that would be.
 */
const PLAIN = /^\/api\/v1(?:\/(?!\.\.?(?:[/?]|$))[!$&'()*+,\-.0-9:;=@A-Z_a-z~]+)+(?:\?[!$%&()*+,\-./0-9:;=?@A-Z[\]_a-z~]*)?$/;

/** Addresses of searches are some hundred characters long, and asked for again and again. */
const LONGEST = 600;
const plainUrl = remember((target) => (PLAIN.test(target) ? `${ORIGIN}${target}` : null), LONGEST);

/** Methods whose body has a meaning. */
const WRITING: ReadonlySet<string | undefined> = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * What handlers read of a request, straight from node:http, where it reads as in the Request that would be made of it.
 * @returns null for all others: those with an address to be mended, and with a body that is too large, comes in chunks or belongs to no
 *   such method
 */
export function plainRequest(incoming: IncomingMessage): ApiRequest | null {
  const { method = "", headers } = incoming;
  if (headers["transfer-encoding"] !== undefined) return null;
  const said = headers["content-length"];
  const length = Number(said ?? 0);
  const fits = WRITING.has(method) ? length <= MAX_BODY_BYTES : said === undefined && (method === "GET" || method === "HEAD");
  const url = fits ? plainUrl(incoming.url ?? "") : null;
  return url === null ? null : new PlainRequest(method, url, incoming, length);
}

class PlainRequest implements ApiRequest {
  readonly headers: ApiHeaders;
  /** Bodies are read as text. */
  readonly body = null;

  constructor(
    readonly method: string,
    readonly url: string,
    private readonly incoming: IncomingMessage,
    private readonly length: number,
  ) {
    this.headers = new PlainHeaders(incoming);
  }

  text(): Promise<string> {
    return plainText(this.incoming, this.length);
  }
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
