import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { addDays } from "@/lib/domain/dates";
import { chooseAlternative } from "@/lib/services/aftersale/schedule-changes/choose-alternative";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { book, bookJourney, makeBody, seatsSold } from "@/tests/support/bookings/booking";
import { quoteOffer } from "@/tests/support/offers/quote-offer";
import { changeFlight, changeFlights } from "@/tests/support/schedule/change-flight";
import { agreedFlights, changesOf, claimsOf } from "@/tests/support/schedule/state-of-changes";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 0;

/** A day of its own for every test. */
function nextDate(): string {
  days += 8;
  return world.date(days);
}

beforeAll(async () => {
  world = await makeWorld();
  // FZ and EK, which sell to London on two tickets, send their passengers with HY and TK as well.
  await db().interlineAgreement.createMany({ data: ["HY", "TK"].map((carrierB) => ({ carrierA: "FZ", carrierB })) });
});

const at = (date: string, clock: string) => new Date(`${date}T${clock}Z`);

async function offeredAt(bookingId: string, now: Date) {
  const { schedule_changes } = await readBooking({ partnerId: world.partner.id, bookingId, locale: "en", now });
  return schedule_changes.at(-1)?.options.alternatives ?? [];
}

const flightsOf = ({ directions }: Awaited<ReturnType<typeof offeredAt>>[number]) =>
  directions.map(({ segments }) => segments.map(({ airline, flight_number }) => `${airline.code}${flight_number}`).join());

async function choose(bookingId: string, alternative: string, now: Date): Promise<void> {
  const [change] = (await changesOf(bookingId)).filter(({ state }) => state === "open");
  await chooseAlternative({ partnerId: world.partner.id, bookingId, changeId: change?.id ?? "", actor: "test", now, alternative });
}

/** Tashkent to London by way of Istanbul. */
const bookToLondon = (date: string) => bookJourney({ partner: world.partner, now: world.now, date, to: "LHR", connects: true });

describe("who is on the way", () => {
  test("is offered the rest of it from where they stand", async () => {
    const date = nextDate();
    const { id } = await bookToLondon(date);
    await changeFlight({ carrier: "TK", number: 1979, from: date, legs: [], now: world.now });
    await changeFlight({ carrier: "TK", number: 1981, from: date, legs: ["IST 21:00 LHR 22:10"], now: world.now });
    // 07:00 in Tashkent, and HY 271 has left.
    const [nearest] = await offeredAt(id, at(date, "02:00"));
    if (!nearest) throw new Error("nothing is offered");
    expect(flightsOf(nearest)).toEqual(["HY271,TK1981"]);
    await choose(id, nearest.id, at(date, "02:00"));
    expect(await agreedFlights(id)).toEqual([`HY271 TAS ${date}T07:00`, `TK1981 IST ${date}T21:00`]);
    const legs = [`HY0271|${date}|TASIST`, `TK1979|${date}|ISTLHR`, `TK1981|${date}|ISTLHR`];
    expect(await Promise.all(legs.map(seatsSold))).toEqual([1, 0, 1]);
    expect(await claimsOf(id)).toEqual([`HY0271|${date}`, `TK1981|${date}`]);
  });
});

test("a nonstop flight of the afternoon is nearer to one of the morning than half a day by way of another city", async () => {
  const date = nextDate();
  const { id } = await bookJourney({ partner: world.partner, now: world.now, date, to: "IST", carrier: "HY" });
  const change = { from: date, now: world.now };
  await changeFlights(
    [
      { ...change, number: 271, legs: [] },
      { ...change, number: 603, legs: ["TAS 08:00 UGC 09:40", "UGC 13:40 IST 20:00"] },
      { ...change, carrier: "TK", number: 371, legs: ["TAS 15:00 IST 18:10"] },
    ],
    world.now,
  );
  const offered = await offeredAt(id, world.now);
  expect(offered.slice(0, 2).flatMap(flightsOf)).toEqual(["TK371", "HY603"]);
});

