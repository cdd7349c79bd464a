import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenLocally } from "@/lib/api/testing/listen-locally";
import { FuzzClient } from "./send";

const server = createServer(({ url }, outgoing) => {
  if (url === "/later") outgoing.writeHead(503, { "Retry-After": "1" });
  if (url === "/never") outgoing.writeHead(503);
  if (url === "/broken") outgoing.writeHead(500, { "Retry-After": "1" });
  if (url === "/parts") outgoing.write("HTTP/1.1 500 in a body\r\n\r\n");
  outgoing.end("Retry-After: 1");
});
let client: FuzzClient;
beforeAll(async () => {
  client = new FuzzClient(await listenLocally(server));
});
afterAll(() => {
  client.close();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: fuzz\r\n\r\n`;

test.each([
  ["/", 200, false],
  ["/later", 503, true],
  ["/never", 503, false],
  ["/broken", 500, false],
])("%s is answered %i, whole and as bytes; told to come again: %s", async (path, status, busy) => {
  const headers = {};
  expect(await client.send({ method: "GET", path, headers, body: null })).toMatchObject({ status, busy });
  expect(await client.sendBytes(Buffer.from(ask(path)))).toMatchObject({ status, busy: busy || status === 200 });
});

test("of several answers on a connection the worst counts", async () => {
  expect(await client.sendBytes(Buffer.from(ask("/later") + ask("/broken") + ask("/")))).toMatchObject({ status: 503, busy: false });
  expect(await client.sendBytes(Buffer.from(ask("/parts") + ask("/later")))).toMatchObject({ status: 503, busy: true });
  expect(await client.sendBytes(Buffer.from(ask("/parts") + ask("/")))).toMatchObject({ status: 200 });
});
