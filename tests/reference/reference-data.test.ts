import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import type { SupplierOffer } from "@/lib/domain/offer";
import { linesOf, someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { airlineByCode } from "@/lib/reference/airlines";
import { airportByCode, successorOf } from "@/lib/reference/airports";
import { readBuiltIn } from "@/lib/reference/built-in";
import { referenceTables, replaceReferenceTables } from "@/lib/reference/current-tables";
import { loadReference } from "@/lib/reference/load-reference";
import { importReference, REFERENCE_KINDS } from "@/lib/services/schedule/imports/import-reference";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { ImportRefused } from "@/lib/services/schedule/imports/parts/import-files";
import type { ReferenceKind } from "@/lib/services/schedule/imports/parts/replace-in-transaction";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { someFile } from "@/tests/support/run/files";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let own: Credentials;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
});
const changed = new Set<ReferenceKind>();
afterEach(async () => {
  for (const kind of changed) await importReference(kind, { files: [repositoryFile(kind)] });
  changed.clear();
  await loadReference();
});
// Test files of a thread share what the process keeps.
afterAll(() => replaceReferenceTables(readBuiltIn()));

const repositoryFile = (kind: ReferenceKind) => `data/reference/${kind}.csv`;

/** The repository's file of a table with some lines changed: every line that matches. */
async function importChanged(kind: ReferenceKind, pattern: RegExp, replacement: string, ...added: string[]): Promise<void> {
  const lines = readFileSync(repositoryFile(kind), "utf8").trim().split("\n");
  const file = someFile(`${kind}.csv`, [...lines.map((line) => line.replace(pattern, replacement)), ...added]);
  changed.add(kind);
  await importReference(kind, { files: [file] });
  await loadReference();
}

async function problemsOf(kind: ReferenceKind, header: string, ...rows: string[]): Promise<string[]> {
  const error: unknown = await importReference(kind, { files: [someFile("bad.csv", [header, ...rows])] }).catch((reason) => reason);
  if (!(error instanceof ImportRefused)) throw error;
  return error.refused.flatMap(({ badLines }) => badLines.map(({ line, field, problem }) => `${line} ${field} ${problem}`));
}

async function offers(route: string): Promise<SupplierOffer[]> {
  const [origin = "", destination = ""] = route.split("-");
  const directions = [directionOf(origin, destination, world.date(30))];
  const party = { adt: 1, chd: 0, inf: 0, ins: 0 };
  return (await houseSupplier.selling.search({ directions, filters: NO_FILTERS, cabin: "E", party, currency: "UZS", now: world.now }))
    .offers;
}

const flightsOf = ({ directions }: SupplierOffer) =>
  directions.flatMap(({ segments }) => segments.map(({ carrier, flightNumber }) => `${carrier}${flightNumber}`)).join();

test("the repository's files are what the tables hold, and a process reads them as it reads the files", async () => {
  for (const kind of REFERENCE_KINDS) await importReference(kind, { files: [repositoryFile(kind)] });
  await loadReference();
  const [read, built] = [referenceTables(), readBuiltIn()];
  expect(read).not.toBe(built);
  expect(read.airports).toEqual(built.airports);
  const byCode = (rows: readonly { code: string }[]) => [...rows].sort((one, other) => (one.code < other.code ? -1 : 1));
  expect(byCode(read.carriers)).toEqual(byCode(built.carriers));
  expect(byCode(read.cities)).toEqual(byCode(built.cities));
  expect(new Set(read.connectionTimes.map((row) => JSON.stringify(row)))).toHaveLength(built.connectionTimes.length);
});

test("a file with wrong rows is refused whole, each named", async () => {
  const before = await db().airport.count();
  const airports = "code,city,country,time_zone,latitude,longitude,name_en,name_ru,name_uz,former_codes";
  expect(
    await problemsOf(
      "airports",
      airports,
      "TAS,TAS,UZ,Asia/Tashkent,41.26,69.27,Tashkent,,,",
      "SKD,SKD,UZ,Asia/Samarqand,39.7,66.98,Samarkand,,,",
      "TBS,,GE,Asia/Tbilisi,91,181,Tbilisi,,,",
      "IS,,XX,Europe/Istanbul,41,28,,,,ist",
      "BHK,,UZ,Asia/Tashkent,39.7,64.4,Bukhara,,,TAS",
    ),
  ).toEqual([
    "3 time_zone time_zone",
    "4 latitude degrees",
    "4 longitude degrees",
    "5 code place_code",
    "5 country country",
    "5 name_en required",
    "5 former_codes place_codes",
    "6 null repeated",
  ]);
  expect(
    await problemsOf(
      "carriers",
      "code,icao,name_en,name_ru,name_uz,ticket_prefix,alliance,country,low_cost,charter,invented",
      "HY,UZB,Uzbekistan Airways,,,250,,UZ,,,",
      "TK,THY,Turkish Airlines,,,250,Star Alliance,TR,,,",
      "C6,,Centrum Air,,,000,,UZ,,,",
      "X0,,Invented,,,111,,UZ,,,yes",
      "AF,AF,Air France,,,57,Sky Team,FR,,,",
    ),
  ).toEqual([
    "3 null repeated",
    "4 ticket_prefix prefix_owner",
    "5 ticket_prefix prefix_owner",
    "6 icao icao_carrier",
    "6 ticket_prefix ticket_prefix",
    "6 alliance alliance",
  ]);
  expect(
    await problemsOf(
      "connection-times",
      "airport,status,arrival_terminal,departure_terminal,arrival_carrier,departure_carrier,minutes",
      "TAS,DX,,,,,60",
      ",II,,,,TK,60",
      "IST,II,,,,TK,60",
      "IST,II,,,,TK,65",
    ),
  ).toEqual(["2 status connection_status", "3 airport default_only", "5 null repeated"]);
  expect(await db().airport.count()).toBe(before);
});

