import type { Locale, LocalizedText } from "@/lib/domain/localized";
import type { Baggage, OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import { fareServiceName } from "./fare-service-names";

/**
 * What a fare includes, in words, as three groups: baggage, flexibility, services on the way. A group without entries is left out.
 * Of a journey with several fares the least is told that holds on every flight.
 */
export function fareFamilyTexts(offer: SupplierOffer, locale: Locale): string[][] {
  const segments = offer.bounds.flatMap((bound) => bound.segments);
  const groups = [
    baggageTexts(segments).map((text) => text[locale]),
    flexibilityTexts(segments).map((text) => text[locale]),
    offer.services.map((code) => fareServiceName(code, locale)),
  ];
  return groups.filter((texts) => texts.length > 0);
}

function baggageTexts(segments: readonly OfferSegment[]): LocalizedText[] {
  const hand = least(segments.map((segment) => segment.handBaggage));
  const checked = least(segments.map((segment) => segment.baggage));
  return [
    hand ? weighed({ uz: "Qoʻl yuki", ru: "Ручная кладь", en: "Cabin baggage" }, hand) : NO_HAND_BAGGAGE,
    checked ? weighed({ uz: "Bagaj", ru: "Багаж", en: "Checked baggage" }, checked) : NO_BAGGAGE,
  ];
}

const NO_BAGGAGE: LocalizedText = { uz: "Bagajsiz", ru: "Без багажа", en: "No checked baggage" };
const NO_HAND_BAGGAGE: LocalizedText = { uz: "Qoʻl yukisiz", ru: "Без ручной клади", en: "No cabin baggage" };

/** The smallest allowance; null where one flight has none. */
function least(allowances: readonly (Baggage | null)[]): Baggage | null {
  const given = allowances.filter((allowance) => allowance !== null && allowance.pieces > 0);
  if (given.length < allowances.length) return null;
  return given.reduce((low, each) => (weight(each) < weight(low) ? each : low), given[0] ?? null);
}

function weight(allowance: Baggage | null): number {
  return allowance ? allowance.pieces * allowance.kg : 0;
}

function weighed(name: LocalizedText, { pieces, kg }: Baggage): LocalizedText {
  return { uz: `${name.uz} ${pieces} × ${kg} kg`, ru: `${name.ru} ${pieces} × ${kg} кг`, en: `${name.en} ${pieces} × ${kg} kg` };
}

function flexibilityTexts(segments: readonly OfferSegment[]): LocalizedText[] {
  const refund = segments.every((segment) => segment.refundable);
  const change = segments.every((segment) => segment.changeable);
  return [
    refund
      ? { uz: "Qaytarish mumkin", ru: "Возврат возможен", en: "Refundable" }
      : { uz: "Qaytarib boʻlmaydi", ru: "Невозвратный", en: "Non-refundable" },
    change
      ? { uz: "Almashtirish mumkin", ru: "Обмен возможен", en: "Changes permitted" }
      : { uz: "Almashtirib boʻlmaydi", ru: "Без обмена", en: "No changes" },
  ];
}
