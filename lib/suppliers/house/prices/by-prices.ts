import { LRUCache } from "lru-cache";
import { fromDayNumber, utcMinutes } from "@/lib/domain/dates";
import { type MarkedSale, type MarkupRule, refusalOfSale } from "@/lib/domain/markups/markup";
import type { Currency } from "@/lib/domain/money";
import { saleDayOf } from "@/lib/domain/pricing/fare-applies";
import type { Travel } from "@/lib/suppliers/port/selling";
import { remembered } from "@/lib/util/waiting/remembered";
import type { HouseSnapshot } from "../snapshot/snapshot";

/** What prices of a snapshot depend on. */
export type PricesAsked = Pick<Travel, "currency" | "agency" | "now">;

/** Agencies whose own rules, currencies and days are kept at once: an engine of a large schedule takes some ten megabytes. */
const MOST_MARKED = 8;

/** What is made of a snapshot's prices, once for all who pay the same ones. */
export class ByPrices<Made extends object> {
  private readonly net = new Map<Currency, Made>();
  private readonly marked = new LRUCache<string, Made>({ max: MOST_MARKED });

  /** @param make is given the rules that hold, in their order; none where prices are net */
  get(snapshot: HouseSnapshot, asked: PricesAsked, make: (rules: readonly MarkupRule[]) => Made): Made {
    const rules = markupsFor(snapshot, asked);
    if (rules.length === 0) return remembered(this.net, asked.currency, () => make(rules));
    const key = keyOf(snapshot, asked.currency, rules);
    const known = this.marked.get(key);
    if (known) return known;
    const made = make(rules);
    this.marked.set(key, made);
    return made;
  }
}

/** Within a snapshot, whoever has the same text pays the same prices. */
export function priceKeyOf(snapshot: HouseSnapshot, asked: PricesAsked): string {
  return keyOf(snapshot, asked.currency, markupsFor(snapshot, asked));
}

/** An agency that asks on a day; null where nobody in particular does. */
export function markedSaleOf({ agency, now }: Pick<PricesAsked, "agency" | "now">): MarkedSale | null {
  return agency === undefined ? null : { partnerId: agency, soldOn: fromDayNumber(saleDayOf(utcMinutes(now))) };
}

/** The rules that hold for an agency on a day, in their order. */
function markupsFor({ markups }: HouseSnapshot, asked: PricesAsked): readonly MarkupRule[] {
  if (markups.length === 0) return [];
  const sale = markedSaleOf(asked);
  return sale ? markups.filter((rule) => refusalOfSale(rule, sale) === null) : [];
}

function keyOf({ markups }: HouseSnapshot, currency: Currency, rules: readonly MarkupRule[]): string {
  return rules.length === 0 ? currency : `${currency} ${rules.map((rule) => markups.indexOf(rule))}`;
}
