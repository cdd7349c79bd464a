import { remembered } from "@/lib/util/waiting/remembered";
import type { Fare } from "../fare";
import { brandOnRoute } from "./fare-names";
import { daysOfSeason } from "./seasons";

/** When a fare is for, and where it stands. */
interface Filed {
  line: number;
  days: bigint;
  daysOfWeek: number;
  fare: Fare;
}

/**
 * Finds fares of one carrier, route, brand, class and advance purchase that are for the same days: on those the cheaper one is sold, whichever of
 * the seasons was meant.
 */
export class SeasonOverlaps {
  private readonly known = new Map<string, Filed[]>();

  /** @returns the line of an earlier fare for some of the same days; undefined where there is none */
  see(fare: Fare, line: number): number | undefined {
    const key = `${fare.carrier} ${brandOnRoute(fare)} ${fare.bookingClass} ${fare.advancePurchaseDays}`;
    const filed = remembered(this.known, key, (): Filed[] => []);
    const days = daysOfSeason(fare);
    const earlier = filed.find(
      (other) => (other.days & days) !== 0n && (other.daysOfWeek & fare.daysOfWeek) !== 0 && meet(other.fare, fare),
    );
    filed.push({ line, days, daysOfWeek: fare.daysOfWeek, fare });
    return earlier?.line;
  }
}

/** Whether two fares have a day of travel, a day of sale and a flight in common, as far as their dates and flights go. */
function meet(one: Fare, other: Fare): boolean {
  const flies = one.flightNumbers.length === 0 || other.flightNumbers.length === 0;
  return (
    touch([one.travelFrom, one.travelTo], [other.travelFrom, other.travelTo]) &&
    touch([one.saleFrom, one.saleTo], [other.saleFrom, other.saleTo]) &&
    (flies || one.flightNumbers.some((number) => other.flightNumbers.includes(number)))
  );
}

type Ends = readonly [from: string | null, to: string | null];

function touch([from, to]: Ends, [otherFrom, otherTo]: Ends): boolean {
  return (to === null || otherFrom === null || otherFrom <= to) && (otherTo === null || from === null || from <= otherTo);
}
