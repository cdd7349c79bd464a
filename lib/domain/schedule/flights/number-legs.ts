import type { LegPattern } from "../schedule";

/** A leg, and the flight as whose leg its records were written. */
export interface OwnLeg {
  leg: LegPattern;
  of: readonly LegPattern[];
}

/**
 * Legs as those of one flight, numbered from 1. What is said of journeys that board with a leg goes on to the same airport as before, and is
 * dropped where the flight does not come there any more.
 */
export function numberLegs(owned: readonly OwnLeg[]): LegPattern[] {
  return owned.map(({ leg, of }, index) => {
    const legSequence = index + 1;
    if (leg.segments.length === 0) return { ...leg, legSequence };
    const segments = leg.segments.flatMap((segment) => {
      const off = of.find((each) => each.legSequence === segment.offLeg);
      const same = owned.findIndex((each, at) => at >= index && each.leg === off);
      const place = same < 0 ? owned.findIndex((each, at) => at >= index && each.leg.destination === off?.destination) : same;
      return place < 0 ? [] : [{ ...segment, offLeg: place + 1 }];
    });
    return { ...leg, legSequence, segments };
  });
}
