import fs from "node:fs";
import path from "node:path";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { Fare } from "@/lib/domain/pricing/fare";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { offsetOn } from "./seasons";
import type { FiledSeason, World } from "./world";

/** Files of a world, in the formats that the product imports. */
interface WorldFiles {
  carriers: string;
  fares: string;
  inventory: string;
  taxes: string;
  rates: string;
  interline: string;
}

/** Lines are gathered to pieces of this many characters before they are written. */
const PIECE = 1 << 20;

/** Writes all but the schedule into a folder that is there. */
export function writeTables(folder: string, { legs, fares, inventory, taxes, rates, agreements }: World): WorldFiles {
  const file = (name: string, rows: Iterable<object>) => writeLines(path.join(folder, name), csvLines(rows));
  return {
    carriers: file("carriers.csv", carrierRows(new Set(legs.map(({ carrier }) => carrier)))),
    fares: writeFares(path.join(folder, "fares.csv"), fares()),
    inventory: file(
      "inventory.csv",
      inventory.map((row) => ({
        ...{ carrier: row.carrier, booking_class: row.bookingClass, cabin: row.cabin },
        ...{ days_before: row.daysBefore, authorised_percent: row.authorisedPercent },
      })),
    ),
    taxes: file(
      "taxes.csv",
      taxes.map(({ adultMinor, childMinor, infantMinor, currency, ...rest }) => {
        return { ...rest, adult: adultMinor / 100, child: childMinor / 100, infant: infantMinor / 100, currency };
      }),
    ),
    rates: file("rates.csv", rates),
    interline: file(
      "interline.csv",
      agreements.map(([carrier_a, carrier_b]) => ({ carrier_a, carrier_b })),
    ),
  };
}

/** Carriers of a made world are nobody; each has a ticket prefix of its own, as without one it is not sold. */
function carrierRows(codes: ReadonlySet<string>): object[] {
  const nothing = { icao: "", name_ru: "", name_uz: "", alliance: "", country: "", low_cost: "", charter: "", invented: "" };
  return [...codes].map((code, index) => ({ code, name_en: code, ticket_prefix: String(index + 1).padStart(3, "0"), ...nothing }));
}

/** Writes seasons as an SSIM file. @returns its path */
export function writeSchedule(file: string, seasons: readonly FiledSeason[], { airports, fromDay }: World): string {
  const zones = new Map(airports.map(({ code, timeZone }) => [code, timeZone]));
  const utcOffset = (airport: string, date: string) => offsetOn(zones.get(airport) ?? "UTC", dayNumber(date));
  return writeLines(file, writeSsim({ carriers: seasons, createdOn: fromDayNumber(fromDay), utcOffset }));
}

/** Fares as the columns of their file. @returns its path */
export function writeFares(file: string, fares: Iterable<Fare>): string {
  return writeLines(file, csvLines(fareRows(fares)));
}

/** Every fare comes both ways, one after the other: one row is enough for the two. */
function* fareRows(fares: Iterable<Fare>): Iterable<object> {
  let isBack = true;
  for (const fare of fares) {
    isBack = !isBack;
    if (isBack) continue;
    yield {
      ...{ carrier: fare.carrier, origin: fare.origin, destination: fare.destination, both_directions: "yes" },
      ...{ brand: fare.brand, brand_rank: fare.brandRank, booking_class: fare.bookingClass, cabin: fare.cabin },
      ...{ amount: fare.amountMinor / 100, currency: fare.currency, child_percent: fare.childPercent },
      ...{ infant_percent: fare.infantPercent, infant_seat_percent: fare.infantSeatPercent },
      ...{ baggage_pieces: fare.baggagePieces, baggage_kg: fare.baggageKg, hand_pieces: fare.handPieces, hand_kg: fare.handKg },
      ...{ season_from: fare.seasonFrom ?? "", season_to: fare.seasonTo ?? "", days_of_week: daysText(fare.daysOfWeek) },
      ...{ advance_purchase_days: fare.advancePurchaseDays },
      ...{ refund_before: penalty(fare.refundBeforeMinor), refund_after: penalty(fare.refundAfterMinor) },
      ...{ change_before: penalty(fare.changeBeforeMinor), change_after: penalty(fare.changeAfterMinor) },
      services: fare.services.join("|"),
    };
  }
}

/** Digits 1 (Monday) to 7. */
function daysText(mask: number): string {
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => (mask >> (day - 1)) & 1).join("");
}

function penalty(minor: number | null): number | "no" {
  return minor === null ? "no" : minor / 100;
}

/** A heading of the first row's names, then all rows. No value here needs quotes. */
function* csvLines(rows: Iterable<object>): Iterable<string> {
  let isFirst = true;
  for (const row of rows) {
    if (isFirst) yield Object.keys(row).join();
    isFirst = false;
    yield Object.values(row).join();
  }
}

/** @returns the path of the file */
export function writeLines(file: string, lines: Iterable<string>): string {
  const output = fs.openSync(file, "w");
  let piece = "";
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    fs.writeSync(output, piece);
    piece = "";
  }
  fs.writeSync(output, piece);
  fs.closeSync(output);
  return file;
}
