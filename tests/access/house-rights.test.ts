import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { RouteHandler } from "@/lib/api/handler";
import { db } from "@/lib/db";
import { HOUSE_ROLES, type HouseAct, type HouseArea, type HouseRole, mayInHouse } from "@/lib/domain/house/rights";
import { makePerson } from "@/tests/support/access/sessions";
import { addressOfPage, foldersOf, isFor, PAGES } from "@/tests/support/access/who-may";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";
import { casesOfRow } from "@/tests/support/run/property-runs";

/** What each route of the back office is for, by its method and its folder below app/api/operator. */
const RIGHTS: Readonly<Record<string, readonly [HouseArea, HouseAct]>> = {
  "GET agencies": ["agencies", "see"],
  "POST agencies": ["agencies", "change"],
  "GET agencies/[code]": ["agencies", "see"],
  "POST agencies/[code]/invitations": ["agencies", "change"],
  "POST agencies/[code]/people": ["agencies", "change"],
  "GET agencies/[code]/letters": ["agencies", "see"],
  "POST agencies/[code]/letters": ["agencies", "change"],
  "POST agencies/[code]/currencies": ["agencies", "change"],
  "POST agencies/[code]/currencies/take-back": ["agencies", "change"],
  "POST agencies/[code]/agreed-terms/[id]/withdraw": ["agencies", "change"],
  "GET agencies/[code]/statement": ["money", "see"],
  "POST audit": ["audit", "see"],
  "GET checklist": ["house", "see"],
  "GET colleagues": ["house", "see"],
  "POST colleagues/[id]/block": ["house", "change"],
  "POST colleagues/[id]/code": ["house", "change"],
  "POST colleagues/[id]/roles": ["house", "change"],
  "POST colleagues/[id]/unblock": ["house", "change"],
  "POST colleagues/invitations": ["house", "change"],
  "POST colleagues/invitations/[id]/withdraw": ["house", "change"],
  "POST audit/export": ["audit", "see"],
  "POST erasures": ["people", "approve"],
  "GET limits": ["money", "see"],
  "POST limits": ["house", "change"],
  "GET upload-limits": ["prices", "see"],
  "POST upload-limits": ["house", "change"],
  "GET house": ["house", "see"],
  "GET house/carriers": ["house", "see"],
  "POST house/carriers": ["house", "change"],
  "POST house/deliveries/[id]": ["house", "change"],
  "GET house/mails": ["house", "see"],
  "POST house/mails/[id]": ["house", "change"],
  "POST house/restores": ["house", "change"],
  "POST house/test-mail": ["house", "change"],
  "POST bookings": ["bookings", "see"],
  "GET bookings/[id]": ["bookings", "see"],
  "POST bookings/[id]/acts": ["bookings", "change"],
  "POST bookings/[id]/as-agency": ["bookings", "see"],
  "POST bookings/[id]/documents": ["bookings", "change"],
  "GET bookings/[id]/moves": ["bookings", "change"],
  "POST bookings/[id]/notes": ["bookings", "change"],
  "GET bookings/[id]/refunds": ["refunds", "see"],
  "POST bookings/[id]/refunds": ["refunds", "approve"],
  "GET bookings/choices": ["bookings", "see"],
  "POST bookings/export": ["bookings", "see"],
  "POST find": ["bookings", "see"],
  "GET departures": ["flights", "see"],
  "GET departures/[id]": ["flights", "see"],
  "GET departures/[id]/cancellation": ["flights", "see"],
  "POST departures/[id]/cancellation": ["flights", "change"],
  "POST departures/[id]/cancellation/confirm": ["flights", "approve"],
  "POST departures/[id]/cancellation/refund": ["flights", "approve"],
  "POST departures/[id]/cancellation/withdraw": ["flights", "change"],
  "GET departures/[id]/holds": ["bookings", "see"],
  "POST departures/[id]/holds": ["bookings", "change"],
  "GET departures/[id]/letters": ["bookings", "see"],
  "POST departures/[id]/letters": ["bookings", "change"],
  "POST departures/[id]/limits": ["flights", "change"],
  "POST departures/[id]/limits/lift": ["flights", "change"],
  "POST departures/[id]/lists": ["flights", "change"],
  "POST departures/[id]/passengers": ["flights", "see"],
  "GET passenger-list-ways": ["flights", "see"],
  "POST passenger-list-ways": ["flights", "change"],
  "POST passenger-list-ways/[id]/confirm": ["flights", "approve"],
  "POST passenger-list-ways/[id]/end": ["flights", "change"],
  "POST passenger-lists/[id]/confirm": ["flights", "change"],
  "POST passenger-lists/[id]/file": ["flights", "change"],
  "GET people": ["people", "see"],
  "POST people/find": ["people", "see"],
  "POST people/reset-link": ["people", "change"],
  "POST people/reset-second-factor": ["people", "change"],
  "POST schedule-series": ["schedule", "change"],
  "GET change-rules": ["schedule", "see"],
  "POST change-rules": ["schedule", "change"],
  "POST top-up-scans": ["money", "change"],
  "POST top-up-scans/[id]": ["money", "see"],
  "GET charter-papers": ["stock", "see"],
  "POST charter-papers": ["stock", "change"],
  "POST charter-papers/[id]/confirm": ["stock", "approve"],
  "POST charter-papers/[id]/end": ["stock", "change"],
  "POST charter-papers/files": ["stock", "change"],
  "POST charter-papers/files/[id]": ["stock", "see"],
  "GET postings": ["money", "see"],
  "GET agencies/[code]/acts": ["money", "see"],
  "POST agencies/[code]/acts": ["money", "see"],
  "GET closed-days": ["money", "see"],
  "POST closed-days": ["money", "approve"],
  "GET closed-days/[day]": ["money", "see"],
  "GET bank-accounts": ["money", "see"],
  "POST bank-accounts": ["money", "change"],
  "POST bank-accounts/[number]/files": ["money", "change"],
  "GET bank-lines": ["money", "see"],
  "POST bank-lines/[id]": ["money", "change"],
  "POST bank-lines/propose": ["money", "change"],
  "GET legal-details": ["money", "see"],
  "POST legal-details": ["house", "change"],
  "GET agencies/[code]/legal-details": ["agencies", "see"],
  "POST agencies/[code]/legal-details": ["agencies", "change"],
  // What is proposed or decided needs the right of its kind besides: tests/money/proposal-rights.test.ts.
  "GET proposals": ["agencies", "see"],
  "POST proposals": ["agencies", "see"],
  "GET proposals/[id]": ["agencies", "see"],
  "POST proposals/[id]": ["agencies", "see"],
  "POST proposals/preview": ["agencies", "see"],
  "POST fare-drafts": ["prices", "change"],
  "GET fare-imports": ["prices", "see"],
  "GET markups": ["prices", "see"],
  "GET fare-imports/[id]/undo": ["prices", "change"],
  "POST fare-imports/[id]/undo": ["prices", "change"],
  "GET table-imports": ["prices", "see"],
  "GET table-imports/[id]/undo": ["prices", "change"],
  "POST table-imports/[id]/undo": ["prices", "approve"],
  "GET fares": ["prices", "see"],
  "GET price-uploads": ["prices", "see"],
  "POST price-uploads": ["prices", "change"],
  "GET price-uploads/[id]": ["prices", "see"],
  "POST price-uploads/[id]/apply": ["prices", "change"],
  "POST price-uploads/[id]/withdraw": ["prices", "change"],
  "POST price-uploads/[id]/discard": ["prices", "change"],
  "GET refund-files/[id]": ["refunds", "see"],
  "GET refund-requests": ["refunds", "see"],
  "GET refund-requests/[id]": ["refunds", "see"],
  "POST refund-requests/[id]": ["refunds", "approve"],
  "POST refund-requests/preview": ["refunds", "see"],
  "POST refund-requests/decisions": ["refunds", "approve"],
  "GET note-templates": ["refunds", "see"],
  "POST note-templates": ["refunds", "change"],
  "DELETE note-templates/[id]": ["refunds", "change"],
  "GET refund-requests/[id]/messages": ["refunds", "see"],
  "POST refund-requests/[id]/messages": ["refunds", "change"],
  "POST refund-requests/[id]/seen": ["refunds", "change"],
  "GET reports/acts": ["reports", "see"],
  "GET reports/acts/file": ["reports", "see"],
  "GET reports/commissions": ["reports", "see"],
  "GET reports/commissions/export": ["reports", "see"],
  "GET reports/debts": ["reports", "see"],
  "GET reports/debts/export": ["reports", "see"],
  "GET reports/load": ["reports", "see"],
  "GET reports/load/export": ["reports", "see"],
  "GET reports/rebooked": ["reports", "see"],
  "GET reports/rebooked/export": ["reports", "see"],
  "GET reports/refunds": ["reports", "see"],
  "GET reports/refunds/export": ["reports", "see"],
  "GET reports/saved": ["reports", "see"],
  "POST reports/saved": ["reports", "see"],
  "DELETE reports/saved/[id]": ["reports", "see"],
  "GET reports/sales": ["reports", "see"],
  "GET reports/sales/export": ["reports", "see"],
  "GET reports/tickets": ["reports", "see"],
  "GET reports/tickets/export": ["reports", "see"],
  "GET schedule-changes": ["schedule", "see"],
  "POST schedule-changes/settle": ["schedule", "change"],
  "GET schedule-imports": ["schedule", "see"],
  "GET schedule-imports/[id]": ["schedule", "see"],
  "POST schedule-imports/[id]/undo": ["schedule", "change"],
  "GET schedule-inbox": ["schedule", "see"],
  "POST schedule-inbox/[number]": ["schedule", "change"],
  "POST schedule-messages": ["schedule", "change"],
  "GET stuck": ["agencies", "see"],
  "GET today": ["today", "see"],
  "GET today/flights": ["flights", "see"],
  // A queue needs the right to see its part besides: tests/house/queues.test.ts.
  "GET queues/[kind]": ["today", "see"],
  "POST queues/[kind]": ["today", "change"],
  "GET queues/[kind]/steps": ["today", "see"],
  "GET ticket-stocks": ["stock", "see"],
  "POST ticket-stocks": ["stock", "change"],
  "POST ticket-stocks/[number]": ["stock", "change"],
  "GET why": ["prices", "see"],
  "GET why/offers": ["prices", "see"],
  "POST schedule-uploads": ["schedule", "change"],
  "GET schedule-uploads/[id]": ["schedule", "see"],
  "POST schedule-uploads/[id]/apply": ["schedule", "change"],
};

