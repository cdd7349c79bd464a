import { utcMinutes } from "@/lib/domain/dates";
import type { Currency } from "@/lib/domain/money";
import { type Convert, makeConvert } from "@/lib/domain/pricing/exchange";
import { makeFareAmounts } from "@/lib/domain/pricing/fare-amounts";
import type { PriceSource } from "@/lib/domain/pricing/price-direction";
import { makeTaxes, type TaxesOf } from "@/lib/domain/pricing/taxes";
import { seatsAvailable } from "@/lib/domain/schedule/nesting";
import { roomUnder, type SaleLimits } from "@/lib/domain/schedule/sale-limits";
import type { FlightLeg, FlightSegment } from "@/lib/engine/itinerary";
import type { Travel } from "@/lib/suppliers/port/selling";
import { remembered } from "@/lib/util/waiting/remembered";
import { levelsOf } from "./levels";
import type { HouseSnapshot } from "./snapshot/snapshot";

/** Fares, taxes and penalties in one currency. */
export interface PriceList {
  currency: Currency;
  source: PriceSource;
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
  return { snapshot, context, prices: priceListOf(snapshot, context.currency), nowUtc };
}

const priceLists = new WeakMap<HouseSnapshot, Map<Currency, PriceList>>();

/** The snapshot's price list in a currency; made when first asked for. */
export function priceListOf(snapshot: HouseSnapshot, currency: Currency): PriceList {
  const lists = remembered(priceLists, snapshot, () => new Map<Currency, PriceList>());
  return remembered(lists, currency, () => makePriceList(snapshot, currency));
}

function makePriceList({ tariff, taxRules, rates }: HouseSnapshot, currency: Currency): PriceList {
  const convert = makeConvert(rates, currency);
  return { currency, source: { tariff, amounts: makeFareAmounts(convert, currency) }, taxes: makeTaxes(taxRules, convert), convert };
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
