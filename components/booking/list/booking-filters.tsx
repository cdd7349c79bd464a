"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { BookingFilter } from "../queries";

/** Those that a booking can be seen in, in the order of its life. */
const STATUSES = [
  "booked",
  "paid",
  "ticketed",
  "refundauthorized",
  "refunded",
  "partiallyrefunded",
  "cancelled",
] as const satisfies readonly BookingStatus[];
const ANY = "any";
const PAUSE_MS = 350;

interface BookingFiltersProps {
  filter: BookingFilter;
  onChange: (filter: BookingFilter) => void;
}

export function BookingFilters({ filter, onChange }: BookingFiltersProps) {
  const t = useTranslations("booking.list");
  const tStatus = useTranslations("booking.status");
  const { status } = filter;
  const options = [{ id: ANY, label: t("anyStatus") }, ...STATUSES.map((id) => ({ id, label: tStatus(id) }))];
  const choose = (id: string) => {
    const chosen = STATUSES.find((known) => known === id);
    onChange({ ...(filter.search ? { search: filter.search } : {}), ...(chosen ? { status: chosen } : {}) });
  };
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,24rem)_14rem]">
      <SearchField filter={filter} onChange={onChange} />
      <Select label={t("status")} options={options} value={status ?? ANY} onChange={choose} />
    </search>
  );
}

/** Searches when the agent pauses, or at once with Enter. */
function SearchField({ filter, onChange }: BookingFiltersProps) {
  const t = useTranslations("booking.list");
  const current = filter.search ?? "";
  const [text, setText] = useState(current);
  const [seen, setSeen] = useState(current);
  const [requested, setRequested] = useState(current);
  // The address changed without this field: the filter was cleared, or the back button was pressed.
  if (current !== seen) {
    setSeen(current);
    if (current !== requested) setText(current);
  }
  const wanted = text.trim();
  const apply = () => {
    if (wanted === requested && wanted === current) return;
    setRequested(wanted);
    if (wanted !== current) onChange({ ...(wanted ? { search: wanted } : {}), ...(filter.status ? { status: filter.status } : {}) });
  };
  useEffect(() => {
    const timer = window.setTimeout(apply, PAUSE_MS);
    return () => window.clearTimeout(timer);
  });
  return (
    <TextField
      label={t("search")}
      description={t("searchHint")}
      type="search"
      value={text}
      onChange={setText}
      onKeyDown={(event) => event.key === "Enter" && apply()}
      autoComplete="off"
      end={<Search className="mr-2 size-4 text-ink-faint" aria-hidden="true" />}
    />
  );
}
