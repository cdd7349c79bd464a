import { cabinCapacities, nestingLevels } from "@/lib/domain/nesting";
import type { Cabin } from "@/lib/domain/offer";
import type { FlightLeg } from "@/lib/engine/find-itineraries";
import type { HouseSnapshot, Levels } from "./snapshot";

const DAY_MINUTES = 1440;

/** Whole days (24 hours) from now to an instant; both in minutes since epoch, UTC. */
export function daysLeft(nowUtc: number, departureUtc: number): number {
  return Math.floor((departureUtc - nowUtc) / DAY_MINUTES);
}

/** Authorised seats of a leg as of now. */
export function levelsOf(snapshot: HouseSnapshot, carrier: string, leg: FlightLeg, nowUtc: number): Levels {
  return levelsOfKind(snapshot, carrier, leg.configuration, leg.bookingDesignators, daysLeft(nowUtc, leg.departureUtc));
}

/** The same for every leg with the same aircraft, classes and days to go, so kept. */
export function levelsOfKind(snapshot: HouseSnapshot, carrier: string, configuration: string, designators: string, days: number): Levels {
  const key = `${carrier}|${configuration}|${designators}|${days}`;
  const known = snapshot.levels.get(key);
  if (known) return known;
  const made = makeLevels(snapshot, carrier, configuration, designators, days);
  snapshot.levels.set(key, made);
  return made;
}

function makeLevels(snapshot: HouseSnapshot, carrier: string, configuration: string, designators: string, days: number): Levels {
  const capacities = cabinCapacities(configuration);
  const rules = snapshot.rules.get(carrier) ?? [];
  const classes = [...new Set(designators)];
  const inCabin = (cabin: Cabin) => {
    const own = classes.filter((each) => snapshot.cabinOf(carrier, each) === cabin).join("");
    return nestingLevels({ capacity: capacities[cabin], classes: own }, rules, days);
  };
  return { B: inCabin("B"), E: inCabin("E") };
}
