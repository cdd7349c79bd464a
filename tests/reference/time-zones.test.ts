import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { GET as readCalendarFile } from "@/app/calendars/[token]/route";
import { db } from "@/lib/db";
import { instantAt } from "@/lib/domain/dates";
import type { SupplierOffer } from "@/lib/domain/offer";
import { BUILT_IN_RULES, zoneRules } from "@/lib/domain/schedule/clocks/rules-in-force";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { badLineText } from "@/lib/formats/imports/bad-line";
import { linesOf, someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { readBuiltIn } from "@/lib/reference/built-in";
import { replaceReferenceTables } from "@/lib/reference/current-tables";
import { loadReference } from "@/lib/reference/load-reference";
import { soldByOtherRules } from "@/lib/services/booking/flights/sold-by-other-rules";
import { declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { importZoneRules } from "@/lib/services/schedule/imports/import-zone-rules";
import { ImportRefused } from "@/lib/services/schedule/imports/parts/import-files";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { readCalendar } from "@/tests/support/offers/read-calendar";
import { someFile } from "@/tests/support/run/files";
import { runHere } from "@/tests/support/run/run-here";
import { makeWorld, type World } from "@/tests/support/world/world";

const RULES = "data/reference/time-zones.json";
const DAY = "2026-12-15";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await sellWinter();
});
afterEach(async () => {
  const { count } = await db().zoneRules.deleteMany();
  if (count === 0) return;
  await importZoneRules({ files: [RULES] });
  await loadReference();
});
// Test files of a thread share what the process keeps.
afterAll(() => replaceReferenceTables(readBuiltIn()));

/** What airlines file for this winter: Morocco on UTC, British Columbia on UTC−7. Local times of the airports. */
const FILED = [
  { carrier: "AT", number: 976, route: "AGPCMN", leaves: "10:00", lands: "10:10", minutes: 70, offsets: [60, 0] },
  { carrier: "AT", number: 977, route: "CMNAGP", leaves: "11:00", lands: "13:10", minutes: 70, offsets: [0, 60] },
  { carrier: "AT", number: 282, route: "CMNIST", leaves: "13:00", lands: "20:30", minutes: 270, offsets: [0, 180] },
  { carrier: "AT", number: 401, route: "MADTNG", leaves: "09:00", lands: "09:15", minutes: 75, offsets: [60, 0] },
  { carrier: "AS", number: 2301, route: "YVRSEA", leaves: "08:00", lands: "07:55", minutes: 55, offsets: [-420, -480] },
] as const;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function legOf({ carrier, number, route, leaves, lands, offsets }: (typeof FILED)[number]): LegPattern {
  return someLeg({
    ...{ carrier, flightNumber: number, origin: route.slice(0, 3), destination: route.slice(3), aircraft: "738" },
    ...{ periodFrom: "2026-11-29", periodTo: "2027-03-13", departureMinutes: minutesOf(leaves), arrivalMinutes: minutesOf(lands) },
    ...{ departureTerminal: "", arrivalTerminal: "", bookingDesignators: "Y", configuration: "Y150" },
    ...{ departureUtcOffset: offsets[0], arrivalUtcOffset: offsets[1] },
  });
}

async function sellWinter(): Promise<void> {
  const set = { validFrom: "2026-11-29", validTo: "2027-03-13" };
  const carriers = ["AT", "AS"].map((carrier) =>
    someCarrier(FILED.filter((flight) => flight.carrier === carrier).map(legOf), { carrier, ...set }),
  );
  const lines = linesOf(...carriers);
  const [report] = await importSchedule({ files: [someFile("winter.ssim", lines)], isKnownAirport: () => true, now: world.now });
  expect([report?.warnings, report?.zoneRules]).toEqual([[], BUILT_IN_RULES.version]);
  const fare = { brand: "LIGHT", brandRank: 0, bookingClass: "Y", cabin: "E", amountMinor: 9_000, currency: "EUR" } as const;
  const terms = { childPercent: 75, infantPercent: 10, infantSeatPercent: 75, baggagePieces: 1, baggageKg: 23, handPieces: 1, handKg: 8 };
  await db().fare.createMany({
    data: FILED.map(({ carrier, route }) => ({
      ...{ carrier, origin: route.slice(0, 3), destination: route.slice(3), services: [] },
      ...fare,
      ...terms,
    })),
  });
  const rule = { bookingClass: "Y", cabin: "E", daysBefore: 330, authorisedPercent: 100 } as const;
  await db().inventoryRule.createMany({ data: ["AT", "AS"].map((carrier) => ({ carrier, ...rule })) });
  await declareInventedStocks(["AT", "AS"], new Date());
}

