import type { Cabin } from "@/lib/domain/offer";
import { limitsOf } from "@/lib/domain/schedule/nesting";
import type { FlightLeg, FlightSegment } from "@/lib/engine/itinerary";
import type { CountedLimit, OpenClass } from "@/lib/suppliers/port/explanation";
import { legKeyOf } from "../flights";
import { levelsOf } from "../levels";
import { type Market, NOTHING_SOLD } from "../market";
import type { SoldSeats } from "../seats/sold-seats";

/** A class of a leg with every level and limit of the house that a sale in it has to pass, and what is sold in each. */
export function openClassOf(
  { segment, leg, bookingClass, cabin }: { segment: FlightSegment; leg: FlightLeg; bookingClass: string; cabin: Cabin },
  sold: SoldSeats,
  { snapshot, nowUtc }: Market,
): OpenClass {
  const legKey = legKeyOf(segment, leg);
  const levels = limitsOf(levelsOf(snapshot, segment.carrier, leg, nowUtc)[cabin], bookingClass);
  const { sold: counts, limits } = sold.get(legKey) ?? NOTHING_SOLD;
  const ofHouse = limits.filter(({ classes }) => classes.includes(bookingClass));
  return { legKey, bookingClass, limits: countedLimits([...levels, ...ofHouse], counts) };
}

function countedLimits(limits: readonly { classes: string; limit: number }[], sold: ArrayLike<number>): CountedLimit[] {
  return limits.map(({ classes, limit }) => ({
    ...{ classes, limit },
    sold: [...classes].reduce((total, each) => total + (sold[each.charCodeAt(0) - "A".charCodeAt(0)] ?? 0), 0),
  }));
}
