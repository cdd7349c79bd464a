import fc from "fast-check";
import type { FuzzRequest } from "./requests";

/** What is done to the bytes of a request: somewhere in it, relative to its length. */
type Mutation = (bytes: Buffer) => Buffer;

const LINES = [
  ...["Content-Length: 0", "Content-Length: 5", "Content-Length: -1", "Transfer-Encoding: chunked", "Transfer-Encoding: identity, chunked"],
  ...[
    "Connection: close, keep-alive, upgrade",
    "Upgrade: websocket",
    "Upgrade: h2c",
    "Expect: 100-continue",
    "Host: ",
    "Host: a\tb",
    ": no name",
  ],
  ...[
    "X-Forwarded-Host: elsewhere.example",
    "X-Original-URL: /operator",
    "X-HTTP-Method-Override: DELETE",
    "Range: bytes=0-,5-",
    "Next-Action: x",
  ],
  ...[
    "RSC: 1",
    "Next-Router-State-Tree: %",
    "X-Middleware-Subrequest: middleware",
    "Cookie: =;=;a",
    "Authorization: Basic %",
    "Content-Encoding: br",
  ],
] as const;

const WORDS = ["TRACE", "PROPFIND", "HEAD", "OPTIONS", "PATCH", "QUERY", "CONNECT", "GET", "get"] as const;

const place = fc.double({ min: 0, max: 1, noNaN: true });

function at(bytes: Buffer, where: number): number {
  return Math.floor(where * bytes.length);
}

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, fc.nat(255)).map(
    ([where, byte]): Mutation =>
      (bytes) =>
        splice(bytes, at(bytes, where), 1, Buffer.of(byte)),
  ),
  fc.tuple(place, fc.uint8Array({ maxLength: 30 })).map(
    ([where, more]): Mutation =>
      (bytes) =>
        splice(bytes, at(bytes, where), 0, more),
  ),
  fc.tuple(place, fc.nat(60)).map(
    ([where, count]): Mutation =>
      (bytes) =>
        splice(bytes, at(bytes, where), count, Buffer.of()),
  ),
  place.map(
    (where): Mutation =>
      (bytes) =>
        bytes.subarray(0, at(bytes, where)),
  ),
  place.map(
    (where): Mutation =>
      (bytes) =>
        Buffer.concat([bytes.subarray(at(bytes, where)), bytes]),
  ),
  fc.constantFrom(...LINES).map(
    (line): Mutation =>
      (bytes) =>
        afterFirstLine(bytes, line),
  ),
  fc.constantFrom(...WORDS).map(
    (word): Mutation =>
      (bytes) =>
        splice(bytes, 0, Math.max(0, bytes.indexOf(" ")), Buffer.from(word)),
  ),
  fc.constant<Mutation>((bytes) => Buffer.concat([bytes, bytes])),
  fc.constant<Mutation>((bytes) => Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1")),
);

function splice(bytes: Buffer, start: number, count: number, put: Uint8Array): Buffer {
  return Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start + count)]);
}

function afterFirstLine(bytes: Buffer, line: string): Buffer {
  const end = bytes.indexOf("\r\n");
  return end < 0 ? bytes : splice(bytes, end + 2, 0, Buffer.from(`${line}\r\n`));
}

/** Requests as they stand on the wire, with something wrong in their bytes. */
export function rawBytesOf(requests: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<Buffer> {
  return fc
    .tuple(requests, fc.array(mutation, { minLength: 1, maxLength: 4 }))
    .map(([request, mutations]) => mutations.reduce((bytes, change) => change(bytes), bytesOf(request)));
}

function bytesOf({ method, path, headers, body }: FuzzRequest): Buffer {
  const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const fields = Object.entries({ host: "fuzz", connection: "close", ...headers, ...length }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${fields.join("\r\n")}\r\n\r\n${body ?? ""}`);
}
