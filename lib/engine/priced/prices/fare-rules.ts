import { dayNumber } from "@/lib/domain/dates";
import { FILED_CURRENCIES } from "@/lib/domain/money";
import type { FareTerms } from "@/lib/domain/pricing/fare-columns";
import type { Terms } from "../query";
import { FlightLists } from "./flight-lists";

/** Bits of `FareRules.traits`. */
const WITH_BAGGAGE = 1;
const REFUNDABLE = 2;
const CHANGEABLE = 4;

/** What the terms of fares say, as numbers by index of the terms. */
export interface FareRules {
  /** Bit of the booking class, A is 1. */
  classBit: Int32Array;
  /** 1 economy, 2 business. */
  cabin: Uint8Array;
  brandRank: Uint8Array;
  advanceDays: Uint16Array;
  daysOfWeek: Uint8Array;
  /** First and last day of the season, month × 100 + day; the first may be after the last. */
  seasonFrom: Uint16Array;
  seasonTo: Uint16Array;
  /** Day numbers of the first and last day of travel and of sale, both included. */
  travelFrom: Int32Array;
  travelTo: Int32Array;
  saleFrom: Int32Array;
  saleTo: Int32Array;
  /** Which flights. */
  flights: FlightLists;
  traits: Uint8Array;
  /** Shares of the adult amount. */
  childPercent: Float64Array;
  infantPercent: Float64Array;
  infantSeatPercent: Float64Array;
  /** Index in FILED_CURRENCIES. */
  currency: Uint8Array;
  /** One more than the highest brand rank. */
  rankCount: number;
}

export function tabulateTerms(terms: readonly FareTerms[]): FareRules {
  return {
    classBit: Int32Array.from(terms, ({ bookingClass }) => 1 << (bookingClass.charCodeAt(0) - 65)),
    cabin: Uint8Array.from(terms, ({ cabin }) => (cabin === "B" ? 2 : 1)),
    brandRank: Uint8Array.from(terms, ({ brandRank }) => brandRank),
    advanceDays: Uint16Array.from(terms, ({ advancePurchaseDays }) => advancePurchaseDays),
    daysOfWeek: Uint8Array.from(terms, ({ daysOfWeek }) => daysOfWeek),
    seasonFrom: Uint16Array.from(terms, ({ seasonFrom }) => monthDay(seasonFrom ?? "01-01")),
    seasonTo: Uint16Array.from(terms, ({ seasonTo }) => monthDay(seasonTo ?? "12-31")),
    travelFrom: Int32Array.from(terms, ({ travelFrom }) => dayOr(travelFrom, FIRST_DAY)),
    travelTo: Int32Array.from(terms, ({ travelTo }) => dayOr(travelTo, LAST_DAY)),
    saleFrom: Int32Array.from(terms, ({ saleFrom }) => dayOr(saleFrom, FIRST_DAY)),
    saleTo: Int32Array.from(terms, ({ saleTo }) => dayOr(saleTo, LAST_DAY)),
    flights: new FlightLists(terms),
    traits: Uint8Array.from(
      terms,
      ({ baggagePieces, refundBeforeMinor, changeBeforeMinor }) =>
        (baggagePieces > 0 ? WITH_BAGGAGE : 0) |
        (refundBeforeMinor === null ? 0 : REFUNDABLE) |
        (changeBeforeMinor === null ? 0 : CHANGEABLE),
    ),
    childPercent: Float64Array.from(terms, ({ childPercent }) => childPercent),
    infantPercent: Float64Array.from(terms, ({ infantPercent }) => infantPercent),
    infantSeatPercent: Float64Array.from(terms, ({ infantSeatPercent }) => infantSeatPercent),
    currency: Uint8Array.from(terms, ({ currency }) => FILED_CURRENCIES.indexOf(currency)),
    rankCount: terms.reduce((count, { brandRank }) => Math.max(count, brandRank + 1), 1),
  };
}

/** Day numbers before and after all days. */
export const FIRST_DAY = -0x40000000;
export const LAST_DAY = 0x40000000;

function dayOr(date: string | null, otherwise: number): number {
  return date === null ? otherwise : dayNumber(date);
}

/** Bits that every fare must have, as of FareRules. */
export function traitsAsked({ withBaggage, refundable, changeable }: Pick<Terms, "withBaggage" | "refundable" | "changeable">): number {
  return (withBaggage ? WITH_BAGGAGE : 0) | (refundable ? REFUNDABLE : 0) | (changeable ? CHANGEABLE : 0);
}

/** `MM-DD` as month × 100 + day. */
export function monthDay(text: string): number {
  return Number(text.slice(0, 2)) * 100 + Number(text.slice(3, 5));
}
