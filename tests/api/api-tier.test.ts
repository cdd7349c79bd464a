import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Scope } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { revokeApiKey } from "@/lib/services/access/keys/revoke-api-key";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { serveTestDatabase, type Tier, TierConnection } from "@/tests/support/tier";
import { makePartner } from "@/tests/support/world/world";

const PROCESSES = 3;
/** Connections are dealt out in turn, so that these reach every process more than once. */
const CONNECTIONS = 4 * PROCESSES;
const BALANCE = "/api/v1/accounts/check-balance";

let tier: Tier;
let owner: Awaited<ReturnType<typeof makePartner>>;

beforeAll(async () => {
  owner = await makePartner();
  tier = await serveTestDatabase(PROCESSES);
});
afterAll(() => tier.stop());

function makeKey(scope: Scope = "read") {
  return createApiKey({ partnerId: owner.partner.id, userId: owner.userId, name: "Tier", mode: "live", scopes: [scope], now: new Date() });
}

async function overAll<Result>(credential: string, work: (connection: TierConnection) => Promise<Result>): Promise<Result[]> {
  const connections = Array.from({ length: CONNECTIONS }, () => new TierConnection(tier.port, credential));
  try {
    return await Promise.all(connections.map(work));
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** Ids of the processes that answer. */
function processIds(): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).trim().split("\n");
  return rows.flatMap((row) => {
    const [, pid, parent, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return Number(parent) === tier.pid && args.includes("api-tier-") ? [Number(pid)] : [];
  });
}

test("several processes answer at one port, and one that dies is replaced", async () => {
  const before = processIds();
  expect(before).toHaveLength(PROCESSES);
  const [victim = 0] = before;
  process.kill(victim, "SIGKILL");
  await expect.poll(processIds, { timeout: 40_000 }).toSatisfy((now: number[]) => now.length === PROCESSES && !now.includes(victim));
  const { key } = await makeKey();
  const answers = await overAll(key, (connection) => connection.get(BALANCE));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test("every call with a key is recorded by whichever process answers it, refused ones too, and no query", async () => {
  const { key, item } = await makeKey();
  const connection = new TierConnection(tier.port, key);
  await connection.get(BALANCE);
  await connection.get("/api/v1/offers?adults=SECRET");
  connection.close();
  const rows = () => db().keyCall.findMany({ where: { keyId: item.id }, orderBy: { id: "asc" } });
  await expect.poll(rows, { timeout: 40_000 }).toMatchObject([
    { operation: "check_balance", status: 200 },
    { operation: "search_offers", status: 403 },
  ]);
  expect(JSON.stringify(await rows(), (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))).not.toContain("SECRET");
});

test("a list that its caller has already is not sent again, compressed or not", async () => {
  const { key } = await makeKey("search");
  const ask = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${tier.port}/api/v1/reference/aircraft`, { headers: { authorization: `Bearer ${key}`, ...headers } });
  const [plain, packed] = [await ask({ "accept-encoding": "identity" }), await ask({ "accept-encoding": "gzip" })];
  const tag = plain.headers.get("etag") ?? "";
  expect([plain.status, packed.headers.get("content-encoding"), packed.headers.get("etag")]).toEqual([200, "gzip", tag]);
  const again = await ask({ "if-none-match": tag });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
});

test("a key that is revoked stops opening anything in every process", async () => {
  const { key, item } = await makeKey();
  let left = CONNECTIONS;
  await overAll(key, async (connection) => {
    expect((await connection.get(BALANCE)).status).toBe(200);
    // The last of them revokes it, when every process knows the key.
    left -= 1;
    if (left === 0) await revokeApiKey({ partnerId: owner.partner.id, keyId: item.id, now: new Date() });
    await expect.poll(() => left, { timeout: 40_000 }).toBe(0);
    await expect.poll(async () => (await connection.get(BALANCE)).status, { interval: 20, timeout: 40_000 }).toBe(401);
  });
});

test("two credentials in one request are none, though one of them is known", async () => {
  const { key } = await makeKey();
  const statusOf = async (...credentials: string[]) => {
    const headers = credentials.flatMap((credential) => ["Authorization", `Bearer ${credential}`]);
    const request = http.get({ host: "127.0.0.1", port: tier.port, path: BALANCE, headers: ["Host", "here", ...headers] });
    const [response] = await once(request, "response");
    response.resume();
    return response.statusCode;
  };
  expect(await statusOf(key)).toBe(200);
  expect([await statusOf(key, "nobody-has-this"), await statusOf("nobody-has-this", key)]).toEqual([401, 401]);
});

test("all processes together let no more through than the limit", async () => {
  const limit = 20;
  await db().partner.update({ where: { id: owner.partner.id }, data: { rateLimits: { read: limit } } });
  const { key } = await makeKey();
  const secondsSince = (moment: number) => Math.floor(Date.now() / 1000) - Math.floor(moment / 1000) + 1;
  const began = Date.now();
  const each = await overAll(key, async (connection) => {
    let passed = 0;
    for (let sent = 0; sent < 20; sent++) passed += (await connection.get(BALANCE)).status === 200 ? 1 : 0;
    return passed;
  });
  const passed = each.reduce((total, one) => total + one, 0);
  expect(passed).toBeGreaterThanOrEqual(limit);
  expect(passed).toBeLessThanOrEqual(limit * secondsSince(began));
});

test("a port that is taken is said in a line, and nothing is left running", async () => {
  const env = { ...process.env, API_PORT: String(tier.port) };
  const second = spawn(process.execPath, ["scripts/serve-api.mjs"], { env, stdio: ["ignore", "ignore", "pipe"] });
  const said: Buffer[] = [];
  second.stderr.on("data", (part: Buffer) => said.push(part));
  await once(second, "close");
  expect(second.exitCode).toBe(1);
  const other = tier.port < 65_435 ? tier.port + 100 : 3100;
  expect(Buffer.concat(said).toString().trim()).toBe(
    `Port ${tier.port} is taken: set another one, for example API_PORT=${other} npx parvoz serve-api.`,
  );
});

test("told to stop, it takes nothing new, answers what has begun, and ends", async () => {
  const headers = { expect: "100-continue", "transfer-encoding": "chunked" };
  const request = http.request({ host: "127.0.0.1", port: tier.port, method: "POST", path: "/api/v1/accounts/tokens", headers });
  request.flushHeaders();
  // By this the server says that it has begun with the request.
  await once(request, "continue");
  const stopped = tier.stop();
  // A connection that comes in the very moment of closing may lie between the processes until they end: that is no refusal, so one asks again.
  const isRefused = () =>
    fetch(`http://127.0.0.1:${tier.port}/api/health`, { signal: AbortSignal.timeout(1_000) }).then(
      () => false,
      (error: unknown) => !(error instanceof DOMException),
    );
  await expect.poll(isRefused, { timeout: 40_000 }).toBe(true);
  const answered = once(request, "response");
  request.end("{");
  const [response] = await answered;
  expect(response).toMatchObject({ statusCode: 422 });
  await stopped;
  expect(await tier.exited).toBe(0);
});
