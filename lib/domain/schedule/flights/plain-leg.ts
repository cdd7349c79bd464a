import { type LegPattern, UNCOVERED } from "../schedule";

/** A leg without what says on which dates it is flown. */
export function plainLeg(leg: LegPattern): LegPattern {
  return { ...leg, itineraryVariation: 1, periodFrom: "", periodTo: null, daysOfOperation: 127, frequency: 1, coveredBy: UNCOVERED };
}

/** The same for legs that are flown alike, whatever their dates. */
export function legsText(legs: readonly LegPattern[]): string {
  return JSON.stringify(legs.map(plainLeg));
}