async function found(route: string): Promise<SupplierOffer["directions"][number]["segments"][number] | undefined> {
  const directions = [directionOf(route.slice(0, 3), route.slice(3), DAY)];
  const party = { adt: 1, chd: 0, inf: 0, ins: 0 };
  const question = { directions, filters: NO_FILTERS, cabin: "E", party, currency: "UZS", now: world.now } as const;
  const { offers } = await houseSupplier.selling.search(question);
  return offers[0]?.directions[0]?.segments[0];
}

/** The product's rules with another text for one zone, under another release's name. */
function otherRules(version: string, zone: string, packed: string | null): string {
  const zones = BUILT_IN_RULES.zones.flatMap((each) => (each.startsWith(`${zone}|`) ? (packed ?? []) : each));
  return someFile(`${version}.json`, JSON.stringify({ version, zones, links: BUILT_IN_RULES.links }));
}

async function refusalOf(file: string): Promise<string[]> {
  const error: unknown = await importZoneRules({ files: [file] }).catch((reason: unknown) => reason);
  if (!(error instanceof ImportRefused)) throw error;
  return error.refused.flatMap(({ badLines }) => badLines.map((bad) => badLineText(bad, "en")));
}

test.each(FILED)(
  "$route takes $minutes minutes on 15 December 2026, whatever this Node believes",
  async ({ route, leaves, lands, minutes }) => {
    const flight = await found(route);
    expect([flight?.departure.local, flight?.arrival.local]).toEqual([`${DAY}T${leaves}`, `${DAY}T${lands}`]);
    expect((flight?.arrival.utc ?? 0) - (flight?.departure.utc ?? 0)).toBe(minutes);
  },
);

test("eleven o'clock in Casablanca is eleven o'clock UTC, and so the calendar file has it", async () => {
  const flight = await found("CMNAGP");
  expect(instantAt(flight?.departure.utc ?? 0).toISOString()).toBe(`${DAY}T11:00:00.000Z`);
  const [direction] = SNAPSHOT.directions;
  if (!flight || !direction) throw new Error("no flight");
  const snapshot = { ...SNAPSHOT, directions: [{ ...direction, segments: [flight] }] };
  const { publicToken } = await insertBooking({ snapshot });
  const request = new Request(`http://parvoz.test/calendars/${publicToken}.ics?lang=en`);
  const response = await readCalendarFile(request, { params: Promise.resolve({ token: `${publicToken}.ics` }) });
  const [event] = readCalendar(await response.text()).events;
  expect([event?.get("DTSTART"), event?.get("DTEND")]).toEqual(["20261215T110000Z", "20261215T121000Z"]);
});

test("bookings that were sold by other rules are named", async () => {
  const flight = await found("CMNAGP");
  const [direction] = SNAPSHOT.directions;
  if (!flight || !direction) throw new Error("no flight");
  const sold = (utc: number) => {
    const { departure } = flight;
    return insertBooking({
      snapshot: { ...SNAPSHOT, directions: [{ ...direction, segments: [{ ...flight, departure: { ...departure, utc } }] }] },
    });
  };
  const before = await soldByOtherRules(world.now);
  await sold(flight.departure.utc);
  const { bookingNumber } = await sold(flight.departure.utc - 60);
  expect((await soldByOtherRules(world.now)).filter((each) => !before.includes(each))).toEqual([bookingNumber]);
  expect(await soldByOtherRules(instantAt(flight.arrival.utc + 1))).not.toContain(bookingNumber);
});

