import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importInventory } from "@/lib/services/schedule/imports/import-inventory";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { applyMessages } from "@/lib/services/schedule/messages/apply-messages";
import { exportSchedule } from "@/lib/services/schedule/sets/export-schedule";
import { currentSnapshot } from "@/lib/suppliers/house/snapshot/current-snapshot";
import { describeSchedule } from "@/scripts/lib/imports/describe-schedule";
import { bookJourney, seatsSold } from "@/tests/support/bookings/booking";
import { searchOffers } from "@/tests/support/offers/ask-offers";
import { someFile } from "@/tests/support/run/files";
import { newSnapshot } from "@/tests/support/schedule/change-flight";
import { changesOf } from "@/tests/support/schedule/state-of-changes";
import { makeWorld, type World } from "@/tests/support/world/world";

const FARE_COLUMNS =
  "carrier,origin,destination,brand,brand_rank,booking_class,cabin,amount,currency,child_percent,infant_percent,infant_seat_percent," +
  "baggage_pieces,baggage_kg,hand_pieces,hand_kg,season_from,season_to,days_of_week,advance_purchase_days," +
  "refund_before,refund_after,change_before,change_after,services,both_directions";

const fare = (carrier: string, bookingClass: string, cabin: string, amount: number) =>
  `${carrier},TAS,IST,${bookingClass},0,${bookingClass},${cabin},${amount},USD,75,10,50,0,0,1,8,,,,0,no,no,40,60,,yes`;
const fares = (...rows: string[]) => importFares({ files: [someFile("fares.csv", [FARE_COLUMNS, ...rows])], allowedLossPercent: 100 });

let world: World;

beforeAll(async () => {
  world = await makeWorld();
  await declareInventedStocks(["HH", "B2"], world.now);
});

function daily(changes: Partial<LegPattern>): LegPattern {
  return someLeg({
    carrier: "HH",
    origin: "TAS",
    destination: "IST",
    departureTerminal: "",
    aircraft: "320",
    bookingDesignators: "",
    ...changes,
  });
}

async function importLegs(carrier: string, legs: LegPattern[]) {
  const file = someFile(`${carrier}.ssim`, writeSsim({ carriers: [someCarrier(legs, { carrier })], createdOn: "2026-10-01" }));
  const reports = await importSchedule({ files: [file], isKnownAirport: () => true, now: world.now, allowedLossPercent: 100 });
  return reports.flatMap(describeSchedule);
}

/** Seats on sale by flight number, in economy or business. */
async function onSale(carrier: string, cabin: "E" | "B" = "E", date = world.date(30)) {
  const { partner, now } = world;
  const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date }];
  const query = { directions, service_class: cabin, adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
  const offers = await searchOffers({ partner, query, locale: "en", now });
  const segments = offers.flatMap((offer) => offer.directions[0]?.segments ?? []).filter(({ airline }) => airline.code === carrier);
  return Object.fromEntries(segments.map(({ flight_number, seats }) => [flight_number, seats]).sort());
}

/** Until this process searches with the fares of now. */
const newPrices = async (carrier: string, bookingClass: string, present = true) =>
  expect
    .poll(async () => {
      const { tariff } = await currentSnapshot(world.now);
      return tariff.between(carrier, "TAS", "IST").some((each) => each.bookingClass === bookingClass);
    })
    .toBe(present);

