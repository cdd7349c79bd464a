import type { TriedCall } from "./call-of";

/** What the reader has filled in, by the names of the fields. */
export interface Filled {
  key: string;
  inPath: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: string;
  idempotencyKey: string;
  language: string;
}

export interface TriedAnswer {
  status: number;
  ms: number;
  headers: [name: string, value: string][];
  /** Indented where it is JSON. */
  body: string;
}

/** Headers that a program reads. */
const HEADERS = [
  "X-Request-Id",
  "Content-Language",
  "Retry-After",
  "RateLimit",
  "RateLimit-Policy",
  "Idempotency-Replayed",
  "WWW-Authenticate",
  "Deprecation",
  "Link",
];

/** Address that the call goes to. */
export function addressOf({ path }: TriedCall, { inPath, query }: Pick<Filled, "inPath" | "query">): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ""));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
  return `/api/v1${filled}${search === "" ? "" : `?${search}`}`;
}

/**
 * Sends the call with the test key alone, never with the portal's session.
 * @throws TypeError where no answer came
 */
export async function sendCall(call: TriedCall, filled: Filled): Promise<TriedAnswer> {
  const headers: Record<string, string> = { Authorization: `Bearer ${filled.key}`, "Accept-Language": filled.language };
  if (call.takesIdempotencyKey) headers["Idempotency-Key"] = filled.idempotencyKey || randomKey();
  if (call.body !== null) headers["Content-Type"] = "application/json";
  const began = performance.now();
  const response = await fetch(addressOf(call, filled), {
    method: call.method,
    headers,
    credentials: "omit",
    cache: "no-store",
    body: call.body === null ? null : filled.body,
  });
  const text = await response.text();
  return {
    status: response.status,
    ms: Math.round(performance.now() - began),
    headers: HEADERS.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    body: indented(text),
  };
}

/** Pages without TLS have no randomUUID. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
