import { type Locale, t } from "@/lib/domain/localized";

/** What a held booking on paper is called: nobody takes it to the airport. */
export const HELD_TITLES: Readonly<Record<Locale, string>> = t(
  "Booking confirmation, not a ticket",
  "Подтверждение брони, не билет",
  "Bron tasdigʻi, chipta emas",
);
