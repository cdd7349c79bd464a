import type { EntryCountry, EntryRequest, EntryRequirements } from "@/lib/contracts/interface/entry";
import { passportValidUntil, USUAL_PASSPORT_RULE } from "@/lib/domain/entry/passport";
import { type EntryFlight, type Visit, visitsOf } from "@/lib/domain/entry/visits";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import type { EntryRule } from "@/lib/generated/prisma/client";
import { airportByCode } from "@/lib/reference/airports";
import { countryName, isCountry } from "@/lib/reference/countries";
import { entrySourceName } from "@/lib/reference/entry-sources";
import { passportRuleOf } from "@/lib/reference/passport-validity";
import { entryRules } from "./entry-rules";
import { unknownCountry } from "./unknown-country";

type Journey = EntryRequest & { locale: Locale };

/**
 * What the countries where a journey arrives or connects ask of citizens, one item per citizenship: visa, stay, passport.
 * @throws AppError validation where a citizenship or an airport is unknown
 */
export async function findEntryRequirements(journey: Journey): Promise<EntryRequirements[]> {
  validate(journey);
  return entryRequirementsOf(journey);
}

/** The same of flights that were sold: airports that are no longer known are passed over. */
export async function entryRequirementsOf({ citizenships, directions, locale }: Journey): Promise<EntryRequirements[]> {
  const visits = visitsOf(directions.map((flights) => flights.map(toFlight))).filter(({ country }) => country !== "");
  const wanted = [...new Set(citizenships)];
  return Promise.all(
    wanted.map(async (citizenship) => {
      const rules = await entryRules(citizenship);
      const countries = visits
        .filter(({ country }) => country !== citizenship)
        .map((visit) => presentVisit(visit, { citizenship, rule: rules.get(visit.country)?.[0], locale }));
      return { citizenship, name: countryName(citizenship, locale), countries };
    }),
  );
}

function toFlight(flight: EntryRequest["directions"][number][number]): EntryFlight {
  return {
    departure: { airport: flight.departure_airport, country: countryOf(flight.departure_airport), date: flight.departure_date },
    arrival: { airport: flight.arrival_airport, country: countryOf(flight.arrival_airport), date: flight.arrival_date },
    selfTransfer: flight.self_transfer,
  };
}

function countryOf(airport: string): string {
  return airportByCode(airport)?.country ?? "";
}

interface Visitor {
  citizenship: string;
  rule: EntryRule | undefined;
  locale: Locale;
}

function presentVisit(visit: Visit, { citizenship, rule, locale }: Visitor): EntryCountry {
  const { country, purpose, enters, reasons, stayDays } = visit;
  return {
    ...{ country, name: countryName(country, locale), purpose, enters, reasons: [...reasons] },
    kind: rule?.kind ?? null,
    days: rule?.days ?? null,
    disputed_kind: rule?.disputedKind ?? null,
    source: rule ? entrySourceName(rule.source, locale) : null,
    source_date: rule?.sourceDate ?? null,
    stay_days: stayDays,
    passport: enters ? presentPassport(visit, { citizenship, locale }) : null,
  };
}

function presentPassport(visit: Visit, { citizenship, locale }: { citizenship: string; locale: Locale }): EntryCountry["passport"] {
  const known = passportRuleOf(visit.country, citizenship);
  if (known === null) return null;
  const rule = known ?? USUAL_PASSPORT_RULE;
  return {
    ...{ valid_until: passportValidUntil(visit, rule), months: rule.months, from: rule.from },
    source: known ? entrySourceName(known.source, locale) : null,
    source_date: known?.sourceDate ?? null,
  };
}

function validate({ citizenships, directions }: EntryRequest): void {
  const fields: FieldErrors = {};
  citizenships.forEach((code, index) => {
    if (!isCountry(code)) fields[`citizenships.${index}`] = [unknownCountry(code)];
  });
  directions.forEach((flights, direction) => {
    flights.forEach((flight, index) => {
      for (const end of ["departure_airport", "arrival_airport"] as const) {
        if (!airportByCode(flight[end])) fields[`directions.${direction}.${index}.${end}`] = [unknownAirport(flight[end])];
      }
    });
  });
  if (Object.keys(fields).length > 0) throw new AppError("validation", { fields });
}

function unknownAirport(code: string): LocalizedText {
  return t(
    `${code} is no airport's code. Give three letters of IATA, such as TAS.`,
    `${code} — не код аэропорта. Укажите три буквы по IATA, например TAS.`,
    `${code} — aeroport kodi emas. IATA boʻyicha uch harfni kiriting, masalan TAS.`,
  );
}
