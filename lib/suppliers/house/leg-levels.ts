import type { Cabin } from "@/lib/domain/offer";
import { cabinCapacities } from "@/lib/domain/schedule/nesting";
import type { FlightLeg } from "@/lib/engine/itinerary";
import { type Levels, LevelsByDays } from "./levels-by-days";
import type { HouseSnapshot } from "./snapshot/snapshot";

const DAY_MINUTES = 1440;

/** Whole days (24 hours) from now to an instant; both in minutes since epoch, UTC. */
export function daysLeft(nowUtc: number, departureUtc: number): number {
  return Math.floor((departureUtc - nowUtc) / DAY_MINUTES);
}

/** Authorised seats of a leg as of now. */
export function levelsOf(snapshot: HouseSnapshot, carrier: string, leg: FlightLeg, nowUtc: number): Levels {
  return levelsOfKind(snapshot, carrier, leg.configuration, leg.bookingDesignators).at(daysLeft(nowUtc, leg.departureUtc));
}

/** The same for every leg with the same aircraft and classes, so kept. */
export function levelsOfKind(snapshot: HouseSnapshot, carrier: string, configuration: string, designators: string): LevelsByDays {
  const key = `${carrier}|${configuration}|${designators}`;
  const known = snapshot.levels.get(key);
  if (known) return known;
  const made = makeLevels(snapshot, carrier, configuration, designators);
  snapshot.levels.set(key, made);
  return made;
}

function makeLevels(snapshot: HouseSnapshot, carrier: string, configuration: string, designators: string): LevelsByDays {
  const capacities = cabinCapacities(configuration);
  const classes = [...new Set(designators)];
  const inCabin = (cabin: Cabin) => ({
    capacity: capacities[cabin],
    classes: classes.filter((each) => snapshot.cabinOf(carrier, each) === cabin).join(""),
  });
  return new LevelsByDays({ B: inCabin("B"), E: inCabin("E") }, snapshot.inventoryRules.get(carrier) ?? []);
}
