import type { FlownDirection, PricingContext } from "@/lib/suppliers/port";
import { readReference, withTimes } from "../journey-reference";
import { flownDirection } from "../offer/make-segment";
import { currentSnapshot } from "../snapshot/current-snapshot";
import { findFlights } from "./find-journey";

/** The flights of a reference as they are scheduled now, though they may not connect or have seats; null where one is not flown. */
export async function scheduledFlights(reference: string, { now, shown }: PricingContext): Promise<FlownDirection[] | null> {
  const snapshot = await currentSnapshot(now);
  const directions = withTimes(readReference(reference) ?? [], shown).map((direction) => findFlights(snapshot, direction));
  const flown = directions.filter((segments) => segments !== null);
  return flown.length > 0 && flown.length === directions.length ? flown.map((segments) => flownDirection({ segments })) : null;
}
