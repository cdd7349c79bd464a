import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import { isTicketNumber } from "@/lib/domain/ticketing/ticket-number";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import type { Hold } from "@/lib/suppliers/port/ordering";
import { directionOf, NO_FILTERS, type PricingContext } from "@/lib/suppliers/port/selling";
import { sell } from "@/tests/support/offers/offers";
import { makeWorld, type World } from "@/tests/support/world/world";

const FAMILY: Party = { adt: 2, chd: 1, inf: 1, ins: 0 };
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const context = (differences: Partial<PricingContext> = {}): PricingContext => ({
  cabin: "E",
  party: FAMILY,
  currency: "UZS",
  now: world.now,
  ...differences,
});

async function offersOn(route: string, days: number, differences: Partial<PricingContext> = {}): Promise<SupplierOffer[]> {
  const [origin = "", destination = ""] = route.split("-");
  const directions = [directionOf(origin, destination, world.date(days))];
  return (await houseSupplier.selling.search({ ...context(differences), directions, filters: NO_FILTERS })).offers;
}

/** The offer with exactly these flights, e.g. `271` or `271,1979`. */
async function offerOf(flights: string, route = "TAS-IST", days = 30, differences: Partial<PricingContext> = {}): Promise<SupplierOffer> {
  const offers = await offersOn(route, days, differences);
  const offer = offers.find(({ directions }) => directions[0]?.segments.map((segment) => segment.flightNumber).join() === flights);
  if (!offer) throw new Error(`no offer with ${flights}`);
  return offer;
}

/** The house needs no names to hold seats. */
function holdOf(offer: SupplierOffer): Promise<Hold> {
  const booking = { payer: { name: "", email: "", tel: "" }, shareContacts: false, passengers: [], bags: [] };
  return houseSupplier.ordering.hold({ key: randomUUID(), passengerIds: [], booking, offer, context: context() });
}

describe("the hold of an offer", () => {
  it("takes seats leg by leg under every limit of the class, lap infants aside", async () => {
    const { seats } = await holdOf(await offerOf("603"));
    expect(seats.map(({ legKey, seats: taken }) => [legKey, taken])).toEqual([
      [`HY0603|${world.date(30)}|TASUGC`, 3],
      [`HY0603|${world.date(30)}|UGCIST`, 3],
    ]);
    expect(seats[0]).toMatchObject({
      bookingClass: "T",
      limits: [
        // And whatever else may have been sold in the cabin.
        { classes: expect.stringMatching(/^YT[BEGHKLMNOQRSUVWX]+$/), limit: 144 },
        { classes: "T", limit: 72 },
      ],
    });
  });

  it("gives one PNR per ticket and a locator per carrier on it", async () => {
    const interline = await holdOf(await offerOf("271,1979", "TAS-LON"));
    expect(interline.records.map(({ airlineLocators }) => airlineLocators.length)).toEqual([2]);
    const separate = await holdOf(await offerOf("1942,7", "TAS-LON"));
    expect(separate.records.map(({ airlineLocators }) => airlineLocators.length)).toEqual([1, 1]);
    expect(new Set(separate.records.map(({ pnr }) => pnr)).size).toBe(2);
    expect(separate.records[0]?.pnr).toMatch(/^[A-Z0-9]{6}$/);
  });
});

