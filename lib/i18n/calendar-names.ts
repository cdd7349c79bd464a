import type { Locale } from "@/lib/domain/localized";
import { MONTHS } from "@/lib/domain/text/days";

/** Months as they stand alone, over a calendar. Names are from our own tables: server and browser then agree, and Uzbek is right in Chromium, which has no data for it. */
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
