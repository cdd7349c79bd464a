import { db } from "@/lib/db";
import { utcMinutes } from "@/lib/domain/dates";
import { keptLegKey, parseFlightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import type { FlightName } from "@/lib/formats/ssm/message";
import { cancellationMessage } from "@/lib/formats/ssm/write-cancellation";
import type { Delivery } from "./apply-message";
import { applyRead, type MessageOutcome, readMessages } from "./apply-messages";
import { flightOfDeparture } from "./parts/flight-of-departure";
import { readFlightSchedule } from "./parts/read-flight-schedule";

interface CancelDeparture {
  /** As in leg_inventory. */
  legKey: string;
  actor: string;
  /** Why, for the audit log. */
  reason: string;
  now: Date;
  /** Looks whether the schedule takes it, and changes nothing. */
  dryRun?: boolean;
  /** What stands in the same transaction. */
  delivery?: Delivery;
}

/**
 * Takes one departure out of the schedule as its carrier's ASM CNL would, and lets bookings follow: of a flight of several legs that leg alone.
 * @returns what became of the message; `unknown` where the schedule has no such departure, `departed` where it has left
 */
export async function cancelDeparture({ legKey, ...options }: CancelDeparture): Promise<MessageOutcome | "unknown" | "departed"> {
  const { flight: code, ...departure } = parseLegKey(keptLegKey(legKey));
  const flight = parseFlightCode(code);
  const named = flight && flightOfDeparture(await currentLegs(flight, options.now), departure);
  if (!named) return "unknown";
  if (named.leavesUtc <= utcMinutes(options.now)) return "departed";
  const text = cancellationMessage({ flight, ...named });
  const [message] = readMessages({ text, mayHaveProse: false, now: options.now }).read;
  if (!message) throw new Error("the message of a cancelled departure has no text");
  return applyRead(message, { source: "", ...options });
}

function currentLegs(flight: FlightName, now: Date) {
  return db().$transaction(async (tx) => (await readFlightSchedule(tx, flight, now.toISOString().slice(0, 10))).current());
}