test("a newer version of a table is taken whole: names, zones, closed airports", async () => {
  await importChanged("airports", /^UGC,UGC,UZ,Asia\/Tashkent(.*),$/, "UGC,UGC,UZ,Asia/Samarkand$1,QQU");
  expect(airportByCode("UGC")?.timeZone).toBe("Asia/Samarkand");
  expect(successorOf("QQU")).toBe("UGC");
  await importChanged("carriers", /^TK,THY,Turkish Airlines/, "TK,THY,Anatolian Airlines");
  expect(airlineByCode("TK")?.name.en).toBe("Anatolian Airlines");
});

test("a flight whose carrier has no ticket stock is offered under the number of one that can", async () => {
  const [from, to] = [world.date(20), world.date(40)];
  const shared = someLeg({
    carrier: "TK",
    flightNumber: 7271,
    periodFrom: from,
    periodTo: to,
    daysOfOperation: 127,
    departureMinutes: 420,
    arrivalMinutes: 610,
    configuration: "C2Y6",
    operatingCarrier: "HY",
    operatingFlight: "HY0271",
  });
  const carrier = someCarrier([shared], { carrier: "TK", validFrom: from, validTo: to });
  await importSchedule({ files: [someFile("tk.ssim", linesOf(carrier))], isKnownAirport: () => true, allowedLossPercent: 100 });
  const numbers = async () => (await offers("TAS-IST")).map(flightsOf).filter((flights) => /^(HY0?271|TK7271)$/.test(flights));
  await expect.poll(numbers, { timeout: 40_000 }).toEqual(["HY271"]);
  await db().ticketStock.updateMany({ where: { carrier: "HY" }, data: { closedAt: new Date() } });
  await expect.poll(numbers, { timeout: 40_000 }).toEqual(["TK7271"]);
  await db().ticketStock.updateMany({ where: { carrier: "HY" }, data: { closedAt: null } });
  await expect.poll(numbers, { timeout: 40_000 }).toEqual(["HY271"]);
  await undoImport({ actor: "", now: new Date() });
});

test("searches connect by newer connection times, and by a carrier's own", async () => {
  const connecting = async () => (await offers("TAS-LON")).map(flightsOf).filter((flights) => flights.includes(","));
  await expect.poll(connecting, { timeout: 40_000 }).toContain("HY271,TK1979");
  await importChanged("connection-times", /^$/, "", "IST,II,,,HY,TK,1200");
  const slower = await connecting();
  expect(slower).not.toContain("HY271,TK1979");
  expect(slower).toContain("TK371,TK1979");
  await importChanged("connection-times", /^$/, "", "IST,II,,,HY,TK,30");
  expect(await connecting()).toContain("HY271,TK1979");
});

test("a search may name a carrier that is on sale, whether or not it is known", async () => {
  const status = async (airline: string) => {
    const query = { directions: [{ departure_airport: "TAS", arrival_airport: "IST", date: world.date(30) }] };
    const party = { adults: 1, children: 0, infants: 0, infants_with_seat: 0, service_class: "E", airlines: [airline] };
    return (await callOperation("search_offers", { credential: own.fullKey, query: { ...query, ...party } })).status;
  };
  expect(await status("AF")).toBe(200);
  expect(await status("Q7")).toBe(422);
  const leg = someLeg({ carrier: "Q7", periodFrom: world.date(0), periodTo: null });
  const carrier = someCarrier([leg], { carrier: "Q7", validFrom: world.date(0), validTo: null });
  await importSchedule({ files: [someFile("q7.ssim", linesOf(carrier))], isKnownAirport: () => true });
  await expect.poll(() => status("Q7"), { timeout: 40_000 }).toBe(200);
});
