import { type APIRequestContext, expect, test } from "@playwright/test";
import { z } from "zod";
import type { Operation } from "@/lib/contracts/interface/operation";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { newApiKey } from "@/lib/contracts/portal/keys";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { envelope } from "@/lib/contracts/shared";
import { type RawAnswer, type Shot, send } from "../support/clients/raw";
import { bearer, TestModeCaller } from "../support/clients/test-mode-caller";
import { expectSame, expectSameSoon, maskWritten, NEXT_URL, TIER_URL } from "../support/clients/tiers";
import { signInByPassword } from "../support/pages/sign-in";
import { deleteWebhooks, testedWebhook, WRITINGS } from "../support/pages/writings";
import { allowMore } from "../support/product/allow-more";
import { limitedToken } from "../support/product/database";
import { FIRST_AGENT, inDays, PASSWORD, Partner, SECOND_AGENT, searchPath } from "../support/product/partner";
import { byDayIf, today } from "../support/when";

const PARTY = "service_class=E&adults=1&children=0&infants=0&infants_with_seat=0";
/** Queries that are answered with data, by path; every other operation needs none. */
const QUERIES: Readonly<Record<string, string>> = {
  "/offers/calendar": `?departure_airport=TAS&arrival_airport=IST&date=${inDays(50)}&return_date=${inDays(57)}&days=7&flexible_days=1&${PARTY}`,
  "/offers/destinations": `?departure_airport=TAS&date_from=${inDays(50)}&date_to=${inDays(52)}&${PARTY}`,
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

/** On a machine that does other work, two answers to be compared take no longer than this. */
const ANSWERS_MS = 2_000;

const operations: [string, Operation][] = Object.entries(OPERATIONS);
const readings = operations.filter(([, { method }]) => method === "GET");

/** Of the second partner: journeys that run beside change the test balance of the first. */
async function makeKey(request: APIRequestContext, name: string, scopes: readonly Scope[]): Promise<string> {
  await signInByPassword(request, SECOND_AGENT);
  const data = { name, mode: "test", scopes };
  const response = await request.post("/api/portal/keys", { data, headers: { "x-parvoz-portal": "1" } });
  return envelope(newApiKey).parse(await response.json()).data.key;
}

function operationOf(name: string): Operation {
  const [, operation] = operations.find(([each]) => each === name) ?? [];
  if (!operation) throw new Error(`there is no ${name}`);
  return operation;
}

/** The path with its ids, each the same one where a text is given. */
function fill(path: string, ids: string | Readonly<Record<string, string>>): string {
  return `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (typeof ids === "string" ? ids : (ids[name] ?? UNKNOWN)))}`;
}

/** Keys of a partner: one that may do everything, and two that may do little. */
interface Keys {
  full: string;
  readOnly: string;
  searchOnly: string;
}

/** Whatever can be wrong with a request to an operation. */
function refusedShots({ method, path, scope, query }: Operation, { full, readOnly, searchOnly }: Keys): Shot[] {
  const at = fill(path, UNKNOWN);
  const headers = bearer(full);
  const few = bearer(scope === "read" ? searchOnly : readOnly);
  return [
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
}

/** Every way of being wrong is dealt out over so many tests: each asks it of every so many operations, and all together of all. */
const PARTS = 24;

for (let part = 0; part < PARTS; part++)
  test(
    `both tiers refuse alike whatever can be wrong with a request, part ${part + 1}`,
    byDayIf(part === today(PARTS)),
    async ({ request }) => {
      const keys = {
        full: await makeKey(request, "Both tiers, refusals", ALL_SCOPES),
        readOnly: await makeKey(request, "Both tiers, read only", ["read"]),
        searchOnly: await makeKey(request, "Both tiers, search only", ["search"]),
      };
      const dealt = operations.flatMap(([, operation], turn) =>
        refusedShots(operation, keys).filter((_, index) => (index + turn) % PARTS === part),
      );
      allowMore(dealt.length * ANSWERS_MS);
      for (const shot of dealt) await expectSame(shot);
    },
  );

test("both tiers answer alike where there is no operation", async () => {
  for (const path of ["/api/v1", "/api/v1/", "/api/v1/nothing?x=%ff"]) await expectSame({ method: "GET", path });
});

/** How data are asked for: in every language, packed or not, and for the head alone. */
const ASKED: readonly Omit<Shot, "path">[] = [
  ...["uz", "ru", "en"].map((locale) => ({ method: "GET", headers: { "accept-language": locale } })),
  ...["br", "gzip", "gzip;q=0.5, br;q=0.1"].map((coding) => ({ method: "GET", headers: { "accept-encoding": coding } })),
  { method: "HEAD" },
];
const READING_PARTS = 7;

for (let part = 0; part < READING_PARTS; part++)
  test(`both tiers give the same data to every reading, part ${part + 1}`, byDayIf(part === today(READING_PARTS)), async ({ request }) => {
    const caller = new TestModeCaller(await makeKey(request, "Both tiers, readings", ALL_SCOPES));
    const offers = { id: await caller.offer() };
    const bookings = { id: await caller.partlyRefunded() };
    const webhooks = { id: await testedWebhook(caller) };
    for (const [turn, [, { path }]] of readings.entries()) {
      const ids = path.startsWith("/offers") ? offers : path.startsWith("/webhooks") ? webhooks : bookings;
      const at = `${fill(path, ids)}${QUERIES[path] ?? ""}`;
      const dealt = ASKED.filter((_, index) => (index + turn) % READING_PARTS === part);
      allowMore(dealt.length * ANSWERS_MS);
      for (const { method, headers } of dealt) {
        const { status, body } = await expectSame({ method, path: at, headers: { ...bearer(caller.key), ...headers } });
        expect(status, `${method} ${at} ${body}`).toBe(200);
        if (method === "HEAD") expect(body, at).toBe("");
      }
    }
    await deleteWebhooks(caller);
  });

test("both tiers find the same offers of the airlines", async () => {
  const { bearer: token } = await Partner.signIn(FIRST_AGENT);
  for (const to of ["DXB", "LHR"]) {
    const path = searchPath({ to, depart: inDays(140), back: inDays(147) });
    await expectSameSoon({ method: "GET", path, headers: bearer(token) });
  }
});

test("both tiers mint tokens and book alike", async ({ request }) => {
  const caller = new TestModeCaller(await makeKey(request, "Both tiers, bookings", ALL_SCOPES));
  const credentials = JSON.stringify({ email: FIRST_AGENT, password: PASSWORD, access_type: "avia" });
  await expectSame({ method: "POST", path: "/api/v1/accounts/tokens", body: credentials }, maskWritten);
  const booked = await expectSame({ next: await caller.booking(), tier: await caller.booking() }, maskWritten);
  const unconfirmed = await expectSame({ next: await caller.booking("UGC"), tier: await caller.booking("UGC") }, maskWritten);
  expect([booked.status, unconfirmed.status]).toEqual([200, 410]);
});

const WRITING_PARTS = 6;

for (let part = 0; part < WRITING_PARTS; part++)
  test(`both tiers do alike whatever changes something, part ${part + 1}`, byDayIf(part === today(WRITING_PARTS)), async ({ request }) => {
    const dealt = Object.entries(WRITINGS).filter((_, turn) => turn % WRITING_PARTS === part);
    // Each is made ready and done by both tiers, twice.
    allowMore(dealt.length * 10 * ANSWERS_MS);
    const caller = new TestModeCaller(await makeKey(request, "Both tiers, writings", ALL_SCOPES));
    for (const [name, prepare] of dealt) {
      const { method, path } = operationOf(name);
      const change = async (): Promise<Shot> => {
        const { ids = {}, body } = await prepare(caller);
        const headers = { ...bearer(caller.key), "idempotency-key": crypto.randomUUID() };
        return { method, path: fill(path, ids), headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      };
      const shots = { next: await change(), tier: await change() };
      const { status, body } = await expectSame(shots, maskWritten);
      expect(status, `${name} ${body}`).toBe(200);
      // The same again, as a program repeats it: kept answers are the same too.
      await expectSame(shots, maskWritten);
      await deleteWebhooks(caller);
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
