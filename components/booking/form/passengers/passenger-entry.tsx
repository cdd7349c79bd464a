"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { EntryCountries } from "@/components/travel/entry-countries";
import { Banner } from "@/components/ui/states/banner";
import { entryRequirementsOptions, goesAbroad } from "@/lib/client/travel/entry-rules";
import type { EntryCountry } from "@/lib/contracts/interface/entry";
import type { OfferDirection } from "@/lib/contracts/interface/offers";
import { isDate } from "@/lib/domain/dates";
import { expiresTooSoon } from "@/lib/domain/entry/warnings";
import { formatDate } from "@/lib/i18n/formats";
import type { BookingFields } from "../booking-fields";

interface PassengerEntryProps {
  index: number;
  directions: readonly OfferDirection[];
}

/**
 * What the countries on the way ask of one passenger. It warns where the document expires too soon, and never stands in the way of the booking; of
 * a document that does not last to the last flight its own field speaks, for that one cannot be booked with.
 */
export function PassengerEntry({ index, directions }: PassengerEntryProps) {
  const t = useTranslations("entry");
  const locale = useLocale();
  const [citizenship, expires] = useWatch<BookingFields, [`passengers.${number}.citizenship`, `passengers.${number}.doc_expire`]>({
    name: [`passengers.${index}.citizenship`, `passengers.${index}.doc_expire`],
  });
  const isAsked = citizenship !== "" && goesAbroad(directions, citizenship);
  const { data } = useQuery({ ...entryRequirementsOptions(directions, [citizenship], locale), enabled: isAsked });
  const countries = data?.[0]?.countries ?? [];
  const summary = useSummary(countries);
  if (!isAsked || countries.length === 0) return null;
  return (
    <div className="mt-4 space-y-3 border-line border-t pt-4">
      {isDate(expires) && expires >= lastDeparture(directions)
        ? tooSoon(countries, expires).map((country) => <ExpiryWarning key={country.country} {...country} expires={expires} />)
        : null}
      <details className="group">
        <summary className="cursor-pointer font-medium text-sm">
          {t("title")}: <span className="font-normal text-ink-soft">{summary}</span>
        </summary>
        <div className="mt-3 space-y-3">
          <EntryCountries countries={countries} />
          <p className="text-ink-faint text-xs">{t("lead")}</p>
        </div>
      </details>
    </div>
  );
}

/** `Türkiye – visa-free, France – visa required`: countries whose border is passed. */
function useSummary(countries: readonly EntryCountry[]): string {
  const t = useTranslations("entry");
  return countries
    .filter(({ enters }) => enters)
    .map(({ name, kind }) => `${name} – ${t(kind ? `kinds.${kind}` : "unknown").toLowerCase()}`)
    .join(", ");
}

/** `YYYY-MM-DD` by the clock of the airport. */
function lastDeparture(directions: readonly OfferDirection[]): string {
  return directions.at(-1)?.segments.at(-1)?.departure.datetime.slice(0, 10) ?? "";
}

/** Countries for which the document is not valid long enough. */
function tooSoon(countries: readonly EntryCountry[], expires: string): { country: string; name: string; validUntil: string }[] {
  return countries.flatMap(({ country, name, passport }) =>
    passport && expiresTooSoon(passport, expires) ? [{ country, name, validUntil: passport.valid_until }] : [],
  );
}

function ExpiryWarning({ name, validUntil, expires }: { name: string; validUntil: string; expires: string }) {
  const t = useTranslations("entry");
  const locale = useLocale();
  return (
    <Banner tone="warm" title={t("expires", { country: name })}>
      {t("expiresText", { expires: formatDate(expires, locale), date: formatDate(validUntil, locale) })}
    </Banner>
  );
}
