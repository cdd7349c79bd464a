import { type Brand, type BrandPenalties, brandsOf } from "./brands";
import { type DemoCarrier, demoCarrier } from "./carriers";
import type { CsvRow } from "./csv";
import { filingsOf } from "./filings";
import type { Market } from "./markets";
import { classDollars, filed } from "./price-level";

/** All fares of a market; `both_directions` makes each one good for the way back. */
export function faresOf(market: Market): CsvRow[] {
  const carrier = demoCarrier(market.carrier);
  return brandsOf(carrier.brands).flatMap((brand, rank) => {
    if (brand.cabin === "B" && !market.business) return [];
    return classesSold(brand, market).flatMap((bookingClass) => fareRows(market, carrier, brand, rank, bookingClass));
  });
}

/** Over a hub and far from the region every second class, from the lowest on: fewer lines, the same range of prices. */
function classesSold(brand: Brand, market: Market): string[] {
  const every = market.near && !market.through;
  return [...brand.classes].filter((_, index) => every || index % 2 === 0);
}

function fareRows(market: Market, carrier: DemoCarrier, brand: Brand, rank: number, bookingClass: string): CsvRow[] {
  return filingsOf(market, carrier, bookingClass).map(({ season, days, advance, level }) => ({
    carrier: market.carrier,
    origin: market.origin,
    destination: market.destination,
    both_directions: "yes",
    brand: brand.name,
    brand_rank: rank,
    booking_class: bookingClass,
    cabin: brand.cabin,
    amount: filed(level * classDollars(market.lowest, bookingClass, brand.surcharge), carrier.currency),
    currency: carrier.currency,
    ...passengerShares(carrier),
    ...baggageColumns(brand),
    season_from: season[0],
    season_to: season[1],
    days_of_week: days,
    advance_purchase_days: advance,
    ...penaltyColumns(brand.penalties, market, carrier),
    services: brand.services.join("|"),
  }));
}

/** Low-cost and charter carriers give children no discount. */
function passengerShares({ brands }: DemoCarrier): CsvRow {
  const simple = ["budget", "pegasus", "charter"].includes(brands);
  return { child_percent: simple ? 100 : 75, infant_percent: 10, infant_seat_percent: simple ? 100 : 75 };
}

function baggageColumns(brand: Brand): CsvRow {
  const [[bags, bagKg], [hand, handKg]] = [brand.baggage, brand.hand];
  return { baggage_pieces: bags, baggage_kg: bagKg, hand_pieces: hand, hand_kg: handKg };
}

function penaltyColumns(penalties: BrandPenalties, market: Market, { currency }: DemoCarrier): CsvRow {
  const reference = market.domestic ? 12 : market.kilometres > 4500 ? 70 : 40;
  const penalty = (share: number | null) => (share === null ? "no" : filed(reference * share, currency));
  return {
    refund_before: penalty(penalties.refundBefore),
    refund_after: penalty(penalties.refundAfter),
    change_before: penalty(penalties.changeBefore),
    change_after: penalty(penalties.changeAfter),
  };
}
