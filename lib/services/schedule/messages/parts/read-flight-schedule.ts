import { addDays } from "@/lib/domain/dates";
import type { StoredLeg } from "@/lib/domain/schedule/cover-legs";
import type { FlightName } from "@/lib/formats/ssm/message";
import type { Prisma } from "@/lib/generated/prisma/client";
import { readFlights } from "../../sets/parts/read-flights";
import { readSets } from "../../sets/parts/read-sets";
import { zoneOf } from "../../sets/parts/zone-of";
import { FlightSchedule } from "./flight-schedule";

/** Legs that ended longer ago are of no interest to a message. */
const DAYS_BACK = 10;

/** All that the schedule keeps of one flight, what the transaction has written among it. @param today `YYYY-MM-DD` */
export async function readFlightSchedule(tx: Prisma.TransactionClient, flight: FlightName, today: string): Promise<FlightSchedule> {
  const { carrier, flightNumber, suffix } = flight;
  const sets = (await readSets(tx, [carrier])).filter(
    (set) => set.withdrawnBy === null && (set.flightNumber === null || (set.flightNumber === flightNumber && set.suffix === suffix)),
  );
  const counting = new Set(sets.map(({ seq }) => seq));
  const legs: StoredLeg[] = [];
  for await (const batch of readFlights(tx, { carrier, numbers: [flightNumber], from: addDays(today, -DAYS_BACK) })) {
    legs.push(...batch.filter((leg) => leg.suffix === suffix && counting.has(leg.setSeq)));
  }
  return new FlightSchedule(sets, legs, zoneOf);
}
