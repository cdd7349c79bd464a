import { once } from "node:events";
import net from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RouteHandler } from "@/lib/api/handler";
import { succeed, toResponse } from "@/lib/api/representation/api-response";
import { mendRequests } from "@/lib/api/request/mend-request";
import { readText } from "@/lib/api/request/read-body";
import { listenLocally } from "@/lib/api/testing/listen-locally";
import { createTierServer, type RouteFile } from "./create-server";

/** What the next reading of a body waits for, and what came of it. */
let gate: Promise<unknown> = Promise.resolve();
let read: Promise<string> = Promise.resolve("");

const respond = (data: unknown) => toResponse(succeed("an-id", new Date(0), data), {});
const echo: RouteHandler = async (request) => {
  await gate;
  read = readText(request);
  return respond(await read);
};
/** Says by which folder, method and parameters it was reached. */
const named =
  (folder: string): RouteHandler =>
  async ({ method }, { params }) =>
    respond([folder, method, await params]);
const GETS = ["api/v1/offers/calendar", "api/v1/offers/[id]/rules", "api/v1/offers/[id]", "api/v1/offers"];

const FILES: RouteFile[] = [
  ...GETS.map((folder) => ({ folder, exports: { GET: named(folder) } })),
  { folder: "api/v1/echo", exports: { POST: echo, GET: async () => respond("refused") } },
  { folder: "api/v1/size/[size]", exports: { GET: async (_, { params }) => respond("ы".repeat(Number((await params).size))) } },
  { folder: "api/v1/fail", exports: { GET: () => Promise.reject(new Error("a secret")) } },
  { folder: "api/v1/[[...path]]", exports: { GET: named("rest"), POST: named("rest") } },
];
const server = createTierServer(FILES, { isSecure: false });
let port = 0;
let stopMending: () => void;
beforeAll(async () => {
  stopMending = mendRequests();
  port = await listenLocally(server);
});
afterAll(() => {
  stopMending();
  server.close();
});

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

async function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const sent = Object.entries({ Connection: "close", ...headers }).map(([name, value]) => `${name}: ${value}`);
  const received = await exchange(`${method} ${path} HTTP/1.1\r\nHost: a b\r\n${sent.join("\r\n")}\r\n\r\n`);
  const end = received.indexOf("\r\n\r\n");
  const [status = "", ...lines] = received.subarray(0, end).toString().split("\r\n");
  const fields = lines.map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]);
  const answer = { status: Number(status.split(" ")[1]), headers: new Headers(fields), body: received.subarray(end + 4) };
  return answer.headers.get("transfer-encoding") === "chunked" ? { ...answer, body: dechunk(answer.body) } : answer;
}

function dechunk(body: Buffer): Buffer {
  const end = body.indexOf("\r\n");
  const size = Number.parseInt(body.subarray(0, end).toString(), 16);
  const part = body.subarray(end + 2, end + 2 + size);
  return size === 0 ? part : Buffer.concat([part, dechunk(body.subarray(end + 4 + size))]);
}

/** Sends the parts one after the other, the next when the one before has gone out. The last request asks for the connection to be closed. @returns all that comes back */
async function exchange(...parts: (string | Uint8Array)[]): Promise<Buffer> {
  const socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
  const received: Buffer[] = [];
  socket.on("data", (part: Buffer) => received.push(part));
  for (const part of parts) await new Promise((resolve) => socket.write(part, resolve));
  await once(socket, "close");
  return Buffer.concat(received);
}

function dataOf({ body }: Answer): unknown {
  return JSON.parse(body.toString()).data;
}

test.each([
  ["/api/v1/offers", "api/v1/offers", {}],
  ["/api/v1/offers?x=<>'", "api/v1/offers", {}],
  ["/api/v1/offers/calendar", "api/v1/offers/calendar", {}],
  ["/api/v1/offers/abc", "api/v1/offers/[id]", { id: "abc" }],
  ["/api/v1/offers/calendar/rules", "api/v1/offers/[id]/rules", { id: "calendar" }],
  ["/api/v1/offers/a%2Fb%20%D0%B0/rules", "api/v1/offers/[id]/rules", { id: "a/b а" }],
  ["/api/v1/offers/%2563alendar", "api/v1/offers/[id]", { id: "%63alendar" }],
  ["/api/v1/offers/%ff", "api/v1/offers/[id]", { id: "%ff" }],
  ["/api/v1//offers/", "api/v1/offers", {}],
  ["/api/v1/offers/x/y", "rest", {}],
  ["/api/v1/%6Fffers", "rest", {}],
  ["/api/v1", "rest", {}],
])("%s is answered by %s", async (path, folder, params) => {
  expect(dataOf(await ask(path))).toEqual([folder, "GET", params]);
});

test("no other path is anybody's", async () => {
  for (const path of ["/", "/api/v2/offers", "/API/v1/offers"]) {
    const { status, body } = await ask(path);
    expect([status, JSON.parse(body.toString()).error_code]).toEqual([404, 100407]);
  }
});

test("methods are answered as Next answers them, and those that HTTP's clients do not send in the envelope", async () => {
  const head = await ask("/api/v1/offers", {}, "HEAD");
  // Its route sees HEAD, a letter more than GET.
  const size = (await ask("/api/v1/offers")).body.length + 1;
  expect([head.status, head.headers.get("content-length"), head.body.length]).toEqual([200, String(size), 0]);
  const options = await ask("/api/v1/offers", {}, "OPTIONS");
  expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  expect((await ask("/api/v1/offers", {}, "DELETE")).status).toBe(405);
  const strange = await ask("/api/v1/offers", {}, "TRACE");
  expect([JSON.parse(strange.body.toString()).error_code, strange.headers.get("allow")]).toEqual([100408, "GET, HEAD, OPTIONS"]);
  for (const method of ["PROPFIND", "TRACE"]) expect((await ask("/api/v1/offers", {}, method)).status).toBe(405);
});

