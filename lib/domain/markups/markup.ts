import type { Currency } from "../money";
import { type Convert, roundUp } from "../pricing/exchange";
import type { Fare } from "../pricing/fare";
import { areOnePlace, type CityOf } from "../pricing/tariff";

/** What the house puts on the fares that it sells, or takes off them. Where a field is null or empty, the rule holds for any. */
export interface MarkupRule {
  id: string;
  /** Its number among the others: smaller ones are tried first. */
  place: number;
  /** The agency. */
  partnerId: string | null;
  carrier: string | null;
  /** Airport or metropolitan codes; either stands for the other, see `areOnePlace`. */
  origin: string | null;
  destination: string | null;
  /** Whether the way from the destination to the origin is meant as well. */
  bothWays: boolean;
  /** Letters. */
  bookingClasses: string;
  /** Below zero it is a discount: minor units of the currency, or per mille of the fare where that is null. */
  amount: number;
  currency: Currency | null;
  /** Days of Tashkent's calendar on which it counts, `YYYY-MM-DD`, both included. */
  saleFrom: string | null;
  saleTo: string | null;
}

/** What a rule is held against besides the sale. */
export type MarkedFare = Pick<Fare, "carrier" | "origin" | "destination" | "bookingClass">;

/** To which agency and on which day something is sold, `YYYY-MM-DD`. */
export interface MarkedSale {
  partnerId: string;
  soldOn: string;
}

/** Why a rule does not hold, in the order in which that is looked at. */
export const MARKUP_REFUSALS = ["agency", "sale_days", "carrier", "booking_class", "route"] as const;
export type MarkupRefusal = (typeof MARKUP_REFUSALS)[number];

/** What keeps a rule from holding for a sale, whatever is sold. */
export function refusalOfSale({ partnerId, saleFrom, saleTo }: MarkupRule, sale: MarkedSale): MarkupRefusal | null {
  if (partnerId !== null && partnerId !== sale.partnerId) return "agency";
  const isTime = (saleFrom === null || saleFrom <= sale.soldOn) && (saleTo === null || sale.soldOn <= saleTo);
  return isTime ? null : "sale_days";
}

/** What keeps a rule from holding for a fare. */
export function refusalOfFare(
  rule: MarkupRule,
  { carrier, origin, destination, bookingClass }: MarkedFare,
  cityOf: CityOf,
): MarkupRefusal | null {
  if (rule.carrier !== null && rule.carrier !== carrier) return "carrier";
  if (rule.bookingClasses !== "" && !rule.bookingClasses.includes(bookingClass)) return "booking_class";
  const leads = (from: string, to: string) => covers(rule.origin, from, cityOf) && covers(rule.destination, to, cityOf);
  return leads(origin, destination) || (rule.bothWays && leads(destination, origin)) ? null : "route";
}

function covers(place: string | null, point: string, cityOf: CityOf): boolean {
  return place === null || areOnePlace(place, point, cityOf);
}

/** What prices are made of. */
interface Selling {
  convert: Convert;
  /** That is sold in. */
  currency: Currency;
}

/** What a rule puts on the fare of an adult, minor units of the currency that is sold in: its size is rounded up to what prices are made of. */
export function markupOn(adultMinor: number, { amount, currency: own }: MarkupRule, { convert, currency }: Selling): number {
  const size = Math.abs(amount);
  const minor = own === null ? roundUp((adultMinor * size) / 1000, currency) : convert(size, own);
  return amount < 0 ? -minor : minor;
}

/** What an adult pays for a fare with the house's markup, of what the carrier asks; never below nothing. */
export type Mark = (fare: MarkedFare, adultMinor: number) => number;

/** Marks fares by the first of the rules, in their order, that holds for each. @param rules that hold for the sale */
export function makeMark(rules: readonly MarkupRule[], selling: Selling & { cityOf: CityOf }): Mark {
  return (fare, adultMinor) => {
    const rule = rules.find((each) => refusalOfFare(each, fare, selling.cityOf) === null);
    return rule ? Math.max(0, adultMinor + markupOn(adultMinor, rule, selling)) : adultMinor;
  };
}

/** A rule that was tried for a fare, and why it does not hold; the last one tried holds where nothing says why not. */
export interface TriedMarkup {
  rule: MarkupRule;
  refusal: MarkupRefusal | null;
}

/** The rules as they are tried for a fare, up to the first that holds. @param rules all of them, in their order */
export function triedMarkups(rules: readonly MarkupRule[], asked: { sale: MarkedSale; fare: MarkedFare; cityOf: CityOf }): TriedMarkup[] {
  const { sale, fare, cityOf } = asked;
  const judged = rules.map((rule) => ({ rule, refusal: refusalOfSale(rule, sale) ?? refusalOfFare(rule, fare, cityOf) }));
  const holding = judged.findIndex(({ refusal }) => refusal === null);
  return holding < 0 ? judged : judged.slice(0, holding + 1);
}
