import type { JourneyDirection } from "../offer";
import { plainNumber } from "../text/plain-text";
import type { LoyaltyDraft } from "./drafts";
import type { Report } from "./problem";
import { loyaltyAirlineText, TEXTS } from "./texts";

const NUMBER = /^[A-Z0-9]{4,20}$/;
/** Length of a carrier's code. */
const CODE = 2;

/** Who sells and who flies the flights of a journey, each once: whose programmes a passenger may be a member of. */
export function loyaltyCarriers(directions: readonly JourneyDirection[]): string[] {
  const segments = directions.flatMap((direction) => direction.segments);
  const codes = segments.flatMap(({ carrier, operatedBy }) => [carrier, operatedBy?.carrier ?? ""]);
  return [...new Set(codes)].filter((code) => code !== "");
}

/**
 * Loyalty numbers in capitals, without spaces and hyphens, each behind its carrier's code (`HY123456`).
 * @param carriers of the journey
 */
export function readLoyalty(drafts: readonly LoyaltyDraft[], at: string, carriers: readonly string[], report: Report): string[] {
  return drafts.flatMap(({ airline, number: typed }, index) => {
    const number = plainNumber(typed);
    if (!carriers.includes(airline)) report("passenger_invalid", `${at}.${index}.airline`, loyaltyAirlineText(carriers));
    if (drafts.findIndex((other) => other.airline === airline) < index)
      report("passenger_invalid", `${at}.${index}.airline`, TEXTS.loyaltyTwice);
    if (!NUMBER.test(number)) report("bad_format", `${at}.${index}.number`, TEXTS.loyaltyNumber);
    return airline + number;
  });
}

/** A loyalty number as it is kept, taken apart. */
export function loyaltyParts(kept: string): LoyaltyDraft {
  return { airline: kept.slice(0, CODE), number: kept.slice(CODE) };
}
