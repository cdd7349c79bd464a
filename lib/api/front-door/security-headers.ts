import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { replaceHeader } from "../request/mend-request";
import { INLINE_STYLE_SOURCES } from "./inline-styles";
import type { PathKind } from "./path-kind";

const POLICY = "content-security-policy";

/** Policy of responses that are not pages: nothing may be loaded from one that is opened as a page all the same. */
const ANSWER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Browsers show a PDF in a document of their own, with styles and a plug-in that a stricter one would refuse. */
const RECEIPT_POLICY = "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The development server evaluates code, shows faults in styles of its own, and has a web socket. */
const FOR_DEVELOPMENT = { script: " 'unsafe-eval'", style: "'unsafe-inline'", connect: " ws:" };
const FOR_PRODUCTION = { script: "", style: INLINE_STYLE_SOURCES, connect: "" };

/**
 * Of pages. Scripts run from our own files, and in the page itself where they carry the nonce of this one response; styles likewise, and
 * those that libraries are known to write.
 */
function pagePolicy(nonce: string, { script, style, connect }: typeof FOR_PRODUCTION): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${script}`,
    `style-src 'self' ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const ALWAYS: readonly (readonly [name: string, value: string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Permissions-Policy", "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
];
/** Headers of a refusal that comes before there is a request. */
export const REFUSAL_HEADERS = [...ALWAYS, ["Referrer-Policy", "strict-origin-when-cross-origin"], [POLICY, ANSWER_POLICY]] as const;
/** Two years, as browsers' own lists ask for. */
const ONLY_HTTPS = ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as const;

/** The address of a trip, a quote or a second screen is its only key; those of its receipts, its card and its logo hold it too. */
const ADDRESS_IS_KEY = /^\/(trip|quote|screen|quote-files|quote-cards|receipts|calendars|logos)(\/|$)/;

interface Site {
  /** Whether it is reached by https. */
  isSecure: boolean;
}

interface Asked {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Without its query. */
  path: string;
  kind: PathKind;
}

/**
 * @returns what gives a response the headers by which browsers guard it. Of a page, the request gets its policy as well: Next puts the nonce
 *   that stands there on every script that it writes, and what a caller sends as one counts for nothing
 */
export function securityHeaders({ isSecure }: Site): (asked: Asked) => void {
  const always = isSecure ? [...ALWAYS, ONLY_HTTPS] : ALWAYS;
  const sources = process.env.NODE_ENV === "development" ? FOR_DEVELOPMENT : FOR_PRODUCTION;
  return ({ incoming, outgoing, path, kind }) => {
    for (const [name, value] of always) outgoing.setHeader(name, value);
    outgoing.setHeader("Referrer-Policy", ADDRESS_IS_KEY.test(path) ? "no-referrer" : "strict-origin-when-cross-origin");
    if (kind === "receipt") outgoing.setHeader(POLICY, RECEIPT_POLICY);
    else if (kind === "page" || kind === "docs") {
      const policy = pagePolicy(randomBytes(16).toString("base64"), sources);
      replaceHeader(incoming, POLICY, policy);
      outgoing.setHeader(POLICY, policy);
    } else outgoing.setHeader(POLICY, ANSWER_POLICY);
  };
}
