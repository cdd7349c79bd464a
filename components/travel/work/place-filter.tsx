"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { useDraft } from "@/components/ui/fields/use-draft";
import { placeOptions, usePlaces } from "@/lib/client/travel/use-places";
import type { PlaceOption } from "@/lib/contracts/portal/places";

interface PlaceFilterProps {
  label: string;
  /** IATA airport or metropolitan code; undefined for any. */
  value: string | undefined;
  /** Code of the journey's other end: suggested last. */
  other: string | undefined;
  onChange: (code: string | undefined) => void;
}

/** Filter by where bookings begin or end: a city or an airport by name or code. Empty, it means any. */
export function PlaceFilter({ label, value = "", other = "", onChange }: PlaceFilterProps) {
  const t = useTranslations("work");
  const locale = useLocale();
  const { draft, propsOf } = useDraft();
  const { data: chosen } = useQuery(placeOptions(value, locale));
  const { found, firstFor } = usePlaces(draft ?? "", other);
  const settle = (text: string) => (text.trim() === "" ? "" : firstFor(text));
  return (
    <ComboBox
      label={label}
      items={found.map((place) => ({ ...place, id: place.code, text: textOf(place) }))}
      {...propsOf({ shown: chosen ? textOf(chosen) : value, settle, onChoose: (code) => onChange(code || undefined) })}
      renderItem={PlaceItem}
      emptyText={t("noPlace")}
      placeholder={t("anyPlace")}
    />
  );
}

function textOf({ city, code }: PlaceOption): string {
  return `${city} (${code})`;
}

function PlaceItem({ code, kind, name, city, town }: PlaceOption) {
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="min-w-0 truncate">{[kind === "city" ? city : `${city}, ${name}`, town].filter(Boolean).join(" · ")}</span>
      <span className="num text-ink-soft text-sm">{code}</span>
    </span>
  );
}
