import { beforeAll, expect, test } from "vitest";
import { POST as end } from "@/app/api/portal/screens/[id]/end/route";
import { POST as show } from "@/app/api/portal/screens/[id]/route";
import { POST as openRoute } from "@/app/api/portal/screens/route";
import { POST as setRules } from "@/app/api/portal/selling/rules/route";
import { GET as readRoute } from "@/app/api/screen/[token]/route";
import { GET as readLogo } from "@/app/logos/[token]/route";
import { envelope } from "@/lib/contracts/shared";
import { type CustomerScreen, customerScreen, type ScreenRequest, screenMade } from "@/lib/contracts/trip/screens";
import { db } from "@/lib/db";
import { toMajor } from "@/lib/domain/money";
import { endAccess } from "@/lib/services/access/sessions/end-access";
import { endSession } from "@/lib/services/access/sessions/end-session";
import { totalOf } from "@/lib/services/offers/offer/price-offer";
import { purgeScreens } from "@/lib/services/quotes/screens/purge-screens";
import { findOffer, ONE_ADULT } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

type Agency = Pick<World, "partner" | "userId">;

let world: World;
let agency: Agency;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  agency = await makeAgency();
});

/** It sells for five percent more than it pays. */
async function makeAgency(): Promise<Agency> {
  const { partner, userId } = await makePartner();
  await db().user.update({ where: { id: userId }, data: { role: "admin" } });
  const rules = [{ part: "markup", when: {}, value: { kind: "percent", basisPoints: 500 } }];
  const body = { version: 0, rules, keeps: { kind: "amount", minor: 0 } };
  expect((await callPortal(setRules, { userId, method: "POST", body })).status).toBe(200);
  return { partner, userId };
}

async function open({ userId }: Agency) {
  const made = envelope(screenMade).parse(await (await callPortal(openRoute, { userId, method: "POST" })).json()).data;
  return { ...made, token: made.url.split("/").at(-1) ?? "" };
}

async function shownOffer({ partner }: Agency, carrier: string): Promise<{ cost: number; asked: ScreenRequest["offers"][number] }> {
  const { offerId, offer } = await findOffer({ partner, now: world.now, date: world.date(21), carrier });
  return { cost: toMajor(totalOf(offer, partner, ONE_ADULT)), asked: { offer_id: offerId, first: 0, count: 1, is_from: false } };
}

async function showList({ userId }: Agency, id: string, body: ScreenRequest): Promise<number> {
  return (await callPortal(show, { userId, method: "POST", body, params: { id } })).status;
}

async function read(token: string, after?: number): Promise<{ status: number; text: string; screen: CustomerScreen | null }> {
  const query = after === undefined ? "" : `?after=${after}`;
  const response = await readRoute(new Request(`http://parvoz.test/api/screen/${token}${query}`), { params: Promise.resolve({ token }) });
  const text = await response.text();
  const screen = response.status === 200 ? envelope(customerScreen.nullable()).parse(JSON.parse(text)).data : null;
  return { status: response.status, text, screen };
}

test("a customer follows the agent's list in its order, with the row that is pointed at, at selling prices alone", async () => {
  const screen = await open(agency);
  expect((await read(screen.token)).screen).toMatchObject({ version: 0, offers: [], highlighted: null });
  const [first, second] = [await shownOffer(agency, "HY"), await shownOffer(agency, "TK")];
  expect(await showList(agency, screen.id, { offers: [first.asked, second.asked], highlighted: 1 })).toBe(200);
  const before = await read(screen.token, 0);
  expect(before.screen?.offers.map(({ directions }) => directions[0]?.segments[0]?.airline.code)).toEqual(["HY", "TK"]);
  expect(before.screen?.highlighted).toBe(1);
  for (const [index, { cost }] of [first, second].entries()) {
    expect(before.screen?.offers[index]?.price.amount).toBeCloseTo(cost * 1.05, 1);
    expect(before.text).not.toContain(String(Math.trunc(cost)));
  }
  expect((await read(screen.token, before.screen?.version)).screen).toBeNull();

  await showList(agency, screen.id, { offers: [second.asked, first.asked], highlighted: null });
  const after = await read(screen.token, before.screen?.version);
  expect(after.screen?.offers.map(({ directions }) => directions[0]?.segments[0]?.airline.code)).toEqual(["TK", "HY"]);
  expect(after.screen?.highlighted).toBeNull();
});

