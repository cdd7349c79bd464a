import { beforeAll, expect, test } from "vitest";
import { GET } from "@/app/api/operator/why/offers/route";
import { type OffersStory, offersStory } from "@/lib/contracts/operator/why";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { toMajor } from "@/lib/domain/money";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { searchOffers } from "@/lib/services/offers/search/search-offers";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld } from "@/tests/support/world/world";

let userId = "";
let partner: PartnerContext;
let code = "";
const today = new Date().toISOString().slice(0, 10);
const day = addDays(today, 20);

beforeAll(async () => {
  await makeWorld();
  ({ userId } = await makePerson("operator"));
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["sales"] } });
  ({ partner } = await makePartner());
  ({ code } = await db().partner.findUniqueOrThrow({ where: { id: partner.id } }));
});

const ALONE = { service_class: "E", adults: "1", children: "0", infants: "0", infants_with_seat: "0" };

async function why(asked: Record<string, string>): Promise<OffersStory> {
  const query = new URLSearchParams({ agency: code, from: "TAS", to: "IST", date: day, ...ALONE, ...asked });
  const answer = await callPortal(GET, { userId, query: `?${query}` });
  return offersStory.parse((await answer.json()).data);
}

const reasonsOf = (story: OffersStory, flight: string) =>
  story.unsold.filter(({ flights }) => flights.length === 1 && flights[0]?.flight === flight).flatMap(({ reasons }) => reasons);

test("what the back office is told is what the agency is offered, line by line, with the rules that opened each class", async () => {
  const story = await why({});
  const party = { service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 } as const;
  const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date: day }];
  const { offers } = await searchOffers({ partner, query: { directions, ...party }, now: new Date() });
  expect(story.offers.map(({ total }) => total)).toEqual(offers.map(({ totalMinor }) => toMajor(totalMinor)).slice(0, 10));
  for (const { passengers, total, searched } of story.offers) {
    expect(searched).toBeNull();
    expect(passengers[0]?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  }
  const home = story.offers.find(({ directions: [flights] }) => flights?.length === 1 && flights[0]?.flight === "HY271");
  expect(home).toMatchObject({
    fares: [{ carrier: "HY", brand: "LIGHT", booking_class: "T", filed: { amount: 200, currency: "USD" }, adult: 2_530_050 }],
    classes: [
      {
        departure: `HY0271_${day}_TASIST`,
        booking_class: "T",
        limits: [
          { limit: 6, sold: 0 },
          { classes: "T", limit: 3, sold: 0 },
        ],
      },
    ],
  });
  expect(home?.passengers[0]?.lines.map(({ kind, code: tax }) => kind + tax)).toEqual(["fare", "taxUZ", "taxYQ", "fee"]);
  expect(story.rates).toContainEqual(expect.objectContaining({ base: "USD", rate: "12650.25", since: expect.any(String) }));
  expect(reasonsOf(story, "HY271")).toEqual([]);
});

test("a party that is too large for the classes that are open is told how many seats each has left", async () => {
  const story = await why({ adults: "7" });
  expect(reasonsOf(story, "HY271")).toContainEqual(
    expect.objectContaining({
      ...{ code: "class_full", booking_class: "T", seats_left: 3, needed: 7, departure: `HY0271_${day}_TASIST` },
      limits: expect.arrayContaining([{ classes: "T", limit: 3, sold: 0 }]),
    }),
  );
  expect(reasonsOf(story, "HY271")).toContainEqual(expect.objectContaining({ code: "cabin", brand: "BUSINESS" }));
});

test("fares that have to be bought earlier, connections that are too short and flights without a fare say so", async () => {
  await db().fare.updateMany({ where: { carrier: "HY", destination: "SKD" }, data: { advancePurchaseDays: 30 } });
  await db().dataVersion.updateMany({ where: { kind: "fares" }, data: { version: { increment: 1 } } });
  await expect
    .poll(async () => reasonsOf(await why({ to: "SKD" }), "HY51"))
    .toContainEqual(expect.objectContaining({ code: "advance_purchase", days: 30, left: 20 }));
  const { unsold } = await why({ from: "IST", to: "SKD" });
  const short = unsold.find(({ flights }) => flights.map(({ flight }) => flight).join() === "TK370,HY51");
  expect(short?.reasons).toEqual([{ code: "short_connection", airport: "TAS", minutes: 65, needed: expect.any(Number) }]);
  const urgench = await why({ to: "UGC" });
  expect(reasonsOf(urgench, "HY603")).toEqual([{ code: "no_fare", carrier: "HY", from: "TAS", to: "UGC" }]);
});

test("a carrier that lost its way to give passengers is named, and so is a question that cannot be asked", async () => {
  await db().passengerListWay.updateMany({ where: { carrier: "PC" }, data: { endedAt: new Date(), endedBy: "test" } });
  await db().dataVersion.updateMany({ where: { kind: "fares" }, data: { version: { increment: 1 } } });
  await expect.poll(async () => reasonsOf(await why({}), "PC397")).toEqual([{ code: "no_way", carrier: "PC" }]);
  await db().ticketStock.updateMany({ where: { carrier: "PC" }, data: { closedAt: new Date() } });
  expect(reasonsOf(await why({}), "PC397")).toEqual([{ code: "no_stock", carrier: "PC" }]);
  const past = await why({ date: addDays(today, -3), infants: "2" });
  expect(past).toMatchObject({ offered: 0, offers: [], unsold: [] });
  expect(past.refused).toHaveLength(2);
});

test("it says that an agency is suspended, and names no agency that there is none of", async () => {
  await db().partner.update({ where: { id: partner.id }, data: { suspendedAt: new Date() } });
  expect((await why({})).agency).toMatchObject({ is_suspended: true });
  const query = new URLSearchParams({ agency: "NOBODY", from: "TAS", to: "IST", date: day, ...ALONE });
  expect((await callPortal(GET, { userId, query: `?${query}` })).status).toBe(422);
});
