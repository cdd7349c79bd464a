import type { LocalizedText } from "../localized";
import { russianCount } from "../text/russian-count";

/** What travellers are warned of on the way into a country, or out of the first one. Nothing of it blocks a booking: exceptions are many. */
export const ENTRY_WARNINGS = ["document_expires_too_soon", "stay_too_long", "without_adult"] as const;
export type EntryWarningCode = (typeof ENTRY_WARNINGS)[number];

/** Whether a document is not valid as long as a country asks for. @param expires its last day, as `valid_until`, `YYYY-MM-DD` */
export function expiresTooSoon(passport: { valid_until: string } | null, expires: string): boolean {
  return passport !== null && expires < passport.valid_until;
}

/** Whether a journey stays longer than the days that are allowed; null where either is not known. */
export function staysTooLong({ days, stay_days }: { days: number | null; stay_days: number | null }): boolean {
  return days !== null && stay_days !== null && stay_days > days;
}

/** @param country its name in three languages */
export function expiresTooSoonText(country: LocalizedText, { expires, until }: { expires: string; until: string }): LocalizedText {
  return {
    uz: `${country.uz}: hujjat ${expires}gacha amal qiladi, kirish uchun esa kamida ${until}gacha amal qilishi kerak. Boshqa hujjat bilan bron qiling yoki hujjatni yangilang.`,
    ru: `${country.ru}: документ действителен до ${expires}, а для въезда нужен срок не меньше чем до ${until}. Оформите другой документ или обновите этот.`,
    en: `${country.en}: the document is valid until ${expires}, and entry asks for ${until} at least. Book with another document, or renew this one.`,
  };
}

export function staysTooLongText(country: LocalizedText, { stay, days }: { stay: number; days: number }): LocalizedText {
  return {
    uz: `${country.uz}: safar ${stay} kun davom etadi, ruxsat etilgani ${days} kun. Qaytishni yaqinroq kunga qoʻying yoki viza rasmiylashtiring.`,
    ru: `${country.ru}: пребывание займёт ${russianCount(stay, "день", "дня", "дней")}, а разрешено ${days}. Выберите обратный рейс раньше или оформите визу.`,
    en: `${country.en}: the stay takes ${stay} days, and ${days} are allowed. Fly back earlier, or arrange a visa.`,
  };
}

export const WITHOUT_ADULT: LocalizedText = {
  uz: "Safarda 18 yoshga toʻlgan hech kim yoʻq. Bronni toʻlashdan oldin aviakompaniyadan kattalarsiz uchish qoidalarini soʻrang; chegarada ota-onaning notarial roziligi soʻralishi mumkin.",
  ru: "В поездке нет никого, кому исполнилось 18 лет. До оплаты узнайте у авиакомпании правила для детей без взрослых; на границе могут спросить нотариальное согласие родителей.",
  en: "Nobody on this journey is 18 or older. Ask the carrier for its rules about children without an adult before you pay; borders may ask for the parents’ consent, certified by a notary.",
};