describe("tickets", () => {
  const order = (offer: SupplierOffer, key = randomUUID()) => ({
    key,
    order: null,
    snapshot: { ...offer, version: 1, prices: [] } satisfies BookingSnapshot & SupplierOffer,
    passengerIds: [randomUUID(), randomUUID(), randomUUID()],
  });

  it("are numbered per passenger and validating carrier, with the airline's code", async () => {
    const offer = await offerOf("1942,7", "TAS-LON");
    const issued = await houseSupplier.ordering.issueTickets(order(offer));
    expect(issued.map(({ ticketGroup, ticketNumber }) => [ticketGroup, ticketNumber.slice(0, 3)])).toEqual([
      [0, "141"],
      [0, "141"],
      [0, "141"],
      [1, "176"],
      [1, "176"],
      [1, "176"],
    ]);
    expect(issued.every(({ ticketNumber }) => isTicketNumber(ticketNumber))).toBe(true);
  });

  it("are the same for the same order, asked again or at the same time, and never given twice", async () => {
    const offer = await offerOf("271");
    const orders = Array.from({ length: 8 }, () => order(offer));
    const issued = await Promise.all([...orders, ...orders].map((each) => houseSupplier.ordering.issueTickets(each)));
    expect(issued.slice(8)).toEqual(issued.slice(0, 8));
    expect(new Set(issued.flat().map(({ ticketNumber }) => ticketNumber)).size).toBe(8 * 3);
  });
});

describe("pricing a reference again", () => {
  it("gives the same offer while nothing moved", async () => {
    for (const days of [30, 31, 200]) {
      for (const offer of await offersOn("TAS-LON", days)) {
        const again = await houseSupplier.selling.reprice(offer.reference, context());
        const directions = offer.directions.map(({ segments }) => ({ segments: segments.map((each) => ({ ...each, kind: undefined })) }));
        const { bagOptions = [], conditions = [], schedule } = again ?? {};
        expect(again).toEqual({ ...offer, directions, bagOptions, conditions, schedule });
      }
    }
  });

  it("keeps to the brand, in the lowest class that is left", async () => {
    const light = await offerOf("271", "TAS-IST", 40);
    const family = (await houseSupplier.selling.fareFamily(light.reference, context())) ?? [];
    const flex = family.find(({ brand }) => brand === "FLEX");
    await sell({ carrier: "HY", number: 271, date: world.date(40), airports: "TASIST", bookingClass: "T", seats: 1 });
    const again = await houseSupplier.selling.reprice(light.reference, context());
    expect([again?.brand, again?.directions[0]?.segments[0]?.bookingClass]).toEqual(["LIGHT", "Y"]);
    expect((await houseSupplier.selling.reprice(flex?.reference ?? "", context()))?.fares).toEqual(flex?.fares);
  });

  it("ends where the seats, the time or the text are gone", async () => {
    const offer = await offerOf("271");
    expect(await houseSupplier.selling.reprice(offer.reference, context({ party: { adt: 7, chd: 0, inf: 0, ins: 0 } }))).toBeNull();
    const departure = (offer.directions[0]?.segments[0]?.departure.utc ?? 0) * 60_000;
    const leavingIn = (minutes: number) => context({ now: new Date(departure - minutes * 60_000) });
    expect(await houseSupplier.selling.reprice(offer.reference, leavingIn(181))).not.toBeNull();
    expect(await houseSupplier.selling.reprice(offer.reference, leavingIn(179))).toBeNull();
    expect(await houseSupplier.selling.reprice("anything", context())).toBeNull();
  });
});

describe("sales in another currency", () => {
  it("convert the same fares to the cent", async () => {
    const offer = await offerOf("1980", "LHR-IST", 30, { currency: "USD", party: { adt: 1, chd: 0, inf: 0, ins: 0 } });
    expect(offer).toMatchObject({ currency: "USD", fares: [{ age: "adt", fareMinor: 15_000, taxes: [] }] });
  });
});

describe("an import", () => {
  it("is seen by the next search once the data version moved, and offers of flights that went are gone", async () => {
    const offer = await offerOf("371");
    await db().scheduleLeg.updateMany({ where: { carrier: "TK", flightNumber: 371 }, data: { flightNumber: 373 } });
    await db().dataVersion.update({ where: { kind: "schedule" }, data: { version: { increment: 1 } } });
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
    const [first, second] = await Promise.all([offerOf("373"), offerOf("373")]);
    expect(first).toEqual(second);
    expect(await houseSupplier.selling.reprice(offer.reference, context())).toBeNull();
  });
});
