"use client";

import { useQuery } from "@tanstack/react-query";
import { Building2, Plane } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { Ref } from "react";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { useDraft } from "@/components/ui/fields/use-draft";
import { placeOptions, usePlaces } from "@/lib/client/travel/use-places";
import type { PlaceOption } from "@/lib/contracts/portal/places";
import { NearbyField } from "./nearby-field";

interface PlaceFieldProps {
  label: string;
  /** IATA code, empty while nothing is chosen. */
  value: string;
  /** Code of the journey's other end, which is never suggested first. */
  other?: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  inputClassName?: string;
  /** Places around it that are searched with it. */
  beside?: { codes: readonly string[] | undefined; onChange: (codes: string[]) => void };
}

/** A city or an airport, found in three languages and by code. Leaving the field, or Enter, takes the first suggestion. */
export function PlaceField({ label, value, other = "", onChange, error, inputRef, inputClassName = "", beside }: PlaceFieldProps) {
  const t = useTranslations("search.form");
  const locale = useLocale();
  const { draft, propsOf } = useDraft();
  const { data: chosen } = useQuery(placeOptions(value, locale));
  const { found, firstFor } = usePlaces(draft ?? "", other);
  const shown = chosen ? `${chosen.city} (${chosen.code})` : value;
  const field = (
    <ComboBox
      label={label}
      items={found.map((place) => ({ ...place, id: place.code, text: `${place.city} (${place.code})` }))}
      {...propsOf({ shown, settle: (text) => (text.trim() === "" ? undefined : firstFor(text)), onChoose: onChange })}
      renderItem={PlaceLine}
      emptyText={t("noPlaces")}
      placeholder={t("placeHint")}
      error={error}
      inputClassName={inputClassName}
      {...(inputRef ? { inputRef } : {})}
    />
  );
  if (!beside) return field;
  return (
    <div className="relative">
      {field}
      <NearbyField of={label} code={value} chosen={beside.codes ?? []} onChange={beside.onChange} />
    </div>
  );
}

function PlaceLine({ code, kind, name, city, country, town }: PlaceOption) {
  const Icon = kind === "city" ? Building2 : Plane;
  return (
    <span className="flex items-center gap-2.5">
      <Icon className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate">{kind === "city" ? city : `${city}, ${name}`}</span>
        <span className="block truncate text-ink-faint text-xs">{town ? `${town} · ${country}` : country}</span>
      </span>
      <span className="num rounded bg-sunken px-1.5 py-0.5 font-medium text-ink-soft text-xs">{code}</span>
    </span>
  );
}
