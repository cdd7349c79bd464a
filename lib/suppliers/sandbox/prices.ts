import { type Currency, percentOf } from "@/lib/domain/money";
import type { PassengerFare, TaxLine } from "@/lib/domain/offer";
import { AGE_GROUPS, type AgeGroup, type Party } from "@/lib/domain/passengers/passengers";
import { type Convert, makeConvert, type Rate, roundUp } from "@/lib/domain/pricing/exchange";
import { distanceKm } from "@/lib/reference/block-time";
import { remembered } from "@/lib/util/waiting/remembered";
import type { SandboxBrand } from "./brands";
import { hash } from "./flights";
import { flightsOf, type SandboxDirection, type Way } from "./journeys";

/** Fixed, so that test mode needs no imported rates and shows the same price every day. */
const RATES: readonly Rate[] = [
  { base: "USD", quote: "UZS", rate: "12000" },
  { base: "EUR", quote: "USD", rate: "1.1" },
  { base: "USD", quote: "RUB", rate: "80" },
];

const DOLLAR = 100;
const LOWEST_DOLLARS = 25;
const DOLLARS_PER_KM = 0.055;
const WAY_PERCENT: Readonly<Record<Way, number>> = { m: 100, e: 112, c: 86 };
/** Days differ by so many percent at most. */
const DAY_SPREAD = 25;
const AGE_PERCENT: Readonly<Record<AgeGroup, number>> = { adt: 100, chd: 75, inf: 10, ins: 75 };

/** A charge for every flight and passenger, US cents; a child and an infant with a seat pay half, an infant on a lap none. */
const CHARGES = [
  { code: "ZT", cents: 9_00 },
  { code: "YQ", cents: 12_00 },
];

const converts = new Map<Currency, Convert>();

/** US cents in a currency, by the sandbox's own rates. */
export function fromCents(cents: number, currency: Currency): number {
  return remembered(converts, currency, () => makeConvert(RATES, currency))(cents, "USD");
}

/**
 * What an adult pays for a direction, without taxes, minor units.
 * @param percent of the ordinary price
 */
export function adultFare(direction: SandboxDirection, brand: SandboxBrand, currency: Currency, percent: number): number {
  const { origin, destination, day, way } = direction;
  const dollars = LOWEST_DOLLARS + DOLLARS_PER_KM * distanceKm(origin, destination);
  const dayPercent = 100 + (hash(`${origin}${destination}${day}`) % DAY_SPREAD);
  const cents = Math.round((dollars * WAY_PERCENT[way] * dayPercent * brand.pricePercent) / 1_000_000) * DOLLAR;
  return fromCents(percentOf(cents, percent), currency);
}

/** Fares and taxes of every age group that travels. @param adultFares of each direction */
export function passengerFares(
  directions: readonly SandboxDirection[],
  adultFares: readonly number[],
  party: Party,
  currency: Currency,
): PassengerFare[] {
  const flights = directions.map((direction) => flightsOf(direction).length);
  return AGE_GROUPS.filter((age) => party[age] > 0).map((age) => ({
    age,
    fareMinor: adultFares.reduce((total, fare) => total + roundUp(percentOf(fare, AGE_PERCENT[age]), currency), 0),
    taxes: taxesOf(age, flights, currency),
  }));
}

function taxesOf(age: AgeGroup, flights: readonly number[], currency: Currency): TaxLine[] {
  if (age === "inf") return [];
  return CHARGES.map(({ code, cents }) => {
    const each = fromCents(age === "adt" ? cents : cents / 2, currency);
    const byDirection = flights.map((count) => count * each);
    return { code, amountMinor: byDirection.reduce((total, amount) => total + amount, 0), byDirection };
  });
}
