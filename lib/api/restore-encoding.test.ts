import { createServer, type Server } from "node:http";
import { afterAll, expect, test } from "vitest";
import { restoreEncodings } from "./restore-encoding";
import { listenLocally } from "./testing/listen-locally";

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** As Next sends a route's answer: headers one by one, and no Content-Encoding among them. */
async function answerWith(headers: Record<string, string>): Promise<Headers> {
  const server = createServer((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end();
  });
  servers.push(server);
  return (await fetch(`http://127.0.0.1:${await listenLocally(server)}`, { method: "HEAD" })).headers;
}

test("the coding that travels under another name arrives as Content-Encoding, and other headers as they are", async () => {
  restoreEncodings();
  const headers = await answerWith({ "x-body-encoding": "br", vary: "Accept-Encoding" });
  expect(headers.get("content-encoding")).toBe("br");
  expect(headers.get("x-body-encoding")).toBeNull();
  expect(headers.get("vary")).toBe("Accept-Encoding");
  expect((await answerWith({ vary: "Accept-Encoding" })).has("content-encoding")).toBe(false);
});
