import type { Locale, LocalizedText } from "@/lib/domain/localized";
import type { Baggage, OfferSegment } from "@/lib/domain/offer";

/** What holds on every flight of a journey: of several fares the least. */
interface Inclusions {
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

/** Services of fare brands by their code in the fares file. */
const SERVICE_NAMES: Readonly<Record<string, LocalizedText>> = {
  seat_choice: { uz: "Joy tanlash", ru: "Выбор места", en: "Seat selection" },
  meal: { uz: "Ovqatlanish", ru: "Питание на борту", en: "Meal on board" },
  hot_meal: { uz: "Issiq ovqat", ru: "Горячее питание", en: "Hot meal" },
  snack: { uz: "Yengil tamaddi", ru: "Лёгкая закуска", en: "Snack" },
  drinks: { uz: "Ichimliklar", ru: "Напитки", en: "Drinks" },
  lounge: { uz: "Biznes-zal", ru: "Бизнес-зал", en: "Lounge access" },
  fast_track: { uz: "Tezkor nazorat", ru: "Быстрый проход контроля", en: "Fast track" },
  priority: { uz: "Ustuvor xizmat", ru: "Приоритетное обслуживание", en: "Priority services" },
  priority_boarding: { uz: "Ustuvor chiqish", ru: "Приоритетная посадка", en: "Priority boarding" },
  priority_checkin: { uz: "Ustuvor roʻyxatdan oʻtish", ru: "Приоритетная регистрация", en: "Priority check-in" },
  priority_baggage: { uz: "Bagajni birinchi olish", ru: "Приоритетная выдача багажа", en: "Priority baggage" },
  extra_legroom: { uz: "Oyoq uchun keng joy", ru: "Увеличенное пространство для ног", en: "Extra legroom" },
  wifi: { uz: "Bortda Wi-Fi", ru: "Wi-Fi на борту", en: "Wi-Fi on board" },
  free_change: { uz: "Bepul almashtirish", ru: "Бесплатный обмен", en: "Free changes" },
  free_refund: { uz: "Bepul qaytarish", ru: "Бесплатный возврат", en: "Free refund" },
  miles_25: { uz: "Millarning 25 %", ru: "25 % миль", en: "25 % of miles" },
  miles_50: { uz: "Millarning 50 %", ru: "50 % миль", en: "50 % of miles" },
  miles_100: { uz: "Millarning 100 %", ru: "100 % миль", en: "100 % of miles" },
  miles: { uz: "Millar toʻplash", ru: "Начисление миль", en: "Miles earned" },
  entertainment: { uz: "Bortdagi koʻngilochar tizim", ru: "Развлечения на борту", en: "In-flight entertainment" },
  blanket: { uz: "Yostiq va adyol", ru: "Плед и подушка", en: "Blanket and pillow" },
  transfer: { uz: "Aeroportga transfer", ru: "Трансфер до аэропорта", en: "Airport transfer" },
  standby: { uz: "Oldingi reysga oʻtish", ru: "Вылет более ранним рейсом", en: "Same-day earlier flight" },
};

/** A service in words. A code that is not known here is shown with spaces: `gift_bag` gives “Gift bag”. */
function fareServiceName(code: string, locale: Locale): string {
  const words = code.replaceAll("_", " ");
  return SERVICE_NAMES[code]?.[locale] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
