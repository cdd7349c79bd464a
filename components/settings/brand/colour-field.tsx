"use client";

import { useTranslations } from "next-intl";
import { type Control, useController } from "react-hook-form";
import { TextField } from "@/components/ui/fields/text-field";
import { type BrandSaid, brandRequest } from "@/lib/contracts/portal/brand";
import { OWN_COLOUR } from "@/lib/domain/colours/own-tones";
import { remarkOf } from "../parts/form-refusal";

/** The brand's colour, typed as the web writes it or picked; may be left empty. */
export function ColourField({ control }: { control: Control<BrandSaid> }) {
  const t = useTranslations("brand.form");
  const {
    field: { ref, onChange, value, ...field },
    fieldState,
  } = useController({ control, name: "colour" });
  // The picker knows no empty colour.
  const shown = brandRequest.shape.colour.safeParse(value).data || OWN_COLOUR;
  const picker = (
    <input
      type="color"
      aria-label={t("colourPick")}
      value={shown}
      onChange={(event) => onChange(event.target.value)}
      className="size-9 cursor-pointer rounded border border-line bg-transparent"
    />
  );
  return (
    <TextField
      {...field}
      value={value}
      onChange={onChange}
      inputRef={ref}
      label={t("colour")}
      description={t("colourHint")}
      placeholder={OWN_COLOUR}
      autoComplete="off"
      spellCheck="false"
      end={picker}
      error={remarkOf(fieldState.error, { colourWrong: t("colourWrong") })}
    />
  );
}