const EVERY_ROLE = [...HOUSE_ROLES, "none"] as const;
/** That a route asks for its right is read in its source, and what a role may is lib/domain/house/rights.test.ts: by day a few come by at each. */
const ROLES_BY_DAY = 3;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const ROOM = "api/operator/";
const FOLDERS = foldersOf("route.ts").filter((folder) => folder.startsWith(ROOM));

/** Whether a route's file has this method, and the area and act that it is guarded by, as its source says. */
function guardsIn(folder: string): string[] {
  const source = readFileSync(path.join("app", folder, "route.ts"), "utf8");
  return METHODS.flatMap((method) => {
    if (!new RegExp(`\\b${method}: `).test(source)) return [];
    const guard = new RegExp(`\\b${method}: officeRoute\\(\\s*\\{ area: "(\\w+)", act: "(\\w+)" \\}`).exec(source);
    return [`${method} ${folder.slice(ROOM.length)} ${guard ? `${guard[1]}.${guard[2]}` : "unguarded"}`];
  });
}

test("every route of the back office is guarded by the right that it is for", () => {
  expect(FOLDERS.length).toBeGreaterThan(0);
  expect(FOLDERS.flatMap(guardsIn).toSorted()).toEqual(
    Object.entries(RIGHTS)
      .map(([route, right]) => `${route} ${right.join(".")}`)
      .toSorted(),
  );
});

