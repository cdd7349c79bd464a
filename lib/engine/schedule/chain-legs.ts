import type { ChosenLeg } from "@/lib/domain/schedule/choose-legs";
import { commonDays, type DaySet, isEmpty } from "@/lib/domain/schedule/day-set";
import type { LegPattern } from "@/lib/domain/schedule/schedule";

/** Legs of one flight number from boarding to leaving the aircraft, with the flight dates on which all of them are flown. */
export interface Chain {
  legs: readonly LegPattern[];
  days: DaySet;
}

/**
 * Every board and off pair of one flight number: each leg alone, and each run of legs that touch and visit no airport twice.
 * Legs of different variations never run together, for they share no date.
 */
export function chainLegs(chosen: readonly ChosenLeg[]): Chain[] {
  const chains: Chain[] = [];
  const pending: Chain[] = chosen
    .filter(({ pattern }) => pattern.origin !== pattern.destination)
    .map(({ pattern, days }) => ({ legs: [pattern], days }));
  for (let chain = pending.pop(); chain; chain = pending.pop()) {
    chains.push(chain);
    pending.push(...extensions(chain, chosen));
  }
  return chains;
}

function extensions(chain: Chain, chosen: readonly ChosenLeg[]): Chain[] {
  return chosen
    .filter(({ pattern }) => continues(chain.legs, pattern))
    .map(({ pattern, days }) => ({ legs: [...chain.legs, pattern], days: commonDays(chain.days, days) }))
    .filter(({ days }) => !isEmpty(days));
}

function continues(legs: readonly LegPattern[], next: LegPattern): boolean {
  const last = legs.at(-1);
  return (
    last !== undefined &&
    next.legSequence === last.legSequence + 1 &&
    next.origin === last.destination &&
    legs.every((leg) => leg.origin !== next.destination) &&
    last.destination !== next.destination
  );
}
