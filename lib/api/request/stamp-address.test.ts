import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listenLocally } from "../testing/listen-locally";
import { stampAddresses } from "./stamp-address";

let trusted = 0;
vi.mock("@/lib/env", () => ({ env: () => ({ TRUSTED_PROXIES: trusted }) }));

const { addressOf } = await import("./address");
let server: Server;
let url = "";

beforeAll(async () => {
  stampAddresses();
  server = createServer((request: IncomingMessage, response) => {
    response.end(addressOf(new Headers({ "x-forwarded-for": String(request.headers["x-forwarded-for"]) })));
  });
  url = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterAll(() => server.close());

async function addressFor(forwarded: string | null, proxies: number): Promise<string> {
  trusted = proxies;
  const answer = await fetch(url, { headers: forwarded === null ? {} : { "x-forwarded-for": forwarded } });
  return answer.text();
}

test("without a proxy the socket's address counts, whatever the caller claims", async () => {
  expect(await addressFor(null, 0)).toBe("127.0.0.1");
  expect(await addressFor("203.0.113.7", 0)).toBe("127.0.0.1");
});

test("behind proxies of our own it is the address that the outermost of them saw", async () => {
  expect(await addressFor("203.0.113.7", 1)).toBe("203.0.113.7");
  expect(await addressFor("made up, 203.0.113.7, 10.0.0.1", 2)).toBe("203.0.113.7");
});

test("who comes past the proxies is known by the socket", async () => {
  expect(await addressFor(null, 1)).toBe("127.0.0.1");
});
