"use client";

import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import type { AdditionalService } from "@/lib/contracts/offers";
import type { Locale } from "@/lib/domain/localized";
import { formatMoney } from "@/lib/i18n/formats";
import { choiceOf } from "../bag-choice";
import { FieldSlot, type TextPath, useFormField } from "./form-field";

const NONE = "none";

interface BagFieldProps {
  name: TextPath;
  /** `TAS – IST` */
  label: string;
  choices: readonly AdditionalService[];
}

/** How many extra bags on one direction, each choice with its price. */
export function BagField({ name, label, choices }: BagFieldProps) {
  const t = useTranslations("booking.bags");
  const locale = useLocale();
  const { value, onChange, error } = useFormField(name);
  const options = choices.map((service) => ({ id: choiceOf(service), label: t("choice", texts(service, locale)) }));
  const isGone = value !== "" && options.every(({ id }) => id !== value);
  return (
    <FieldSlot name={name}>
      <Select
        label={label}
        options={[{ id: NONE, label: t("none") }, ...options]}
        value={value || NONE}
        onChange={(id) => onChange(id === NONE ? "" : id)}
        error={isGone ? t("gone") : error}
      />
    </FieldSlot>
  );
}

function texts({ piece, weight, price }: AdditionalService, locale: Locale) {
  return { pieces: piece, weight, price: formatMoney(price.amount, price.currency, locale) };
}