describe("a leg that files a configuration and no booking classes", () => {
  const legs = [
    daily({ flightNumber: 801, configuration: "F12Y98VV10" }),
    daily({ flightNumber: 802, configuration: "Y174", departureMinutes: 480, arrivalMinutes: 660 }),
    daily({ flightNumber: 803, configuration: "Y174", bookingDesignators: "Y", departureMinutes: 540, arrivalMinutes: 720 }),
  ];

  test("is sold in the classes of its carrier's fares, whether they come after the schedule or before it", async () => {
    expect(await importLegs("HH", legs)).toContain(
      "  note: HH: 2 legs without booking classes: classes are taken from fares, and none are filed yet; not on sale without fares: cabin F, Y",
    );
    expect(await onSale("HH")).toEqual({});
    await fares(fare("HH", "Y", "E", 100));
    await newPrices("HH", "Y");
    await newSnapshot(world.now);
    expect(await onSale("HH")).toEqual({ 801: 98, 802: 174, 803: 174 });
    expect(await onSale("HH", "B")).toEqual({});
    expect(await importLegs("HH", legs)).toContain(
      "  note: HH: 2 legs without booking classes: classes taken from fares: Y; not on sale without fares: cabin F",
    );
    await newSnapshot(world.now);
    expect(await onSale("HH")).toEqual({ 801: 98, 802: 174, 803: 174 });
  });

  test("sells one seat once, nests the classes dearest first, and keeps what was sold in a class that is gone", async () => {
    const date = world.date(30);
    await bookJourney({ partner: world.partner, now: world.now, date, carrier: "HH" });
    expect(await seatsSold(`HH0801|${date}|TASIST`)).toBe(1);
    expect(await onSale("HH")).toEqual({ 801: 97, 802: 174, 803: 174 });
    // A quarter of a cabin of 98 for the cheap class; business is on sale with its first fare.
    const rules = ["carrier,booking_class,cabin,days_before,authorised_percent", "HH,V,E,330,25", "HH,B,E,330,100", "HH,F,B,330,100"];
    await importInventory({ files: [someFile("inventory.csv", rules)] });
    await fares(fare("HH", "V", "E", 60), fare("HH", "B", "E", 100), fare("HH", "F", "B", 900));
    await newPrices("HH", "Y", false);
    expect(await onSale("HH")).toMatchObject({ 801: 24, 802: 43 });
    expect(await onSale("HH", "B")).toEqual({ 801: 12 });
  });

  test("is written without classes again", async () => {
    const file = someFile("out.ssim", []);
    await exportSchedule({ file, now: world.now, carrier: "HH" });
    const written = (await readFile(file, "latin1")).split("\n").filter((line) => line.startsWith("3"));
    const classesOf = (number: string) =>
      new Set(written.filter((line) => line.slice(5, 9) === number).map((line) => line.slice(75, 95).trim()));
    expect(["0801", "0802", "0803"].map((number) => [...classesOf(number)])).toEqual([[""], [""], ["Y"]]);
  });
});

