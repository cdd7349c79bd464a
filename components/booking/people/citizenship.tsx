"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { LoadError } from "@/components/ui/states/load-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { countriesOptions } from "@/lib/client/travel/reference-names";
import { CountryBox } from "../parts/country-box";

/** Citizenship, once the countries are known; till then its code, which cannot be changed. */
export function Citizenship(props: Omit<ComponentProps<typeof CountryBox>, "countries">) {
  const { label, value } = props;
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(countriesOptions(useLocale()));
  if (data) return <CountryBox {...props} countries={data} />;
  if (error) return <LoadError text={`${label}: ${errorText(error).message}`} onRetry={() => void refetch()} />;
  return <TextField label={label} value={value} isDisabled />;
}
