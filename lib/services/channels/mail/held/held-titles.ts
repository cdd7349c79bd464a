import type { Locale } from "@/lib/domain/localized";

/** What a held booking on paper is called: nobody takes it to the airport. */
export const HELD_TITLES: Readonly<Record<Locale, string>> = {
  en: "Booking confirmation, not a ticket",
  ru: "Подтверждение брони, не билет",
  uz: "Bron tasdigʻi, chipta emas",
};
