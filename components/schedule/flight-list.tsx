"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ScheduleEntry } from "@/lib/contracts/interface/services";
import { formatNumber, formatWeekdayDate } from "@/lib/i18n/formats";
import { DaySection } from "./day-section";
import { carriersOf, groupByDay, type ScheduleDay } from "./group-by-day";
import { groupByWeek } from "./group-by-week";
import { scheduleOptions } from "./queries";
import { dayAnchor, SCHEDULE_VIEWS, type ScheduleFilter, type ScheduleView } from "./schedule-address";
import { WeekSection } from "./week-section";

interface FlightListProps {
  filter: ScheduleFilter;
  onView: (view: ScheduleView) => void;
}

/** The flights of the filter, by day or by week. */
export function FlightList({ filter, onView }: FlightListProps) {
  const t = useTranslations("schedule");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(scheduleOptions(filter, locale));
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (data.length === 0)
    return (
      <EmptyState icon={<CalendarX className="size-8" aria-hidden="true" />} title={t("empty")}>
        {t("emptyText")}
      </EmptyState>
    );
  return <FoundFlights entries={data} filter={filter} onView={onView} />;
}

const ANY = "any";

interface FoundFlightsProps extends FlightListProps {
  entries: readonly ScheduleEntry[];
}

function FoundFlights({ entries, filter, onView }: FoundFlightsProps) {
  const t = useTranslations("schedule");
  const locale = useLocale();
  const [carrier, setCarrier] = useState(ANY);
  const { view } = filter;
  const shown = carrier === ANY ? entries : entries.filter(({ airline }) => airline.code === carrier);
  const days = groupByDay(shown);
  const options = [
    { id: ANY, label: t("anyAirline") },
    ...carriersOf(entries).map(({ code, title }) => ({ id: code, label: `${title} (${code})` })),
  ];
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="num text-ink-soft">
          {t("found", { count: shown.length, text: formatNumber(shown.length, locale) })}
        </p>
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          <Select
            label={t("view")}
            isLabelHidden
            options={SCHEDULE_VIEWS.map((id) => ({ id, label: t(`views.${id}`) }))}
            value={view}
            onChange={onView}
            className="w-full sm:w-44"
          />
          <Select label={t("airline")} isLabelHidden options={options} value={carrier} onChange={setCarrier} className="w-full sm:w-64" />
        </div>
      </div>
      {view === "list" ? <DayLinks days={days} /> : null}
      <div className="space-y-5">
        {view === "list"
          ? days.map((day) => <DaySection key={day.date} day={day} />)
          : groupByWeek(shown, filter.since, filter.until).map((week) => <WeekSection key={week.dates[0]} week={week} />)}
      </div>
    </>
  );
}

/** A long list's days, always at hand. */
function DayLinks({ days }: { days: readonly ScheduleDay[] }) {
  const t = useTranslations("schedule");
  const locale = useLocale();
  if (days.length < 2) return null;
  return (
    <nav aria-label={t("days")} className="sticky top-14 z-20 -mx-4 mb-4 overflow-x-auto bg-paper px-4 py-2">
      <ul className="flex gap-2">
        {days.map(({ date, flights }) => (
          <li key={date}>
            <a
              href={`#${dayAnchor(date)}`}
              className="num flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-lg border border-line bg-surface px-3 text-sm hover:border-ink-soft md:min-h-8"
            >
              {formatWeekdayDate(date, locale)} <span className="text-ink-faint">{flights.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
