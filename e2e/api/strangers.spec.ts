import { expect, test } from "@playwright/test";
import { booking } from "@/lib/contracts/interface/bookings";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { ROLES } from "@/lib/contracts/scopes";
import { isFor, PAGES, ROUTES, type WhoMay } from "../../tests/support/access/who-may";
import { type RawAnswer, type Shot, send } from "../support/clients/raw";
import { NEXT_URL, TIER_URL } from "../support/clients/tiers";
import { partOfToday, partsBy, share } from "../support/clients/ways-to-ask";
import { allowMore } from "../support/product/allow-more";
import { FIRST_AGENT, Partner, SECOND_AGENT } from "../support/product/partner";
import { cookieOf, type Planted, plant, uproot } from "../support/product/planted";
import { AT_NIGHT, BY_DAY, isItsTurn } from "../support/when";

const PLAIN_AGENT = "counter@parvoz.example";
const OPERATOR = "operator@parvoz.example";
const UNKNOWN = "019a0000-0000-7000-8000-000000000000";
const UNKNOWN_TOKEN = "AAAAAAAAAAAAAAAAAAAAAA";

let planted: Planted;
/** `Cookie` by role of the first partner, the other partner's, and the back office's. */
let cookies: { admin: string; agent: string; other: string; operator: string };
test.beforeAll(async () => {
  planted = await plant();
  const [admin, agent, other, operator] = [
    await cookieOf(FIRST_AGENT),
    await cookieOf(PLAIN_AGENT),
    await cookieOf(SECOND_AGENT),
    await cookieOf(OPERATOR),
  ];
  cookies = { admin, agent, other, operator };
});

test.afterAll(() => uproot(planted));

/** An address of a page or route, of the planted things where it names any. */
function filled(
  template: string,
  { bookingId, endpointId, keyId }: Pick<Planted, "bookingId" | "endpointId" | "keyId">,
  token = UNKNOWN_TOKEN,
): string {
  const id = template.includes("callbacks") ? endpointId : template.includes("keys") ? keyId : bookingId;
  const values: Record<string, string> = {
    id,
    token,
    code: "HUMO",
    carrier: "HY",
    offerId: "unknown",
    guide: "quick-start",
    operation: "pay-booking",
    changeId: UNKNOWN,
    deliveryId: UNKNOWN,
  };
  return `/${template.replaceAll(/[[{](\w+)[\]}]/g, (_, name: string) => values[name] ?? "")}`;
}

const UNKNOWN_THINGS = { bookingId: UNKNOWN, endpointId: UNKNOWN, keyId: UNKNOWN };

/** As a page's own program would: the framework has it say in the address which part of a page it has. */
async function ask(base: string, shot: Shot): Promise<RawAnswer> {
  const answer = await send(base, shot);
  const { location } = answer.headers;
  return location?.startsWith("/") && location.includes("_rsc") ? send(base, { ...shot, path: location }) : answer;
}

/** On a machine that does other work, an answer takes no longer than this. */
const ANSWER_MS = 1_000;

