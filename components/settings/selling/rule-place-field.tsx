"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type Control, type FieldValues, type Path, useController } from "react-hook-form";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { countriesOptions } from "@/lib/client/travel/reference-names";
import { placeOptions, placesOptions, usePlaces } from "@/lib/client/travel/use-places";
import { CodeLine } from "./code-line";
import { countryItem, placeItem, rulePlaces } from "./rule-places";
import { useTypedCode } from "./use-typed-code";

interface RulePlaceFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
}

/** A city, an airport or a country of a rule, by name or code; empty for all. */
export function RulePlaceField<Values extends FieldValues>({ control, name, label }: RulePlaceFieldProps<Values>) {
  const t = useTranslations("selling.settings.form");
  const language = useLocale();
  const cache = useQueryClient();
  const { field, fieldState } = useController({ control, name });
  const { typed, propsOf } = useTypedCode(field);
  const { data: countries = [] } = useQuery(countriesOptions(language));
  const { found: places } = usePlaces(typed);
  const settle = async (text: string) => {
    const answered = await cache.fetchQuery(placesOptions(text, language)).catch(() => []);
    return rulePlaces({ text, places: answered, countries, language })[0]?.id;
  };
  return (
    <ComboBox
      label={label}
      items={rulePlaces({ text: typed, places, countries, language })}
      {...propsOf({ shown: usePlaceText(field.value), settle })}
      renderItem={CodeLine}
      inputRef={field.ref}
      placeholder={t("anyPlace")}
      emptyText={t("noPlace")}
      error={fieldState.error && t("wrongPlace")}
    />
  );
}

/** `Istanbul (IST)`, `Turkey (TR)`; what is no code as it stands. */
function usePlaceText(code: string): string {
  const language = useLocale();
  const { data: place } = useQuery(placeOptions(/^[A-Z]{3}$/.test(code) ? code : "", language));
  const { data: countries } = useQuery(countriesOptions(language));
  const country = countries?.find((each) => each.code === code);
  if (country) return countryItem(country).text;
  return place?.code === code ? placeItem(place).text : code;
}
