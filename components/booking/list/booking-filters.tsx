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
  const { page: _, status: _status, ...others } = filter;
  const choose = (id: string) => {
    const chosen = STATUSES.find((known) => known === id);
    onChange({ ...others, ...(chosen ? { status: chosen } : {}) });
  };
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,24rem)_14rem] lg:grid-cols-[minmax(0,24rem)_14rem_16rem]">
      <SearchField filter={filter} onChange={onChange} />
      <Select label={t("status")} options={options} value={status ?? ANY} onChange={choose} />
      <ChangedSelect filter={filter} onChange={onChange} />
    </search>
  );
}

const CHANGED = ["any", "open"] as const;
const ALL = "all";

/** All bookings, or those only that the airline has changed. */
function ChangedSelect({ filter, onChange }: BookingFiltersProps) {
  const t = useTranslations("booking.list");
  const options = [{ id: ALL, label: t("changedAll") }, ...CHANGED.map((id) => ({ id, label: t(`changed.${id}`) }))];
  const { page: _, changed, ...others } = filter;
  const choose = (id: string) => {
    const chosen = CHANGED.find((known) => known === id);
    onChange({ ...others, ...(chosen ? { changed: chosen } : {}) });
  };
  return <Select label={t("changedLabel")} options={options} value={changed ?? ALL} onChange={choose} />;
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
    const { page: _, search: _search, ...others } = filter;
    if (wanted !== current) onChange({ ...others, ...(wanted ? { search: wanted } : {}) });
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
