import fs from "node:fs";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeBrotli } from "@/scripts/lib/build/write-brotli.mjs";
import { listenLocally } from "../testing/listen-locally";
import { type BrotliFiles, brotliFilesOf, sendBrotli } from "./brotli-files";

const distDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-brotli-"));
const SCRIPT = "/_next/static/chunks/a~1.js";
const TEXT = "export const text = 'a script of the build';\n".repeat(50);
let served: BrotliFiles = new Map();
const server = createServer((incoming, outgoing) => {
  if (!sendBrotli(served, incoming, outgoing, incoming.url ?? "")) outgoing.writeHead(200).end("left to Next");
});
let port = 0;

beforeAll(async () => {
  fs.mkdirSync(path.join(distDir, "static/chunks"), { recursive: true });
  fs.writeFileSync(path.join(distDir, "static/chunks/a~1.js"), TEXT);
  fs.writeFileSync(path.join(distDir, "static/chunks/mark.woff2"), TEXT);
  served = brotliFilesOf(distDir);
  await writeBrotli(distDir);
  port = await listenLocally(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(distDir, { recursive: true });
});

/** The body as it is sent. */
function ask(file: string, headers: Record<string, string>): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(
      { port, path: file, headers },
      (answer) => void buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject),
    )
      .on("error", reject)
      .end();
  });
}

test.each(["br", "gzip, deflate, br, zstd", "gzip;q=0.5, br;q=0.9"])("a script is sent as brotli to who takes %s", async (coding) => {
  const { headers, body } = await ask(SCRIPT, { "accept-encoding": coding });
  expect(headers["content-encoding"]).toBe("br");
  expect(headers).toMatchObject({ vary: "Accept-Encoding", "cache-control": expect.stringContaining("immutable") });
  expect(Number(headers["content-length"])).toBe(body.length);
  expect(brotliDecompressSync(body).toString()).toBe(TEXT);
});

test.each([
  ["who takes gzip alone", SCRIPT, { "accept-encoding": "gzip" }],
  ["who refuses brotli", SCRIPT, { "accept-encoding": "gzip, br;q=0" }],
  ["who says nothing", SCRIPT, {}],
  ["who wants a part", SCRIPT, { "accept-encoding": "br", range: "bytes=0-9" }],
  ["who asks for a file that is compressed in itself", "/_next/static/chunks/mark.woff2", { "accept-encoding": "br" }],
  ["who asks for what is beside the build", "/_next/static/../../package.json", { "accept-encoding": "br" }],
])("Next answers %s", async (_who, file, headers) => {
  expect((await ask(file, headers)).body.toString()).toBe("left to Next");
});

test("a server that began before they were written leaves scripts to Next until they are, and none is written twice", async () => {
  const form = path.join(distDir, "static/chunks/a~1.js.br");
  fs.rmSync(form);
  served = brotliFilesOf(distDir);
  expect((await ask(SCRIPT, { "accept-encoding": "br" })).body.toString()).toBe("left to Next");
  await writeBrotli(distDir);
  expect(brotliDecompressSync((await ask(SCRIPT, { "accept-encoding": "br" })).body).toString()).toBe(TEXT);
  const written = fs.statSync(form).mtimeMs;
  await writeBrotli(distDir);
  expect(fs.statSync(form).mtimeMs).toBe(written);
});
