import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { airport } from "@/lib/reference/block-time";

const DAY = 1440;

/** Day number on which a leg leaves, on its airport's own clock. @param flightDay day number of the flight's date, in the leg's time mode */
export function localDepartureDay({ timeMode, origin, departureDayOffset, departureMinutes }: LegPattern, flightDay: number): number {
  const day = flightDay + departureDayOffset;
  return timeMode === "L" ? day : Math.floor(utcToLocal(airport(origin).timeZone, day * DAY + departureMinutes) / DAY);
}
