import fs from "node:fs";
import path from "node:path";
import type { Fare } from "@/lib/domain/pricing/fare";
import { SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { loadReference } from "@/lib/reference/load-reference";
import { declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importReference } from "@/lib/services/schedule/imports/import-reference";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { writeFares, writeLines } from "../world/write-world";

/** An invented carrier with one daily flight of one class, so wide that a bench does not fill it by accident. */
export const WIDE = { carrier: "Q9", seats: 999, from: "TAS", to: "IST" } as const;

const LEG: LegPattern = {
  ...{ carrier: WIDE.carrier, flightNumber: 1, suffix: "", itineraryVariation: 1, legSequence: 1, serviceType: "J", timeMode: "L" },
  ...{ periodFrom: "2026-01-01", periodTo: null, daysOfOperation: 127, frequency: 1, origin: WIDE.from, destination: WIDE.to },
  ...{ departureMinutes: 540, arrivalMinutes: 700, departureDayOffset: 0, arrivalDayOffset: 0 },
  ...{
    departureTerminal: "",
    arrivalTerminal: "",
    aircraft: "388",
    bookingDesignators: "Y",
    configuration: `Y${WIDE.seats}`,
    coveredBy: UNCOVERED,
  },
  ...SOLD_FREELY,
};

const FARE: Fare = {
  ...{ carrier: WIDE.carrier, origin: WIDE.from, destination: WIDE.to, brand: "WIDE", brandRank: 0, bookingClass: "Y", cabin: "E" },
  ...{ amountMinor: 100_000_000, currency: "UZS", childPercent: 75, infantPercent: 10, infantSeatPercent: 75 },
  ...{ baggagePieces: 1, baggageKg: 23, handPieces: 1, handKg: 8, seasonFrom: null, seasonTo: null, daysOfWeek: 127 },
  ...{ advancePurchaseDays: 0, refundBeforeMinor: 0, refundAfterMinor: null, changeBeforeMinor: 0, changeAfterMinor: null, services: [] },
  ...{ travelFrom: null, travelTo: null, saleFrom: null, saleTo: null, flightNumbers: [] },
};

/** Brings the flight into the product's database. @param folder for its files */
export async function addWideFlight(folder: string): Promise<void> {
  const season = { carrier: WIDE.carrier, season: "", timeMode: "L", validFrom: LEG.periodFrom, validTo: null, legs: [LEG] } as const;
  const schedule = writeLines(path.join(folder, "wide.ssim"), writeSsim({ carriers: [season], createdOn: LEG.periodFrom }));
  const carriers = fs.readFileSync("data/reference/carriers.csv", "utf8").trimEnd().split("\n");
  const known = writeLines(path.join(folder, "carriers.csv"), [...carriers, `${WIDE.carrier},,Wide flight (invented),,,000,,,,,yes`]);
  await importReference("carriers", { files: [known], allowedLossPercent: 100 });
  await loadReference();
  await declareInventedStocks([WIDE.carrier], new Date());
  await importSchedule({ files: [schedule], isKnownAirport: () => true });
  await importFares({ files: [writeFares(path.join(folder, "wide.csv"), [FARE])] });
}
