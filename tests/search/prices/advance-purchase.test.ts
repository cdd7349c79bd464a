import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "@/lib/domain/dates";
import type { SupplierOffer } from "@/lib/domain/offer";
import { someCarrier } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importInventory } from "@/lib/services/schedule/imports/import-inventory";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS, type Travel } from "@/lib/suppliers/port/selling";
import { someFile } from "@/tests/support/run/files";
import { twoFlightsADay } from "@/tests/support/schedule/two-flights-a-day";

/** Fourteen days before this date it is 1 December in Tashkent. */
const FOURTEENTH = "2026-12-15";

/** The whole of 1 December in Tashkent, which is five hours ahead of UTC, and the first minute after it. */
const HOURS = ["2026-11-30T19:00:00Z", "2026-12-01T06:00:00Z", "2026-12-01T18:59:00Z"].map((text) => new Date(text));
const MIDNIGHT = new Date("2026-12-01T19:00:00Z");

const COLUMNS =
  "carrier,origin,destination,both_directions,brand,brand_rank,booking_class,cabin,amount,currency,child_percent,infant_percent," +
  "infant_seat_percent,baggage_pieces,baggage_kg,hand_pieces,hand_kg,season_from,season_to,days_of_week,advance_purchase_days," +
  "refund_before,refund_after,change_before,change_after,services";

const fare = (carrier: string, route: string, brand: string, price: string, advance: number) =>
  `${carrier},${route},yes,${brand},E,${price},USD,75,10,75,1,23,1,8,,,,${advance},no,no,no,no,`;

/** HH asks for an advance purchase of 14 days; of QX two classes are on sale as long as its inventory rules say. */
beforeAll(async () => {
  const [hh, qx] = [twoFlightsADay("HH", "Y", "IST"), twoFlightsADay("QX", "YM", "FRA")];
  const carriers = [someCarrier(hh, { carrier: "HH" }), someCarrier(qx, { carrier: "QX" })];
  await declareInventedStocks(["HH", "QX"], MIDNIGHT);
  const isKnownAirport = () => true;
  await importSchedule({ files: [someFile("s.ssim", writeSsim({ carriers, createdOn: "2026-10-01" }))], isKnownAirport, now: MIDNIGHT });
  const fares = [
    fare("HH", "TAS,IST", "PROMO,0,Y", "50.00", 14),
    fare("HH", "TAS,IST", "FLEX,1,Y", "150.00", 0),
    fare("QX", "TAS,FRA", "LITE,0,M", "70.00", 0),
    fare("QX", "TAS,FRA", "LITE,0,Y", "170.00", 0),
  ];
  await importFares({ files: [someFile("fares.csv", [COLUMNS, ...fares])] });
  const rules = ["carrier,booking_class,cabin,days_before,authorised_percent", "QX,Y,E,400,100", "QX,M,E,400,50", "QX,M,E,13,0"];
  await importInventory({ files: [someFile("inventory.csv", rules)] });
});

const { search, reprice, fareFamily } = houseSupplier.selling;
const travel = (now: Date): Travel => ({ cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 }, currency: "USD", now });

async function offers(now: Date, ...directions: [string, string, string][]): Promise<SupplierOffer[]> {
  const asked = directions.map(([from, to, date]) => directionOf(from, to, date));
  return (await search({ ...travel(now), directions: asked, filters: NO_FILTERS })).offers;
}

const total = ({ fares }: SupplierOffer) => fares.reduce((sum, { fareMinor }) => sum + fareMinor, 0) / 100;
const flightsOf = ({ directions }: SupplierOffer) => directions.map(({ segments }) => segments[0]?.flightNumber).join("/");

/** Price by flights, sorted. */
const prices = (found: readonly SupplierOffer[]) => found.map((offer) => `${flightsOf(offer)} ${total(offer)}`).sort();

describe("a fare with an advance purchase of 14 days", () => {
  it("is sold for all flights of the fourteenth day at any hour of the day of sale, and for none an hour later", async () => {
    for (const now of HOURS) expect(prices(await offers(now, ["TAS", "IST", FOURTEENTH]))).toEqual(["801 50", "812 50"]);
    expect(prices(await offers(MIDNIGHT, ["TAS", "IST", FOURTEENTH]))).toEqual(["801 150", "812 150"]);
  });

  it("counts for the way back to the departure of the way out", async () => {
    const near = await offers(MIDNIGHT, ["TAS", "IST", "2026-12-10"], ["IST", "TAS", "2027-01-10"]);
    expect(prices(near)).toEqual(["801/802 300", "801/814 300", "812/802 300", "812/814 300"]);
    const far = await offers(HOURS[2] ?? MIDNIGHT, ["TAS", "IST", FOURTEENTH], ["IST", "TAS", "2026-12-17"]);
    expect(prices(far)).toEqual(["801/802 100", "801/814 100", "812/802 100", "812/814 100"]);
  });

  it("costs the same when it is checked, in its fare family, and by the day", async () => {
    const journey: [string, string, string][] = [
      ["TAS", "IST", FOURTEENTH],
      ["IST", "TAS", "2026-12-20"],
    ];
    for (const [now, price] of [
      [HOURS[2] ?? MIDNIGHT, 100],
      [MIDNIGHT, 300],
    ] as const) {
      const found = await offers(now, ...journey);
      expect(found).toHaveLength(4);
      for (const offer of found) {
        const again = await reprice(offer.reference, travel(now));
        expect(again && total(again)).toBe(price);
        const family = await fareFamily(offer.reference, travel(now));
        expect(family?.map(total)).toEqual(price === 100 ? [100, 300] : [300]);
      }
      expect(await byDay(now)).toEqual([price * 100, price * 100, price * 100]);
    }
  });
});

/** The lowest price there and back, by the calendar, by its matrix, and among all cities. */
async function byDay(now: Date): Promise<(number | undefined)[]> {
  const { calendar, destinations } = houseSupplier.ownSchedule;
  const returns = { from: "2026-12-16", days: 9 };
  const departures = { from: addDays(FOURTEENTH, -4), days: 5 };
  const roundTrip = { away: 5, departures, returns };
  const asked = { ...travel(now), asker: "somebody", filters: NO_FILTERS, origin: "TAS" };
  const days = await calendar({ ...asked, destination: "IST", fromDate: addDays(FOURTEENTH, -1), days: 2, roundTrip });
  const pair = days.matrix.find(({ date, returnDate }) => date === FOURTEENTH && returnDate === "2026-12-20");
  const nights = { least: 5, most: 9 };
  const cities = await destinations({ ...asked, fromDate: FOURTEENTH, days: 1, roundTrip: { nights, lastReturn: "2026-12-31" } });
  return [days.days[1]?.lowest?.totalMinor, pair?.lowest?.totalMinor, cities.find(({ place }) => place === "IST")?.lowest.totalMinor];
}

describe("a class that inventory rules close thirteen days before departure", () => {
  it("is on sale for all flights of the fourteenth day at any hour of the day of sale, and for none an hour later", async () => {
    for (const now of HOURS) expect(prices(await offers(now, ["TAS", "FRA", FOURTEENTH]))).toEqual(["801 70", "812 70"]);
    expect(prices(await offers(MIDNIGHT, ["TAS", "FRA", FOURTEENTH]))).toEqual(["801 170", "812 170"]);
  });
});
