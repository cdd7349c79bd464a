import fs from "node:fs";
import path from "node:path";
import { SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { loadReference } from "@/lib/reference/load-reference";
import { declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importReference } from "@/lib/services/schedule/imports/import-reference";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";

/** An invented carrier's flights from and to, daily. */
export const INVENTED = { carrier: "Q8", from: "TAS", to: "NRT" } as const;

/** Flights by what they are for: even numbers lead back. */
export const FLIGHTS = { one: 1, seven: 3, fifty: 5, wide: 7 } as const;

const SEATS: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 7, 4: 7, 5: 50, 6: 50, 7: 999, 8: 999 };

function leg(flightNumber: number): LegPattern {
  const [origin, destination] = flightNumber % 2 === 1 ? [INVENTED.from, INVENTED.to] : [INVENTED.to, INVENTED.from];
  return {
    ...{ carrier: INVENTED.carrier, flightNumber, suffix: "", itineraryVariation: 1, legSequence: 1, serviceType: "J", timeMode: "L" },
    ...{ periodFrom: "2026-01-01", periodTo: null, daysOfOperation: 127, frequency: 1, origin, destination },
    ...{ departureMinutes: 540 + flightNumber * 10, arrivalMinutes: 1100 + flightNumber * 10, departureDayOffset: 0, arrivalDayOffset: 0 },
    ...{ departureTerminal: "", arrivalTerminal: "", aircraft: "388", bookingDesignators: "Y", coveredBy: UNCOVERED },
    configuration: `Y${SEATS[flightNumber] ?? 0}`,
    ...SOLD_FREELY,
  };
}

/** One price there and back, whose every part is given back. */
const FARES = [
  "carrier,origin,destination,both_directions,brand,brand_rank,booking_class,cabin,amount,currency,child_percent,infant_percent," +
    "infant_seat_percent,baggage_pieces,baggage_kg,hand_pieces,hand_kg,season_from,season_to,days_of_week,advance_purchase_days," +
    "refund_before,refund_after,change_before,change_after,services",
  `${INVENTED.carrier},${INVENTED.from},${INVENTED.to},yes,STORM,0,Y,E,1000000,UZS,75,10,75,1,23,1,8,,,1234567,0,0,no,0,no,`,
];

/** Brings the flights into the product's database. @param folder for its files */
export async function addFlights(folder: string): Promise<void> {
  const legs = Object.keys(SEATS).map((number) => leg(Number(number)));
  const season = { carrier: INVENTED.carrier, season: "", timeMode: "L", validFrom: "2026-01-01", validTo: null, legs } as const;
  const schedule = write(path.join(folder, "storm.ssim"), writeSsim({ carriers: [season], createdOn: "2026-01-01" }));
  const carriers = fs.readFileSync("data/reference/carriers.csv", "utf8").trimEnd().split("\n");
  const known = write(path.join(folder, "carriers.csv"), [...carriers, `${INVENTED.carrier},,Storm flights (invented),,,000,,,,,yes`]);
  await importReference("carriers", { files: [known], allowedLossPercent: 100 });
  await loadReference();
  await declareInventedStocks([INVENTED.carrier], new Date());
  await importSchedule({ files: [schedule], isKnownAirport: () => true });
  await importFares({ files: [write(path.join(folder, "storm.csv"), FARES)] });
}

function write(file: string, lines: Iterable<string>): string {
  fs.writeFileSync(file, `${[...lines].join("\n")}\n`);
  return file;
}
