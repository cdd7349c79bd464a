"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { IconButton } from "@/components/ui/press/icon-button";
import { changeEnd } from "./change-trip";
import { DatesField } from "./dates-field";
import { PlaceField } from "./place-field";
import type { WayValues } from "./search-form-schema";

interface WayRowProps {
  way: WayValues;
  /** Number of the direction, from 1. */
  number: number;
  /** `YYYY-MM-DD` of the direction before it; empty for none. */
  earliest: string;
  errorOf: (field: keyof WayValues) => string | undefined;
  onChange: (way: WayValues) => void;
  /** Missing where no direction can be spared. */
  onRemove?: () => void;
  originRef?: Ref<HTMLInputElement>;
  destinationRef?: Ref<HTMLInputElement>;
}

/** One direction of a journey to several cities. */
export function WayRow({ way, number, earliest, errorOf, onChange, onRemove, originRef, destinationRef }: WayRowProps) {
  const t = useTranslations("search.form");
  return (
    <fieldset className="relative min-w-0 max-md:border-line max-md:border-t max-md:pt-3">
      <legend className="float-left mb-2 font-medium text-sm md:sr-only">{t("way", { number })}</legend>
      <div className="clear-both grid gap-3 md:grid-cols-[1.75rem_minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1fr)_2.25rem]">
        <span
          aria-hidden="true"
          className="num mt-8 hidden size-7 items-center justify-center rounded-full bg-accent-soft font-medium text-accent text-sm md:flex"
        >
          {number}
        </span>
        <PlaceField
          label={t("from")}
          value={way.from}
          other={way.to}
          onChange={(from) => onChange(changeEnd(way, "from", from))}
          beside={{ codes: way.fromAlso, onChange: (fromAlso) => onChange({ ...way, fromAlso }) }}
          error={errorOf("from")}
          {...(originRef ? { inputRef: originRef } : {})}
        />
        <PlaceField
          label={t("to")}
          value={way.to}
          other={way.from}
          onChange={(to) => onChange(changeEnd(way, "to", to))}
          beside={{ codes: way.toAlso, onChange: (toAlso) => onChange({ ...way, toAlso }) }}
          error={errorOf("to")}
          {...(destinationRef ? { inputRef: destinationRef } : {})}
        />
        <div>
          <DatesField
            isRoundTrip={false}
            out={way.date}
            back=""
            earliest={earliest}
            onChange={({ out }) => onChange({ ...way, date: out })}
            error={errorOf("date")}
          />
        </div>
        {onRemove ? (
          <IconButton
            label={t("removeWay", { number })}
            onPress={onRemove}
            className="max-md:absolute max-md:top-0.5 max-md:-right-2 md:mt-7"
          >
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </fieldset>
  );
}
