"use client";

import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import { useMay } from "@/lib/client/role";
import type { ScheduleEntry } from "@/lib/contracts/interface/services";
import { formatDayOffset, formatLongDate, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import { FlightFacts } from "./flight-facts";
import type { ScheduleDay } from "./group-by-day";
import { dayAnchor, seatSearch } from "./schedule-address";

/** One day's flights. */
export function DaySection({ day }: { day: ScheduleDay }) {
  const locale = useLocale();
  const headingId = `day-${day.date}`;
  return (
    <section id={dayAnchor(day.date)} aria-labelledby={headingId} className="scroll-mt-32">
      <h2 id={headingId} className="mb-2 font-semibold text-lg first-letter:uppercase">
        {formatLongDate(day.date, locale)}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {day.flights.map((entry) => (
            <FlightRow key={`${entry.airline.code}${entry.flight_number}${entry.departure}${entry.arrival_airport.code}`} entry={entry} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function FlightRow({ entry }: { entry: ScheduleEntry }) {
  const t = useTranslations("schedule");
  const tCommon = useTranslations("common");
  const locale = useLocale();
  const maySell = useMay("sell");
  const { airline, operating_airline, flight_number, departure, arrival, departure_airport, arrival_airport } = entry;
  const date = departure.slice(0, 10);
  const route = { from: departure_airport.city[locale], to: arrival_airport.city[locale], date: formatWeekdayDate(date, locale) };
  return (
    <li className="list-row grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)_auto] md:gap-x-6 md:px-5">
      <p className="num font-semibold text-lg">
        <time dateTime={departure.replace(" ", "T")}>{formatTime(departure)}</time> –{" "}
        <time dateTime={arrival.replace(" ", "T")}>{formatTime(arrival)}</time>
        <sup className="ml-0.5 font-medium text-2xs text-warm">{formatDayOffset(departure, arrival)}</sup>
      </p>
      <p className="min-w-0">
        {route.from} <span className="num text-ink-faint">{departure_airport.code}</span> → {route.to}{" "}
        <span className="num text-ink-faint">{arrival_airport.code}</span>
        <FlightFacts entry={entry} />
      </p>
      <p className="min-w-0 text-ink-soft text-sm">
        <span className="num font-medium text-ink">
          {airline.code} {flight_number}
        </span>{" "}
        {airline.title}
        {operating_airline ? <span className="block">{tCommon("operatedBy", { airline: operating_airline.title })}</span> : null}
      </p>
      {maySell ? (
        <PageLink
          href={pages.search(seatSearch(departure_airport.code, arrival_airport.code, date))}
          aria-label={t("searchLinkLabel", route)}
          className="col-start-2 row-span-3 row-start-1 inline-flex min-h-11 items-center text-accent text-sm hover:underline md:col-start-4 md:row-span-1 md:min-h-8"
        >
          {t("searchLink")}
        </PageLink>
      ) : null}
    </li>
  );
}