/** Asks a few at a time. */
async function askAll(base: string, shots: Shot[], judge: (answer: RawAnswer, shot: Shot) => void): Promise<void> {
  allowMore(shots.length * ANSWER_MS);
  const left = [...shots];
  const work = async () => {
    for (let shot = left.pop(); shot; shot = left.pop()) judge(await ask(base, shot), shot);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

/** Nothing of what is planted, nowhere else to go, and no fault. */
function expectNothing({ status, headers, body }: RawAnswer, { path, headers: sent }: Shot): void {
  const what = `${path} ${JSON.stringify(sent)}`;
  expect(status, what).toBeLessThan(500);
  const said = `${JSON.stringify(headers)}\n${body}`;
  for (const word of planted.words) expect(said.includes(word), `${what} says ${word}`).toBe(false);
  const { location } = headers;
  if (location !== undefined)
    expect(new URL(location, NEXT_URL).hostname, `${what} leads to ${location}`).toMatch(/^(localhost|127\.0\.0\.1)$/);
}

/** And no answer of an interface but a refusal; the framework answers its own prefetches with an empty object. */
function expectRefusal(answer: RawAnswer, shot: Shot): void {
  expectNothing(answer, shot);
  const { status, headers, body } = answer;
  if (headers["content-type"]?.startsWith("application/json") && body !== "{}") expect(status, shot.path).toBeGreaterThanOrEqual(400);
}

/** Who may not open it though they are somebody. */
function strangersTo(who: WhoMay): string[] {
  if (ROLES.every((role) => isFor(who, role))) return [];
  if (isFor(who, "operator")) return [cookies.other];
  if (isFor(who, "agent")) return [cookies.operator];
  return isFor(who, "admin") ? [cookies.agent, cookies.operator] : [];
}

const GUARDED_PAGES = Object.entries(PAGES).filter(([, who]) => who !== "anybody");
const READINGS = Object.values(OPERATIONS).filter(({ method, scope }) => method === "GET" && scope !== null);

/** By day each page is asked for in a few ways, at night in many. */
const DEALS = [
  { name: "in ways of the day", when: BY_DAY, parts: partOfToday() },
  { name: "in ways of the night", when: AT_NIGHT, parts: partsBy(3) },
] as const;

for (const { name, when, parts } of DEALS)
  test(`no page shows a stranger anything, asked for ${name}`, when, async () => {
    const shots = GUARDED_PAGES.flatMap(([page, who], turn) => {
      const callers = [{}, ...strangersTo(who).map((cookie) => ({ cookie }))];
      return share({ path: filled(page, planted), callers, turn, parts });
    });
    await askAll(NEXT_URL, shots, expectNothing);
  });

// By day tests/access/portal-access.test.ts asks each of them plainly.
test("no route of the pages' own tells a stranger anything, however it is asked for", AT_NIGHT, async () => {
  const guarded = Object.entries(ROUTES).filter(([, who]) => who !== "anybody");
  const shots = guarded.flatMap(([route, who], turn) => {
    const callers = [{}, ...strangersTo(who).map((cookie) => ({ cookie, "x-parvoz-portal": "1" }))];
    return share({ path: filled(route, planted), callers, turn, parts: partsBy(4) });
  });
  await askAll(NEXT_URL, shots, expectRefusal);
});

test("neither server tells another partner's program anything, however it asks", async () => {
  const { bearer } = await Partner.signIn(SECOND_AGENT);
  const ofBookings = READINGS.filter(({ path }) => path.startsWith("/booking/{id}"));
  const shots = ofBookings.flatMap(({ path }, turn) =>
    share({ path: filled(`api/v1${path}`, planted), callers: [{}, { authorization: `Bearer ${bearer}` }], turn, parts: partsBy(8) }),
  );
  for (const base of [NEXT_URL, TIER_URL]) await askAll(base, shots, expectRefusal);
});

test("what was planted is seen by whom it belongs to", async () => {
  const { bearer } = await Partner.signIn(FIRST_AGENT);
  const { bookingId, tripToken, words } = planted;
  const [mark = "", number = "", surname = "", document = "", name = ""] = words;
  const read = async (path: string, headers: Record<string, string>) => (await send(NEXT_URL, { method: "GET", path, headers })).body;
  const portal = { cookie: cookies.admin, "x-parvoz-portal": "1" };
  expect(await read(`/api/v1/booking/${bookingId}`, { authorization: `Bearer ${bearer}` })).toMatch(
    new RegExp(`${number}[^]*${surname}[^]*${document}`),
  );
  expect(await read("/api/portal/callbacks", portal)).toContain(mark);
  expect(await read("/api/portal/keys", portal)).toContain(mark);
  expect(await read("/bookings", { cookie: cookies.admin })).toContain(name);
  expect(await read(`/trip/${tripToken}`, {})).toContain(surname);
});

/** Parts of a page come in the order in which they get ready, numbered in that order: at the start of a script, or after another part and `\n`. */
function wordsOf(body: string): string[] {
  const words = body.replaceAll("\\n", " ").match(/[^"\\<>{}[\],:\s]+/g) ?? [];
  // The framework gives every answer a name of its own, of 22 letters, and each tells the time at which it was made, in milliseconds.
  return words.filter((word) => !/^(\$?[A-Z]?[0-9a-f]{1,2}|[\w-]{22}|\d{13})$/.test(word)).sort();
}

/** Without what every answer has of its own, and without the address itself. */
function comparable({ status, headers, body }: RawAnswer, path: string) {
  const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "no nonce";
  const last = path.split("/").at(-1) ?? "";
  return {
    status,
    type: headers["content-type"],
    location: headers.location?.replaceAll(last, "…"),
    words: wordsOf(body.replaceAll(nonce, "…").replaceAll(last, "…")),
  };
}

test("a page of another partner's thing is that of an unknown one", async () => {
  const ways: Record<string, string>[] = [{}, { rsc: "1" }];
  for (const [page] of GUARDED_PAGES.filter(([name, who]) => name.includes("[id]") && isFor(who, "admin")))
    for (const headers of ways) {
      const shown = async (things: typeof UNKNOWN_THINGS) => {
        const path = filled(page, things);
        return comparable(await ask(NEXT_URL, { method: "GET", path, headers: { ...headers, cookie: cookies.other } }), path);
      };
      const foreign = await shown(planted);
      expect(foreign, page).toEqual(await shown(UNKNOWN_THINGS));
      expect(foreign.status, page).toBe(200);
    }
});

test("no header makes another method of the one that was sent", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { bookingId } = planted;
  const overrides = {
    "x-http-method-override": "DELETE",
    "x-http-method": "DELETE",
    "x-method-override": "DELETE",
    "x-original-method": "DELETE",
  };
  const headers = { authorization: `Bearer ${partner.bearer}`, ...overrides };
  for (const base of [NEXT_URL, TIER_URL])
    for (const method of ["GET", "POST"]) {
      const { status } = await send(base, { method, path: `/api/v1/booking/${bookingId}/cancel-unpaid?_method=DELETE`, headers });
      expect(status).toBe(405);
    }
  expect((await partner.ok("GET", `/api/v1/booking/${bookingId}`, booking)).status).toBe("booked");
});

/** One page in so many is looked at by day, others each day. */
const PAGES_ONE_OF = 3;

for (const { name, when, oneOf } of [
  { name: "a page", when: BY_DAY, oneOf: PAGES_ONE_OF },
  { name: "every page", when: AT_NIGHT, oneOf: 1 },
])
  test(`${name} is kept by nobody, and its scripts run by the nonce of this one answer`, when, async () => {
    const nonces = new Set<string>();
    const pages = Object.entries(PAGES).filter(([page]) => isItsTurn(page, oneOf));
    const seen = pages.map(([page, who]) => ({ path: filled(page, planted, planted.tripToken), who }));
    allowMore(seen.length * ANSWER_MS);
    for (const { path, who } of seen) {
      const cookie = isFor(who, "operator") ? cookies.operator : cookies.admin;
      const { status, headers, body } = await send(NEXT_URL, { method: "GET", path, headers: { cookie } });
      const policy = String(headers["content-security-policy"]);
      expect(headers["cache-control"], path).toMatch(/no-store/);
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
      expect(policy, path).not.toMatch(/unsafe-(inline|eval)/);
      expect(nonces.has(nonce), path).toBe(false);
      nonces.add(nonce);
      if (status !== 200) continue;
      const scripts = body.match(/<script[^>]*>/g) ?? [];
      expect(scripts.length, path).toBeGreaterThan(3);
      for (const script of scripts) expect(script, path).toContain(`nonce="${nonce}"`);
      // Scripts in attributes have no nonce.
      expect(body.match(/<[^>]* on[a-z]+="[^"]*"/g) ?? [], path).toEqual([]);
    }
  });
