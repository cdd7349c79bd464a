import { type LegSale, SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import type { LegPattern } from "@/lib/domain/schedule/schedule";

/**
 * Legs of another route with what was said of the sale of those before it: who flies, and journeys that still begin and end where they did.
 * What the message says itself counts.
 * @param legs numbered
 * @param before the flight's legs by its own route
 */
export function keepSale(legs: readonly LegPattern[], before: readonly LegPattern[]): LegPattern[] {
  return legs.map((leg, index) => {
    const like = before.find(({ origin }) => origin === leg.origin);
    const operator = like ?? before.find(({ destination }) => destination === leg.destination) ?? before[0];
    const said = new Set(leg.segments.map(({ offLeg }) => offLeg));
    const kept = (like?.segments ?? []).flatMap((segment) => {
      const airport = before.find(({ legSequence }) => legSequence === segment.offLeg)?.destination;
      const off = legs.find((each, at) => at >= index && each.destination === airport);
      return off && !said.has(off.legSequence) ? [{ ...segment, offLeg: off.legSequence }] : [];
    });
    return { ...leg, ...operatorOf(isOwn(leg) && operator ? operator : leg), segments: [...leg.segments, ...kept] };
  });
}

function operatorOf({ operatingCarrier, operatingName, operatingFlight }: LegSale): Omit<LegSale, "segments"> {
  return { operatingCarrier, operatingName, operatingFlight };
}

function isOwn(leg: LegSale): boolean {
  return JSON.stringify(operatorOf(leg)) === JSON.stringify(operatorOf(SOLD_FREELY));
}
