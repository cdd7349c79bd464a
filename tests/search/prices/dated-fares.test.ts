import { beforeAll, describe, expect, it } from "vitest";
import type { SupplierOffer } from "@/lib/domain/offer";
import { someCarrier } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS, type Travel } from "@/lib/suppliers/port/selling";
import { someFile } from "@/tests/support/run/files";
import { twoFlightsADay } from "@/tests/support/schedule/two-flights-a-day";

/** The last day on which the promotion is sold; its first and last minute in Tashkent, and the first after it. */
const HOURS = ["2026-11-30T19:00:00Z", "2026-12-01T18:59:00Z"].map((text) => new Date(text));
const MIDNIGHT = new Date("2026-12-01T19:00:00Z");
const LAST_DAY = "2026-12-20";

const COLUMNS =
  "carrier,origin,destination,both_directions,brand,brand_rank,booking_class,cabin,amount,currency,child_percent,infant_percent," +
  "infant_seat_percent,baggage_pieces,baggage_kg,hand_pieces,hand_kg,season_from,season_to,days_of_week,advance_purchase_days," +
  "refund_before,refund_after,change_before,change_after,services,travel_from,travel_to,sale_from,sale_to,flight_numbers";

/** @param bounds `travel_from,travel_to,sale_from,sale_to,flight_numbers` */
const fare = (carrier: string, route: string, brand: string, price: string, bounds = ",,,,") =>
  `${carrier},${route},yes,${brand},E,${price},USD,75,10,75,1,23,1,8,,,,0,no,no,no,no,,${bounds}`;

/** HH has a promotion with its days of sale and of travel, QX a fare for two of its flights. */
beforeAll(async () => {
  const [hh, qx] = [twoFlightsADay("HH", "Y", "IST"), twoFlightsADay("QX", "Y", "FRA")];
  const carriers = [someCarrier(hh, { carrier: "HH" }), someCarrier(qx, { carrier: "QX" })];
  await declareInventedStocks(["HH", "QX"], MIDNIGHT);
  const isKnownAirport = () => true;
  await importSchedule({ files: [someFile("s.ssim", writeSsim({ carriers, createdOn: "2026-10-01" }))], isKnownAirport, now: MIDNIGHT });
  const fares = [
    fare("HH", "TAS,IST", "PROMO,0,Y", "50.00", `2026-12-10,${LAST_DAY},2026-12-01,2026-12-01,`),
    fare("HH", "TAS,IST", "FLEX,1,Y", "150.00"),
    fare("QX", "TAS,FRA", "LITE,0,Y", "70.00", ",,,,802|801"),
    fare("QX", "TAS,FRA", "LITE,0,Y", "170.00"),
  ];
  await importFares({ files: [someFile("fares.csv", [COLUMNS, ...fares])] });
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

describe("a fare with days of sale", () => {
  it("is sold from the first minute of the first to the last of the last in Tashkent, and costs the same wherever it is asked for", async () => {
    const journey: [string, string, string][] = [
      ["TAS", "IST", "2026-12-15"],
      ["IST", "TAS", LAST_DAY],
    ];
    const before = new Date("2026-11-30T18:59:00Z");
    for (const [now, price] of [[before, 300], ...HOURS.map((hour) => [hour, 100] as const), [MIDNIGHT, 300]] as const) {
      expect(await byDay(now)).toEqual([price * 100, price * 100, price * 100]);
      const found = await offers(now, ...journey);
      expect(found.map(total)).toEqual([price, price, price, price]);
      for (const offer of found) {
        const again = await reprice(offer.reference, travel(now));
        expect(again && total(again)).toBe(price);
        expect((await fareFamily(offer.reference, travel(now)))?.map(total)).toEqual(price === 100 ? [100, 300] : [300]);
      }
    }
  });

  it("is not had by an offer that was found while it was sold", async () => {
    const [found] = await offers(HOURS[1] ?? MIDNIGHT, ["TAS", "IST", "2026-12-15"]);
    expect(await reprice(found?.reference ?? "", travel(MIDNIGHT)).then((again) => again && total(again))).toBe(150);
  });
});

describe("a fare with days of travel", () => {
  it("is for departures on them, each direction by its own first flight", async () => {
    const [now = MIDNIGHT] = HOURS;
    const lowest = async (...journey: [string, string, string][]) => Math.min(...(await offers(now, ...journey)).map(total));
    const days = ["2026-12-09", "2026-12-10", LAST_DAY, "2026-12-21"];
    const prices = [];
    for (const day of days) prices.push(await lowest(["TAS", "IST", day]));
    expect(prices).toEqual([150, 50, 50, 150]);
    expect(await lowest(["TAS", "IST", LAST_DAY], ["IST", "TAS", "2026-12-21"])).toBe(200);
  });
});

describe("a fare of certain flights", () => {
  it("is sold on them and not on those beside them", async () => {
    const [now = MIDNIGHT] = HOURS;
    const found = await offers(now, ["TAS", "FRA", "2026-12-15"], ["FRA", "TAS", "2026-12-18"]);
    expect(prices(found)).toEqual(["801/802 140", "801/814 240", "812/802 240", "812/814 340"]);
    for (const offer of found) {
      const again = await reprice(offer.reference, travel(now));
      expect(again && total(again)).toBe(total(offer));
    }
  });
});

/** The lowest price there and back, by the calendar, by its matrix, and among all cities. */
async function byDay(now: Date): Promise<(number | undefined)[]> {
  const { calendar, destinations } = houseSupplier.ownSchedule;
  const returns = { from: "2026-12-16", days: 9 };
  const departures = { from: "2026-12-11", days: 5 };
  const roundTrip = { away: 5, departures, returns };
  const asked = { ...travel(now), asker: "somebody", filters: NO_FILTERS, origin: "TAS" };
  const days = await calendar({ ...asked, destination: "IST", fromDate: "2026-12-14", days: 2, roundTrip });
  const pair = days.matrix.find(({ date, returnDate }) => date === "2026-12-15" && returnDate === LAST_DAY);
  const nights = { least: 5, most: 9 };
  const cities = await destinations({ ...asked, fromDate: "2026-12-15", days: 1, roundTrip: { nights, lastReturn: "2026-12-31" } });
  return [days.days[1]?.lowest?.totalMinor, pair?.lowest?.totalMinor, cities.find(({ place }) => place === "IST")?.lowest.totalMinor];
}
