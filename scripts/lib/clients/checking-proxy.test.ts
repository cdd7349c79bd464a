import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import { startCheckingProxy } from "./checking-proxy.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "checking-proxy-"));
const reportFile = path.join(folder, "report.json");
const STAMP = { request_id: "r1", created_at: "2027-02-10 12:00" };
const BALANCE = { ...STAMP, message: "The request was completed successfully.", data: { deposit: 1, credit: 0, currency: "UZS" } };

let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;
let server: http.Server;
let proxy: Awaited<ReturnType<typeof startCheckingProxy>>;
let url: string;

async function freePort(): Promise<number> {
  const probe = http.createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function listen(one: http.Server): Promise<number> {
  return new Promise((resolve) => {
    one.listen(0, "127.0.0.1", () => {
      const address = one.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

beforeEach(async () => {
  server = http.createServer((request, response) => {
    if (request.url === "/docs/openapi.json") response.end(JSON.stringify(buildDocument("/api/v1")));
    else answer(request, response);
  });
  const target = `http://127.0.0.1:${await listen(server)}`;
  const port = await freePort();
  proxy = await startCheckingProxy({ port, target, reportFile });
  url = `http://127.0.0.1:${port}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

function answerJson(status: number, body: unknown): void {
  answer = (_request, response) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

test("passes everything through, and finds nothing wrong with a right answer, zipped or not", async () => {
  answer = (request, response) => {
    const seen = JSON.stringify({ ...BALANCE, request_id: String(request.headers["x-forwarded-for"] ?? "none") });
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip", "set-cookie": ["a=1", "b=2"] });
    response.end(gzipSync(seen));
  };
  const response = await fetch(`${url}/api/v1/accounts/check-balance`);
  expect(await response.json()).toMatchObject({ request_id: "none", data: BALANCE.data });
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await proxy.stop()).toEqual({ checked: 1, operations: { "check_balance 200": 1 }, violations: [] });
});

test("sends a body on, and leaves what is not the interface alone", async () => {
  answer = (request, response) => request.pipe(response);
  const response = await fetch(`${url}/api/portal/keys`, { method: "POST", body: "as it is" });
  expect(await response.text()).toBe("as it is");
  expect(await proxy.stop()).toMatchObject({ checked: 0, violations: [] });
});

test("a body that is answered before its end does not hold up the next request of its connection", async () => {
  answer = (request, response) => {
    if (request.method === "POST") response.writeHead(413).end();
    else response.end("next");
  };
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, body: string): Promise<[number | undefined, boolean]> =>
    new Promise((resolve, reject) => {
      const request = http.request(`${url}/`, { method, agent, headers: { "content-length": body.length } }, (response) => {
        response.resume().once("end", () => resolve([response.statusCode, request.reusedSocket]));
      });
      request.once("error", reject).end(body);
    });
  expect(await ask("POST", "x".repeat(1_000_000))).toEqual([413, false]);
  expect(await ask("GET", "")).toEqual([200, true]);
  agent.destroy();
  await proxy.stop();
});

test.each([
  ["an unknown field", 200, { ...BALANCE, data: { ...BALANCE.data, bonus: 1 } }, /bonus/],
  ["a missing field", 200, { ...BALANCE, data: { deposit: 1, currency: "UZS" } }, /credit/],
  ["an undocumented status", 418, { ...STAMP, error_code: 1, message: "" }, /418/],
  ["a code that the operation does not give", 403, { ...STAMP, error_code: 5234, message: "No" }, /allowed values/],
  ["no Retry-After with 429", 429, { ...STAMP, error_code: 100429, message: "Wait" }, /Retry-After/],
])("reports %s", async (_name, status, body, expected) => {
  answerJson(status, body);
  await (await fetch(`${url}/api/v1/accounts/check-balance`)).text();
  const { violations } = await proxy.stop();
  expect(violations.join("\n")).toMatch(expected);
  expect(JSON.parse(fs.readFileSync(reportFile, "utf8")).violations).toEqual(violations);
});

test("a slash too many is read as the server reads it: the call is still the documented one", async () => {
  answerJson(200, { ...BALANCE, data: {} });
  await (await fetch(`${url}/api/v1//accounts/check-balance/`)).text();
  const { violations, operations } = await proxy.stop();
  expect(operations).toEqual({ "check_balance 200": 1 });
  expect(violations.join("\n")).toContain("credit");
});

test("a call that the document does not have must be refused as unknown", async () => {
  answerJson(404, { ...STAMP, error_code: 100407, message: "No such path" });
  await (await fetch(`${url}/api/v1/nowhere`)).text();
  answerJson(405, { ...STAMP, error_code: 100408, message: "No such method" });
  await (await fetch(`${url}/api/v1/offers`, { method: "DELETE" })).text();
  answerJson(200, BALANCE);
  await (await fetch(`${url}/api/v1/secret`)).text();
  const { violations } = await proxy.stop();
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain("/api/v1/secret");
});
