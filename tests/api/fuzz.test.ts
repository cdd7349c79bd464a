import { readdirSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { mendRequests } from "@/lib/api/request/mend-request";
import { listenLocally } from "@/lib/api/testing/listen-locally";
import { createTierServer, type RouteFile } from "@/lib/api-tier/create-server";
import { ALL_SCOPES, type Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import type { Mode } from "@/lib/domain/mode";
import { log } from "@/lib/log";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { grantCurrency } from "@/lib/services/terms/partners/grant-currency";
import { addressOfPage, foldersOf } from "@/tests/support/access/who-may";
import { bookJourney, findOffer } from "@/tests/support/bookings/booking";
import { addEndpoint } from "@/tests/support/callbacks";
import { bookRoute, testModeOf } from "@/tests/support/offers/sandbox";
import { signInHere } from "@/tests/support/portal-session";
import { propertyRuns, sweepRuns } from "@/tests/support/run/property-runs";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";
import { fuzzTarget } from "../../scripts/fuzz/fuzz-target";
import { knownValues } from "../../scripts/fuzz/known-values";
import type { Credentials } from "../../scripts/fuzz/requests";
import type { Known } from "../../scripts/fuzz/schema-values";
import { INTERFACE, nameOf, PAGES, PORTAL, SIGN_IN } from "../../scripts/fuzz/targets";
import { createChecker } from "../../scripts/lib/clients/check-answer.mjs";

/** `npm run fuzz` sends as many as one likes, through the servers as they are built. */
const REQUESTS = sweepRuns(100, 2);
/** Fewer requests do not come as far as the data of every route of `REACHED`. */
const REACHING = Math.max(40, REQUESTS);
/** Routes of which some request has to come as far as the data, not only to the first refusal. */
const REACHED = [
  "GET /api/v1/offers",
  "POST /api/v1/offers/{id}/booking",
  "GET /api/v1/booking/{id}",
  "POST /api/v1/booking/{id}/payment",
  "POST /api/v1/sandbox/booking/{id}/events",
  "POST /api/v1/sandbox/deposit",
  "POST /api/portal/bookings",
  "POST /api/portal/keys",
  "POST /api/operator/schedule-messages",
  "GET /api/trip/{token}",
];
/** Checking a password takes long on purpose. */
const OF_PASSWORDS = propertyRuns(30);
const SEED = 20261123;
/** Nothing listens there, and it is known at once. */
const CLOSED_PORT = "https://127.0.0.1:65001/";

let server: Server;
let port = 0;
let known: Known;
let credentials: Credentials;
let stopMending: () => void;
const check = createChecker(inject("document"));
/** What lay behind an answer of 500. */
const failures = vi.spyOn(log, "error");
/** Paths that have answered some request with data. */
const served = new Set<string>();

/** Every route of the interface and of the pages, but next-auth's own, behind a real server in this process. */
async function allRoutes(): Promise<RouteFile[]> {
  const found = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter((file) => path.basename(file) === "route.ts");
  const folders = found.map((file) => path.dirname(path.join("api", file))).filter((folder) => !folder.startsWith("api/auth"));
  // A literal part comes before a parameter, as in scripts/lib/build/bundle-tier.mjs.
  const sorted = folders.sort().reverse();
  return Promise.all(
    sorted.map(async (folder) => ({
      folder,
      exports: await import(/* @vite-ignore */ pathToFileURL(path.resolve("app", folder, "route.ts")).href),
    })),
  );
}

/** Header fields of a page of the portal, for somebody of a role. */
async function signedIn(userId: string, role: Role): Promise<Record<string, string>> {
  await db().user.update({ where: { id: userId }, data: { role, houseRoles: role === "operator" ? ["administrator"] : [] } });
  return { cookie: (await signInHere(userId)).cookie, "x-parvoz-portal": "1" };
}

async function knownIn(world: World): Promise<Known> {
  const { partner, now } = world;
  const { code: partnerCode } = await db().partner.findUniqueOrThrow({ where: { id: partner.id } });
  await grantCurrency({ partnerCode, currency: "USD", serviceFeeMinor: 250, creditLimitMinor: 1_000_000 });
  const date = world.date(30);
  const made = [];
  for (let index = 0; index < 4; index++) made.push(await bookJourney({ ...world, date }));
  for (const { id } of made.slice(0, 2)) await payBooking({ partnerId: partner.id, bookingId: id, actor: "partner:test", now });
  const tester = { ...world, partner: await testModeOf(partner) };
  const tried = [await bookRoute(tester, "TAS-AYT"), await bookRoute(tester, "TAS-AYT")];
  const rows = await db().booking.findMany({ select: { publicToken: true } });
  const { endpoint } = await addEndpoint({ partnerId: partner.id, url: CLOSED_PORT, now });
  return knownValues({
    endpoints: [endpoint.id],
    account: { csrfToken: "none", email: "agent@parvoz.example", password: "parvoz-demo-2026" },
    ...{ airports: ["TAS", "IST", "SKD"], airlines: ["HY", "TK"], days: [30, 31].map(world.date) },
    offers: [(await findOffer({ ...world, date })).offerId],
    bookings: [...made, ...tried].map(({ id }) => id),
    tokens: rows.map(({ publicToken }) => publicToken),
  });
}

beforeAll(async () => {
  const world = await makeWorld({ now: new Date() });
  known = await knownIn(world);
  const owner = { partnerId: world.partner.id, userId: world.userId };
  const makeKey = async (mode: Mode) => (await createApiKey({ ...owner, name: "Fuzz", mode, scopes: ALL_SCOPES, now: new Date() })).key;
  credentials = {
    program: { authorization: `Bearer ${await makeKey("live")}` },
    tester: { authorization: `Bearer ${await makeKey("test")}` },
    admin: await signedIn(world.userId, "admin"),
    operator: await signedIn((await makePartner()).userId, "operator"),
    ...{ visitor: {}, nobody: {} },
  };
  stopMending = mendRequests();
  server = createTierServer(await allRoutes(), { isSecure: false });
  port = await listenLocally(server);
});
afterAll(() => {
  stopMending();
  server.closeAllConnections();
  server.close();
});

test.each([...INTERFACE, ...PORTAL].map((target) => ({ target, name: nameOf(target) })))(
  "$name answers whatever it is sent",
  async ({ target, name }) => {
    const checked = target.path.startsWith("/api/v1/") ? { check } : {};
    const { illegal, statuses } = await fuzzTarget({
      target,
      port,
      known,
      credentials,
      requests: requestsTo(name),
      seed: SEED,
      ...checked,
    });
    expect(illegal, JSON.stringify(failures.mock.calls)).toEqual([]);
    if (statuses.has(200)) served.add(name);
  },
);

test("no route of the pages is forgotten; those of the interface stand in its contract", async () => {
  const aimedAt = new Set([...INTERFACE, ...PORTAL].map(({ path: address }) => address.replaceAll(/\{\w+\}/g, "[]").slice(1)));
  const own = (await allRoutes()).map(({ folder }) => folder.replaceAll("\\", "/").replaceAll(/\[\w+\]/g, "[]"));
  expect(own.filter((folder) => /^api\/(account|operator|portal|trip)\//.test(folder) && !aimedAt.has(folder))).toEqual([]);
});

test("no page and no file is forgotten", () => {
  const aimedAt = new Set([...PAGES, ...SIGN_IN].map(({ path: address }) => address.replaceAll(/\{\w+\}/g, "[]").slice(1)));
  const folders = [...foldersOf("page.tsx"), ...foldersOf("route.ts").filter((folder) => !folder.startsWith("api/"))];
  const own = folders.map(addressOfPage).map((address) => address.replaceAll(/\[(\.\.\.)?\w+\]/g, "[]"));
  expect(own.filter((address) => !aimedAt.has(address))).toEqual([]);
});

test("requests came as far as the data, not only to the first refusal", () => {
  expect(REACHED.filter((name) => !served.has(name))).toEqual([]);
});

function requestsTo(name: string): number {
  if (name.endsWith("/tokens")) return OF_PASSWORDS;
  return REACHED.includes(name) ? REACHING : REQUESTS;
}
