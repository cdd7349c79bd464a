"use client";

import { useLocale, useTranslations } from "next-intl";
import { Controller, useFormContext } from "react-hook-form";
import { TextField } from "@/components/ui/fields/text-field";
import { formatNumber } from "@/lib/i18n/formats";
import { parseAmount } from "./amounts";
import type { DecidedPart, DecisionFields } from "./decision-schema";

interface AmountFieldProps {
  part: DecidedPart;
  /** Its bounds. */
  hint: string;
  isDisabled: boolean;
}

/** One part of the price; what was typed is put in groups of three when the field is left. */
export function AmountField({ part, hint, isDisabled }: AmountFieldProps) {
  const t = useTranslations("operator.part");
  const locale = useLocale();
  const { control } = useFormContext<DecisionFields>();
  return (
    <Controller
      control={control}
      name={part}
      render={({ field: { ref, onBlur, ...field }, fieldState }) => {
        const leave = () => {
          onBlur();
          const amount = parseAmount(field.value, locale);
          if (amount !== null) field.onChange(formatNumber(amount, locale));
        };
        return (
          <TextField
            {...field}
            onBlur={leave}
            inputRef={ref}
            label={t(part)}
            description={hint}
            error={fieldState.error?.message}
            isDisabled={isDisabled}
            inputMode="decimal"
            autoComplete="off"
            inputClassName="num text-right"
          />
        );
      }}
    />
  );
}
