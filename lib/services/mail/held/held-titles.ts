import type { Locale } from "@/lib/domain/localized";

/** What a held booking on paper is called: nobody takes it to the airport. */
export const HELD_TITLES: Readonly<Record<Locale, string>> = {
  en: "Booking, not a ticket",
  ru: "Бронирование, не билет",
  uz: "Bron, chipta emas",
};
