import type { Offer } from "@/lib/contracts/offers";

type Segment = Offer["directions"][number]["segments"][number];

/** What may be checked in on every flight: the smallest allowance, null where one flight has none. */
export function leastBaggage(segments: readonly Segment[]): Segment["baggage"] {
  return least(segments.map(({ baggage }) => baggage));
}

/** The smallest hand baggage of all flights, null where one has none. */
export function leastHandBaggage(segments: readonly Segment[]): Segment["baggage"] {
  return least(segments.map(({ handbags }) => (handbags.piece > 0 ? handbags : null)));
}

function least(allowances: readonly Segment["baggage"][]): Segment["baggage"] {
  const weight = (allowance: Segment["baggage"]) => (allowance ? allowance.piece * allowance.weight : 0);
  return allowances.toSorted((left, right) => weight(left) - weight(right))[0] ?? null;
}
