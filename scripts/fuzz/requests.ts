import fc from "fast-check";
import qs from "qs";
import { hostileText } from "./hostile";
import { type Known, valuesOf } from "./schema-values";
import { type Caller, isPage, type Target } from "./targets";

/** A request as it is sent, its address written out. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** Header fields by which each caller is known. */
export type Credentials = Readonly<Record<Caller, Readonly<Record<string, string>>>>;

/** What a header field may hold (RFC 9110, 5.5); what else could be sent is for raw bytes (./raw-bytes.ts). */
const NO_FIELD_VALUE = /[^\t\x20-\x7e]/g;
/** As a part of a path they lead elsewhere. */
const DOTS = /^(\.|%2e){1,2}$/i;

/** Requests to a path by its contract: mostly near to what it asks for, so that they come far. */
export function requestsTo(target: Target, known: Known, credentials: Credentials): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    method: fc.constant(target.method),
    path: fc.tuple(pathOf(target.path, known), queryOf(target, known)).map(([path, query]) => path + query),
    headers: headersOf(credentials[target.caller], { hasBody: target.body !== undefined, isPage: isPage(target) }),
    body: target.method === "GET" ? fc.constant(null) : bodyOf(target, known),
  });
}

function pathOf(template: string, known: Known): fc.Arbitrary<string> {
  const parts = template.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? fc.constant(part) : segmentOf(known[nameOfId(template, name)]);
  });
  return fc.tuple(...parts).map((texts) => texts.join(""));
}

/** Under `/offers/` an id is an offer's, under `/booking/` and `/bookings/` a booking's; anything else is known by its own name. */
function nameOfId(template: string, name: string): string {
  if (name !== "id") return name;
  const room = template.split("/").at(template.split("/").indexOf("{id}") - 1) ?? "";
  return `${room.replace(/s$/, "")}_id`;
}

function segmentOf(known: fc.Arbitrary<unknown> = fc.uuid()): fc.Arbitrary<string> {
  const hostile = hostileText.filter((text) => !DOTS.test(text) && text !== "").map(encoded);
  return fc.oneof(
    { weight: 8, arbitrary: known.map((id) => encoded(String(id))) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: hostile },
  );
}

/** Halves of characters cannot be sent in an address; too long a part is another matter (431). */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text.slice(0, 1_000)).toString());
}

function queryOf({ query }: Target, known: Known): fc.Arbitrary<string> {
  const stray = fc.tuple(hostileText, hostileText).map(([name, value]) => `?${encoded(name)}=${encoded(value)}`);
  if (!query) return fc.oneof({ weight: 6, arbitrary: fc.constant("") }, { weight: 1, arbitrary: stray });
  const written = valuesOf(query, known).map((value) => `?${qs.stringify(value).slice(0, 12_000)}`);
  return fc.oneof({ weight: 12, arbitrary: written }, { weight: 1, arbitrary: stray });
}

function bodyOf({ body }: Target, known: Known): fc.Arbitrary<string | null> {
  if (!body) return fc.constantFrom(null, "", "{}", "[]", "null", "{", '{"a":1}');
  const written = valuesOf(body, known).map((value) => JSON.stringify(value) ?? "");
  const broken = fc.tuple(written, fc.nat(200)).map(([text, length]) => text.slice(0, length));
  return fc.oneof({ weight: 14, arbitrary: written }, { weight: 1, arbitrary: broken }, { weight: 1, arbitrary: hostileText });
}

/** What Next's own program in the browser sends, and what it reads. */
function headersOfNext(hostile: fc.Arbitrary<string>): Record<string, fc.Arbitrary<string>> {
  return {
    rsc: fc.oneof(fc.constant("1"), hostile),
    "next-router-state-tree": fc.oneof(fc.constant("%5B%22%22%2C%7B%7D%5D"), hostile),
    "next-router-prefetch": fc.oneof(fc.constant("1"), hostile),
    "next-router-segment-prefetch": fc.oneof(fc.constantFrom("/_tree", "/_index"), hostile),
    "next-url": fc.oneof(fc.constant("/bookings"), hostile),
    "next-action": hostile,
    "x-forwarded-host": hostile,
    "x-forwarded-proto": hostile,
    "if-none-match": hostile,
    range: hostile,
  };
}

interface Shape {
  hasBody: boolean;
  isPage: boolean;
}

function headersOf(credential: Readonly<Record<string, string>>, { hasBody, isPage }: Shape): fc.Arbitrary<Record<string, string>> {
  const hostile = hostileText.map((text) => text.replaceAll(NO_FIELD_VALUE, "?").slice(0, 2_000));
  const optional = fc.record(
    {
      "accept-language": fc.oneof(fc.constantFrom("uz", "ru", "en;q=0.5, uz;q=0.4"), hostile),
      "idempotency-key": fc.oneof(fc.uuid(), fc.constantFrom("order-1", "order-2"), hostile),
      "x-forwarded-for": hostile,
      "x-request-id": hostile,
      cookie: hostile,
      ...(isPage && headersOfNext(hostile)),
    },
    { requiredKeys: [] },
  );
  const type = hasBody
    ? fc.constantFrom("application/json", "application/json", "text/plain", "application/x-www-form-urlencoded")
    : fc.constant("*/*");
  return fc.tuple(optional, type, hostile, fc.nat(24)).map(([some, contentType, text, chance]) => ({
    ...some,
    "content-type": contentType,
    ...(chance === 0 ? { authorization: `Bearer ${text}` } : credential),
  }));
}