test("a fault says nothing of itself, and every answer has the security headers", async () => {
  const failed = await ask("/api/v1/fail");
  expect([failed.status, failed.body.length]).toEqual([500, 0]);
  for (const { headers } of [failed, await ask("/api/v1/offers"), await ask("/"), await ask("*", {}, "OPTIONS")])
    expect([headers.get("x-content-type-options"), headers.get("content-security-policy")]).toEqual([
      "nosniff",
      expect.stringContaining("'none'"),
    ]);
});

test("a kind of folder that the interface does not use is refused at the start", () => {
  expect(() => createTierServer([{ folder: "api/v1/(group)/x", exports: {} }], { isSecure: false })).toThrow('nothing like "(group)"');
});

test("what is large is compressed where the caller wants it, and the same unpacked", async () => {
  const plain = await ask("/api/v1/size/1000");
  expect([plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([null, "Accept-Encoding, Accept-Language"]);
  for (const coding of ["gzip", "br;q=1, gzip;q=0.5", "*"]) {
    const { headers, body } = await ask("/api/v1/size/1000", { "Accept-Encoding": coding, Connection: "close" });
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual(["gzip", "Accept-Encoding, Accept-Language"]);
    expect(gunzipSync(body)).toEqual(plain.body);
  }
  for (const coding of ["identity", "br", "gzip;q=0", "*;q=0"]) {
    const { headers, body } = await ask("/api/v1/size/1000", { "Accept-Encoding": coding });
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([null, "Accept-Encoding, Accept-Language"]);
    expect(body).toEqual(plain.body);
  }
  expect((await ask("/api/v1/size/10", { "Accept-Encoding": "gzip" })).headers.get("content-encoding")).toBeNull();
});

function head(length: number, more = CLOSE): string {
  return `POST /api/v1/echo HTTP/1.1\r\nHost: here\r\n${more}Content-Length: ${length}\r\n\r\n`;
}

const CLOSE = "Connection: close\r\n";

/** What stands in the answers one after the other. */
function bodiesIn(received: Buffer): unknown[] {
  const answers = received.toString().split("HTTP/1.1 200 OK\r\n").slice(1);
  return answers.map((text) => JSON.parse(text.slice(text.indexOf("\r\n\r\n") + 4)).data);
}

test.each([
  ["nothing", ""],
  ["JSON", '{"name":"Ўткир"}'],
  ["a byte order mark", "\uFEFF{}"],
  ["as much as may come", "x".repeat(256 * 1024)],
])("%s is read however it comes", async (_what, text) => {
  const body = Buffer.from(text);
  const chunked = Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from("\r\n0\r\n\r\n")]);
  const ways = await Promise.all([
    exchange(head(body.length), body),
    exchange(Buffer.concat([Buffer.from(head(body.length)), body.subarray(0, 11)]), body.subarray(11)),
    exchange(head(body.length, `Expect: 100-continue\r\n${CLOSE}`), body),
    exchange(
      `POST /api/v1/echo HTTP/1.1\r\nHost: here\r\n${CLOSE}Transfer-Encoding: chunked\r\n\r\n`,
      body.length > 0 ? chunked : "0\r\n\r\n",
    ),
  ]);
  const expected = new TextDecoder().decode(body);
  expect(ways.map(bodiesIn)).toEqual(Array(4).fill([expected]));
});

test("what follows a body that nobody reads is answered in its turn", async () => {
  const body = "x".repeat(100_000);
  const unread = head(body.length, "").replace("POST", "GET");
  expect(bodiesIn(await exchange(unread, body, head(2), "{}"))).toEqual(["refused", "{}"]);
});

/** Sends the beginning of a request whose body nobody reads yet. @returns it as the server has it, how its caller leaves, and what lets it be read */
async function begin(text: string) {
  const connected = once(server, "connection");
  const begun = once(server, "request");
  const socket = net.connect(port, "127.0.0.1").on("error", () => undefined);
  let opened = () => {};
  gate = new Promise<void>((resolve) => {
    opened = resolve;
  });
  socket.write(text);
  const [[connection], [incoming]] = await Promise.all([connected, begun]);
  const leave = () => {
    socket.destroy();
    return new Promise<void>((resolve) => connection.once("close", () => resolve()));
  };
  const letRead = () => {
    read = Promise.resolve("not asked");
    opened();
    return gate;
  };
  return { incoming, leave, letRead };
}

test("a caller who goes before the body is whole has left", async () => {
  const { leave, letRead } = await begin(`${head(10)}{"a"`);
  await leave();
  await letRead();
  await expect.poll(() => read.catch((error: Error) => error.constructor.name), { timeout: 40_000 }).toBe("CallerLeft");
});

test("a caller who goes when everything was sent has asked", async () => {
  const { incoming, leave, letRead } = await begin(`${head(4)}{"a"`);
  await expect.poll(() => incoming.complete, { timeout: 40_000 }).toBe(true);
  await leave();
  await letRead();
  await expect.poll(() => read, { timeout: 40_000 }).toBe('{"a"');
});
