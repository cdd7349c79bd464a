import type { Locale, LocalizedText } from "./localized";

/** What every fare has or has not, by its code in `fare_family_features`. */
export const FARE_CONDITIONS = {
  hand_baggage: { uz: "Qoʻl yuki", ru: "Ручная кладь", en: "Cabin baggage" },
  baggage: { uz: "Bagaj", ru: "Багаж", en: "Checked baggage" },
  refund: { uz: "Qaytarish", ru: "Возврат", en: "Refund" },
  change: { uz: "Almashtirish", ru: "Обмен", en: "Change" },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Services of fare brands by their code in the fares file. */
export const FARE_SERVICES: Readonly<Record<string, LocalizedText>> = {
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
export function fareServiceName(code: string, locale: Locale): string {
  const words = code.replaceAll("_", " ");
  return FARE_SERVICES[code]?.[locale] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
