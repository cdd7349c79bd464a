import type { Server } from "node:http";
import net from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { publicRoute, type RouteHandler } from "@/lib/api/handler";
import { succeed, toResponse } from "@/lib/api/representation/api-response";
import { mendRequests } from "@/lib/api/request/mend-request";
import { readText } from "@/lib/api/request/read-body";
import { listenLocally } from "@/lib/api/testing/listen-locally";
import { errorEnvelope } from "@/lib/contracts/shared";
import { createTierServer } from "./create-server";

/** What a request waits for that asks to. */
let gate: Promise<unknown> = Promise.resolve();
/** How many have begun. */
let begun = 0;

const respond = (data: unknown) => toResponse(succeed("an-id", new Date(0), data), {});
const wait: RouteHandler = async (request) => {
  begun += 1;
  await gate;
  return respond(new URL(request.url).search);
};
const echo: RouteHandler = async (request) => respond((await readText(request)).length);
const files = [
  { folder: "api/v1/wait", exports: { GET: wait } },
  { folder: "api/v1/echo", exports: { GET: wait, POST: echo } },
  { folder: "api/v1/body", exports: { POST: publicRoute(({ readBody }) => readBody(z.unknown())) } },
];

const server = createTierServer(files, { isSecure: false });
/** Loses patience at once. */
const hasty = createTierServer(files, {
  isSecure: false,
  limits: { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 },
});
let port = 0;
let stopMending: () => void;
beforeAll(async () => {
  stopMending = mendRequests();
  port = await listenLocally(server);
});
beforeEach(() => {
  gate = Promise.resolve();
  begun = 0;
});
afterAll(() => {
  stopMending();
  for (const one of [server, hasty]) {
    one.closeAllConnections();
    one.close();
  }
});

/** Sends bytes as they are, keeps the connection open, and reads until the server ends it. */
async function send(bytes: string | Buffer, to = port): Promise<string> {
  const socket = net.connect({ port: to, host: "127.0.0.1", noDelay: true });
  const received: Buffer[] = [];
  socket.on("data", (part: Buffer) => received.push(part));
  // What is written to an end that has gone.
  socket.on("error", () => undefined);
  socket.write(bytes);
  await closed(socket);
  return Buffer.concat(received).toString();
}

/** However it ends: `once` of node:events fails where an error comes first. */
function closed(socket: net.Socket): Promise<void> {
  return new Promise((resolve) => socket.once("close", () => resolve()));
}

/** Status line by status line, of all responses of a connection. */
function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** The error that the last response of a connection tells. */
function errorIn(received: string) {
  return errorEnvelope.parse(JSON.parse(received.slice(received.lastIndexOf("\r\n\r\n") + 4)));
}

const HOST = "Host: here\r\n";
const CLOSE = "Connection: close\r\n";
const GET = `GET /api/v1/wait HTTP/1.1\r\n${HOST}\r\n`;
const LAST = `GET /api/v1/wait HTTP/1.1\r\n${HOST}${CLOSE}\r\n`;
const post = (headers: string) => `POST /api/v1/echo HTTP/1.1\r\n${HOST}${headers}\r\n`;

