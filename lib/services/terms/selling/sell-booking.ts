import type { SnapshotPrice } from "@/lib/domain/booking/booking-snapshot";
import { sum } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { SoldJourney } from "@/lib/domain/selling/choose-rule";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import { type QuotedSelling, sellQuoted } from "@/lib/domain/selling/sell-quoted";
import { type PassengerSelling, sellByRules } from "@/lib/domain/selling/selling-price";
import { airportByCode } from "@/lib/reference/airports";

/** What decides what the customer of a new booking pays. */
export interface SellingTerms {
  /** How the partner makes its own prices; null where it makes none. */
  policy: SellingPolicy | null;
  /** What the customer's quote says, where it is booked from one. */
  quoted: QuotedSelling | null;
}

/** What is sold, and what each of its passengers costs the partner, bags included. */
export interface ToSell {
  offer: Pick<SupplierOffer, "directions" | "currency">;
  prices: readonly SnapshotPrice[];
}

/**
 * What each passenger of a new booking is sold for: by the customer's quote while it holds, else by the partner's rules.
 * @returns in the order of the prices; null where all are sold for what they cost
 */
export function sellNewBooking({ policy, quoted }: SellingTerms, { offer, prices }: ToSell): PassengerSelling[] | null {
  return quoted ? sellQuotedBooking(policy, offer, prices, quoted) : sellBooking(policy, offer, prices);
}

/**
 * What each passenger of a new booking is sold for by the rules, bags included.
 * @param prices what they cost the partner
 * @returns in the order of the prices; null where the partner makes no prices of its own
 */
export function sellBooking(
  policy: SellingPolicy | null,
  offer: Pick<SupplierOffer, "directions" | "currency">,
  prices: readonly SnapshotPrice[],
): PassengerSelling[] | null {
  if (!policy) return null;
  const passengers = prices.map(({ age, totalMinor }) => ({ age, costMinor: totalMinor }));
  return sellByRules(policy, { journey: journeyOf(offer), currency: offer.currency, passengers });
}

/** The same of a booking that was made of a customer's quote: for what the quote says, while it holds. */
export function sellQuotedBooking(
  policy: SellingPolicy | null,
  offer: Pick<SupplierOffer, "directions" | "currency">,
  prices: readonly SnapshotPrice[],
  quoted: QuotedSelling,
): PassengerSelling[] | null {
  const withoutBags = prices.map((price) => ({
    ...price,
    totalMinor: price.totalMinor - sum(price.bags.map(({ amountMinor }) => amountMinor)),
  }));
  return sellQuoted(policy, {
    quoted,
    currency: offer.currency,
    passengers: prices.map(({ totalMinor }, index) => ({
      costMinor: withoutBags[index]?.totalMinor ?? totalMinor,
      withBagsMinor: totalMinor,
    })),
    byRules: { plain: sellBooking(policy, offer, withoutBags), withBags: sellBooking(policy, offer, prices) },
  });
}

/** What rules look at of an offer. */
export function journeyOf({ directions }: Pick<SupplierOffer, "directions">): SoldJourney {
  const segments = directions[0]?.segments ?? [];
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error("an offer without flights");
  return { carrier: first.carrier, cabin: first.cabin, from: endOf(first.departure.airport), to: endOf(last.arrival.airport) };
}

/** An airport as rules look at it. */
export function endOf(airport: string): SoldJourney["from"] {
  return { airport, country: airportByCode(airport)?.country ?? "" };
}
