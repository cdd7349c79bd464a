import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { sum } from "@/lib/domain/money";
import type { CabinChoice } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import type { Quote } from "@/lib/domain/quote";
import { type BookingRefund, refundOfAll } from "@/lib/domain/refund/count-refund";
import { sealTimes } from "@/lib/domain/times/shown-times";
import { NO_PENALTY, type WatchPrice } from "@/lib/domain/watches/fall";
import { type FoundRefundable, hasReturned, refundAt, scopeOf, sharesOf } from "@/lib/services/aftersale/refunds/refundable-booking";
import { isAllowed } from "@/lib/services/booking/life/check-operation";
import { quotedTerms } from "@/lib/services/offers/offer/offer-id";
import { customerShares } from "@/lib/services/terms/selling/customer-back";
import { isOwnPrice, sellingOf, sellingTotal } from "@/lib/services/terms/selling/selling-of";
import { keptOf } from "../choice-of-offer";
import { priceByRules, repriceIfThere } from "../price-choice";
import { type Look, type Looking, watchPriceOf } from "./watched-prices";

type Facts = Pick<FoundRefundable, "status" | "expiresAt" | "firstDepartureAt" | "erasedAt" | "openChangeId" | "passengers">;

/**
 * Whether the price of a booking is looked at: `soon` while it is being ticketed, `later` while it waits for its payment or a change of its
 * flights is open, `over` once it has ended or departed, or a direction of it was given back.
 */
export function watchableNow(booking: Facts, now: Date): "now" | "soon" | "later" | "over" {
  const { status, expiresAt, firstDepartureAt, erasedAt, openChangeId, passengers } = booking;
  if (erasedAt || firstDepartureAt <= now || passengers.length === 0 || passengers.some(hasReturned)) return "over";
  if (status === "paid" || status === "partiallyticketed") return "soon";
  if (status === "awaitpayment") return "later";
  if (status === "booked" && expiresAt <= now) return "over";
  if (status !== "booked" && status !== "ticketed") return "over";
  return openChangeId === null ? "now" : "later";
}

/**
 * The same flights and brand for the same people at today's price. Of a ticketed booking with what a refund would keep at this moment: nothing while
 * it can be voided. Bags that were bought besides are left out of both prices, at what the customer pays for them: they would be bought again for as
 * much. What a refund keeps of them is lost, so it is in the penalty.
 * @throws AppError carrier_unconfirmed, offer_not_found where the agency does not pay in its currency any more
 */
export async function lookAtBooking(booking: FoundRefundable, { partner, policy, now }: Looking): Promise<Look> {
  const quote = quoteOf(booking, partner.id, now);
  const sold = soldFor(booking);
  const offer = await repriceIfThere({ partner, quote, now });
  if (!offer) return { sold, seen: [null] };
  const quoted = priceByRules(offer, policy, quotedTerms(partner, quote), quote.party);
  const choice = { ...keptOf(offer, quote), quoted, isSet: false, now: quoted };
  return { sold, seen: [{ choice, now: watchPriceOf(quoted), penalty: penaltyOf(booking, now) }] };
}

/**
 * What it was sold for, without the bags that were bought besides. One price was made for both, so the flights have the share of it that they have of
 * the cost, as where a part is given back.
 */
function soldFor({ snapshot, passengers }: FoundRefundable): WatchPrice {
  const parts = parseSnapshot(snapshot).prices.map(({ totalMinor, bags }, index) => {
    const flightsMinor = totalMinor - sum(bags.map(({ amountMinor }) => amountMinor));
    const passenger = passengers[index];
    if (!passenger) throw new RangeError(`a price without its passenger ${index}`);
    return { costMinor: flightsMinor, amountMinor: shareOf(sellingOf(passenger), flightsMinor, totalMinor) };
  });
  return { amountMinor: sum(parts.map(({ amountMinor }) => amountMinor)), costMinor: sum(parts.map(({ costMinor }) => costMinor)) };
}

/** `minor` times `part` of `whole`, rounded down. */
function shareOf(minor: number, part: number, whole: number): number {
  return part === whole ? minor : Number((BigInt(minor) * BigInt(part)) / BigInt(whole));
}

/** The flights of a booking as they would be searched for. */
function quoteOf({ snapshot, currency }: FoundRefundable, partnerId: string, now: Date): Quote {
  const sold = parseSnapshot(snapshot);
  const { supplier, reference, directions, prices } = sold;
  return {
    ...{ partnerId, supplier, reference, currency, cabin: cabinOf(sold), party: partyOf(sold), shown: sealTimes(directions) },
    totalMinor: sum(prices.map(({ totalMinor }) => totalMinor)),
    issuedAt: Math.floor(now.getTime() / 1000),
  };
}

function partyOf({ prices }: BookingSnapshot): Party {
  const count = (age: keyof Party) => prices.filter((price) => price.age === age).length;
  return { adt: count("adt"), chd: count("chd"), inf: count("inf"), ins: count("ins") };
}

function cabinOf({ directions }: BookingSnapshot): CabinChoice {
  const cabins = new Set(directions.flatMap(({ segments }) => segments.map(({ cabin }) => cabin)));
  const [only] = cabins;
  return cabins.size === 1 && only ? only : "A";
}

function penaltyOf(booking: FoundRefundable, now: Date): WatchPrice {
  if (booking.status !== "ticketed") return NO_PENALTY;
  if (isAllowed("void", booking, { now })) return lostOf(booking, refundOfAll(scopeOf(booking)), "void");
  return lostOf(booking, refundAt(booking, now), "by_rules");
}

/** What of the price does not come back, to the agency and to its customer. */
function lostOf(booking: FoundRefundable, back: BookingRefund, kind: "void" | "by_rules"): WatchPrice {
  if (!isOwnPrice(booking.sold)) return { amountMinor: back.penaltyMinor, costMinor: back.penaltyMinor };
  const shares = customerShares({ kind, detail: sharesOf(booking, back) }, booking);
  const returned = sum(shares.map(({ customerMinor }) => customerMinor));
  return { amountMinor: sellingTotal(booking.passengers) - returned, costMinor: back.penaltyMinor };
}