test.each([
  ["a length and chunks together", `${post("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n")}0\r\n\r\n`],
  ["chunks and a length together", `${post("Transfer-Encoding: chunked\r\nContent-Length: 30\r\n")}0\r\n\r\n${GET}`],
  ["two lengths", `${post("Content-Length: 3\r\nContent-Length: 4\r\n")}abcd`],
  ["a length that is none", post("Content-Length: 3, 4\r\n")],
  ["a negative length", post("Content-Length: -1\r\n")],
  ["a length beyond all numbers", post(`Content-Length: ${"9".repeat(40)}\r\n`)],
  ["a coding after chunks", post("Transfer-Encoding: chunked, identity\r\n")],
  ["a chunk's size that is none", `${post("Transfer-Encoding: chunked\r\n")}zz\r\n`],
  ["a chunk's size beyond all numbers", `${post("Transfer-Encoding: chunked\r\n")}${"f".repeat(20)}\r\n`],
  ["a chunk longer than it says", `${post("Transfer-Encoding: chunked\r\n")}1\r\nabc\r\n0\r\n\r\n`],
  ["NUL in a header", `GET /api/v1/wait HTTP/1.1\r\n${HOST}X-A: a\0b\r\n\r\n`],
  ["NUL in the address", `GET /api/v1/wa\0it HTTP/1.1\r\n${HOST}\r\n`],
  ["a blank before the colon", `GET /api/v1/wait HTTP/1.1\r\n${HOST}Content-Length : 3\r\n\r\nabc`],
  ["a folded header", `GET /api/v1/wait HTTP/1.1\r\n${HOST} folded: 1\r\n\r\n`],
  ["a lone line feed within headers", `GET /api/v1/wait HTTP/1.1\n${HOST}X: 1\rY: 2\r\n\r\n`],
  ["a method in small letters", `get /api/v1/wait HTTP/1.1\r\n${HOST}\r\n`],
  ["a method that is none", `GETT /api/v1/wait HTTP/1.1\r\n${HOST}\r\n`],
  ["another protocol", `GET /api/v1/wait HTTP/9.9\r\n${HOST}\r\n`],
  ["HTTP/2 without asking", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["an address that is none", `GET api/v1/wait HTTP/1.1\r\n${HOST}\r\n`],
  ["TLS", Buffer.from("16030100a5010000a10303", "hex")],
])("%s is no request, and is told so in the envelope", async (_what, bytes) => {
  const received = await send(bytes);
  expect(statusesIn(received)).toEqual([400]);
  expect(errorIn(received).error_code).toBe(100400);
  expect(received).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/im);
  expect(received).toMatch(/^content-security-policy: default-src 'none'/im);
});

