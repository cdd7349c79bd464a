import { type APIRequestContext, expect, test } from "@playwright/test";
import { z } from "zod";
import { createdBooking } from "@/lib/contracts/bookings";
import { newApiKey } from "@/lib/contracts/keys";
import { offer } from "@/lib/contracts/offers";
import { OPERATIONS, type Operation } from "@/lib/contracts/operations";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { envelope } from "@/lib/contracts/shared";
import { limitedToken } from "../support/database";
import { BASE_URL, FIRST_AGENT, inDays, PASSWORD, Partner, SECOND_AGENT, searchPath } from "../support/partner";
import { bookingOf, makePerson } from "../support/people";
import { type RawAnswer, type Shot, send } from "../support/raw";
import { signInByPassword } from "../support/sign-in";
import { expectSame, expectSameSoon, maskWritten, NEXT_URL, TIER_URL } from "../support/tiers";

/** Queries that are answered with data, by path; every other operation needs none. */
const QUERIES: Readonly<Record<string, string>> = {
  "/offers": searchPath({}).slice("/api/v1/offers".length),
  "/accounts/statement": `?from=${inDays(-3)}&to=${inDays(0)}&time_zone=Asia/Tashkent`,
  "/events": "?types=booking.created&limit=1",
  // Newest first would tell of bookings that are made meanwhile.
  "/bookings": "?updated_since=2026-01-01T00:00:00Z&limit=1",
  "/offers/lean": searchPath({}).slice("/api/v1/offers".length),
  "/reference/places": "?q=ista&limit=3",
  "/services/schedule": `?departure_from=${inDays(3)}&departure_to=${inDays(4)}&airport_from=TAS&airlines=HY`,
  "/visa-types": "?countries[0]=TR&countries[1]=DE",
  "/visa-types/v2": "?countries=TR&countries=DE",
};
const UNKNOWN = "019a0000-0000-7000-8000-000000000000";
const DEEP_JSON = `${'{"a":'.repeat(30)}1${"}".repeat(30)}`;
const LARGE_JSON = JSON.stringify({ text: "x".repeat(300_000) });

const operations: [string, Operation][] = Object.entries(OPERATIONS);
const readings = operations.filter(([, { method }]) => method === "GET");
const writings = operations.filter(([, { method, path }]) => method !== "GET" && path.startsWith("/booking/"));

