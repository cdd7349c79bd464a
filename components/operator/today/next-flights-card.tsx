"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { SectionCard } from "@/components/ui/section-card";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api, pages } from "@/lib/client/calls/paths";
import { useMayInHouse } from "@/lib/client/house";
import type { NextFlights } from "@/lib/contracts/operator/departures/operator-flights";
import { formatNumber, formatWeekdayDate } from "@/lib/i18n/formats";
import { DepartureTable } from "../flights/departure-table";

const POLL_MS = 60_000;

const nextFlightsQuery = queryOptions({
  queryKey: ["operator", "next-flights"],
  queryFn: ({ signal }) => getJson<NextFlights>({ path: api.nextFlights(), signal }),
  staleTime: 5_000,
  refetchInterval: POLL_MS,
});

/** What leaves within three days and who of the house's passengers boards: how full it is, and where its passenger list stands. */
export function NextFlightsCard() {
  const t = useTranslations("house.today.flights");
  const { data } = useQuery({ ...nextFlightsQuery, enabled: useMayInHouse("flights", "see") });
  if (!data) return null;
  return (
    <SectionCard title={t("title")}>
      <ul className="mb-2 text-sm">
        {data.days.map((day) => (
          <DayLine key={day.date} day={day} />
        ))}
      </ul>
      {data.items.length === 0 ? <p className="text-ink-soft">{t("none")}</p> : <DepartureTable items={data.items} hasDays />}
      {data.total > data.items.length ? (
        <p className="num mt-3 text-ink-soft text-sm">{t("more", { count: data.items.length, total: data.total })}</p>
      ) : null}
    </SectionCard>
  );
}

/** How full a day is; it leads to the day's departures. */
function DayLine({ day: { date, ...counts } }: { day: NextFlights["days"][number] }) {
  const t = useTranslations("house.today.flights");
  const locale = useLocale();
  const { departures, booked, sold, held, capacity } = counts;
  const numbers = { departures, booked, sold, held, capacity };
  const texts = Object.fromEntries(Object.entries(numbers).map(([name, count]) => [name, formatNumber(count, locale)]));
  return (
    <li>
      <PageLink
        href={pages.departures({ date, ...(booked > 0 && { booked: "1" }) })}
        className="num flex min-h-11 items-center text-accent hover:underline md:min-h-8"
      >
        {t("day", { ...texts, date: formatWeekdayDate(date, locale) })}
      </PageLink>
    </li>
  );
}
