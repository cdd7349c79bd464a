import { dayNumber, fromDayNumber, weekday } from "@/lib/domain/dates";
import { offsetMinutes } from "@/lib/domain/schedule/zones";

/** An IATA season: summer from the last Sunday of March, winter from the last Sunday of October. */
export interface Season {
  /** `W26` */
  name: string;
  /** Day numbers, both included. */
  first: number;
  last: number;
}

/** Seasons that hold any of the days, in order. */
export function seasonsOf(fromDay: number, toDay: number): Season[] {
  const year = Number(fromDayNumber(fromDay).slice(0, 4));
  return [year - 1, year, year + 1]
    .flatMap((each) => {
      const [spring, autumn, nextSpring] = [lastSunday(each, "03"), lastSunday(each, "10"), lastSunday(each + 1, "03")];
      const short = String(each % 100).padStart(2, "0");
      return [
        { name: `S${short}`, first: spring, last: autumn - 1 },
        { name: `W${short}`, first: autumn, last: nextSpring - 1 },
      ];
    })
    .filter(({ first, last }) => first <= toDay && last >= fromDay);
}

/** @param month March or October: both have 31 days */
function lastSunday(year: number, month: "03" | "10"): number {
  const end = dayNumber(`${year}-${month}-31`);
  return end - ((weekday(end) + 1) % 7);
}

/** Minutes east of UTC at noon of a day: the clock by which that day's flights are filed. */
export function offsetOn(zone: string, day: number): number {
  return offsetMinutes(zone, day * 1440 + 720);
}

const changes = new Map<string, readonly number[]>();

/** Days within a season from which a zone's clock differs from the day before; remembered, every flight asks. */
export function clockChanges(zone: string, { first, last }: Season): readonly number[] {
  const key = `${zone} ${first}`;
  const known = changes.get(key);
  if (known) return known;
  const days = Array.from({ length: last - first }, (_, index) => first + 1 + index);
  const found = days.filter((day) => offsetOn(zone, day) !== offsetOn(zone, day - 1));
  changes.set(key, found);
  return found;
}
