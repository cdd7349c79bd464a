"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { type FareFilter, readFareFilter } from "./fare-filter";

interface FareFiltersProps {
  filter: FareFilter;
  onChange: (filter: FareFilter) => void;
}

const CODES = [
  { name: "carrier", length: 3 },
  { name: "origin", length: 3 },
  { name: "destination", length: 3 },
  { name: "booking_class", length: 1 },
] as const;

/** Narrows the fares down; what is left empty narrows nothing. */
export function FareFilters({ filter, onChange }: FareFiltersProps) {
  const t = useTranslations("prices.filter");
  const [typed, setTyped] = useState(filter);
  const set = (name: keyof FareFilter) => (value: string) => setTyped((before) => ({ ...before, [name]: value }));
  return (
    <search>
      <form
        className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-[6rem_6rem_6rem_6rem_1fr_6rem_11rem_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          onChange(readFareFilter((name) => typed[name]));
        }}
      >
        {CODES.map(({ name, length }) => (
          <TextField
            key={name}
            label={t(name)}
            value={typed[name] ?? ""}
            onChange={set(name)}
            maxLength={length}
            autoComplete="off"
            inputClassName="uppercase"
          />
        ))}
        <TextField label={t("brand")} value={typed.brand ?? ""} onChange={set("brand")} maxLength={40} autoComplete="off" />
        <TextField
          label={t("flight")}
          value={typed.flight ?? ""}
          onChange={set("flight")}
          maxLength={4}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="num"
        />
        <DateField label={t("date")} use="travel" value={typed.date ?? ""} onChange={set("date")} />
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
      </form>
    </search>
  );
}
