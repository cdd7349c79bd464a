"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { EntryCountries } from "@/components/travel/entry-countries";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { useDraft } from "@/components/ui/fields/use-draft";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import { entryRequirementsOptions, goesAbroad } from "@/lib/client/travel/entry-rules";
import { countriesOptions } from "@/lib/client/travel/reference-names";
import { findCountries } from "@/lib/i18n/countries/find-countries";

/** What the countries of an offer ask of the citizens whom the agent chooses; nothing for a journey inside one country. */
export function OfferEntry({ offer }: { offer: ListedOffer }) {
  const t = useTranslations("entry");
  const locale = useLocale();
  const [citizenship, setCitizenship] = useCitizenship();
  const isAbroad = goesAbroad(offer.directions, offer.directions[0]?.departure.airport.country.code ?? "");
  const options = entryRequirementsOptions(offer.directions, [citizenship], locale);
  const { data, isError, refetch } = useQuery({ ...options, enabled: isAbroad });
  if (!isAbroad) return null;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold">{t("title")}</h3>
          <p className="text-ink-soft text-sm">{t("lead")}</p>
        </div>
        <CitizenshipField value={citizenship} onChange={setCitizenship} />
      </div>
      {isError ? <LoadError text={t("loadError")} onRetry={() => void refetch()} /> : null}
      {data?.map(({ citizenship: code, countries }) => (
        <EntryCountries key={code} countries={countries} />
      ))}
      {data || isError ? null : <Skeleton className="h-24 w-full" />}
    </section>
  );
}

function CitizenshipField({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const t = useTranslations("entry");
  const locale = useLocale();
  const { data: countries = [] } = useQuery(countriesOptions(locale));
  const { draft, propsOf } = useDraft();
  const shown = countries.find(({ code }) => code === value)?.name ?? "";
  const settle = (text: string) => (text.trim() === "" ? undefined : findCountries(countries, text, locale)[0]?.code);
  return (
    <ComboBox
      label={t("citizenship")}
      items={findCountries(countries, draft ?? "", locale).map(({ code, name }) => ({ id: code, text: name }))}
      {...propsOf({ shown, settle, onChoose: onChange })}
      emptyText={t("citizenshipEmpty")}
      className="w-full sm:w-64"
    />
  );
}

const KEY = "parvoz.citizenship";
/** Whose citizens agencies of the country sell to most. */
const USUAL = "UZ";

/** Whose entry rules offers show, ISO 3166-1 alpha-2. Remembered in the browser. */
function useCitizenship(): [string, (country: string) => void] {
  // Offers are shown once they have been fetched, so never on the server.
  const [citizenship, setCitizenship] = useState(() => remembered(window.localStorage.getItem(KEY)));
  const change = (country: string) => {
    window.localStorage.setItem(KEY, country);
    setCitizenship(country);
  };
  return [citizenship, change];
}

function remembered(stored: string | null): string {
  return stored !== null && /^[A-Z]{2}$/.test(stored) ? stored : USUAL;
}
