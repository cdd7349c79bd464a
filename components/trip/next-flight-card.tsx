"use client";

import { PlaneTakeoff } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/press/copy-button";
import { Banner } from "@/components/ui/states/banner";
import { useServerClock } from "@/lib/client/server-clock";
import { askedDirections } from "@/lib/client/travel/schedule-change";
import type { Trip, TripSegment } from "@/lib/contracts/trip/trip";
import { formatDayOffset, formatDuration, formatLongDate, formatTime } from "@/lib/i18n/formats";
import { type NextFlight, nextFlight, waitUntil } from "./trip-clock";

const HALF_MINUTE_MS = 30_000;

/** The flight to think of now, with its check-in code; after the last one, a farewell. Nothing while the airline's change of it waits for an answer. */
export function NextFlightCard({ trip, firstNow }: { trip: Trip; firstNow: number }) {
  const t = useTranslations("trip.nextFlight");
  const now = useServerClock({ first: firstNow, everyMs: HALF_MINUTE_MS });
  const next = nextFlight(trip.directions, now);
  if (!next) return <Banner tone="info">{t("over")}</Banner>;
  const { segment, direction } = next;
  if (askedDirections(trip.schedule_changes).includes(direction)) return null;
  return (
    <Card aria-labelledby="next-flight" className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-3 bg-brand px-5 py-3 text-white print:bg-surface print:text-ink">
        <PlaneTakeoff className="size-5" aria-hidden="true" />
        <h2 id="next-flight" className="font-semibold">
          {t("title")}
        </h2>
        <p className="num ml-auto text-sm">
          <WaitText next={next} now={now} />
        </p>
      </header>
      <div className="p-5">
        <FlightEnds segment={segment} />
        <CheckIn segment={segment} />
      </div>
    </Card>
  );
}

function WaitText({ next, now }: { next: NextFlight; now: number }) {
  const t = useTranslations("trip.nextFlight");
  const locale = useLocale();
  if (next.isUnderWay) return t("now");
  const wait = waitUntil(Date.parse(next.segment.departs_at), now);
  return wait.unit === "days" ? t("days", { count: wait.days }) : t("time", { time: formatDuration(wait.minutes, locale) });
}

function FlightEnds({ segment }: { segment: TripSegment }) {
  const locale = useLocale();
  const t = useTranslations("common");
  const { airline, operating_airline, flight_number, departure, arrival } = segment;
  return (
    <>
      <p>
        <span className="num font-semibold">
          {airline.code} {flight_number}
        </span>{" "}
        · {airline.title}
      </p>
      {operating_airline ? <p className="text-sm">{t("operatedBy", { airline: operating_airline.title })}</p> : null}
      <p className="text-ink-soft text-sm">{formatLongDate(departure.datetime, locale)}</p>
      <div className="mt-3 grid grid-cols-2 gap-4">
        <FlightEnd end={departure} dayOffset="" />
        <FlightEnd end={arrival} dayOffset={formatDayOffset(departure.datetime, arrival.datetime)} />
      </div>
    </>
  );
}

function FlightEnd({ end, dayOffset }: { end: TripSegment["departure"]; dayOffset: string }) {
  const t = useTranslations("trip.journey");
  const { airport, datetime } = end;
  return (
    <div className="min-w-0">
      <p className="num font-semibold text-3xl">
        <time dateTime={datetime.replace(" ", "T")}>{formatTime(datetime)}</time>
        {dayOffset ? <sup className="ml-1 font-medium text-sm text-warm">{dayOffset}</sup> : null}
      </p>
      <p className="font-medium">
        {airport.city} <span className="num text-ink-soft">{airport.code}</span>
      </p>
      <p className="text-ink-soft text-sm">{airport.title}</p>
      {airport.terminal ? (
        <p className="mt-1 inline-block rounded-md bg-accent-soft px-2 py-0.5 font-medium text-accent text-sm">
          {t("terminal", { name: airport.terminal })}
        </p>
      ) : null}
    </div>
  );
}

function CheckIn({ segment }: { segment: TripSegment }) {
  const t = useTranslations("trip.checkIn");
  const code = segment.check_in_code;
  if (!code) return null;
  return (
    <div className="mt-5 flex items-center justify-between gap-4 border-line border-t pt-4">
      <div className="min-w-0">
        <p className="text-ink-soft text-sm">{t("code", { airline: segment.airline.title })}</p>
        <p className="num select-all font-semibold text-2xl tracking-wider">{code}</p>
      </div>
      <CopyButton text={code} label={t("label", { code })} size="sm" className="print:hidden">
        {t("copy")}
      </CopyButton>
    </div>
  );
}
