"use client";

import { useLocale, useTranslations } from "next-intl";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { useDraft } from "@/components/ui/fields/use-draft";
import type { CountryOption } from "@/lib/contracts/portal/places";
import { findCountries } from "@/lib/i18n/countries/find-countries";
import { FieldSlot, type TextPath, useFormField } from "../form-field";

/** Citizenship, found by a few letters of the country or its code. Leaving the field, or Enter, takes the first suggestion. */
export function CountryField({ name, label, countries }: { name: TextPath; label: string; countries: readonly CountryOption[] }) {
  const t = useTranslations("booking.form");
  const locale = useLocale();
  const { value, onChange, onBlur, error } = useFormField(name);
  const { draft, propsOf } = useDraft();
  const shown = countries.find(({ code }) => code === value)?.name ?? "";
  const found = findCountries(countries, draft ?? "", locale);
  const settle = (text: string) => (text.trim() === "" ? undefined : findCountries(countries, text, locale)[0]?.code);
  const typing = propsOf({ shown, settle, onChoose: onChange });
  return (
    <FieldSlot name={name}>
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
          onBlur();
        }}
      />
    </FieldSlot>
  );
}

function CountryLine({ id, text }: { id: string; text: string }) {
  return (
    <span className="flex justify-between gap-3">
      {text} <span className="num text-ink-faint">{id}</span>
    </span>
  );
}
