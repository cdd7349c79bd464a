import { LOCALES, type Locale, type LocalizedText } from "@/lib/domain/localized";
import { type Currency, toMajor } from "@/lib/domain/money";
import type { Baggage, FareConditions, OfferSegment, Penalty } from "@/lib/domain/offer";

interface Words {
  before: string;
  after: string;
  refund: string;
  change: string;
  notPermitted: string;
  free: string;
  fee: (amount: string) => string;
  hand: string;
  checked: string;
  none: string;
  kg: string;
  /** Between thousands. */
  group: string;
  decimal: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  uz: {
    before: "joʻnashgacha",
    after: "joʻnashdan keyin",
    refund: "Qaytarish",
    change: "Almashtirish",
    notPermitted: "mumkin emas",
    free: "bepul",
    fee: (amount) => `jarima ${amount}`,
    hand: "Qoʻl yuki",
    checked: "Bagaj",
    none: "yoʻq",
    kg: "kg",
    group: " ",
    decimal: ",",
  },
  ru: {
    before: "до вылета",
    after: "после вылета",
    refund: "Возврат",
    change: "Обмен",
    notPermitted: "не разрешён",
    free: "бесплатно",
    fee: (amount) => `сбор ${amount}`,
    hand: "Ручная кладь",
    checked: "Багаж",
    none: "не включён",
    kg: "кг",
    group: " ",
    decimal: ",",
  },
  en: {
    before: "before departure",
    after: "after departure",
    refund: "Refund",
    change: "Change",
    notPermitted: "not permitted",
    free: "free of charge",
    fee: (amount) => `fee ${amount}`,
    hand: "Cabin baggage",
    checked: "Checked baggage",
    none: "not included",
    kg: "kg",
    group: ",",
    decimal: ".",
  },
};

/**
 * Fare conditions in words, one sentence per matter. Fees are per passenger.
 * @param first the first flight of the fare: all of them carry the same baggage
 */
export function ruleText(fare: FareConditions, first: OfferSegment, currency: Currency): LocalizedText {
  const [uz, ru, en] = LOCALES.map((locale) => sentences(fare, first, currency, WORDS[locale]).join(" "));
  return { uz: uz ?? "", ru: ru ?? "", en: en ?? "" };
}

function sentences(fare: FareConditions, first: OfferSegment, currency: Currency, words: Words): string[] {
  const told = (penalty: Penalty) => penaltyWords(penalty, currency, words);
  return [
    `${words.refund}: ${words.before} – ${told(fare.refundBefore)}, ${words.after} – ${told(fare.refundAfter)}.`,
    `${words.change}: ${words.before} – ${told(fare.changeBefore)}, ${words.after} – ${told(fare.changeAfter)}.`,
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

/** From own signs: the runtime's data for Uzbek differ from place to place. */
function amountText(minor: number, { group, decimal }: Words): string {
  const [whole = "", fraction] = toMajor(minor).toString().split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction ? `${grouped}${decimal}${fraction.padEnd(2, "0")}` : grouped;
}
