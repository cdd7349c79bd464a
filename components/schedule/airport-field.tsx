"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { useDebounced } from "@/components/ui/fields/use-debounced";
import { useDraft } from "@/components/ui/fields/use-draft";
import type { PlaceOption } from "@/lib/contracts/places";
import { placesOptions } from "./queries";

interface AirportFieldProps {
  label: string;
  /** IATA airport or metropolitan code, or empty. */
  value: string;
  onChange: (code: string) => void;
  placeholder?: string;
  error?: string | undefined;
}

const TYPING_REST_MS = 90;

/** A city or an airport by name or code. Emptied, it means any. */
export function AirportField({ label, value, onChange, placeholder = "", error }: AirportFieldProps) {
  const t = useTranslations("schedule");
  const locale = useLocale();
  const { draft, propsOf } = useDraft();
  const { data: named = [] } = useQuery({ ...placesOptions(value, locale), enabled: value !== "" });
  const { data: found = [] } = useQuery(placesOptions(useDebounced(draft ?? "", TYPING_REST_MS), locale));
  const chosen = value === "" ? undefined : named.find(({ code }) => code === value);
  const shown = chosen ? textOf(chosen) : value;
  const settled = draft === null ? undefined : draft.trim() === "" ? "" : found[0]?.code;
  return (
    <ComboBox
      label={label}
      items={found.map((place) => ({ ...place, id: place.code, text: textOf(place) }))}
      {...propsOf({ shown, settled, onChoose: onChange })}
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
