import { once } from "node:events";
import net from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readText } from "@/lib/api/request/read-body";
import { listenLocally } from "@/lib/api/testing/listen-locally";
import { createTierServer } from "./create-server";
import type { RouteExport } from "./route-file";

/** What the next reading waits for, and what came of it. */
let gate: Promise<unknown> = Promise.resolve();
let read: Promise<string> = Promise.resolve("");

const echo: RouteExport = async (request, { respond }) => {
  await gate;
  read = readText(request);
  return answer(await read, respond);
};
const refuse: RouteExport = (_, { respond }) => answer("refused", respond);

function answer(body: string, respond: Parameters<RouteExport>[1]["respond"]): Response {
  if (!respond) throw new Error("the tier has a way of its own to answer");
  return respond({ status: 200, headers: [], body });
}

const server = createTierServer([
  { folder: "api/v1/echo", exports: { POST: echo } },
  { folder: "api/v1/refuse", exports: { POST: refuse } },
]);
let port = 0;
beforeAll(async () => {
  port = await listenLocally(server);
});
afterAll(() => server.close());

/** Addresses of the same route: one that is plain, and one that makes the tier use the platform's Request. */
const WAYS = ["/api/v1/echo", "/api/v1/echo?x='"];

function head(path: string, length: number, more = ""): string {
  return `POST ${path} HTTP/1.1\r\nHost: here\r\n${more}Content-Length: ${length}\r\n\r\n`;
}

/** Sends the parts one after the other, the next when the one before has gone out. @returns the bodies that come back */
async function exchange(...parts: (string | Uint8Array)[]): Promise<string[]> {
  const socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
  const received: Buffer[] = [];
  socket.on("data", (part: Buffer) => received.push(part));
  for (const part of parts) await new Promise((resolve) => socket.write(part, resolve));
  socket.end();
  await once(socket, "close");
  const answers = Buffer.concat(received).toString().split("HTTP/1.1 200 OK\r\n").slice(1);
  return answers.map((text) => text.slice(text.indexOf("\r\n\r\n") + 4));
}

/** Whatever it was that has ended it. */
function closed(connection: net.Socket): Promise<void> {
  return new Promise((resolve) => connection.once("close", () => resolve()));
}

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
    return closed(connection);
  };
  const letRead = () => {
    read = Promise.resolve("not asked");
    opened();
    return gate;
  };
  return { incoming, leave, letRead };
}

test.each([
  ["nothing", ""],
  ["JSON", '{"name":"Ўткир"}'],
  ["a byte order mark", "\uFEFF{}"],
  ["bytes that are no text", Buffer.from([0x7b, 0xff, 0xc3, 0x7d])],
  ["as much as may come", "x".repeat(256 * 1024)],
])("%s is read alike in both ways, however it comes", async (_what, text) => {
  const body = Buffer.from(text);
  const read = await Promise.all(
    WAYS.flatMap((path) => [
      exchange(head(path, body.length), body),
      exchange(Buffer.concat([Buffer.from(head(path, body.length)), body.subarray(0, 11)]), body.subarray(11)),
      exchange(head(path, body.length, "Expect: 100-continue\r\n"), body),
    ]),
  );
  expect(new Set(read.flat())).toEqual(new Set([new TextDecoder().decode(body)]));
  expect(read.flat()).toHaveLength(6);
});

test("what follows a body that nobody reads is answered in its turn", async () => {
  const body = "x".repeat(100_000);
  const answers = await exchange(head("/api/v1/refuse", body.length), body, head("/api/v1/echo", 2), "{}");
  expect(answers).toEqual(["refused", "{}"]);
});

test.each(WAYS)("a caller of %s who goes before the body is whole has asked for nothing", async (path) => {
  const { leave, letRead } = await begin(`${head(path, 10)}{"a"`);
  await leave();
  await letRead();
  await expect.poll(() => read.catch(() => "failed")).toBe("failed");
});

test.each(WAYS)("a caller of %s who goes when everything was sent has asked", async (path) => {
  const { incoming, leave, letRead } = await begin(`${head(path, 4)}{"a"`);
  await expect.poll(() => incoming.complete).toBe(true);
  await leave();
  await letRead();
  await expect.poll(() => read).toBe('{"a"');
});
