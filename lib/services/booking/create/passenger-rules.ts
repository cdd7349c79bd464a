import { latestToday } from "@/lib/domain/dates";
import type { JourneyDirection } from "@/lib/domain/offer";
import type { JourneyRules } from "@/lib/domain/passengers/drafts";
import { loyaltyCarriers } from "@/lib/domain/passengers/loyalty";
import { allCountryCodes } from "@/lib/reference/countries";

interface Journey {
  directions: readonly JourneyDirection[];
  /** Document types that the supplier takes, by age group. */
  documents: JourneyRules["documents"];
  now: Date;
}

/** What passengers of a journey are judged by, when they are booked and when they are changed. */
export function rulesOf({ directions, documents, now }: Journey): Omit<JourneyRules, "party" | "bagOptions"> {
  const lastFlight = directions.at(-1)?.segments.at(-1)?.departure.local.slice(0, 10);
  if (!lastFlight) throw new Error("a journey without flights");
  const countries = allCountryCodes();
  return {
    lastFlight,
    today: latestToday(now),
    documents,
    carriers: loyaltyCarriers(directions),
    isCountry: (code) => countries.includes(code),
  };
}
