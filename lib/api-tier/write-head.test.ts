import { once } from "node:events";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import net from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenLocally } from "@/lib/api/testing/listen-locally";
import { ALWAYS, writeHead } from "./write-head";

const BODY = "Salom";
const HEADERS = ["Content-Type", "application/json", "X-Request-Id", "one"];

/** Answers `/text` with the head that is tested here, and everything else with the one that node:http writes of the same headers. */
const server = createServer({ keepAliveTimeout: 0 }, ({ url }, outgoing) => {
  if (url === "/text") writeHead(outgoing, 429, HEADERS, BODY.length);
  else writeAsNodeDoes(outgoing);
  outgoing.end(BODY);
});
function writeAsNodeDoes(outgoing: ServerResponse): void {
  const kept = outgoing.shouldKeepAlive ? ["Keep-Alive", "timeout=75"] : [];
  outgoing.writeHead(429, [...ALWAYS.flat(), ...kept, ...HEADERS, "Content-Length", String(BODY.length)]);
}

let port = 0;
beforeAll(async () => {
  port = await listenLocally(server);
});
afterAll(() => server.close());

/** All that comes back, but for the second in which it did. */
async function exchange(...requests: string[]): Promise<string> {
  const socket = net.connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").on("data", (part: string) => {
    answer += part;
  });
  socket.write(requests.join(""));
  await once(socket, "end");
  socket.destroy();
  return answer.replaceAll(/Date: .*\r\n/g, "Date: …\r\n");
}

test.each([
  ["GET", "HTTP/1.1", "Connection: close"],
  ["HEAD", "HTTP/1.1", "Connection: close"],
  ["GET", "HTTP/1.0", "X: y"],
  ["GET", "HTTP/1.0", "Connection: keep-alive"],
])("%s by %s with %s is answered with the head that node:http would write", async (method, version, header) => {
  const ask = (path: string) => `${method} ${path} ${version}\r\nHost: here\r\n${header}\r\n\r\n`;
  const last = "GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
  const answer = await exchange(ask("/text"), last);
  expect(answer).toBe(await exchange(ask("/node"), last));
  expect(answer).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
});

test("requests that come together are answered in their order, on a connection that is kept", async () => {
  const ask = (path: string, header: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n${header}\r\n\r\n`;
  const answers = (path: string) => exchange(ask(path, "X: y"), ask("/node", "X: y"), ask(path, "Connection: close"));
  const answer = await answers("/text");
  expect(answer).toBe(await answers("/node"));
  expect(answer.match(/Keep-Alive: timeout=75\r\n/g)).toHaveLength(2);
  expect(answer.split(`\r\n\r\n${BODY}`)).toHaveLength(4);
});

test.each(["a\r\nSet-Cookie: b", "a\nb", "\u0000", "\u0100"])("a value that would end its line is refused: %j", (value) => {
  const outgoing = new ServerResponse(new IncomingMessage(new net.Socket()));
  expect(() => writeHead(outgoing, 200, ["X-Request-Id", value], 0)).toThrow(TypeError);
  expect(outgoing.headersSent).toBe(false);
});
