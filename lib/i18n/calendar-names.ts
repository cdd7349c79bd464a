import type { Locale } from "@/lib/domain/localized";

/**
 * Names of months and weekdays from our own tables: server and browser then agree, and Uzbek is right in Chromium, which has no data for it.
 * Russian months in the genitive, as they stand in a date.
 */
export const MONTHS: Record<Locale, readonly string[]> = {
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  ru: ["января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря"],
  uz: ["yanvar", "fevral", "mart", "aprel", "may", "iyun", "iyul", "avgust", "sentabr", "oktabr", "noyabr", "dekabr"],
};

/** As they stand alone, over a calendar. */
export const MONTHS_ALONE: Record<Locale, readonly string[]> = {
  en: MONTHS.en,
  ru: ["Январь", "Февраль", "Март", "Апрель", "Май", "Июнь", "Июль", "Август", "Сентябрь", "Октябрь", "Ноябрь", "Декабрь"],
  uz: ["Yanvar", "Fevral", "Mart", "Aprel", "May", "Iyun", "Iyul", "Avgust", "Sentabr", "Oktabr", "Noyabr", "Dekabr"],
};

/** From Monday. */
export const WEEKDAYS: Record<Locale, readonly string[]> = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  ru: ["понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье"],
  uz: ["dushanba", "seshanba", "chorshanba", "payshanba", "juma", "shanba", "yakshanba"],
};

/** From Monday. */
export const WEEKDAYS_SHORT: Record<Locale, readonly string[]> = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  ru: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
  uz: ["du", "se", "chor", "pay", "ju", "shan", "yak"],
};
