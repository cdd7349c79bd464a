const HOUR_MS = 3_600_000;

/** Two weeks: whoever waits longer is better served by a new search. */
export const MOST_HOURS = 336;

/** How long quotes are listed after they have expired. */
export const KEPT_DAYS = 90;

/** Why a quote cannot end at a moment that was asked for. */
export type ValidityProblem = "past" | "too_late" | "departed";

/** What stands against a quote that is made now and ends at a moment; null where nothing does. @param departure of the first flight of all; null while it is not known */
export function validityProblem(until: Date, { now, departure }: { now: Date; departure: Date | null }): ValidityProblem | null {
  if (until <= now) return "past";
  if (departure && until > departure) return "departed";
  return until.getTime() - now.getTime() > MOST_HOURS * HOUR_MS ? "too_late" : null;
}

/** The moment so many hours from now, but no later than the first departure of all. */
export function validFor(hours: number, { now, departure }: { now: Date; departure: Date }): Date {
  return new Date(Math.min(now.getTime() + hours * HOUR_MS, departure.getTime()));
}
