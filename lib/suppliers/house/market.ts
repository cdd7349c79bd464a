import { utcMinutes } from "@/lib/domain/dates";
import { type Mark, type MarkupRule, makeMark } from "@/lib/domain/markups/markup";
import type { Currency } from "@/lib/domain/money";
import { type Convert, makeConvert } from "@/lib/domain/pricing/exchange";
import { type FareAmounts, makeFareAmounts } from "@/lib/domain/pricing/fare-amounts";
import type { PriceSource } from "@/lib/domain/pricing/price-direction";
import { makeTaxes, type TaxesOf } from "@/lib/domain/pricing/taxes";
import { seatsAvailable } from "@/lib/domain/schedule/nesting";
import { roomUnder, type SaleLimits } from "@/lib/domain/schedule/seats/sale-limits";
import type { FlightLeg, FlightSegment } from "@/lib/engine/itinerary";
import { cityOf } from "@/lib/reference/airports";
import type { Travel } from "@/lib/suppliers/port/selling";
import { remembered } from "@/lib/util/waiting/remembered";
import { levelsOf } from "./levels";
import { ByPrices, type PricesAsked } from "./prices/by-prices";
import type { HouseSnapshot } from "./snapshot/snapshot";

/** Fares, taxes and penalties in one currency. */
export interface PriceList {
  currency: Currency;
  source: PriceSource;
  /** The fares without the house's markups. */
  net: FareAmounts;
  /** How the house marks them; null where no rule holds. */
  mark: Mark | null;
  taxes: TaxesOf;
  convert: Convert;
}

/** What prices depend on, besides flights and seats. */
export interface Market {
  snapshot: HouseSnapshot;
  context: Travel;
  prices: PriceList;
  /** Minutes since epoch, UTC. */
  nowUtc: number;
}

export function makeMarket(snapshot: HouseSnapshot, context: Travel): Market {
  const nowUtc = utcMinutes(context.now);
  return { snapshot, context, prices: priceListOf(snapshot, context), nowUtc };
}

const priceLists = new WeakMap<HouseSnapshot, ByPrices<PriceList>>();

/** The snapshot's price list in a currency, for who asks at that moment; made when first asked for. */
export function priceListOf(snapshot: HouseSnapshot, context: PricesAsked): PriceList {
  const lists = remembered(priceLists, snapshot, () => new ByPrices<PriceList>());
  return lists.get(snapshot, context, (rules) => makePriceList(snapshot, context.currency, rules));
}

function makePriceList(snapshot: HouseSnapshot, currency: Currency, rules: readonly MarkupRule[]): PriceList {
  const { tariff, taxRules, rates } = snapshot;
  const convert = makeConvert(rates, currency);
  const net = makeFareAmounts(convert, currency);
  const mark = rules.length === 0 ? null : makeMark(rules, { convert, currency, cityOf });
  const amounts = mark ? makeFareAmounts(convert, currency, mark) : net;
  return { currency, source: { tariff, amounts }, net, mark, taxes: makeTaxes(taxRules, convert), convert };
}

/** What decides what a leg may still sell. */
export interface LegSale {
  /** Seats sold in classes A…Z. */
  sold: ArrayLike<number>;
  /** Limits that the house has set for the leg. */
  limits: SaleLimits;
}

export const NOTHING_SOLD: LegSale = { sold: [], limits: [] };

/** How a leg of a flight is sold; `index` is the leg's place in the flight. */
export type SoldOn = (leg: FlightLeg, index: number) => LegSale;

/** Seats that a booking class has left on a flight: the least of all its legs. */
export function seatsLeft(segment: FlightSegment, bookingClass: string, soldOn: SoldOn, { snapshot, nowUtc }: Market): number {
  const { carrier, legs, sale } = segment;
  if (sale.classes !== "" && !sale.classes.includes(bookingClass)) return 0;
  const cabin = snapshot.cabinOf(carrier, bookingClass);
  const left = legs.map((leg, index) => {
    const { sold, limits } = soldOn(leg, index);
    const room = roomUnder(limits, bookingClass, sold);
    return Math.min(room, seatsAvailable(levelsOf(snapshot, carrier, leg, nowUtc)[cabin], bookingClass, sold));
  });
  return Math.min(...left);
}
