import { FARE_CONDITIONS, fareServiceName } from "@/lib/domain/fare-services";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import type { Baggage, OfferSegment } from "@/lib/domain/offer";

/** What holds on every flight of a direction: of several fares the least. */
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

/** One thing that a fare has or has not. */
export interface FareFeature {
  /** `hand_baggage`, `baggage`, `refund`, `change`, or that of a service. */
  code: string;
  included: boolean;
  /** Name of the fare in words. */
  title: string;
}

/**
 * What a fare has and has not on one direction: bags, flexibility, then its services on the way.
 * @param services codes, as SupplierOffer has them
 */
export function fareFeatures(inclusions: Inclusions, services: readonly string[], locale: Locale): FareFeature[] {
  const feature = ([code, included, text]: Told): FareFeature => ({ code, included, title: text[locale] });
  return [
    ...[...baggageOf(inclusions), ...flexibilityOf(inclusions)].map(feature),
    ...services.map((code) => ({ code, included: true, title: fareServiceName(code, locale) })),
  ];
}

/** `fare_family_services` of interface.md, a direction's list: what the fare includes, in words. */
export function includedTexts(features: readonly FareFeature[]): string[] {
  return features.filter(({ included }) => included).map(({ title }) => title);
}

type Told = [code: string, included: boolean, text: LocalizedText];

function baggageOf({ hand, checked }: Inclusions): Told[] {
  return [
    ["hand_baggage", hand !== null, hand ? weighed(FARE_CONDITIONS.hand_baggage, hand) : NO_HAND_BAGGAGE],
    ["baggage", checked !== null, checked ? weighed(FARE_CONDITIONS.baggage, checked) : NO_BAGGAGE],
  ];
}

const NO_BAGGAGE: LocalizedText = t("No checked baggage", "Без багажа", "Bagajsiz");
const NO_HAND_BAGGAGE: LocalizedText = t("No cabin baggage", "Без ручной клади", "Qoʻl yukisiz");

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
  return t(`${name.en} ${pieces} × ${kg} kg`, `${name.ru} ${pieces} × ${kg} кг`, `${name.uz} ${pieces} × ${kg} kg`);
}

function flexibilityOf({ refundable, changeable }: Inclusions): Told[] {
  return [
    [
      "refund",
      refundable,
      refundable ? t("Refundable", "Возврат возможен", "Qaytarish mumkin") : t("Non-refundable", "Невозвратный", "Qaytarib boʻlmaydi"),
    ],
    [
      "change",
      changeable,
      changeable ? t("Changes permitted", "Обмен возможен", "Almashtirish mumkin") : t("No changes", "Без обмена", "Almashtirib boʻlmaydi"),
    ],
  ];
}
