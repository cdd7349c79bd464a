"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { pages } from "@/lib/client/calls/paths";
import { FlightList } from "./flight-list";
import { formatScheduleFilter, problemOf, readScheduleFilter, type ScheduleFilter } from "./schedule-address";
import { ScheduleForm } from "./schedule-form";

/**
 * Planned flights between two places, day by day.
 * @param today `YYYY-MM-DD` in Tashkent
 */
export function SchedulePage({ today }: { today: string }) {
  const t = useTranslations("schedule");
  const router = useRouter();
  const filter = readScheduleFilter(useSearchParams(), today);
  const address = formatScheduleFilter({ ...filter, view: "list" });
  const show = (next: ScheduleFilter) => router.push(pages.schedule(formatScheduleFilter(next)));
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{t("lead")}</p>
      <ScheduleForm key={address} filter={filter} today={today} onApply={(next) => show({ ...next, view: filter.view })} />
      {problemOf(filter) ? null : <FlightList key={`list${address}`} filter={filter} onView={(view) => show({ ...filter, view })} />}
    </>
  );
}