describe("seats that nobody told", () => {
  // So that an ASM names the dates as 10JAN and 11JAN.
  const date = () => world.date(40);

  async function send(...lines: string[]) {
    const { messages } = await applyMessages({ text: lines.join("\n"), source: "test", actor: "test", now: world.now });
    return messages.map(({ result, problems }) => (result.state === "applied" ? result.change.assumedSeats : problems));
  }

  const configurationOf = async (flightNumber: number) => {
    const leg = await db().scheduleLeg.findFirstOrThrow({ where: { carrier: "B2", flightNumber }, orderBy: { id: "desc" } });
    return `${leg.aircraft} ${leg.configuration}`;
  };

  test("are not taken for none: of an aircraft that is not known those of the flight stay, and nobody is put out", async () => {
    await fares(fare("B2", "Y", "E", 100));
    await importLegs("B2", [daily({ carrier: "B2", flightNumber: 883, bookingDesignators: "Y", configuration: "Y180" })]);
    await newSnapshot(world.now);
    await newPrices("B2", "Y");
    const { id } = await bookJourney({ partner: world.partner, now: world.now, date: date(), carrier: "B2" });
    const sent = await send("ASM", "LT", "EQT TECH", "B2883/10JAN", "J 321 Y");
    expect(sent).toEqual([[{ carrier: "B2", aircraft: "321", configuration: "Y180", source: "kept", legs: 1 }]]);
    expect(await configurationOf(883)).toBe("321 Y180");
    expect(await changesOf(id)).toMatchObject([{ kind: "equipment", state: "told" }]);
    await newSnapshot(world.now);
    expect(await onSale("B2", "E", date())).toEqual({ 883: 179 });
  });

  test("are those in which the carrier mostly flies the type", async () => {
    const known = { carrier: "B2", bookingDesignators: "Y", departureMinutes: 720, arrivalMinutes: 900 };
    await importLegs("B2", [
      daily({ carrier: "B2", flightNumber: 883, bookingDesignators: "Y", configuration: "Y180" }),
      daily({ ...known, flightNumber: 885, aircraft: "321", configuration: "Y220" }),
      daily({ ...known, flightNumber: 887, aircraft: "321", configuration: "C16Y170", daysOfOperation: 1 }),
      daily({ ...known, flightNumber: 889, aircraft: "321", configuration: "" }),
      daily({ ...known, flightNumber: 891, aircraft: "321", configuration: "CY", bookingDesignators: "CY" }),
      daily({ ...known, flightNumber: 893, aircraft: "77W", configuration: "" }),
      daily({ ...known, flightNumber: 909, aircraft: "32N", configuration: "C16Y150LL8VVQ7A3" }),
      daily({ ...known, flightNumber: 911, aircraft: "32N", configuration: "YLL", bookingDesignators: "" }),
      daily({ ...known, flightNumber: 913, aircraft: "32N", configuration: "VV596", bookingDesignators: "" }),
    ]);
    // An aircraft that is filed with economy alone has no business for sale.
    expect(await configurationOf(911)).toBe("32N Y150LL");
    expect(await configurationOf(913)).toBe("32N C16Y150VV596");
    expect(await configurationOf(889)).toBe("321 Y220");
    expect(await configurationOf(891)).toBe("321 C16Y170");
    expect(await configurationOf(893)).toBe("77W ");
    await send("ASM", "LT", "EQT TECH", "B2883/11JAN", "J 321 Y");
    expect(await configurationOf(883)).toBe("321 Y220");
    await send("ASM", "LT", "NEW", "B2899/12JAN", "J 321 Y", "TAS1500 IST1800");
    expect(await configurationOf(899)).toBe("321 Y220");
    // What is filed by its seats alone gets another aircraft without either.
    await importLegs("B2", [
      daily({ ...known, flightNumber: 885, aircraft: "321", configuration: "Y220" }),
      daily({ ...known, flightNumber: 887, aircraft: "321", configuration: "C16Y170", daysOfOperation: 1 }),
      daily({ ...known, flightNumber: 897, bookingDesignators: "", configuration: "Y150" }),
    ]);
    await send("ASM", "LT", "EQT TECH", "B2897/11JAN", "J 321");
    expect(await configurationOf(897)).toBe("321 Y220");
    // Of the same aircraft the flight keeps its own, not the usual one.
    await send("SSM", "LT", "RPL", "B2887", "01FEB27 01FEB27 1", "J 321 CY", "TAS1210 IST1500");
    expect(await configurationOf(887)).toBe("321 C16Y170");
    await send("SSM", "LT", "CON", "B2885", "01FEB27 05FEB27 1234567", "J 321 Y.VV7");
    expect(await configurationOf(885)).toBe("321 Y220");
    // Told without business, the aircraft of a flight has none, in a message as in a file.
    await send("SSM", "LT", "EQT", "B2887", "08FEB27 08FEB27 1", "J 321 Y.Y");
    expect(await configurationOf(887)).toBe("321 Y170");
    await send("SSM", "LT", "RPL", "B2887", "15FEB27 15FEB27 1", "J 321 Y.Y", "TAS1210 IST1500");
    expect(await configurationOf(887)).toBe("321 Y170");
  });

  test("stay those of the flight where a file leaves them out, and where nothing is known nobody loses a seat", async () => {
    const own = { carrier: "B2", bookingDesignators: "Y" };
    await importLegs("B2", [daily({ ...own, flightNumber: 883, aircraft: "E90", configuration: "Y100" })]);
    await newSnapshot(world.now);
    const { id } = await bookJourney({ partner: world.partner, now: world.now, date: world.date(50), carrier: "B2" });
    const told = await importLegs("B2", [daily({ ...own, flightNumber: 883, aircraft: "E90", configuration: "" })]);
    expect(told).toContain("  warning: B2: 1 legs on E90 name no seats: Y100 stays, as the flight had it");
    expect(await configurationOf(883)).toBe("E90 Y100");
    expect(await changesOf(id)).toEqual([]);
    const renumbered = await importLegs("B2", [daily({ ...own, flightNumber: 895, aircraft: "AT7", configuration: "" })]);
    expect(renumbered).toContain("  cannot be sold: B2: 1 legs without seats");
    expect(await changesOf(id)).toMatchObject([{ kind: "number", canAccept: true }]);
  });
});
