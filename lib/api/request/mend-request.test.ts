import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import net from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenLocally } from "../testing/listen-locally";
import { addressOf } from "./address";
import { mendPath, mendRequests } from "./mend-request";

let server: Server;
let port = 0;
let seen: Pick<IncomingMessage, "url" | "headers" | "rawHeaders"> = { url: "", headers: {}, rawHeaders: [] };

let stopMending: () => void;
beforeAll(async () => {
  stopMending = mendRequests();
  server = createServer((request, response) => {
    seen = request;
    response.end();
  });
  port = await listenLocally(server);
});
afterAll(() => {
  stopMending();
  server.close();
});

async function send(target: string, ...headers: string[]): Promise<void> {
  const socket = net.connect(port, "127.0.0.1");
  socket.end([`GET ${target} HTTP/1.1`, "Host: here", "Connection: close", ...headers, "", ""].join("\r\n"));
  socket.resume();
  await once(socket, "close");
}

/** Of a header, in both forms in which servers read it. */
function valuesOf(name: string): [unknown, string[]] {
  return [seen.headers[name], seen.rawHeaders.filter((_, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === name)];
}

async function addressFor(forwarded: readonly string[], proxies: number): Promise<string> {
  await send("/", ...forwarded.map((hops) => `X-Forwarded-For: ${hops}`));
  return addressOf(new Headers({ "x-forwarded-for": String(seen.headers["x-forwarded-for"]) }), proxies);
}

test("without a proxy the socket's address counts, whatever the caller claims", async () => {
  expect(await addressFor([], 0)).toBe("127.0.0.1");
  expect(await addressFor(["203.0.113.7"], 0)).toBe("127.0.0.1");
});

test("behind proxies of our own it is the address that the outermost of them saw", async () => {
  expect(await addressFor(["203.0.113.7"], 1)).toBe("203.0.113.7");
  expect(await addressFor(["made up, 203.0.113.7", "10.0.0.1"], 2)).toBe("203.0.113.7");
});

test("who comes past the proxies is known by the socket", async () => {
  expect(await addressFor([], 1)).toBe("127.0.0.1");
});

test("hops and credentials read alike in both forms, and two credentials are none", async () => {
  await send("/", "X-Forwarded-For: a", "x-forwarded-for: b", "Authorization: Bearer one", "authorization: Bearer two");
  expect(valuesOf("x-forwarded-for")).toEqual(["a, b, 127.0.0.1", ["a, b, 127.0.0.1"]]);
  expect(valuesOf("authorization")).toEqual(["Bearer one, Bearer two", ["Bearer one, Bearer two"]]);
  await send("http://elsewhere.example/api/v1/offers/?x=1", "Authorization: Bearer one");
  expect(valuesOf("authorization")).toEqual(["Bearer one", ["Bearer one"]]);
  expect(seen.url).toBe("/api/v1/offers?x=1");
});

test.each(["/api/v1/booking/abc?x=%ff", "/api/v1/offers/a%20b", "/", "/trip/%D0%B0", "*"])("%s can be decoded and stays", (url) => {
  expect(mendPath(url)).toBe(url);
});

test.each([
  ["/api/v1/booking/%ff", "/api/v1/booking/%25ff"],
  ["/api/v1/booking/%zz/payment?a=%5B0%5D", "/api/v1/booking/%25zz/payment?a=%5B0%5D"],
  ["/api/v1/booking/%", "/api/v1/booking/%25"],
])("%s cannot be decoded and is read as text", (url, mended) => {
  expect(mendPath(url)).toBe(mended);
});

test.each([
  ["/api/v1/accounts/tokens/", "/api/v1/accounts/tokens"],
  ["//api/v1/offers/?adults=1/", "/api/v1/offers?adults=1/"],
  ["/api//v1/offers#x", "/api/v1/offers#x"],
  ["/api//v1/booking/x//void", "/api/v1/booking/x/void"],
  ["/api\\v1\\\\booking/x", "/api/v1/booking/x"],
  ["/api/", "/api"],
  ["/api/trip//find/", "/api/trip/find"],
  ["/docs\\errors", "/docs\\errors"],
  ["/docs/errors/", "/docs/errors/"],
  ["//evil.example/x", "//evil.example/x"],
])("%s has no slash too many below /api", (url, mended) => {
  expect(mendPath(url)).toBe(mended);
});

test.each([
  ["http://here/api/v1/offers?x=http://there/", "/api/v1/offers?x=http://there/"],
  ["HTTPS://here:3001//api/v1/offers/", "/api/v1/offers"],
  ["http://here", "/"],
])("%s is read without scheme and host", (url, mended) => {
  expect(mendPath(url)).toBe(mended);
});