test("a later release is taken by every process, searches go by it, and an older product's own does not come back", async () => {
  // Morocco an hour ahead again, as a later decision might have it.
  const file = otherRules("2027a", "Africa/Casablanca", "Africa/Casablanca|+01|-10|0||");
  const rehearsal = await importZoneRules({ files: [file], dryRun: true, now: world.now });
  await loadReference();
  expect([rehearsal[0]?.version, zoneRules().version]).toEqual(["2027a", BUILT_IN_RULES.version]);
  const [report] = await importZoneRules({ files: [file], now: world.now });
  expect(report).toMatchObject({ version: "2027a", before: BUILT_IN_RULES.version });
  expect(report?.changes.map(({ zone, one, other, airports }) => [zone, one, other, airports.includes("CMN")])).toEqual([
    ["Africa/Casablanca", 0, 60, true],
  ]);
  await loadReference();
  expect(zoneRules().version).toBe("2027a");
  const { departure } = (await found("CMNAGP")) ?? {};
  expect([departure?.local, instantAt(departure?.utc ?? 0).toISOString()]).toEqual([`${DAY}T11:00`, `${DAY}T10:00:00.000Z`]);
  // What comes with the product is refused beside it only where it is older: the very same rules may be taken back.
  await importZoneRules({ files: [RULES] });
  await loadReference();
  expect(zoneRules()).toBe(BUILT_IN_RULES);
  expect(instantAt((await found("CMNAGP"))?.departure.utc ?? 0).toISOString()).toBe(`${DAY}T11:00:00.000Z`);
});

test("a release that an earlier product has left behind does not hold back the product's own", async () => {
  await db().zoneRules.deleteMany();
  await db().zoneRules.create({ data: { version: "2025c", zones: ["Africa/Casablanca|+01|-10|0||"], links: [] } });
  await db().dataVersion.update({ where: { kind: "time-zones" }, data: { version: { increment: 1 } } });
  await loadReference();
  expect(zoneRules()).toBe(BUILT_IN_RULES);
});

test("what is no whole release is refused in one line, and nothing is changed", async () => {
  expect(await refusalOf(someFile("page.html", "<!doctype html>"))).toEqual([expect.stringMatching(/^The file holds no time-zone rules/)]);
  expect(await refusalOf(someFile("none.json", JSON.stringify({ version: "latest", zones: ["a|b"], links: [] })))).toEqual([
    expect.stringMatching(/^The file holds no time-zone rules/),
  ]);
  expect(await refusalOf(otherRules("2027b", "Europe/Riga", "Europe/Riga|EET EEST|-20|01|0|"))).toEqual([
    expect.stringMatching(/zone “Europe\/Riga” cannot be read/),
  ]);
  expect(await refusalOf(otherRules("2027c", "Asia/Dushanbe", null))).toEqual([
    expect.stringMatching(/lacks the zone Asia\/Dushanbe of the airport DYU, LBD, KQT/),
  ]);
  expect(await refusalOf(otherRules("2025c", "Africa/Casablanca", "Africa/Casablanca|+01|-10|0||"))).toEqual([
    expect.stringMatching(/rules of 2025c; the product's own are of 2026f/),
  ]);
  expect(await refusalOf(otherRules(BUILT_IN_RULES.version, "Africa/Casablanca", "Africa/Casablanca|+01|-10|0||"))).toEqual([
    expect.stringMatching(/name a correction of your own 2026f-1/),
  ]);
  await loadReference();
  expect(zoneRules()).toBe(BUILT_IN_RULES);
});

test("npx parvoz import reference time-zones tells which airports' clocks change", async () => {
  const file = otherRules("2026f-1", "Africa/Casablanca", "Africa/Casablanca|+01|-10|0||");
  const { status, stdout } = await runHere("reference", "time-zones", file, "--dry-run");
  expect([status, stdout]).toEqual([0, expect.stringContaining("time-zone rules: tz 2026f-1 in the place of 2026f")]);
  expect(stdout).toMatch(/Africa\/Casablanca, seen on \d{4}-\d\d-\d\d: before UTC\+0000, now UTC\+0100 \(.*CMN/);
});

test("the rules of the product are those of the package, byte for byte", () => {
  expect(readFileSync(RULES, "utf8")).toBe(readFileSync("node_modules/moment-timezone/data/packed/latest.json", "utf8"));
});