test.each([
  ["an address", `GET /api/v1/wait?${"a".repeat(17_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ["a header", `GET /api/v1/wait HTTP/1.1\r\n${HOST}X-Long: ${"a".repeat(17_000)}\r\n\r\n`],
  ["many headers", `GET /api/v1/wait HTTP/1.1\r\n${HOST}${Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1\r\n`).join("")}\r\n`],
  ["a header without an end", `GET /api/v1/wait HTTP/1.1\r\n${HOST}X-Long: ${"a".repeat(4_000_000)}`],
  ["trailers", `${post("Transfer-Encoding: chunked\r\n")}0\r\nX-Long: ${"a".repeat(17_000)}\r\n\r\n`],
])("%s above 16 KB is refused with the bound, while it is still coming", async (_what, bytes) => {
  const received = await send(bytes);
  expect(statusesIn(received)).toEqual([431]);
  expect(errorIn(received)).toMatchObject({ error_code: 100412, message: expect.stringContaining("16 KB") });
});

test("chunks that hide more than they carry are refused", async () => {
  const received = await send(`${post("Transfer-Encoding: chunked\r\n")}1;${"x".repeat(17_000)}\r\na\r\n0\r\n\r\n`);
  expect(statusesIn(received)).toEqual([413]);
  expect(errorIn(received).error_code).toBe(100413);
});

test.each([
  ["headers", `GET /api/v1/wait HTTP/1.1\r\n${HOST}`],
  ["a body", `${post("Content-Length: 10\r\n")}abc`],
  ["chunks", `${post("Transfer-Encoding: chunked\r\n")}3\r\nabc\r\n`],
])("%s that do not come whole in time end their connection, and are told why", async (_what, beginning) => {
  const to = hasty.listening ? portOf(hasty) : await listenLocally(hasty);
  const received = await send(beginning, to);
  expect(statusesIn(received)).toEqual([408]);
  expect(errorIn(received).error_code).toBe(100411);
});

function portOf(listening: Server): number {
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

test("requests sent at once on one connection are begun one after the other, and answered in their order", async () => {
  let open = () => {};
  gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  const received = send(`${numbers.map((number) => GET.replace("wait", `wait?${number}`)).join("")}${LAST}`);
  await expect.poll(() => begun, { timeout: 40_000 }).toBe(1);
  // Somebody else is served meanwhile.
  const meanwhile = send(LAST.replace("wait", "echo?other"));
  await expect.poll(() => begun, { timeout: 40_000 }).toBe(2);
  open();
  expect(statusesIn(await meanwhile)).toEqual([200]);
  expect([...(await received).matchAll(/"data":"\??(\d*)"/g)].map(([, number]) => number)).toEqual([...numbers.map(String), ""]);
});

test("a connection that breaks with requests waiting costs nobody a place", async () => {
  gate = new Promise(() => undefined);
  for (let connection = 0; connection < 20; connection++) {
    const socket = net.connect({ port, host: "127.0.0.1" }).on("error", () => undefined);
    const before = begun;
    socket.write(GET.repeat(90));
    await expect.poll(() => begun, { timeout: 40_000 }).toBe(before + 1);
    socket.destroy();
    await closed(socket);
  }
  gate = Promise.resolve();
  expect(begun).toBe(20);
  expect(statusesIn(await send(LAST))).toEqual([200]);
});

test("who sends more at once than anybody reads is cut off", async () => {
  gate = new Promise(() => undefined);
  expect(await send(GET.repeat(2_000))).toBe("");
  expect(begun).toBe(1);
});

test("a whole request is answered before the rubbish behind it", async () => {
  const received = await send(`${GET.replace("wait", "wait?1")}${GET.replace("wait", "wait?2")}no request at all\r\n\r\n`);
  expect(statusesIn(received)).toEqual([200, 200, 400]);
  expect(errorIn(received).error_code).toBe(100400);
});

test("what stands behind a request that asks to be the last is not begun", async () => {
  expect(statusesIn(await send(LAST + GET.repeat(5)))).toEqual([200]);
  expect(begun).toBe(1);
});

test("a caller who has said all gets the response before the connection ends", async () => {
  const socket = net.connect({ port, host: "127.0.0.1" });
  const received: Buffer[] = [];
  socket.on("data", (part: Buffer) => received.push(part));
  socket.end(GET);
  await closed(socket);
  expect(statusesIn(Buffer.concat(received).toString())).toEqual([200]);
});

test.each([
  ["HTTP/1.0 without a host", "GET /api/v1/wait HTTP/1.0\r\n\r\n", 200],
  ["a host that is none", `GET /api/v1/wait HTTP/1.1\r\nHost: a b/\\?#\r\n${CLOSE}\r\n`, 200],
  ["another's address in full", `GET http://elsewhere.example:1/api/v1/wait HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, 200],
  ["bytes that are no text", Buffer.from(`GET /api/v1/wait?\xff\xfe HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, "latin1"), 400],
  ["percents that are no bytes", `GET /api/v1/wait%zz%f HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, 404],
  ["dots that lead outside", `GET /api/v1/../../../etc/passwd HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, 404],
  ["dots that are encoded", `GET /api/v1/%2e%2e/%2e%2e/wait HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, 404],
  ["TRACE", `TRACE /api/v1/wait HTTP/1.1\r\n${HOST}${CLOSE}Cookie: secret\r\n\r\n`, 404],
  ["a method of WebDAV", `PROPFIND /api/v1/wait HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, 404],
  ["an upgrade", `GET /api/v1/wait HTTP/1.1\r\n${HOST}Connection: upgrade, close\r\nUpgrade: h2c\r\n\r\n`, 200],
  ["a web socket", `GET /api/v1/wait HTTP/1.1\r\n${HOST}Connection: upgrade, close\r\nUpgrade: websocket\r\n\r\n`, 200],
  ["an expectation that nobody knows", `${post(`Content-Length: 0\r\nExpect: the-unexpected\r\n${CLOSE}`)}`, 417],
  ["a host that is missing", `GET /api/v1/wait HTTP/1.1\r\n${CLOSE}\r\n`, 400],
])("%s gets one answer, and none of 5xx", async (_what, bytes, status) => {
  const received = await send(bytes);
  expect(statusesIn(received)).toEqual([status]);
  expect(received).not.toContain("secret");
});

test("a caller who asks for a tunnel gets none", async () => {
  expect(statusesIn(await send(`CONNECT internal.example:5432 HTTP/1.1\r\n${HOST}\r\n`))).not.toContain(200);
});

test.each([
  ["a body packed into nearly nothing", { "content-encoding": "gzip" }, gzipSync(Buffer.alloc(20_000_000)), 413, 100413],
  ["a body that is not packed as it says", { "content-encoding": "gzip" }, Buffer.from("\x1f\x8b".padEnd(20, "\0"), "latin1"), 415, 100420],
  ["a body in a coding that nobody knows", { "content-encoding": "rot13" }, Buffer.from("{}"), 415, 100420],
  ["bytes that are no text", {}, Buffer.from([0x7b, 0xff, 0xc3, 0x7d]), 415, 100420],
])("%s is refused in the envelope", async (_what, headers, body, status, code) => {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/body`, { method: "POST", headers, body: new Uint8Array(body) });
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ error_code: code })]);
});
