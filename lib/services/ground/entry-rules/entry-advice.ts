import type { EntryAdvice, EntryCountry, EntryRequest, EntryRequirements, EntryWarning } from "@/lib/contracts/interface/entry";
import { expiresTooSoon, expiresTooSoonText, staysTooLong, staysTooLongText } from "@/lib/domain/entry/warnings";
import type { Locale, LocalizedText } from "@/lib/domain/localized";
import type { JourneyDirection, TicketGroup } from "@/lib/domain/offer";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import { countryName } from "@/lib/reference/countries";
import { entryRequirementsOf } from "./find-entry-requirements";

/** The flights of an offer or a booking. */
interface Journey {
  directions: readonly JourneyDirection[];
  ticketGroups: readonly TicketGroup[];
}

/** Who enters, as far as borders are concerned. */
export interface Traveller {
  /** ISO 3166-1 alpha-2; empty where it is not known any more. */
  citizenship: string;
  /** Last day of the document, `YYYY-MM-DD`; null where nobody says. */
  expires: string | null;
}

/** Flights as entry rules look at them: airports, local days, and which connections are on separate tickets. */
export function entryFlightsOf({ directions, ticketGroups }: Journey): EntryRequest["directions"] {
  return directions.map(({ segments }, direction) =>
    segments.map(({ departure, arrival }, position) => ({
      departure_airport: departure.airport,
      departure_date: departure.local.slice(0, 10),
      arrival_airport: arrival.airport,
      arrival_date: arrival.local.slice(0, 10),
      self_transfer: isSelfTransferAfter(ticketGroups, direction, position),
    })),
  );
}

/** What the countries of a journey ask of travellers, by citizenship, and what each traveller has to mind. */
export async function adviseOnEntry(
  directions: EntryRequest["directions"],
  travellers: readonly Traveller[],
  locale: Locale,
): Promise<EntryAdvice> {
  const citizenships = travellers.map(({ citizenship }) => citizenship).filter((code) => code !== "");
  const entry_rules = await entryRequirementsOf({ citizenships, directions, locale });
  return { entry_rules, entry_warnings: travellers.flatMap((traveller, index) => warningsOf(traveller, index, entry_rules, locale)) };
}

function warningsOf(
  { citizenship, expires }: Traveller,
  passenger: number,
  rules: readonly EntryRequirements[],
  locale: Locale,
): EntryWarning[] {
  const countries = rules.find((rule) => rule.citizenship === citizenship)?.countries ?? [];
  return countries
    .flatMap((country) => [...expiryWarning(country, expires), ...stayWarning(country)])
    .map(({ code, country, text }) => ({ passenger, code, country: country.country, message: text[locale] }));
}

interface Noted {
  code: EntryWarning["code"];
  country: EntryCountry;
  text: LocalizedText;
}

function expiryWarning(country: EntryCountry, expires: string | null): Noted[] {
  const { passport } = country;
  if (passport === null || expires === null || !expiresTooSoon(passport, expires)) return [];
  const text = expiresTooSoonText(namesOf(country), { expires, until: passport.valid_until });
  return [{ code: "document_expires_too_soon", country, text }];
}

function stayWarning(country: EntryCountry): Noted[] {
  const { days, stay_days } = country;
  if (days === null || stay_days === null || !country.enters || !staysTooLong(country)) return [];
  return [{ code: "stay_too_long", country, text: staysTooLongText(namesOf(country), { stay: stay_days, days }) }];
}

function namesOf({ country }: EntryCountry): LocalizedText {
  return { uz: countryName(country, "uz"), ru: countryName(country, "ru"), en: countryName(country, "en") };
}
