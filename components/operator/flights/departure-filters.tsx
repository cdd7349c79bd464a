"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { TextField } from "@/components/ui/fields/text-field";
import type { DepartureFilter } from "./queries";
import { readFilter } from "./read-departure-filter";

interface DepartureFiltersProps {
  filter: DepartureFilter;
  onChange: (filter: DepartureFilter) => void;
}

const TYPED = ["carrier", "from", "to", "flight"] as const;
type Typed = (typeof TYPED)[number];

/** What of a day is listed. A field counts once it is left, or Enter is pressed; what is no code is taken out again. */
export function DepartureFilters({ filter, onChange }: DepartureFiltersProps) {
  const t = useTranslations("flights.filter");
  // What is being typed; a field that is not shows the filter.
  const [typed, setTyped] = useState<Partial<Record<Typed, string | undefined>>>({});
  const apply = (name: Typed) => {
    const text = typed[name];
    if (text === undefined) return;
    setTyped({ ...typed, [name]: undefined });
    const wanted = readFilter(name, text);
    if (wanted !== filter[name]) onChange({ ...filter, [name]: wanted });
  };
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-4 lg:grid-cols-[repeat(4,8rem)_auto]">
      {TYPED.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          type="search"
          value={typed[name] ?? filter[name] ?? ""}
          onChange={(text) => setTyped({ ...typed, [name]: text })}
          onBlur={() => apply(name)}
          onKeyDown={(event) => event.key === "Enter" && apply(name)}
          autoComplete="off"
          spellCheck="false"
          inputClassName="uppercase"
        />
      ))}
      <Checkbox
        isSelected={filter.booked === "1"}
        onChange={(isBooked) => onChange({ ...filter, booked: isBooked ? "1" : undefined })}
        className="col-span-2 sm:col-span-4 lg:col-span-1 lg:mb-1"
      >
        {t("booked")}
      </Checkbox>
    </search>
  );
}
