"use client";

import { useLocale, useTranslations } from "next-intl";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { useDraft } from "@/components/ui/fields/use-draft";
import type { CountryOption } from "@/lib/contracts/portal/places";
import { findCountries } from "@/lib/i18n/countries/find-countries";

interface CountryBoxProps {
  label: string;
  /** In the page's language; empty before they are known: the code stands there till then. */
  countries: readonly CountryOption[];
  /** Code of the country that is chosen; may be empty. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/** Citizenship, found by a few letters of the country or its code. Leaving the field, or Enter, takes the first suggestion. */
export function CountryBox({ label, countries, value, onChange, onBlur, error }: CountryBoxProps) {
  const t = useTranslations("booking.form");
  const locale = useLocale();
  const { draft, propsOf } = useDraft();
  const shown = countries.find(({ code }) => code === value)?.name ?? value;
  const found = findCountries(countries, draft ?? "", locale);
  const settle = (text: string) => (text.trim() === "" ? undefined : findCountries(countries, text, locale)[0]?.code);
  const typing = propsOf({ shown, settle, onChoose: onChange });
  return (
    <ComboBox
      label={label}
      items={found.map(({ code, name: text }) => ({ id: code, text }))}
      {...typing}
      renderItem={CountryLine}
      emptyText={t("citizenshipEmpty")}
      error={error}
      isRequired
      onBlur={() => {
        typing.onBlur();
        onBlur?.();
      }}
    />
  );
}

function CountryLine({ id, text }: { id: string; text: string }) {
  return (
    <span className="flex justify-between gap-3">
      {text} <span className="num text-ink-faint">{id}</span>
    </span>
  );
}