describe("a way back", () => {
  /** To London by Istanbul, and back a week later. */
  async function bookReturn(date: string) {
    const directions = [directionOf("TAS", "LHR", date), directionOf("LHR", "TAS", addDays(date, 6))];
    const party = { adt: 1, chd: 0, inf: 0, ins: 0 };
    const { partner, now } = world;
    const { offers } = await houseSupplier.selling.search({
      directions,
      filters: NO_FILTERS,
      cabin: "E",
      party,
      currency: partner.currency,
      now,
    });
    const offer = offers.find((each) =>
      each.directions.every(({ segments }) => segments.every(({ carrier }) => ["HY", "TK"].includes(carrier))),
    );
    if (!offer) throw new Error("no offer");
    return book({ partner, now, offerId: quoteOffer({ offer, partner, cabin: "E", party, now }), body: makeBody(party) });
  }

  test("is exchanged though the way out, which has changed too, is flown", async () => {
    const date = nextDate();
    const { id } = await bookReturn(date);
    const before = await agreedFlights(id);
    const [back] = before.slice(2);
    const change = { carrier: "TK", from: addDays(date, 6), now: world.now };
    await changeFlights(
      [
        { ...change, number: 1979, from: date, legs: ["IST 14:50 LHR 16:00"] },
        { ...change, number: 1980, legs: [] },
        { ...change, number: 1982, legs: ["LHR 11:30 IST 18:20"] },
      ],
      world.now,
    );
    expect(back).toBe(`TK1980 LHR ${addDays(date, 6)}T16:30`);
    const now = at(addDays(date, 2), "12:00");
    const [nearest] = await offeredAt(id, now);
    expect(nearest?.directions.map(({ direction }) => direction)).toEqual([1]);
    await choose(id, nearest?.id ?? "", now);
    const agreed = await agreedFlights(id);
    expect(agreed.slice(0, 2)).toEqual([before[0], `TK1979 IST ${date}T14:50`]);
    expect(agreed[2]).toBe(`TK1982 LHR ${addDays(date, 6)}T11:30`);
  });
});

describe("what were two tickets", () => {
  test.each(["booked", "ticketed"])("and come on one leave none without flights (%s)", async (stage) => {
    const date = nextDate();
    const { partner, now } = world;
    const { id } = await bookJourney({ partner, now, date, to: "LHR", connects: true, carrier: "FZ" });
    expect(await ticketsOf(id)).toHaveLength(2);
    if (stage === "ticketed") {
      await payBooking({ partnerId: partner.id, bookingId: id, actor: "test", now });
      await issueTickets({ bookingId: id, now });
    }
    await changeFlight({ carrier: "FZ", number: 1942, from: date, legs: [], now });
    const alternatives = await offeredAt(id, now);
    const joined = alternatives.find((each) => flightsOf(each).join() === "HY271,TK1979");
    expect(joined?.directions[0]?.segments.map(({ information_for_clients }) => information_for_clients)).toEqual([[], []]);
    await choose(id, joined?.id ?? "", now);
    const { snapshot } = await db().booking.findUniqueOrThrow({ where: { id } });
    expect(parseSnapshot(snapshot)).toMatchObject({
      flightType: "regular",
      ticketGroups: [
        {
          validatingCarrier: "FZ",
          segments: [
            [0, 0],
            [0, 1],
          ],
        },
      ],
    });
    expect(await ticketsOf(id)).toMatchObject([{ ticketGroup: 0 }]);
    if (stage === "ticketed") return;
    await payBooking({ partnerId: partner.id, bookingId: id, actor: "test", now });
    expect(await issueTickets({ bookingId: id, now })).toBe(true);
  });

  const ticketsOf = (bookingId: string) => db().ticket.findMany({ where: { bookingId }, orderBy: { ticketGroup: "asc" } });
});

describe("alternatives that are shown again and again", () => {
  test("are looked up again only where something has moved", async () => {
    const date = nextDate();
    const { partner, now } = world;
    const { id } = await bookJourney({ partner, now, date });
    await changeFlight({ number: 271, from: date, legs: [], now });
    const asked = vi.spyOn(houseSupplier.ownSchedule, "alternatives");
    const names = async () => (await offeredAt(id, now)).flatMap(flightsOf);
    const first = await names();
    expect(first[0]).toBe("TK371");
    expect(await names()).toEqual(first);
    expect(asked).toHaveBeenCalledTimes(1);
    await changeFlight({ carrier: "TK", number: 371, from: date, legs: [], now });
    expect((await names())[0]).toBe("HY603");
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});
