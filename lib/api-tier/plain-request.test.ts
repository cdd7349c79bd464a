import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import net from "node:net";
import { getRequestListener } from "@hono/node-server";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiRequest } from "@/lib/api/api-request";
import { listenLocally } from "@/lib/api/testing/listen-locally";
import { mendRequest } from "./mend-request";
import { plainRequest } from "./plain-request";

const NAMES = ["accept-language", "authorization", "cookie", "x-forwarded-for", "x-none", "x-twice"];

interface Seen {
  plain: ReturnType<typeof read> | null;
  standard: ReturnType<typeof read>;
}

/** All that handlers can read of it. */
function read({ method, url, headers, body }: ApiRequest) {
  return { method, url, body, headers: NAMES.map((name) => [name, headers.get(name), headers.has(name)]) };
}

let seen: Seen[] = [];
const standard = getRequestListener((request) => {
  const plain = seen.pop()?.plain ?? null;
  seen.push({ plain, standard: read(request) });
  return new Response("");
});
/** Reads every request in both ways, the platform's as the tier has it made. */
const server = createServer({ joinDuplicateHeaders: true }, (incoming: IncomingMessage, outgoing) => {
  const plain = plainRequest(incoming);
  const begun = plain && read(plain);
  seen = [{ plain: begun, standard: { method: "", url: "", body: null, headers: [] } }];
  return standard(mendRequest(incoming), outgoing);
});
let port = 0;
beforeAll(async () => {
  port = await listenLocally(server);
});
afterAll(() => server.close());

async function send(target: string, headers: readonly string[], method = "GET"): Promise<Seen | undefined> {
  seen = [];
  const socket = net.connect(port, "127.0.0.1");
  const sent = [`${method} ${target} HTTP/1.1`, "Host: here", "Connection: close", ...headers];
  socket.end(`${sent.join("\r\n")}\r\n\r\n`);
  socket.resume();
  await once(socket, "close");
  return seen[0];
}

const HEADERS = ["Authorization: Bearer one", "authorization:  Bearer two ", "X-Twice: a", "x-twice: b", "Cookie: a=b", "cookie: c=d"];
const WAYS = [[], HEADERS, ["X-Forwarded-For: 203.0.113.7", "x-forwarded-for: 10.0.0.1", "Accept-Language: uz;q=0.9,\tru"]];

test("a plain request reads as the platform's own would", async () => {
  const part = fc.constantFrom(
    "offers",
    "a.b",
    "a..b",
    "...",
    "..",
    ".",
    "",
    "%2e",
    "x%20y",
    "-_~!$&'()*+,;=:@",
    "[",
    "|",
    "\\",
    "ü",
    "%ff",
  );
  const query = fc.constantFrom("", "?", "?a[0]=1&b%5B0%5D=%zz", "?x='1'", '?x="1"', "?x=<>", "?x=%D0%B0+1", "?x=a?b/../c", "?x=1#y", "?ü");
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 3 }), query, fc.constantFrom(...WAYS), async (parts, search, headers) => {
      const both = await send(`/api/v1/${[...parts, "balance"].join("/")}${search}`, headers);
      if (both?.plain) expect(both.plain).toEqual(both.standard);
    }),
    { numRuns: 300 },
  );
});

test.each([
  "/api/v1/offers?directions%5B0%5D%5Bdate%5D=2026-12-01&directions[0][x]=1",
  "/api/v1/offers/eyJh.k1.bWFj_-/rules",
  "/api/v1/accounts/check-balance",
])("%s is plain, in both ways that have no body", async (target) => {
  for (const method of ["GET", "HEAD"]) {
    const both = await send(target, HEADERS, method);
    expect(both?.plain).not.toBeNull();
    expect(both?.plain).toEqual(both?.standard);
  }
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("%s is plain, with a body or without", async (method) => {
  for (const headers of [HEADERS, [...HEADERS, "Content-Length: 0"], [...HEADERS, "Content-Length: 262144"]]) {
    const both = await send("/api/v1/offers/eyJh.k1.bWFj_-/booking", headers, method);
    // Only the platform's own has a stream.
    expect(both?.plain).toEqual({ ...both?.standard, body: null });
  }
});

test.each([
  ["POST", "/api/v1/offers", ["Content-Length: 262145"]],
  ["POST", "/api/v1/offers", ["Transfer-Encoding: chunked"]],
  ["POST", "/api/v1/offers/", []],
  ["PROPFIND", "/api/v1/offers", []],
  ["GET", "/api/v1/offers", ["Content-Length: 0"]],
  ["GET", "/api/v1/offers", ["Transfer-Encoding: chunked"]],
  ["GET", "/api/v1/offers/", []],
  ["GET", "/api/v1//offers", []],
  ["GET", "/api/v1/../v1/offers", []],
  ["GET", "/api/v1/offers/%2e%2e", []],
  ["GET", "/api/v1/offers?x='", []],
  ["GET", "/api/health", []],
])("%s %s with %j is not", async (method, target, headers) => {
  const body = headers.includes("Transfer-Encoding: chunked") ? ["", "0"] : [];
  expect(await send(target, [...headers, ...body], method)).toMatchObject({ plain: null });
});
