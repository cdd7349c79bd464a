"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { ComboBox } from "@/components/ui/combo-box";
import { useDebounced } from "@/components/ui/use-debounced";
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
  // What is being typed; null while the field shows its choice.
  const [draft, setDraft] = useState<string | null>(null);
  const { data: named = [] } = useQuery({ ...placesOptions(value, locale), enabled: value !== "" });
  const { data: found = [] } = useQuery(placesOptions(useDebounced(draft ?? "", TYPING_REST_MS), locale));
  const chosen = value === "" ? undefined : named.find(({ code }) => code === value);
  const shown = chosen ? textOf(chosen) : value;
  const choose = (code: string | undefined) => {
    if (code !== undefined) onChange(code);
    setDraft(null);
  };
  const settle = () => choose(draft === null ? undefined : draft.trim() === "" ? "" : found[0]?.code);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isMarked = event.currentTarget.getAttribute("aria-activedescendant") !== null;
    if (event.key !== "Enter" || !draft || isMarked) return;
    event.preventDefault();
    settle();
  };
  return (
    <ComboBox
      label={label}
      items={found.map((place) => ({ ...place, id: place.code, text: textOf(place) }))}
      inputValue={draft ?? shown}
      onInputChange={(text) => setDraft(text === shown ? null : text)}
      selectedId={null}
      onSelect={(item) => item && choose(item.id)}
      renderItem={PlaceLine}
      emptyText={t("placeEmpty")}
      placeholder={placeholder}
      error={error}
      keepsTypedText
      onKeyDown={keyDown}
      onBlur={settle}
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
