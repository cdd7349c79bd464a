import type { FareRule } from "@/lib/contracts/interface/offers";
import { inLanguages, LOCALES, type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { type Currency, toMajor } from "@/lib/domain/money";
import type { Baggage, FareConditions, JourneyDirection, OfferSegment, Penalty } from "@/lib/domain/offer";
import { presentAirline } from "./present-reference";

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

const WORDS = inLanguages({
  before: t("before departure", "до вылета", "joʻnashgacha"),
  after: t("after departure", "после вылета", "joʻnashdan keyin"),
  refund: t("Refund", "Возврат", "Qaytarish"),
  change: t("Change", "Обмен", "Almashtirish"),
  notPermitted: t("not permitted", "не разрешён", "mumkin emas"),
  free: t("free of charge", "бесплатно", "bepul"),
  fee: t(
    (amount: string) => `fee ${amount}`,
    (amount) => `сбор ${amount}`,
    (amount) => `jarima ${amount}`,
  ),
  hand: t("Cabin baggage", "Ручная кладь", "Qoʻl yuki"),
  checked: t("Checked baggage", "Багаж", "Bagaj"),
  none: t("not included", "не включён", "yoʻq"),
  kg: t("kg", "кг", "kg"),
  /** Between thousands. */
  group: t(",", " ", " "),
  decimal: t(".", ",", ","),
});

type Words = (typeof WORDS)[Locale];

/**
 * Fare conditions in words, one sentence per matter. Fees are per passenger.
 * @param first the first flight of the fare: all of them carry the same baggage
 */
function ruleText(fare: FareConditions, first: OfferSegment, currency: Currency): LocalizedText {
  const [uz, ru, en] = LOCALES.map((locale) => sentences(fare, first, currency, WORDS[locale]).join(" "));
  return { uz: uz ?? "", ru: ru ?? "", en: en ?? "" };
}

function sentences(fare: FareConditions, first: OfferSegment, currency: Currency, words: Words): string[] {
  const inWords = (penalty: Penalty) => penaltyWords(penalty, currency, words);
  return [
    `${words.refund}: ${words.before} – ${inWords(fare.refundBefore)}, ${words.after} – ${inWords(fare.refundAfter)}.`,
    `${words.change}: ${words.before} – ${inWords(fare.changeBefore)}, ${words.after} – ${inWords(fare.changeAfter)}.`,
    `${words.hand}: ${carriage(first.handBaggage, words)}.`,
    `${words.checked}: ${carriage(first.baggage, words)}.`,
  ];
}

function penaltyWords(penalty: Penalty, currency: Currency, words: Words): string {
  if (!penalty.permitted) return words.notPermitted;
  return penalty.feeMinor === 0 ? words.free : words.fee(`${amountText(penalty.feeMinor, words)} ${currency}`);
}

function carriage(allowance: Baggage | null, words: Words): string {
  return allowance && allowance.pieces > 0 ? `${allowance.pieces} × ${allowance.kg} ${words.kg}` : words.none;
}

/** Writes an amount with separators from a table here: the runtime's data for Uzbek differ from place to place. */
function amountText(minor: number, { group, decimal }: Words): string {
  const [whole = "", fraction] = toMajor(minor).toString().split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction ? `${grouped}${decimal}${fraction.padEnd(2, "0")}` : grouped;
}
