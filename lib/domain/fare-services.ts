import { type Locale, type LocalizedText, t } from "./localized";

/** What every fare has or has not, by its code in `fare_family_features`. */
export const FARE_CONDITIONS = {
  hand_baggage: t("Cabin baggage", "Ручная кладь", "Qoʻl yuki"),
  baggage: t("Checked baggage", "Багаж", "Bagaj"),
  refund: t("Refund", "Возврат", "Qaytarish"),
  change: t("Change", "Обмен", "Almashtirish"),
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Services of fare brands by their code in the fares file. */
export const FARE_SERVICES: Readonly<Record<string, LocalizedText>> = {
  seat_choice: t("Seat selection", "Выбор места", "Joy tanlash"),
  meal: t("Meal on board", "Питание на борту", "Ovqatlanish"),
  hot_meal: t("Hot meal", "Горячее питание", "Issiq ovqat"),
  snack: t("Snack", "Лёгкая закуска", "Yengil tamaddi"),
  drinks: t("Drinks", "Напитки", "Ichimliklar"),
  lounge: t("Lounge access", "Бизнес-зал", "Biznes-zal"),
  fast_track: t("Fast track", "Быстрый проход контроля", "Tezkor nazorat"),
  priority: t("Priority services", "Приоритетное обслуживание", "Ustuvor xizmat"),
  priority_boarding: t("Priority boarding", "Приоритетная посадка", "Ustuvor chiqish"),
  priority_checkin: t("Priority check-in", "Приоритетная регистрация", "Ustuvor roʻyxatdan oʻtish"),
  priority_baggage: t("Priority baggage", "Приоритетная выдача багажа", "Bagajni birinchi olish"),
  extra_legroom: t("Extra legroom", "Увеличенное пространство для ног", "Oyoq uchun keng joy"),
  wifi: t("Wi-Fi on board", "Wi-Fi на борту", "Bortda Wi-Fi"),
  free_change: t("Free changes", "Бесплатный обмен", "Bepul almashtirish"),
  free_refund: t("Free refund", "Бесплатный возврат", "Bepul qaytarish"),
  miles_25: t("25 % of miles", "25 % миль", "Millarning 25 %"),
  miles_50: t("50 % of miles", "50 % миль", "Millarning 50 %"),
  miles_100: t("100 % of miles", "100 % миль", "Millarning 100 %"),
  miles: t("Miles earned", "Начисление миль", "Millar toʻplash"),
  entertainment: t("In-flight entertainment", "Развлечения на борту", "Bortdagi koʻngilochar tizim"),
  blanket: t("Blanket and pillow", "Плед и подушка", "Yostiq va adyol"),
  transfer: t("Airport transfer", "Трансфер до аэропорта", "Aeroportga transfer"),
  standby: t("Same-day earlier flight", "Вылет более ранним рейсом", "Oldingi reysga oʻtish"),
};

/** A service in words. A code that is not known here is shown with spaces: `gift_bag` gives “Gift bag”. */
export function fareServiceName(code: string, locale: Locale): string {
  const words = code.replaceAll("_", " ");
  return FARE_SERVICES[code]?.[locale] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
