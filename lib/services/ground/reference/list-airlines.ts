import type { ReferenceAirline } from "@/lib/contracts/interface/reference";
import type { Locale } from "@/lib/domain/localized";
import { type Airline, allAirlines } from "@/lib/reference/airlines";
import { listByLocale } from "./list-by-locale";

/** All known carriers, by code. */
export const listAirlines = listByLocale((locale) =>
  allAirlines()
    .map((airline) => present(airline, locale))
    .sort((left, right) => (left.code < right.code ? -1 : 1)),
);

function present({ code, icao, name, country, ticketPrefix, alliance, lowCost, charter }: Airline, locale: Locale): ReferenceAirline {
  return {
    code,
    icao_code: icao,
    title: name[locale],
    title_intl: { uz: name.uz, en: name.en, ru: name.ru },
    country_code: country,
    ticket_prefix: ticketPrefix,
    alliance,
    is_lowcost: lowCost,
    is_charter: charter,
  };
}
