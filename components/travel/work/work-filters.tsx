"use client";

import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { Search, SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { type Option, Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { useTyped } from "@/lib/client/use-typed";
import type { WorkChoices, WorkFilter } from "@/lib/contracts/portal/work-list";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { sortingOf, WORK_ORDERS, WORK_SORTS } from "@/lib/domain/booking/work-list";
import { isDate } from "@/lib/domain/dates";
import { PlaceFilter } from "./place-filter";

/** Statuses in which bookings are seen, in the order of a booking's life. */
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

interface FilterProps<Filter extends WorkFilter> {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

interface FurtherProps<Filter extends WorkFilter, Choices extends WorkChoices> extends FilterProps<Filter> {
  /** Whom and what bookings can be filtered by; read once the filters are unfolded. */
  choices: UseQueryOptions<Choices, Error, Choices, string[]>;
  /** A filter more, before all others. */
  first?: ReactNode;
}

/** What is searched and the order stay in sight; the rest is folded where it is not used. @param actions of the filter as a whole */
export function WorkFilters<Filter extends WorkFilter, Choices extends WorkChoices>({
  filter,
  onChange,
  actions,
  ...further
}: FurtherProps<Filter, Choices> & { actions: ReactNode }) {
  const t = useTranslations("work");
  const { mode: _mode, view: _view, search: _search, sort: _sort, order: _order, ...narrowed } = filter;
  const used = Object.values(narrowed).filter(Boolean).length;
  // The filters of a saved view are unfolded until the agent folds them.
  const [chosen, setOpen] = useState<boolean | null>(null);
  const isOpen = chosen ?? used > 0;
  const changeFurther = (next: Filter) => {
    setOpen(true);
    onChange(next);
  };
  return (
    <search className="mb-3 block">
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,22rem)_14rem_auto_1fr]">
        <SearchField filter={filter} onChange={onChange} />
        <SortSelect filter={filter} onChange={onChange} />
        <Button variant="secondary" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {used > 0 ? t("filtersUsed", { count: used }) : t("filters")}
        </Button>
        <div className="max-lg:col-span-2 lg:justify-self-end">{actions}</div>
      </div>
      {isOpen ? <FurtherFilters {...further} filter={filter} onChange={changeFurther} /> : null}
    </search>
  );
}

/** Searches when the agent pauses, or at once with Enter. */
function SearchField<Filter extends WorkFilter>({ filter, onChange }: FilterProps<Filter>) {
  const t = useTranslations("booking.list");
  const [text, setText] = useTyped(filter.search ?? "", trimmed, (search) => onChange({ ...filter, search: search || undefined }));
  return (
    <TextField
      label={t("search")}
      isLabelHidden
      placeholder={t("searchHint")}
      type="search"
      value={text}
      onChange={setText}
      autoComplete="off"
      maxLength={60}
      className="col-span-2 lg:col-span-1"
      end={<Search className="mr-2 size-4 text-ink-faint" aria-hidden="true" />}
    />
  );
}

const trimmed = (text: string) => text.trim();

function SortSelect<Filter extends WorkFilter>({ filter, onChange }: FilterProps<Filter>) {
  const t = useTranslations("work");
  const options = WORK_SORTS.flatMap((sort) =>
    WORK_ORDERS.map((order) => ({ id: `${sort}-${order}` as const, label: t(`sort.${sort}-${order}`) })),
  );
  const { sort, order } = sortingOf(filter);
  const choose = (id: string) => {
    const [chosen, direction] = id.split("-");
    onChange({
      ...filter,
      sort: WORK_SORTS.find((each) => each === chosen),
      order: WORK_ORDERS.find((each) => each === direction),
    });
  };
  return <Select label={t("sortLabel")} isLabelHidden options={options} value={`${sort}-${order}`} onChange={choose} />;
}

function FurtherFilters<Filter extends WorkFilter, Choices extends WorkChoices>({
  filter,
  onChange,
  choices,
  first,
}: FurtherProps<Filter, Choices>) {
  const t = useTranslations("work");
  const tList = useTranslations("booking.list");
  const tStatus = useTranslations("booking.status");
  const { data } = useQuery(choices);
  const any = (label: string): Option => ({ id: ANY, label });
  const agents = (data?.agents ?? []).map(({ id, name }) => ({ id, label: name }));
  const carriers = (data?.carriers ?? []).map(({ code, title }) => ({ id: code, label: `${title} (${code})` }));
  const set = (change: WorkFilter) => onChange({ ...filter, ...change });
  const chosen = (id: string) => (id === ANY ? undefined : id);
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-5">
      {first}
      <Select
        label={tList("status")}
        options={[any(tList("anyStatus")), ...STATUSES.map((id) => ({ id, label: tStatus(id) }))]}
        value={filter.status ?? ANY}
        onChange={(id) => set({ status: STATUSES.find((known) => known === id) })}
      />
      <Select
        label={t("agent")}
        options={[any(t("anyAgent")), ...withChosen(agents, filter.agent)]}
        value={filter.agent ?? ANY}
        onChange={(id) => set({ agent: chosen(id) })}
      />
      <PlaceFilter label={t("from")} value={filter.from} other={filter.to} onChange={(from) => set({ from })} />
      <PlaceFilter label={t("to")} value={filter.to} other={filter.from} onChange={(to) => set({ to })} />
      <Select
        label={t("carrier")}
        options={[any(t("anyCarrier")), ...withChosen(carriers, filter.carrier)]}
        value={filter.carrier ?? ANY}
        onChange={(id) => set({ carrier: chosen(id) })}
        className="max-lg:col-span-2"
      />
      <DayField label={t("createdFrom")} value={filter.created_from} onChange={(day) => set({ created_from: day })} />
      <DayField label={t("createdTo")} value={filter.created_to} onChange={(day) => set({ created_to: day })} />
      <DayField label={t("departureFrom")} value={filter.departure_from} onChange={(day) => set({ departure_from: day })} />
      <DayField label={t("departureTo")} value={filter.departure_to} onChange={(day) => set({ departure_to: day })} />
    </div>
  );
}

/** What a colleague's link has chosen stands there, known or not. */
function withChosen(options: Option[], chosen: string | undefined): Option[] {
  return chosen && !options.some(({ id }) => id === chosen) ? [...options, { id: chosen, label: chosen }] : options;
}

const wholeDay = (text: string) => (text === "" || isDate(text) ? text : null);

interface TypedField {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A day; it counts when it is whole. */
function DayField({ label, value = "", onChange }: TypedField) {
  const [text, setText] = useTyped(value, wholeDay, (day) => onChange(day || undefined));
  return <DateField label={label} value={text} onChange={setText} use="list" />;
}
