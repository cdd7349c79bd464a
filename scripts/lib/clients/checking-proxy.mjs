// A reverse proxy that stands before the server while the journeys run, and holds every answer of /api/v1 against the OpenAPI document.
// It changes nothing: requests and answers are streamed as they are, and it adds no hop to X-Forwarded-For, so that the server sees the
// loopback address as it would without it.
import fs from "node:fs";
import http from "node:http";
import zlib from "node:zlib";
import { createChecker } from "./check-answer.mjs";

/** As the servers behind it: a connection that is closed while its caller uses it again is a request that failed. */
const KEEP_ALIVE_MS = 75_000;
const DECODERS = { gzip: zlib.gunzipSync, br: zlib.brotliDecompressSync, deflate: zlib.inflateSync };

/**
 * @typedef {{ checked: number, operations: Record<string, number>, violations: string[] }} Report answers held against the document, how
 *   many of each operation and status, and what was wrong, each thing once
 */

/**
 * @param {{ port: number, target: string, reportFile: string }} options `target` is the server's address, answering already
 * @returns {Promise<{ stop: () => Promise<Report> }>} `stop` writes the report too
 */
export async function startCheckingProxy({ port, target, reportFile }) {
  const answer = await fetch(`${target}/docs/openapi.json`);
  if (!answer.ok) throw new Error(`${target}/docs/openapi.json answered ${answer.status}`);
  const check = createChecker(await answer.json());
  const report = createReport();
  const server = http.createServer((request, response) => forward(request, response, target, (seen) => report.add(check(seen), seen)));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  return {
    stop: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      const result = report.result();
      fs.writeFileSync(reportFile, JSON.stringify(result, null, 2));
      return result;
    },
  };
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {string} target
 * @param {(seen: import("./check-answer.mjs").Answer) => void} onAnswer
 */
function forward(request, response, target, onAnswer) {
  const { method, headers, url = "/" } = request;
  const upstream = http.request(`${target}${url}`, { method, headers, agent: false }, (incoming) => {
    const status = incoming.statusCode ?? 502;
    response.writeHead(status, incoming.statusMessage, incoming.rawHeaders);
    if (isChecked(method, url, status)) collect(incoming, (body) => onAnswer(answerOf(request, incoming, body)));
    incoming.pipe(response);
  });
  upstream.once("error", () => response.destroy());
  response.once("close", () => {
    upstream.destroy();
    // Of a body that was answered before its end: what is left of it stands before the connection's next request.
    request.unpipe(upstream).resume();
  });
  request.pipe(upstream);
}

/** HEAD and OPTIONS are answered by the framework, and so is a redirect of a slash too many. */
function isChecked(method, url, status) {
  return /^\/api\/v1(\/|\?|$)/.test(url) && method !== "HEAD" && method !== "OPTIONS" && status !== 308;
}

/**
 * @param {http.IncomingMessage} incoming
 * @param {(body: Buffer) => void} done called for a whole body only: a caller who left has seen no answer
 */
function collect(incoming, done) {
  const parts = [];
  incoming.on("data", (part) => parts.push(part));
  incoming.once("end", () => incoming.complete && done(Buffer.concat(parts)));
}

/** @returns {import("./check-answer.mjs").Answer} */
function answerOf({ method = "", url = "/", headers: asked }, incoming, body) {
  const decode = DECODERS[incoming.headers["content-encoding"]] ?? ((plain) => plain);
  const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const text = decode(body).toString("utf8");
  return { method, path: url, status: incoming.statusCode ?? 0, headers, body: TEXTS_HEADER in asked ? withoutTexts(text) : text };
}

/** What the portal's own pages ask for beside the envelope (lib/contracts/error-texts.ts): no program does, and the document has none of it. */
const TEXTS_HEADER = "x-parvoz-texts";

function withoutTexts(text) {
  if (!text.startsWith("{")) return text;
  const { texts: _, ...envelope } = JSON.parse(text);
  return JSON.stringify(envelope);
}

function createReport() {
  let checked = 0;
  /** @type {Record<string, number>} */
  const operations = {};
  /** @type {Set<string>} */
  const violations = new Set();
  return {
    /**
     * @param {import("./check-answer.mjs").Finding} finding
     * @param {import("./check-answer.mjs").Answer} seen
     */
    add({ operation, violations: found }, { method, path, status }) {
      checked += 1;
      const name = `${operation ?? "undocumented"} ${status}`;
      operations[name] = (operations[name] ?? 0) + 1;
      // An id in a path would make one violation many.
      for (const one of found) violations.add(`${method} ${operation ?? path.split("?")[0]} ${status}: ${one}`);
    },
    /** @returns {Report} */
    result: () => ({ checked, operations, violations: [...violations] }),
  };
}