test("an offer that is not the agency's, or is gone, is left out, and the mark stays on its row", async () => {
  const screen = await open(agency);
  const own = await shownOffer(agency, "TK");
  const foreign = await shownOffer(await makeAgency(), "HY");
  await showList(agency, screen.id, { offers: [foreign.asked, { ...own.asked, offer_id: "nothing" }, own.asked], highlighted: 2 });
  expect((await read(screen.token)).screen).toMatchObject({ offers: [{ is_from: false }], highlighted: 0 });
});

test("it is its agent's alone, and ends when the agent says so, opens another one, or an hour is over", async () => {
  const screen = await open(agency);
  const list = { offers: [], highlighted: null };
  const stranger = await makeAgency();
  expect(await showList(stranger, screen.id, list)).toBe(404);
  expect((await callPortal(end, { userId: stranger.userId, method: "POST", params: { id: screen.id } })).status).toBe(404);
  const next = await open(agency);
  expect([(await read(screen.token)).status, (await read(next.token)).status]).toEqual([404, 200]);
  expect((await callPortal(end, { userId: agency.userId, method: "POST", params: { id: next.id } })).status).toBe(200);
  expect([(await read(next.token)).status, await showList(agency, next.id, list)]).toEqual([404, 404]);
  const last = await open(agency);
  await db().secondScreen.update({ where: { id: last.id }, data: { endsAt: new Date(Date.now() - 1000) } });
  expect([(await read(last.token)).status, await showList(agency, last.id, list)]).toEqual([404, 404]);
  await purgeScreens({ now: new Date() });
  expect(await db().secondScreen.findUnique({ where: { id: last.id } })).toBeNull();
});

test("opening one is in the audit log, and what keeps it up to date counts as offers do", async () => {
  const busy = await makeAgency();
  const { id } = await open(busy);
  const opened = await db().auditEvent.findFirst({ where: { action: "screen_opened", partnerId: busy.partner.id } });
  expect(opened).toMatchObject({ actor: `partner:${busy.userId}`, detail: { screen: id } });
  await db().partner.update({ where: { id: busy.partner.id }, data: { rateLimits: { offer: 1 } } });
  const list = { offers: [], highlighted: null };
  const statuses = await Promise.all(Array.from({ length: 6 }, () => showList(busy, id, list)));
  expect(statuses).toContain(429);
});

test("list and logo end when the agent signs out or is shut out, and while the agency is suspended", async () => {
  const { partner, userId } = await makeAgency();
  await db().partner.update({ where: { id: partner.id }, data: { logo: Buffer.from("png") } });
  const now = new Date();
  const logo = (token: string) => readLogo(new Request(`http://parvoz.test/logos/${token}`), { params: Promise.resolve({ token }) });
  const shows = async (token: string) => [(await read(token)).status, (await logo(token)).status];
  const { token } = await open({ partner, userId });
  expect(await shows(token)).toEqual([200, 200]);
  await db().partner.update({ where: { id: partner.id }, data: { suspendedAt: now } });
  expect(await shows(token)).toEqual([404, 404]);
  await db().partner.update({ where: { id: partner.id }, data: { suspendedAt: null } });
  await db().user.update({ where: { id: userId }, data: { disabledAt: now } });
  expect(await shows(token)).toEqual([404, 404]);
  await db().user.update({ where: { id: userId }, data: { disabledAt: null } });
  await db().secondScreen.update({ where: { userId }, data: { endsAt: new Date(now.getTime() - 1000) } });
  expect(await shows(token)).toEqual([404, 404]);

  const second = await open({ partner, userId });
  const session = await db().userSession.findFirstOrThrow({ where: { userId, endedAt: null } });
  await endSession({ userId, sessionId: session.id, by: { actor: `partner:${userId}` }, now });
  expect(await shows(second.token)).toEqual([404, 404]);
  const third = await open({ partner, userId });
  await db().$transaction((tx) => endAccess(tx, { userId, keep: null, now }));
  expect(await shows(third.token)).toEqual([404, 404]);
});
