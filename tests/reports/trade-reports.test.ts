import { beforeAll, expect, test } from "vitest";
import { GET as loadRoute } from "@/app/api/operator/reports/load/route";
import { GET as rebookedExport } from "@/app/api/operator/reports/rebooked/export/route";
import { GET as rebookedRoute } from "@/app/api/operator/reports/rebooked/route";
import type { RouteHandler } from "@/lib/api/handler";
import { load, rebooked } from "@/lib/contracts/operator/reports/trade";
import { tableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { tashkentText } from "@/lib/domain/tashkent";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const actor = "partner:test";
const one = { adt: 1, chd: 0, inf: 0, ins: 0 };

let world: World;
let operatorId: string;
beforeAll(async () => {
  world = await makeWorld();
  const { userId } = await makePerson("operator");
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["accountant"] } });
  operatorId = userId;
});

async function ask(route: RouteHandler, query: Record<string, string>): Promise<unknown> {
  const answer = await callPortal(route, { userId: operatorId, query: `?${new URLSearchParams(query)}` });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

type Agency = Awaited<ReturnType<typeof makePartner>>["partner"];

const book = (partner: Agency, day: number) => bookJourney({ ...world, partner, date: world.date(day), to: "IST", party: one });

async function hold(partner: Agency, day: number): Promise<void> {
  const { id } = await book(partner, day);
  await cancelUnpaidBooking({ partnerId: partner.id, bookingId: id, actor, now: world.now });
}

test("holds that are cancelled and booked anew on the same flight are counted, those of another day or agency are not", async () => {
  const [{ partner }, { partner: other }] = [await makePartner(), await makePartner()];
  const code = partner.id.slice(0, 8).toUpperCase();
  await db().partner.update({ where: { id: partner.id }, data: { code } });
  await hold(partner, 30);
  await book(partner, 30);
  await hold(partner, 31);
  await book(partner, 32);
  await book(other, 31);
  const today = tashkentText(world.now).slice(0, 10);
  const asked = { from: today, to: today, agency: code, by: "agency" };
  const { groups, totals } = rebooked.parse(await ask(rebookedRoute, asked));
  expect(totals).toEqual({ dropped: 2, rebooked: 1, rebooked_share: 50 });
  expect(groups).toMatchObject([{ key: code, dropped: 2, rebooked: 1 }]);
  for (const by of ["day", "carrier", "route", "agent"])
    expect(rebooked.parse(await ask(rebookedRoute, { ...asked, by })).totals, by).toEqual(totals);
  const { content } = tableFile.parse(await ask(rebookedExport, { ...asked, format: "csv" }));
  expect(Buffer.from(content, "base64").toString()).toContain("Total,,2,1,50");
});

test("a departure's seats are full of who holds or has paid them, by carrier, route and day alike", async () => {
  const { partner } = await makePartner();
  const date = world.date(40);
  const asked = { from: date, to: date, by: "route" };
  const seats = async () => load.parse(await ask(loadRoute, asked));
  const before = await seats();
  await book(partner, 40);
  const after = await seats();
  const takenOn = ({ groups }: typeof before) => groups.find(({ key }) => key === "TAS-IST")?.taken ?? 0;
  expect(takenOn(after)).toBe(takenOn(before) + 1);
  expect(after.totals.taken).toBe(before.totals.taken + 1);
  for (const by of ["carrier", "day"]) expect(load.parse(await ask(loadRoute, { ...asked, by })).totals, by).toEqual(after.totals);
  const refused = await callPortal(loadRoute, { userId: operatorId, query: `?from=${date}&to=${world.date(200)}&by=day` });
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ["to"]]);
});
