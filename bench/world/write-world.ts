import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { Fare } from "@/lib/domain/pricing/fare";
import { type SsimCarrier, writeSsim } from "@/lib/formats/ssim/write";
import type { WorldCarrier } from "./carriers";
import { makeWorld, type World } from "./make-world";
import type { WorldOptions } from "./options";
import { offsetOn } from "./seasons";
import { keyOfSold, soldSeats } from "./sold-seats";

/** Files of a made world, in the formats that the product imports. */
export interface WorldFiles {
  world: World;
  /** SSIM chapter 7, some carriers each. */
  schedules: string[];
  /** Leg records in all of them. */
  legRecords: number;
  fares: string[];
  fareCount: number;
  inventory: string;
  taxes: string;
  rates: string;
  interline: string;
  /** Rows of the table of sold seats (`leg_key,sold`) for PostgreSQL's COPY … CSV HEADER. */
  soldSeats: string;
  soldRows: number;
}

/** Lines are gathered to pieces of this many characters before they are written. */
const PIECE = 1 << 20;

/** Writes a world into a folder. @param files into how many the schedules, and the fares, are divided by carrier */
export async function writeWorld(folder: string, options: WorldOptions, files = 8): Promise<WorldFiles> {
  mkdirSync(folder, { recursive: true });
  const world = makeWorld(options);
  const groups = divide(world.carriers, files);
  const at = (name: string) => path.join(folder, name);
  const written: WorldFiles = {
    world,
    schedules: groups.map((_, index) => at(`schedule-${index + 1}.ssim`)),
    legRecords: 0,
    fares: groups.map((_, index) => at(`fares-${index + 1}.csv`)),
    fareCount: 0,
    ...{ inventory: at("inventory.csv"), taxes: at("taxes.csv"), rates: at("rates.csv"), interline: at("interline.csv") },
    ...{ soldSeats: at("sold-seats.csv"), soldRows: 0 },
  };
  for (const [index, file] of written.schedules.entries()) {
    written.legRecords += await writeSchedule(file, world, groups[index] ?? []);
  }
  written.fareCount = await writeFares(written.fares, groups, world);
  await writeTables(written);
  written.soldRows = (await writeLines(written.soldSeats, soldLines(world))) - 1;
  return written;
}

/** Carriers in so many groups of about as many flights. */
function divide(carriers: readonly WorldCarrier[], files: number): WorldCarrier[][] {
  const groups = Array.from({ length: Math.min(files, carriers.length) }, () => ({ flights: 0, carriers: Array.of<WorldCarrier>() }));
  for (const carrier of carriers) {
    const least = groups.reduce((best, group) => (group.flights < best.flights ? group : best));
    least.flights += carrier.flightsPerDay;
    least.carriers.push(carrier);
  }
  return groups.map((group) => group.carriers);
}

/** @returns leg records written */
async function writeSchedule(file: string, world: World, carriers: readonly WorldCarrier[]): Promise<number> {
  const zones = new Map(world.airports.map(({ code, timeZone }) => [code, timeZone]));
  const utcOffset = (airport: string, date: string) => offsetOn(zones.get(airport) ?? "UTC", dayNumber(date));
  let records = 0;
  function* seasons(): Iterable<SsimCarrier> {
    for (const carrier of carriers) {
      for (const season of world.seasons) {
        const legs = world.legsOf(carrier, season);
        records += legs.length;
        const [validFrom, validTo] = [fromDayNumber(season.first), fromDayNumber(season.last)];
        if (legs.length > 0) yield { carrier: carrier.code, season: season.name, timeMode: carrier.timeMode, validFrom, validTo, legs };
      }
    }
  }
  await writeLines(file, writeSsim({ carriers: seasons(), createdOn: world.options.from, utcOffset }));
  return records;
}

