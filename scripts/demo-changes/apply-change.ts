import { addDays } from "@/lib/domain/dates";
import { NETWORK_ACTOR } from "@/lib/services/operations/demonstration/remove-network";
import { changeSchedule } from "@/lib/services/schedule/sets/change-schedule";
import { changeFlight } from "./change-flight";
import { findInForce, freeNumber, type NamedFlight } from "./find-flight";
import type { DemoChange } from "./kinds";

/** Later than the connection by so much, or so late where there is none to be missed. */
const TOO_LATE = 10;
const LATE_FOR_MOST = 300;

interface Apply {
  kind: DemoChange;
  flight: NamedFlight;
  now: Date;
  dryRun: boolean;
}

/**
 * Changes a flight of the schedule on and around a date, as a standard message would: bookings follow it, and it can be undone.
 * @returns lines that tell what was done
 * @throws NotFound where the flight does not fly
 */
export async function applyChange({ kind, flight, now, dryRun }: Apply): Promise<string[]> {
  const today = now.toISOString().slice(0, "YYYY-MM-DD".length);
  const inForce = await findInForce(flight, today);
  const name = `${flight.carrier}${flight.number}${flight.suffix}`;
  const missedBy = flight.connection === null ? LATE_FOR_MOST : flight.connection + TOO_LATE;
  const sets = changeFlight({ ...inForce, kind, from: addDays(today, 1), missedBy, freeNumber: await freeNumber(flight.carrier) });
  const source = `demo:change-schedule ${kind} ${name}`;
  const change = await changeSchedule({ kind: "ssm", source, actor: NETWORK_ACTOR, now, dryRun, maxLoss: null }, async (_tx, draft) => {
    for (const { set, legs } of sets) {
      await draft.begin(set);
      for (const leg of legs) await draft.add(leg);
    }
  });
  const route = [inForce.legs[0].origin, ...inForce.legs.map(({ destination }) => destination)].join("–");
  const seats = change.report.soldFlights.reduce((sum, each) => sum + each.seats, 0);
  const period = sets.map(({ set }) => `${set.validFrom} to ${set.validTo}`)[0];
  return [`${kind}: ${name} ${route}, ${period}${dryRun ? " (nothing was changed)" : ""}`, `  seats sold on flights that change: ${seats}`];
}
