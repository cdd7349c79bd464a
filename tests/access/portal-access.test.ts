import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { encode } from "next-auth/jwt";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { RouteHandler } from "@/lib/api/handler";
import { ROLES, type Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { makePartner } from "@/tests/support/world/world";

/** Who may use which routes; a route that is not here fails the first test. */
const ALLOWED: Record<string, readonly Role[]> = {
  "operator/refund-requests": ["operator"],
  "operator/refund-requests/[id]": ["operator"],
  "operator/schedule-changes": ["operator"],
  "operator/schedule-changes/settle": ["operator"],
  "operator/schedule-imports": ["operator"],
  "operator/schedule-imports/[id]": ["operator"],
  "portal/bookings": ["agent", "admin"],
  "portal/bookings/[id]": ["agent", "admin"],
  "portal/places": ["agent", "admin"],
  "portal/callbacks": ["admin"],
  "portal/callbacks/[id]": ["admin"],
  "portal/callbacks/[id]/ping": ["admin"],
  "portal/callbacks/[id]/rotate": ["admin"],
  "portal/deliveries": ["admin"],
  "portal/deliveries/[id]": ["admin"],
  "portal/deliveries/[id]/replay": ["admin"],
  "portal/keys": ["admin"],
  "portal/keys/[id]": ["admin"],
  "portal/keys/[id]/rotate": ["admin"],
};
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const NOBODY = "019a0000-0000-7000-8000-000000000000";

type Route = Record<(typeof METHODS)[number], RouteHandler>;

async function load(name: string): Promise<Route> {
  const handler = z.custom<RouteHandler>((value) => typeof value === "function");
  const shape = z.object({ GET: handler, POST: handler, PUT: handler, PATCH: handler, DELETE: handler });
  return shape.parse(await import(pathToFileURL(path.resolve("app/api", name, "route.ts")).href));
}

const people = new Map<string, string>();
let own: Credentials;

async function addPerson(role: Role): Promise<Awaited<ReturnType<typeof makePartner>>> {
  const made = await makePartner();
  await db().user.update({ where: { id: made.userId }, data: { role } });
  return made;
}

async function cookieOf(userId: string): Promise<Record<string, string>> {
  return { cookie: `next-auth.session-token=${await encode({ token: { sub: userId }, secret: process.env.NEXTAUTH_SECRET ?? "" })}` };
}

beforeAll(async () => {
  for (const role of ROLES) people.set(role, (await addPerson(role)).userId);
  const gone = await addPerson("admin");
  await db().user.update({ where: { id: gone.userId }, data: { disabledAt: new Date() } });
  people.set("gone", gone.userId);
  own = await makeCredentials(await addPerson("admin"));
});

const PORTAL = { "x-parvoz-portal": "1" };

/** Statuses of every method that the route has. */
async function ask(name: string, headers: Record<string, string>): Promise<number[]> {
  const route = await load(name);
  const answers = METHODS.map(async (method) => {
    const body = method === "GET" ? {} : { body: "{}" };
    const request = new Request(`http://parvoz.test/api/${name}`, { method, headers, ...body });
    return (await route[method](request, { params: Promise.resolve({ id: NOBODY }) })).status;
  });
  return (await Promise.all(answers)).filter((status) => status !== 405);
}

test("every route of the portal and of the back office is walked here", async () => {
  const files = await readdir("app/api", { recursive: true });
  const found = files.filter((file) => /^(portal|operator)\/.*route\.ts$/.test(file)).map((file) => path.dirname(file));
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

describe.each(Object.entries(ALLOWED))("%s", (name, roles) => {
  test("asks everybody to sign in whom no session stands for", async () => {
    const session = await cookieOf(people.get("admin") ?? "");
    const forged = await encode({ token: { sub: people.get("admin") ?? "" }, secret: "9".repeat(32) });
    const strangers = [
      {},
      await cookieOf(people.get("gone") ?? ""),
      await cookieOf(NOBODY),
      { cookie: `next-auth.session-token=${forged}` },
      { authorization: `Bearer ${own.token}` },
      { authorization: `Bearer ${own.fullKey}` },
      // What is sent beside a session decides instead of it.
      { ...session, authorization: `Bearer ${own.fullKey}` },
      { ...session, authorization: "" },
    ];
    for (const headers of strangers) expect(new Set(await ask(name, { ...PORTAL, ...headers }))).toEqual(new Set([401]));
  });

  test("takes a session from our own pages only", async () => {
    const session = await cookieOf(people.get(roles[0] ?? "") ?? "");
    const foreign: Record<string, string>[] = [
      {},
      { ...PORTAL, "sec-fetch-site": "cross-site" },
      { ...PORTAL, "sec-fetch-site": "same-site" },
      { "x-parvoz-portal": "0" },
    ];
    for (const headers of foreign) expect(new Set(await ask(name, { ...session, ...headers }))).toEqual(new Set([403]));
  });

  test.each(ROLES)("lets in whom it is for, seen by: %s", async (role) => {
    const statuses = await ask(name, { ...PORTAL, "sec-fetch-site": "same-origin", ...(await cookieOf(people.get(role) ?? "")) });
    if (roles.includes(role)) for (const status of statuses) expect([200, 404, 422]).toContain(status);
    else expect(new Set(statuses)).toEqual(new Set([403]));
  });
});
