import type { FareRule } from "@/lib/contracts/offers";
import type { Locale } from "@/lib/domain/localized";
import { type Currency, toMajor } from "@/lib/domain/money";
import type { FareConditions, JourneyDirection, OfferSegment, Penalty } from "@/lib/domain/offer";
import { presentAirline } from "./present-airline";
import { ruleText } from "./rule-text";

/** An offer or a booking's snapshot, as far as its fares' conditions go. */
interface Sold {
  conditions: readonly FareConditions[];
  directions: readonly JourneyDirection[];
  currency: Currency;
}

/** The conditions of every fare of an offer or a booking, in the order of travel. */
export function presentRules({ conditions, directions, currency }: Sold, locale: Locale): FareRule[] {
  return conditions.map((fare) => {
    const segments = directions[fare.direction]?.segments.slice(fare.fromSegment, fare.toSegment + 1) ?? [];
    return presentRule(fare, segments, currency, locale);
  });
}

function presentRule(fare: FareConditions, segments: readonly OfferSegment[], currency: Currency, locale: Locale): FareRule {
  const first = segments[0];
  if (!first) throw new Error("a fare without flights");
  const { handBaggage, baggage } = first;
  return {
    direction: fare.direction,
    departure_airport: fare.origin,
    arrival_airport: fare.destination,
    airline: presentAirline(fare.carrier, locale),
    flight_numbers: segments.map((segment) => `${segment.carrier} ${segment.flightNumber}`),
    fare_basis: fare.fareBasis,
    fare_family_type: fare.brand,
    booking_class: fare.bookingClass,
    refund: { before_departure: penaltyOf(fare.refundBefore, currency), after_departure: penaltyOf(fare.refundAfter, currency) },
    change: { before_departure: penaltyOf(fare.changeBefore, currency), after_departure: penaltyOf(fare.changeAfter, currency) },
    handbags: { piece: handBaggage.pieces, weight: handBaggage.kg },
    baggage: baggage && { piece: baggage.pieces, weight: baggage.kg },
    text: ruleText(fare, first, currency),
  };
}

function penaltyOf(penalty: Penalty, currency: Currency): FareRule["refund"]["before_departure"] {
  return { allowed: penalty.permitted, amount: penalty.permitted ? toMajor(penalty.feeMinor) : null, currency };
}
