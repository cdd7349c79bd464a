"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type Control, type FieldValues, type Path, useController } from "react-hook-form";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { airlinesOptions } from "@/lib/client/travel/reference-names";
import { findNamed } from "@/lib/i18n/find-named";
import { plainText } from "@/lib/i18n/plain-text";
import { CodeLine } from "./code-line";
import { useTypedCode } from "./use-typed-code";

interface RuleCarrierFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
}

/** A carrier of a rule, by name or code; empty for all. */
export function RuleCarrierField<Values extends FieldValues>({ control, name, label }: RuleCarrierFieldProps<Values>) {
  const t = useTranslations("selling.settings.form");
  const language = useLocale();
  const { field, fieldState } = useController({ control, name });
  const { typed, propsOf } = useTypedCode(field);
  const { data: airlines = [] } = useQuery(airlinesOptions(language));
  const find = (text: string) => findNamed(airlines, { wanted: plainText(text, language), language });
  const chosen = airlines.find(({ code }) => code === field.value);
  return (
    <ComboBox
      label={label}
      items={find(typed).map(({ code, name: airline }) => ({ id: code, text: `${airline} (${code})`, name: airline }))}
      {...propsOf({ shown: chosen ? `${chosen.name} (${chosen.code})` : field.value, settle: (text) => find(text)[0]?.code })}
      renderItem={CodeLine}
      inputRef={field.ref}
      placeholder={t("anyCarrier")}
      emptyText={t("noCarrier")}
      error={fieldState.error && t("wrongCarrier")}
    />
  );
}
