"use client";

import { Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { IconButton } from "../press/icon-button";

interface StepperProps {
  label: string;
  description?: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small whole number, with a button on either side. */
export function Stepper({ label, description, value, min = 0, max, onChange }: StepperProps) {
  const t = useTranslations("common.ui");
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex items-center justify-between gap-4 py-1.5">
      <div id={id} className="min-w-0">
        <p>{label}</p>
        {description ? <p className="text-xs text-ink-faint">{description}</p> : null}
      </div>
      <div className="flex items-center gap-1">
        <IconButton
          label={`${label}: ${t("decrease")}`}
          isDisabled={value <= min}
          onPress={() => onChange(value - 1)}
          className="border border-line-strong"
        >
          <Minus className="size-4" aria-hidden="true" />
        </IconButton>
        <output aria-live="polite" className="num w-8 text-center font-medium">
          {value}
        </output>
        <IconButton
          label={`${label}: ${t("increase")}`}
          isDisabled={value >= max}
          onPress={() => onChange(value + 1)}
          className="border border-line-strong"
        >
          <Plus className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  );
}
