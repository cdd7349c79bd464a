import { LOCALES } from "@/lib/domain/localized";
import type { Header, Parameter } from "./types";

export const SHARED_PARAMETERS: Record<string, Parameter> = {
  AcceptLanguage: {
    name: "Accept-Language",
    in: "header",
    required: false,
    description: "Language of names and error texts: `uz`, `ru` or `en`; English where it is left out",
    schema: { type: "string", examples: [...LOCALES] },
    example: "en",
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description:
      "1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition. No refusal uses the key up: put right what was wrong, in the body too, and send it again with the same key",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
    example: "5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a",
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "The `ETag` of the answer that you have: where it still holds, the answer is 304 without a body",
    schema: { type: "string" },
    example: 'W/"Xb1zqJr0m3cQ6yT4v8kW2A"',
  },
};

export const SHARED_HEADERS: Record<string, Header> = {
  "X-Request-Id": { description: "The same as `request_id`", schema: { type: "string" } },
  "Content-Language": {
    description: "Language of names and texts; missing where an earlier answer is given again",
    schema: { type: "string" },
  },
  "WWW-Authenticate": { description: "`Bearer`: the credential goes into Authorization", schema: { type: "string" } },
  Deprecation: {
    description: "`@` and the moment since when another path is to be asked instead, seconds since 1970",
    schema: { type: "string" },
  },
  Link: { description: 'That path, as `rel="successor-version"`', schema: { type: "string" } },
  "RateLimit-Policy": {
    description: 'Your limit for this class of paths: `"book";q=10;w=1` is 10 requests in 1 second',
    schema: { type: "string" },
  },
  RateLimit: { description: 'What is left of it: `"book";r=9;t=1` is 9 requests for the next 1 second', schema: { type: "string" } },
  "RateLimit-Limit": { description: "The same limit, as a number alone", schema: { type: "integer" } },
  "RateLimit-Remaining": { description: "The same rest, as a number alone", schema: { type: "integer" } },
  "RateLimit-Reset": { description: "Seconds until the limit is whole again", schema: { type: "integer" } },
  "Idempotency-Replayed": {
    description: "`true` where this is the kept answer to an earlier call with the same Idempotency-Key",
    schema: { type: "string", enum: ["true"] },
  },
  ETag: { description: "Names these data in this language; send it as `If-None-Match`", schema: { type: "string" } },
  "Retry-After": { description: "Seconds to wait before the next attempt", required: true, schema: { type: "integer", minimum: 0 } },
};

export const SECURITY_SCHEMES: Record<string, Record<string, string>> = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "An API key of the portal (Settings → API keys), or a token of POST /accounts/tokens. A key may do what its scopes say.",
  },
};
