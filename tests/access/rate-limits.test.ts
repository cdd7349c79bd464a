import { beforeEach, expect, test } from "vitest";
import { POST as readCosts } from "@/app/api/portal/offer-costs/route";
import { POST as importPeople } from "@/app/api/portal/passengers/import/route";
import { db } from "@/lib/db";
import { requestCounts } from "@/lib/services/ground/counting/request-counts";
import { type LimitStore, RequestLimiter } from "@/lib/services/ground/counting/request-limiter";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { callOperation } from "@/tests/support/call-operation";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";
import { makePartner } from "@/tests/support/world/world";

/** Milliseconds since 1970, as every process sees it. */
let time = 0;
let calls = 0;
let failures = 0;

const counting: LimitStore = {
  count(...question) {
    calls += 1;
    return requestCounts.count(...question);
  },
};

function processes(count: number, store: LimitStore = counting): RequestLimiter[] {
  const onStoreFailure = () => {
    failures += 1;
  };
  return Array.from({ length: count }, () => new RequestLimiter({ store, clock: () => time, onStoreFailure }));
}

/** So many requests at once, spread over the processes. @returns how many were let through */
async function send(limiters: RequestLimiter[], limit: number, requests: number, key = "key:1"): Promise<number> {
  const verdicts = await Promise.all(Array.from({ length: requests }, (_, index) => limiters[index % limiters.length]?.take(key, limit)));
  return verdicts.filter((verdict) => verdict?.allowed).length;
}

beforeEach(async () => {
  await db().$executeRaw`delete from rate_window`;
  time = Date.UTC(2026, 10, 21, 9);
  calls = 0;
  failures = 0;
});

test.each([1, 3, 10, 50, 300])("several processes together never let more than the limit of %i through in a second", async (limit) => {
  const limiters = processes(4);
  for (const _ of [1, 2, 3]) {
    const allowed = (await send(limiters, limit, limit)) + (await send(limiters, limit, limit * 2));
    expect(allowed).toBe(limit);
    time += 1000;
  }
});

test("a small limit is exact from the first request to the last, whichever process gets it", async () => {
  const limiters = processes(3);
  const left = [];
  for (let request = 0; request < 6; request++) left.push(await limiters[request % 3]?.take("key:1", 4));
  expect(left.map((verdict) => [verdict?.allowed, verdict?.remaining])).toEqual([
    [true, 3],
    [true, 2],
    [true, 1],
    [true, 0],
    [false, 0],
    [false, 0],
  ]);
});

test("a thousand requests a second cost few round trips, and refusals none", async () => {
  const [limiter] = processes(1);
  if (!limiter) throw new Error("no limiter");
  for (let request = 0; request < 1000; request++) expect((await limiter.take("key:1", 1000)).allowed).toBe(true);
  expect(calls).toBeLessThanOrEqual(20);
  expect(await send([limiter], 1000, 500)).toBe(0);
  expect(calls).toBeLessThanOrEqual(20);
});

test("one credential's requests are not another's", async () => {
  const limiters = processes(2);
  expect(await send(limiters, 5, 8, "key:1")).toBe(5);
  expect(await send(limiters, 5, 8, "key:2")).toBe(5);
});

test("a process whose clock is a second behind gets no second limit", async () => {
  const [ahead, behind] = processes(2);
  if (!ahead || !behind) throw new Error("no limiters");
  expect(await send([ahead], 5, 5)).toBe(5);
  time -= 1000;
  expect(await send([behind], 5, 5)).toBe(0);
});

test("a clock that once ran far ahead locks nobody out", async () => {
  const [ahead, right] = processes(2);
  if (!ahead || !right) throw new Error("no limiters");
  time += 3_600_000;
  expect(await send([ahead], 5, 5)).toBe(5);
  time -= 3_600_000;
  expect(await send([right], 5, 9)).toBe(5);
});

test("where requests cannot be counted they pass, and counting begins again in the next second", async () => {
  let broken = true;
  const store: LimitStore = {
    count: (...question) => (broken ? Promise.reject(new Error("no database")) : requestCounts.count(...question)),
  };
  const limiters = processes(1, store);
  expect(await send(limiters, 2, 50)).toBe(50);
  expect(failures).toBe(1);
  broken = false;
  time += 1000;
  expect(await send(limiters, 2, 50)).toBe(2);
});

async function keyWithLimits(rateLimits: Record<string, number>): Promise<string> {
  const { partner, userId } = await makePartner();
  await db().partner.update({ where: { id: partner.id }, data: { rateLimits } });
  const scopes = ["search", "read"] as const;
  return (await createApiKey({ partnerId: partner.id, userId, name: "Robot", mode: "live", scopes, now: new Date() })).key;
}

test("every answer says what is left; over the limit it is 429 and says when to come back", async () => {
  const credential = await keyWithLimits({ read: 3 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => callOperation("check_balance", { credential })));
  for (const { headers } of answers) {
    expect(headers.get("ratelimit-policy")).toBe('"read";q=3;w=1');
    expect(headers.get("ratelimit")).toMatch(/^"read";r=[0-2];t=1$/);
    expect(headers.get("ratelimit-limit")).toBe("3");
    expect(headers.get("ratelimit")).toContain(`r=${headers.get("ratelimit-remaining")};`);
    expect(headers.get("ratelimit-reset")).toBe("1");
  }
  const refused = answers.filter(({ status }) => status === 429);
  // They may fall into two seconds, not into more.
  expect(refused.length).toBeGreaterThanOrEqual(6);
  for (const { headers, error } of refused) expect([headers.get("retry-after"), error?.error_code]).toEqual(["1", 100429]);
});

test("a refusal by scope counts too, other classes of paths have limits of their own, and what is no limit is the default", async () => {
  const credential = await keyWithLimits({ read: 2, search: -1 });
  const refused = await callOperation("get_refund_amounts", { credential, params: { id: "x" } });
  expect([refused.status, refused.headers.get("ratelimit-policy")]).toEqual([403, '"read";q=2;w=1']);
  const search = await callOperation("search_offers", { credential });
  expect([search.status, search.headers.get("ratelimit-policy")]).toEqual([422, '"search";q=10;w=1']);
});

test.each([
  {
    work: "pages that price offers count with those who check them",
    rate: "offer",
    route: readCosts,
    sent: { body: { offer_id: "x" } },
    found: 404,
  },
  {
    work: "files of passengers count with those who book",
    rate: "book",
    route: importPeople,
    sent: { file: "x", query: "?act=look" },
    found: 200,
  },
])("$work", async ({ rate, route, sent, found }) => {
  const { partner, userId } = await makePartner();
  await db().partner.update({ where: { id: partner.id }, data: { rateLimits: { [rate]: 2 } } });
  const { cookie } = await signInHere(userId);
  const ask = () => callPortal(route, { userId, cookie, method: "POST", ...sent });
  const statuses = (await Promise.all(Array.from({ length: 9 }, ask))).map(({ status }) => status);
  // They may fall into two seconds, not into more.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect(statuses.filter((status) => status !== 429)).toContain(found);
});
