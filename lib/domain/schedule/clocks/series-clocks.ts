import { dayNumber } from "../../dates";
import type { SeriesLeg } from "../series";
import { localToUtc, offsetMinutes } from "../zones";

/** A leg of one date as the clocks of the world have it. */
export interface LegClocks {
  /** Minutes from UTC at departure and arrival. */
  departureOffset: number;
  arrivalOffset: number;
  /** In the air and on the ground, minutes; below one where it would arrive before it leaves. */
  minutes: number;
}

/** @param zones IANA zones of its airports */
export function legClocks(leg: SeriesLeg, date: string, zones: { origin: string; destination: string }): LegClocks {
  const at = (zone: string, day: number, minutes: number) => localToUtc(zone, (dayNumber(date) + day) * 1440 + minutes);
  const [left, arrived] = [at(zones.origin, leg.departureDay, leg.departure), at(zones.destination, leg.arrivalDay, leg.arrival)];
  return {
    departureOffset: offsetMinutes(zones.origin, left),
    arrivalOffset: offsetMinutes(zones.destination, arrived),
    minutes: arrived - left,
  };
}
