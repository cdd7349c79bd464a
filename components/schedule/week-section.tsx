"use client";

import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { Cell, RowHead, WideTable } from "@/components/ui/wide-table";
import { pages } from "@/lib/client/calls/paths";
import type { ScheduleEntry } from "@/lib/contracts/interface/services";
import { formatDayMonth, formatTime, formatWeekday, formatWeekdayDate } from "@/lib/i18n/formats";
import { FlightFacts } from "./flight-facts";
import type { ScheduleWeek, WeekFlight } from "./group-by-week";
import { seatSearch } from "./schedule-address";

/** A week's flights with their days of operation; where there is no room for seven columns, each flight names its days. */
export function WeekSection({ week: { dates, flights } }: { week: ScheduleWeek }) {
  const t = useTranslations("schedule");
  const locale = useLocale();
  const first = dates[0] ?? "";
  const last = dates.at(-1) ?? first;
  const headingId = `week-${first}`;
  const columns = [
    { text: t("flight") },
    ...dates.map((date) => ({ text: `${formatWeekday(date, locale)} ${formatDayMonth(date, locale)}` })),
  ];
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="num mb-2 font-semibold text-lg">
        {formatDayMonth(first, locale)} – {formatDayMonth(last, locale)}
      </h2>
      <WideTable columns={columns} isDense>
        {flights.map((flight) => (
          <tr key={flight.key}>
            <RowHead className="min-w-52">
              <FlightName flight={flight} />
            </RowHead>
            {flight.days.map((entry, index) => (
              <Cell key={dates[index]}>
                {entry ? <DayLink entry={entry} /> : <span className="inline-flex min-h-8 items-center text-ink-faint">–</span>}
              </Cell>
            ))}
          </tr>
        ))}
      </WideTable>
      <Card className="lg:hidden">
        <ul className="divide-y divide-line">
          {flights.map((flight) => (
            <li key={flight.key} className="px-4 py-3">
              <FlightName flight={flight} />
              <ul className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-4 narrow:grid-cols-1">
                {flight.days.map((entry, index) =>
                  entry ? (
                    <li key={dates[index]} className="num flex items-center gap-1.5 text-sm">
                      <span className="text-ink-soft">{formatWeekdayDate(entry.departure.slice(0, 10), locale)}</span>
                      <DayLink entry={entry} />
                    </li>
                  ) : null,
                )}
              </ul>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function FlightName({ flight: { first } }: { flight: WeekFlight }) {
  const locale = useLocale();
  const { airline, flight_number, departure_airport, arrival_airport } = first;
  return (
    <>
      <span className="num font-medium">
        {airline.code} {flight_number}
      </span>{" "}
      <span className="text-ink-soft">
        {departure_airport.city[locale]} – {arrival_airport.city[locale]}
      </span>
      <FlightFacts entry={first} />
    </>
  );
}

/** When it leaves on one day, with the way to its seats. */
function DayLink({ entry: { departure, departure_airport, arrival_airport } }: { entry: ScheduleEntry }) {
  const t = useTranslations("schedule");
  const locale = useLocale();
  const date = departure.slice(0, 10);
  const route = { from: departure_airport.city[locale], to: arrival_airport.city[locale], date: formatWeekdayDate(date, locale) };
  const time = formatTime(departure);
  return (
    <PageLink
      href={pages.search(seatSearch(departure_airport.code, arrival_airport.code, date))}
      aria-label={`${time}. ${t("searchLinkLabel", route)}`}
      className="num inline-flex min-h-11 items-center text-accent hover:underline lg:min-h-8"
    >
      {time}
    </PageLink>
  );
}
