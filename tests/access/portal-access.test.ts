import { beforeAll, describe, expect, test } from "vitest";
import { ROLES, type Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { callRoute, METHODS, type Method } from "@/tests/support/access/call-route";
import { type Carried, noCredentials } from "@/tests/support/access/no-credentials";
import { makePerson, sessionCookie, sessionHeaders } from "@/tests/support/access/sessions";
import { ROUTES, type WhoMay } from "@/tests/support/access/who-may";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { makeCredentials } from "@/tests/support/credentials";
import { sessionCookie as cookieOf, signInHere } from "@/tests/support/portal-session";
import { casesOfRow } from "@/tests/support/run/property-runs";

const NOBODY = "019a0000-0000-7000-8000-000000000000";
/** All of them come by on every day, each at many routes. */
const STRANGERS_BY_DAY = 5;
const PORTAL = { "x-parvoz-portal": "1" };

const isOfPeople = (entry: [string, WhoMay]): entry is [string, readonly Role[]] => typeof entry[1] !== "string";

/** Sessions that were, and are no more. */
async function endedCookie(userId: string, change: { endedAt: Date } | { expiresAt: Date }): Promise<Record<string, string>> {
  const { sessionId, cookie } = await signInHere(userId);
  await db().userSession.update({ where: { id: sessionId }, data: change });
  return { cookie };
}

const people = new Map<string, string>();
const strangers: Carried[] = [];

beforeAll(async () => {
  for (const role of ROLES) people.set(role, (await makePerson(role)).userId);
  const admin = people.get("admin") ?? "";
  const gone = await makePerson("admin");
  await db().user.update({ where: { id: gone.userId }, data: { disabledAt: new Date() } });
  const own = await makeCredentials(await makePerson("admin"));
  const { publicToken, receiptTokens, id } = await insertBooking();
  const session = await sessionCookie(admin);
  strangers.push(
    ...noCredentials({ own, elsewhere: [publicToken, receiptTokens[0] ?? "", id] }),
    ["somebody whose account is closed", await sessionCookie(gone.userId)],
    ["a session that never was", { cookie: await cookieOf(NOBODY) }],
    ["a session that was ended", await endedCookie(admin, { endedAt: new Date() })],
    ["a session that has expired", await endedCookie(admin, { expiresAt: new Date() })],
    ["a session that somebody else has sealed", { cookie: await cookieOf((await signInHere(admin)).sessionId, "9".repeat(32)) }],
    ["a session of the name that https has", { cookie: session.cookie.replace("next-auth", "__Secure-next-auth") }],
    ["a session that is cut", { cookie: session.cookie.slice(0, -8) }],
    ["a token", { authorization: `Bearer ${own.token}` }],
    ["a key", { authorization: `Bearer ${own.fullKey}` }],
    // What is sent beside a session decides instead of it.
    ["a session and a key", { ...session, authorization: `Bearer ${own.fullKey}` }],
    ["a session and an empty header", { ...session, authorization: "" }],
  );
});

const methods = new Map<string, Promise<Method[]>>();

/** Which methods the route has: the others are refused before it is asked who calls. */
async function methodsOf(folder: string): Promise<Method[]> {
  const answers = await Promise.all(
    METHODS.map(async (method) => ({ method, ...(await callRoute({ folder, method, headers: PORTAL, params: { id: NOBODY } })) })),
  );
  return answers.filter(({ status }) => status !== 405).map(({ method }) => method);
}

/** Statuses of every method that the route has, and what they say. */
async function ask(folder: string, headers: Record<string, string>) {
  const found = methods.get(folder) ?? methodsOf(folder);
  methods.set(folder, found);
  return Promise.all((await found).map((method) => callRoute({ folder, method, headers, params: { id: NOBODY } })));
}

const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

const ROWS = Object.entries(ROUTES)
  .filter(isOfPeople)
  .map(([folder, roles], row) => ({ folder, roles, row }));

describe.each(ROWS)("$folder", ({ folder, roles, row }) => {
  test("asks everybody to sign in whom no session stands for", async () => {
    const [nobody] = await ask(folder, PORTAL);
    for (const [what, headers] of casesOfRow(strangers, row, STRANGERS_BY_DAY))
      for (const { status, gist } of await ask(folder, { ...PORTAL, ...headers }))
        expect({ status, gist }, what).toEqual({ status: 401, gist: nobody?.gist });
  });

  test("takes a session from our own pages only", async () => {
    const session = await sessionCookie(people.get(roles[0] ?? "") ?? "");
    const foreign: Record<string, string>[] = [
      {},
      { ...PORTAL, "sec-fetch-site": "cross-site" },
      { ...PORTAL, "sec-fetch-site": "same-site" },
      { "x-parvoz-portal": "0" },
    ];
    for (const headers of casesOfRow(foreign, row, 1)) expect(statusesOf(await ask(folder, { ...session, ...headers }))).toEqual([403]);
  });

  test.each(casesOfRow(ROLES, row, 3))("lets in whom it is for, seen by: %s", async (role) => {
    const answers = await ask(folder, await sessionHeaders(people.get(role) ?? ""));
    if (roles.includes(role)) for (const { status } of answers) expect([200, 404, 409, 422]).toContain(status);
    else expect(statusesOf(answers)).toEqual([403]);
    for (const { cacheControl } of answers) expect(cacheControl).toContain("no-store");
  });
});