test("every page of the back office names its right, but for their own account", () => {
  const pages = foldersOf("page.tsx").filter((folder) => isFor(PAGES[addressOfPage(folder)] ?? "anybody", "operator"));
  expect(pages.length).toBeGreaterThan(5);
  const free = pages.filter((folder) => {
    const source = readFileSync(path.join("app", folder, "page.tsx"), "utf8");
    return !/await requireOperator\([^;]+, \{ area: "\w+", act: "see" \}\);/.test(source);
  });
  expect(free.map(addressOfPage)).toEqual(["operator/security"]);
});

const cookies = new Map<HouseRole | "none", { userId: string; cookie: string }>();

beforeAll(async () => {
  for (const role of [...HOUSE_ROLES, "none"] as const) {
    const { userId } = await makePerson("operator");
    await db().user.update({ where: { id: userId }, data: { houseRoles: role === "none" ? [] : [role] } });
    cookies.set(role, { userId, cookie: (await signInHere(userId)).cookie });
  }
});

async function statusOf(route: string, role: HouseRole | "none"): Promise<{ status: number; body: unknown }> {
  const [method = "", folder = ""] = route.split(" ");
  const file = path.resolve("app", ROOM, folder, "route.ts");
  const module: Record<string, RouteHandler> = await import(/* @vite-ignore */ file);
  const who = cookies.get(role);
  const handler = module[method];
  if (!who || !handler) throw new Error(`${route} is not there`);
  const params = { id: "019a0000-0000-7000-8000-000000000000", number: "999999" };
  const answer = await callPortal(handler, {
    ...who,
    method,
    params,
    headers: { "accept-language": "ru" },
    ...(method !== "GET" && { body: {} }),
  });
  return { status: answer.status, body: await answer.json() };
}

test("who may answer changes of schedule gives nothing back by that", async () => {
  const who = cookies.get("stock");
  if (!who) throw new Error("nobody has the role");
  const { POST } = await import("@/app/api/operator/schedule-changes/settle/route");
  const body = { ids: ["019a0000-0000-7000-8000-000000000000"], action: "refund" };
  const answer = await callPortal(POST, { ...who, method: "POST", body });
  expect([answer.status, await answer.json()]).toMatchObject([403, { error_code: 100631, data: { area: "refunds", act: "approve" } }]);
  expect((await callPortal(POST, { ...who, method: "POST", body: { ...body, action: "accept" } })).status).toBe(200);
});

test.each(EVERY_ROLE)("%s gets what the table says of each route, and is told which right is missing", async (role) => {
  const roles = role === "none" ? [] : [role];
  const rows = Object.entries(RIGHTS).filter((_, row) => casesOfRow(EVERY_ROLE, row, ROLES_BY_DAY).includes(role));
  for (const [route, [area, act]] of rows) {
    const { status, body } = await statusOf(route, role);
    if (mayInHouse(roles, area, act)) expect([200, 404, 409, 422], `${route} for ${role}`).toContain(status);
    else expect([status, body], `${route} for ${role}`).toMatchObject([403, { error_code: 100631, data: { area, act } }]);
    if (status === 403) expect(JSON.stringify(body)).toContain("бэк-офисе");
  }
});
