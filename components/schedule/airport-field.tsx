"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { useDraft } from "@/components/ui/fields/use-draft";
import { placeOptions, usePlaces } from "@/lib/client/use-places";
import type { PlaceOption } from "@/lib/contracts/places";

interface AirportFieldProps {
  label: string;
  /** IATA airport or metropolitan code, or empty. */
  value: string;
  onChange: (code: string) => void;
  placeholder?: string;
  error?: string | undefined;
}

/** A city or an airport by name or code. Emptied, it means any. */
export function AirportField({ label, value, onChange, placeholder = "", error }: AirportFieldProps) {
  const t = useTranslations("schedule");
  const locale = useLocale();
  const { draft, propsOf } = useDraft();
  const { data: chosen } = useQuery(placeOptions(value, locale));
  const { found, firstFor } = usePlaces(draft ?? "");
  const shown = chosen ? textOf(chosen) : value;
  return (
    <ComboBox
      label={label}
      items={found.map((place) => ({ ...place, id: place.code, text: textOf(place) }))}
      {...propsOf({ shown, settle: (text) => (text.trim() === "" ? "" : firstFor(text)), onChoose: onChange })}
      renderItem={PlaceLine}
      emptyText={t("placeEmpty")}
      placeholder={placeholder}
      error={error}
    />
  );
}

function textOf({ city, code }: PlaceOption): string {
  return `${city} (${code})`;
}

function PlaceLine({ code, kind, name, city, country }: PlaceOption) {
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="min-w-0 leading-tight">
        <span className="block truncate">{kind === "city" ? city : `${city}, ${name}`}</span>
        <span className="block truncate text-ink-faint text-xs">{country}</span>
      </span>
      <span className="num text-ink-soft text-sm">{code}</span>
    </span>
  );
}
