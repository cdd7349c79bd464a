import type { Locale, LocalizedText } from "@/lib/domain/localized";
import type { Baggage, OfferSegment } from "@/lib/domain/offer";
import { fareServiceName } from "./fare-service-names";

/** What holds on every flight of a journey: of several fares the least. */
export interface Inclusions {
  hand: Baggage | null;
  checked: Baggage | null;
  refundable: boolean;
  changeable: boolean;
}

export function inclusionsOf(segments: readonly OfferSegment[]): Inclusions {
  const inclusions: Inclusions = { hand: null, checked: null, refundable: true, changeable: true };
  segments.forEach((segment, index) => {
    inclusions.hand = index === 0 ? some(segment.handBaggage) : lesser(inclusions.hand, segment.handBaggage);
    inclusions.checked = index === 0 ? some(segment.baggage) : lesser(inclusions.checked, segment.baggage);
    inclusions.refundable &&= segment.refundable;
    inclusions.changeable &&= segment.changeable;
  });
  return inclusions;
}

/**
 * What a fare includes, in words, as three groups: baggage, flexibility, services on the way. A group without entries is left out.
 * @param services codes, as SupplierOffer has them
 */
export function fareFamilyTexts(inclusions: Inclusions, services: readonly string[], locale: Locale): string[][] {
  const groups = [
    baggageTexts(inclusions).map((text) => text[locale]),
    flexibilityTexts(inclusions).map((text) => text[locale]),
    services.map((code) => fareServiceName(code, locale)),
  ];
  return groups.filter((texts) => texts.length > 0);
}

function baggageTexts({ hand, checked }: Inclusions): LocalizedText[] {
  return [
    hand ? weighed({ uz: "Qoʻl yuki", ru: "Ручная кладь", en: "Cabin baggage" }, hand) : NO_HAND_BAGGAGE,
    checked ? weighed({ uz: "Bagaj", ru: "Багаж", en: "Checked baggage" }, checked) : NO_BAGGAGE,
  ];
}

const NO_BAGGAGE: LocalizedText = { uz: "Bagajsiz", ru: "Без багажа", en: "No checked baggage" };
const NO_HAND_BAGGAGE: LocalizedText = { uz: "Qoʻl yukisiz", ru: "Без ручной клади", en: "No cabin baggage" };

/** Null where nothing may be taken. */
function some(allowance: Baggage | null): Baggage | null {
  return allowance && allowance.pieces > 0 ? allowance : null;
}

/** The smaller allowance, the first where both weigh the same; null where one flight has none. */
function lesser(one: Baggage | null, other: Baggage | null): Baggage | null {
  const next = some(other);
  if (!one || !next) return null;
  return weight(next) < weight(one) ? next : one;
}

function weight(allowance: Baggage | null): number {
  return allowance ? allowance.pieces * allowance.kg : 0;
}

function weighed(name: LocalizedText, { pieces, kg }: Baggage): LocalizedText {
  return { uz: `${name.uz} ${pieces} × ${kg} kg`, ru: `${name.ru} ${pieces} × ${kg} кг`, en: `${name.en} ${pieces} × ${kg} kg` };
}

function flexibilityTexts({ refundable, changeable }: Inclusions): LocalizedText[] {
  return [
    refundable
      ? { uz: "Qaytarish mumkin", ru: "Возврат возможен", en: "Refundable" }
      : { uz: "Qaytarib boʻlmaydi", ru: "Невозвратный", en: "Non-refundable" },
    changeable
      ? { uz: "Almashtirish mumkin", ru: "Обмен возможен", en: "Changes permitted" }
      : { uz: "Almashtirib boʻlmaydi", ru: "Без обмена", en: "No changes" },
  ];
}
