"use client";

import type { CountryOption } from "@/lib/contracts/portal/places";
import { CountryBox } from "../../parts/country-box";
import { FieldSlot, type TextPath, useFormField } from "../form-field";

/** Citizenship, as a field of the form. */
export function CountryField({ name, label, countries }: { name: TextPath; label: string; countries: readonly CountryOption[] }) {
  const field = useFormField(name);
  return (
    <FieldSlot name={name}>
      <CountryBox label={label} countries={countries} {...field} />
    </FieldSlot>
  );
}
