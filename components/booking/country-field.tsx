"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { ComboBox } from "@/components/ui/combo-box";
import type { CountryOption } from "@/lib/contracts/places";
import { findCountries } from "./find-countries";
import { FieldSlot, type TextPath, useFormField } from "./form-field";

/** Citizenship, found by a few letters of the country or its code. Leaving the field, or Enter, takes the first suggestion. */
export function CountryField({ name, label, countries }: { name: TextPath; label: string; countries: readonly CountryOption[] }) {
  const t = useTranslations("booking.form");
  const locale = useLocale();
  const { value, onChange, onBlur, error } = useFormField(name);
  // What is being typed; null while the field shows its choice.
  const [draft, setDraft] = useState<string | null>(null);
  const shown = countries.find(({ code }) => code === value)?.name ?? "";
  const found = findCountries(countries, draft ?? "", locale);
  const choose = (code: string | undefined) => {
    if (code) onChange(code);
    setDraft(null);
  };
  const chooseFirst = () => choose(draft ? found[0]?.code : undefined);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isMarked = event.currentTarget.getAttribute("aria-activedescendant") !== null;
    if (event.key !== "Enter" || !draft || isMarked) return;
    event.preventDefault();
    chooseFirst();
  };
  return (
    <FieldSlot name={name}>
      <ComboBox
        label={label}
        items={found.map(({ code, name: text }) => ({ id: code, text }))}
        inputValue={draft ?? shown}
        onInputChange={(text) => setDraft(text === shown ? null : text)}
        selectedId={null}
        onSelect={(item) => item && choose(item.id)}
        renderItem={CountryLine}
        emptyText={t("citizenshipEmpty")}
        error={error}
        isRequired
        keepsTypedText
        onKeyDown={keyDown}
        onBlur={() => {
          chooseFirst();
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