/** Of the second partner: journeys that run beside change the test balance of the first. */
async function makeKey(request: APIRequestContext, name: string, scopes: readonly Scope[]): Promise<string> {
  await signInByPassword(request, SECOND_AGENT);
  const data = { name, mode: "test", scopes };
  const response = await request.post("/api/portal/keys", { data, headers: { "x-parvoz-portal": "1" } });
  return envelope(newApiKey).parse(await response.json()).data.key;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const fill = (path: string, id: string) => `/api/v1${path.replace("{id}", id)}`;

/** Somebody new in what answers to both tiers are compared without. */
const alike = () => makePerson("adt", { tel: "+998901234567", gender: "F" });

/** A program in test mode, whose world no other test touches. */
class Caller {
  constructor(readonly key: string) {}

  async data<Schema extends z.ZodType>(shot: Shot, schema: Schema): Promise<z.output<Schema>> {
    const answer = await this.send(shot);
    expect(answer.status, answer.body).toBe(200);
    return schema.parse(z.object({ data: z.unknown() }).parse(JSON.parse(answer.body)).data);
  }

  private async send(shot: Shot): Promise<RawAnswer> {
    const answer = await send(BASE_URL, { ...shot, headers: bearer(this.key) });
    return answer.status === 429 ? this.send(shot) : answer;
  }

  async offer(to = "IST"): Promise<string> {
    const [found] = await this.data({ method: "GET", path: searchPath({ to, depart: inDays(50) }) }, z.array(offer));
    return found?.id ?? "";
  }

  async book(): Promise<string> {
    const body = JSON.stringify(bookingOf([alike()]));
    return (await this.data({ method: "POST", path: `/api/v1/offers/${await this.offer()}/booking`, body }, createdBooking)).id;
  }
}

test("both tiers refuse alike whatever can be wrong with a request, on every path", async ({ request }) => {
  test.setTimeout(300_000);
  const full = await makeKey(request, "Both tiers, refusals", ALL_SCOPES);
  const readOnly = await makeKey(request, "Both tiers, read only", ["read"]);
  const searchOnly = await makeKey(request, "Both tiers, search only", ["search"]);
  for (const [, { method, path, scope, query }] of operations) {
    const at = fill(path, UNKNOWN);
    const headers = bearer(full);
    const few = bearer(scope === "read" ? searchOnly : readOnly);
    const refused: Shot[] = [
      { method, path: at },
      { method, path: at, headers: bearer("pvz_wrong_wrong_wrong") },
      ...(scope === null ? [] : [{ method, path: `${at}${query ? "?x=1" : ""}`, headers: few }]),
      ...["uz", "ru", "en"].map((locale) => ({ method, path: at, headers: { ...headers, "accept-language": locale } })),
      { method, path: at, headers, body: "{" },
      { method, path: at, headers, body: DEEP_JSON },
      { method, path: at, headers, body: LARGE_JSON },
      { method, path: at, headers: { ...headers, "transfer-encoding": "chunked" }, body: LARGE_JSON },
      { method, path: at, headers: { ...headers, "idempotency-key": "not printable: ü".replace("ü", "\t") } },
      { method, path: `${at}?a[b][c][d][e][f][g]=1`, headers },
      { method, path: `${at}?${"a=1&".repeat(1001)}`, headers },
      { method: "PUT", path: at, headers },
      { method: "OPTIONS", path: at },
      { method: "PROPFIND", path: at },
      { method, path: `${at}/`, headers },
      { method, path: at.replace("/v1", "//v1"), headers },
      { method, path: at.replace(UNKNOWN, "%ff"), headers },
      { method, path: at.replace(UNKNOWN, "a%2Fb%00"), headers },
      { method, path: at.replace("/api/v1/", "/api/v1/%6F"), headers },
      { method, path: at.replaceAll("/", "\\").replace("\\", "/"), headers },
      { method, path: `${at}/nothing/here`, headers },
    ];
    for (const shot of refused) await expectSame(shot);
  }
  for (const path of ["/api/v1", "/api/v1/", "/api/v1/nothing?x=%ff"]) await expectSame({ method: "GET", path });
});

test("both tiers give the same data to every reading, in every language, packed or not", async ({ request }) => {
  const caller = new Caller(await makeKey(request, "Both tiers, readings", ALL_SCOPES));
  const [offerId, bookingId] = [await caller.offer(), await caller.book()];
  for (const [, { path }] of readings) {
    const at = `${fill(path, path.startsWith("/offers") ? offerId : bookingId)}${QUERIES[path] ?? ""}`;
    for (const locale of ["uz", "ru", "en"]) {
      await expectSame({ method: "GET", path: at, headers: { ...bearer(caller.key), "accept-language": locale } });
    }
    for (const coding of ["br", "gzip", "gzip;q=0.5, br;q=0.1"]) {
      await expectSame({ method: "GET", path: at, headers: { ...bearer(caller.key), "accept-encoding": coding } });
    }
    const { body } = await expectSame({ method: "HEAD", path: at, headers: bearer(caller.key) });
    expect(body).toBe("");
  }
});

test("both tiers find the same offers of the airlines", async () => {
  const { bearer: token } = await Partner.signIn(FIRST_AGENT);
  for (const to of ["DXB", "LHR"]) {
    const path = searchPath({ to, depart: inDays(140), back: inDays(147) });
    await expectSameSoon({ method: "GET", path, headers: bearer(token) });
  }
});

test("both tiers change bookings alike", async ({ request }) => {
  const caller = new Caller(await makeKey(request, "Both tiers, writings", ALL_SCOPES));
  const credentials = JSON.stringify({ email: FIRST_AGENT, password: PASSWORD, access_type: "avia" });
  await expectSame({ method: "POST", path: "/api/v1/accounts/tokens", body: credentials }, maskWritten);
  const booking = async (to?: string): Promise<Shot> => ({
    method: "POST",
    path: `/api/v1/offers/${await caller.offer(to)}/booking`,
    headers: bearer(caller.key),
    body: JSON.stringify(bookingOf([alike()])),
  });
  await expectSame({ next: await booking(), tier: await booking() }, maskWritten);
  const unconfirmed = await expectSame({ next: await booking("UGC"), tier: await booking("UGC") }, maskWritten);
  expect(unconfirmed.status).toBe(410);
  for (const [, { method, path }] of writings) {
    const change = async (): Promise<Shot> => {
      const headers = { ...bearer(caller.key), "idempotency-key": crypto.randomUUID() };
      const body = method === "PATCH" ? { body: JSON.stringify({ reference: "BOTH-TIERS", metadata: { desk: "1" } }) } : {};
      return { method, path: fill(path, await caller.book()), headers, ...body };
    };
    const shots = { next: await change(), tier: await change() };
    await expectSame(shots, maskWritten);
    // The same again, as a program repeats it: kept answers are the same too.
    await expectSame(shots, maskWritten);
  }
});

test("both tiers count one limit together, and say alike that it is reached", async () => {
  const key = await limitedToken(5);
  const path = `/api/v1/offers/${UNKNOWN}`;
  const refusalOf = async (base: string): Promise<RawAnswer> => {
    const burst = [NEXT_URL, TIER_URL].flatMap((at) =>
      Array.from({ length: 8 }, () => ({ at, shot: send(at, { method: "GET", path, headers: bearer(key) }) })),
    );
    const answers = await Promise.all(burst.map(async ({ at, shot }) => ({ at, answer: await shot })));
    return answers.find(({ at, answer }) => at === base && answer.status === 429)?.answer ?? refusalOf(base);
  };
  const refusals = [await refusalOf(NEXT_URL), await refusalOf(TIER_URL)];
  const seen = refusals.map(({ headers, body }) => [
    headers["retry-after"],
    headers["ratelimit-policy"],
    headers["ratelimit-limit"],
    z.object({ error_code: z.number(), message: z.string() }).parse(JSON.parse(body)),
  ]);
  expect(seen[1]).toEqual(seen[0]);
});
