import { remembered } from "@/lib/util/waiting/remembered";
import type { Fare } from "../fare";
import { brandOnRoute } from "./fare-names";
import { daysOfSeason } from "./seasons";

/** When a fare is for, and where it stands. */
interface Filed {
  line: number;
  days: bigint;
  daysOfWeek: number;
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
    const earlier = filed.find((other) => (other.days & days) !== 0n && (other.daysOfWeek & fare.daysOfWeek) !== 0);
    filed.push({ line, days, daysOfWeek: fare.daysOfWeek });
    return earlier?.line;
  }
}
