import type { Cabin } from "@/lib/domain/offer";
import { type Brand, type BrandPenalties, brandsOf } from "./brands";
import { type DemoCarrier, demoCarrier } from "./carriers";
import type { CsvRow } from "./csv";
import type { Market } from "./markets";
import { classDollars, filed } from "./price-level";

/** When a booking class may be used; classes without rules are sold always. */
interface ClassRule {
  seasons: readonly (readonly [from: string, to: string])[];
  days: string;
  advance: number;
}

/** Blank is every day. */
const ALL_DAYS = "";
const ALL_YEAR: ClassRule["seasons"] = [["", ""]];
/** Peaks in which low classes are not sold: the summer, and for carriers of the country the days around New Year and Navruz. */
const OUTSIDE_SUMMER: ClassRule["seasons"] = [["09-16", "05-31"]];
const OUTSIDE_FEASTS: ClassRule["seasons"] = [
  ["01-09", "03-17"],
  ["03-25", "12-24"],
];
const OUTSIDE_BOTH: ClassRule["seasons"] = [
  ["01-09", "03-17"],
  ["03-25", "05-31"],
  ["09-16", "12-24"],
];
const FREE: ClassRule = { seasons: ALL_YEAR, days: ALL_DAYS, advance: 0 };

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
  const rule = ruleOf(carrier, market, bookingClass, brand.cabin);
  const adult = filed(classDollars(market.lowest, bookingClass, brand.surcharge), carrier.currency);
  return rule.seasons.map(([seasonFrom, seasonTo]) => ({
    carrier: market.carrier,
    origin: market.origin,
    destination: market.destination,
    both_directions: "yes",
    brand: brand.name,
    brand_rank: rank,
    booking_class: bookingClass,
    cabin: brand.cabin,
    amount: adult,
    currency: carrier.currency,
    ...passengerShares(carrier),
    ...baggageColumns(brand),
    season_from: seasonFrom,
    season_to: seasonTo,
    days_of_week: rule.days,
    advance_purchase_days: rule.advance,
    ...penaltyColumns(brand.penalties, market, carrier),
    services: brand.services.join("|"),
  }));
}

function ruleOf(carrier: DemoCarrier, market: Market, bookingClass: string, cabin: Cabin): ClassRule {
  if (cabin === "B") return bookingClass === "D" ? { ...FREE, advance: 7 } : FREE;
  const national = carrier.file === "uzbekistan" && !market.through;
  const budget = ["budget", "pegasus", "flydubai"].includes(carrier.brands);
  if (bookingClass === "T") {
    return { seasons: national ? OUTSIDE_BOTH : OUTSIDE_SUMMER, days: budget ? ALL_DAYS : "12346", advance: budget ? 21 : 14 };
  }
  if (bookingClass === "Q") return { seasons: national ? OUTSIDE_FEASTS : ALL_YEAR, days: ALL_DAYS, advance: budget ? 10 : 7 };
  if (bookingClass === "L") return { ...FREE, advance: 14 };
  return bookingClass === "K" ? { ...FREE, advance: 3 } : FREE;
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
