import { choiceTotal, type PricedChoice } from "./price-itinerary";

/** What speaks for and against one direction. */
interface Standing {
  choice: PricedChoice;
  /** Stops, and half a one for a self transfer. */
  trouble: number;
  departureUtc: number;
  arrivalUtc: number;
  totalMinor: number;
}

/**
 * Leaves out what nobody would take: where a journey with fewer stops, or with as many on one ticket instead of a self transfer,
 * leaves no earlier, arrives no later and costs no more.
 */
export function dropOutdone(choices: readonly PricedChoice[]): PricedChoice[] {
  const standings = choices.map(standingOf).sort((left, right) => left.trouble - right.trouble);
  const kept: Standing[] = [];
  for (const standing of standings) {
    if (!kept.some((other) => outdoes(other, standing))) kept.push(standing);
  }
  return kept.map(({ choice }) => choice);
}

function standingOf(choice: PricedChoice): Standing {
  const { segments, selfTransfer, departureUtc, arrivalUtc } = choice.direction.itinerary;
  const trouble = segments.length - 1 + (selfTransfer.includes(true) ? 0.5 : 0);
  return { choice, trouble, departureUtc, arrivalUtc, totalMinor: choiceTotal([choice]) };
}

function outdoes(other: Standing, than: Standing): boolean {
  const inTime = other.departureUtc >= than.departureUtc && other.arrivalUtc <= than.arrivalUtc;
  return other.trouble < than.trouble && inTime && other.totalMinor <= than.totalMinor;
}
