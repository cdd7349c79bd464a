import fs from "node:fs";
import path from "node:path";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { writeSsim } from "@/lib/formats/ssim/write";
import { run } from "../../scripts/lib/prepare.mjs";

/** An invented carrier with one daily flight of one class, so wide that a bench does not fill it by accident. */
export const WIDE = { carrier: "Q9", seats: 999, from: "TAS", to: "IST" } as const;

const LEG: LegPattern = {
  ...{ carrier: WIDE.carrier, flightNumber: 1, suffix: "", itineraryVariation: 1, legSequence: 1, serviceType: "J", timeMode: "L" },
  ...{ periodFrom: "2026-01-01", periodTo: null, daysOfOperation: 127, frequency: 1, origin: WIDE.from, destination: WIDE.to },
  ...{ departureMinutes: 540, arrivalMinutes: 700, departureDayOffset: 0, arrivalDayOffset: 0 },
  ...{ departureTerminal: "", arrivalTerminal: "", aircraft: "388", bookingDesignators: "Y", configuration: `Y${WIDE.seats}` },
};

const FARE = {
  ...{ carrier: WIDE.carrier, origin: WIDE.from, destination: WIDE.to, both_directions: "no", brand: "WIDE", brand_rank: "0" },
  ...{ booking_class: "Y", cabin: "E", amount: "1000000", currency: "UZS", child_percent: "75", infant_percent: "10" },
  ...{ infant_seat_percent: "75", baggage_pieces: "1", baggage_kg: "23", hand_pieces: "1", hand_kg: "8", season_from: "", season_to: "" },
  ...{ days_of_week: "", advance_purchase_days: "0", refund_before: "0", refund_after: "no", change_before: "0", change_after: "no" },
  services: "",
};

/** Brings the flight into the product's database, as an operator would. */
export async function addWideFlight(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const schedule = path.join(folder, "wide.ssim");
  const season = { carrier: WIDE.carrier, season: "", timeMode: "L" as const, validFrom: "2026-01-01", validTo: null, legs: [LEG] };
  fs.writeFileSync(schedule, [...writeSsim({ carriers: [season], createdOn: "2026-01-01" })].join("\n"));
  const fares = path.join(folder, "wide.csv");
  fs.writeFileSync(fares, `${Object.keys(FARE).join(",")}\n${Object.values(FARE).join(",")}\n`);
  const command = (script: string, file: string) => run(process.execPath, ["--import", "tsx", script, file], { quiet: true, env });
  await command("scripts/import-schedule.ts", schedule);
  await command("scripts/import-fares.ts", fares);
}