/** @returns fares written, each for one direction */
async function writeFares(files: readonly string[], groups: readonly (readonly WorldCarrier[])[], world: World): Promise<number> {
  const fileOf = new Map(groups.flatMap((carriers, index) => carriers.map(({ code }) => [code, index] as const)));
  const lines = files.map(() => [FARE_COLUMNS]);
  let count = 0;
  for (const fare of world.fares()) {
    // Every fare comes both ways, one after the other: one line is enough for the two.
    if (count++ % 2 === 0) lines[fileOf.get(fare.carrier) ?? 0]?.push(fareLine(fare));
  }
  for (const [index, file] of files.entries()) await writeLines(file, lines[index] ?? []);
  return count;
}

const FARE_COLUMNS =
  "carrier,origin,destination,both_directions,brand,brand_rank,booking_class,cabin,amount,currency,child_percent,infant_percent,infant_seat_percent,baggage_pieces,baggage_kg,hand_pieces,hand_kg,season_from,season_to,days_of_week,advance_purchase_days,refund_before,refund_after,change_before,change_after,services";

function fareLine(fare: Fare): string {
  const days = [1, 2, 3, 4, 5, 6, 7].filter((day) => (fare.daysOfWeek >> (day - 1)) & 1).join("");
  const penalty = (minor: number | null) => (minor === null ? "no" : minor / 100);
  return [
    ...[fare.carrier, fare.origin, fare.destination, "yes", fare.brand, fare.brandRank, fare.bookingClass, fare.cabin],
    ...[fare.amountMinor / 100, fare.currency, fare.childPercent, fare.infantPercent, fare.infantSeatPercent],
    ...[fare.baggagePieces, fare.baggageKg, fare.handPieces, fare.handKg, fare.seasonFrom ?? "", fare.seasonTo ?? "", days],
    ...[fare.advancePurchaseDays, penalty(fare.refundBeforeMinor), penalty(fare.refundAfterMinor)],
    ...[penalty(fare.changeBeforeMinor), penalty(fare.changeAfterMinor), fare.services.join("|")],
  ].join();
}

async function writeTables({ world, inventory, taxes, rates, interline }: WorldFiles): Promise<void> {
  await writeLines(inventory, [
    "carrier,booking_class,cabin,days_before,authorised_percent",
    ...world.inventory.map((row) => [row.carrier, row.bookingClass, row.cabin, row.daysBefore, row.authorisedPercent].join()),
  ]);
  await writeLines(taxes, [
    "code,name,airport,carrier,scope,adult,child,infant,currency",
    ...world.taxes.map(({ code, name, airport, carrier, scope, adultMinor, childMinor, infantMinor, currency }) =>
      [code, name, airport, carrier, scope, adultMinor / 100, childMinor / 100, infantMinor / 100, currency].join(),
    ),
  ]);
  await writeLines(rates, ["base,quote,rate", ...world.rates.map(({ base, quote, rate }) => [base, quote, rate].join())]);
  await writeLines(interline, ["carrier_a,carrier_b", ...world.agreements.map((pair) => pair.join())]);
}

function* soldLines({ carriers, seasons, airports, legsOf, fromDay, options }: World): Iterable<string> {
  const zones = new Map(airports.map(({ code, timeZone }) => [code, timeZone]));
  const near = seasons.filter(({ first }) => first <= fromDay + 60);
  yield "leg_key,sold";
  for (const carrier of carriers) {
    // Where periods meet, two of them may have a departure on one local day: the key is the same, and there can be one row only.
    const written = new Set<string>();
    const legs = near.flatMap((season) => legsOf(carrier, season));
    for (const sold of soldSeats(legs, fromDay, (code) => zones.get(code) ?? "UTC", options.seed)) {
      const key = keyOfSold(sold);
      if (!written.has(key)) yield `${key},"{${sold.counts.join()}}"`;
      written.add(key);
    }
  }
}

/** @returns lines written */
async function writeLines(file: string, lines: Iterable<string>): Promise<number> {
  const stream = createWriteStream(file);
  let [piece, count] = ["", 0];
  for (const line of lines) {
    count += 1;
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    if (!stream.write(piece)) await once(stream, "drain");
    piece = "";
  }
  stream.end(piece);
  await finished(stream);
  return count;
}
