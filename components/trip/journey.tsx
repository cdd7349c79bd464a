"use client";

import { TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { Card } from "@/components/ui/card";
import { useDirectionLabel } from "@/lib/client/travel/journey-text";
import { askedDirections } from "@/lib/client/travel/schedule-change";
import type { Trip, TripDirection, TripSegment } from "@/lib/contracts/trip/trip";
import { formatDuration, formatLongDate } from "@/lib/i18n/formats";
import { FlightRow } from "./flight-row";

/** All flights, direction by direction, on the clocks of their airports. */
export function Journey({ directions, schedule_changes }: Pick<Trip, "directions" | "schedule_changes">) {
  const t = useTranslations("trip.journey");
  const labelOf = useDirectionLabel();
  const asked = askedDirections(schedule_changes);
  return (
    <Card aria-labelledby="journey" className="divide-y divide-line">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4">
        <h2 id="journey" className="font-semibold text-lg">
          {t("title")}
        </h2>
        <p className="text-ink-faint text-xs">{t("local")}</p>
      </header>
      {directions.map((direction, index) => (
        <Direction
          key={`${direction.departure.airport.code}${direction.departure.datetime}`}
          direction={direction}
          label={labelOf(directions, index)}
          isAsked={asked.includes(index)}
        />
      ))}
    </Card>
  );
}

interface DirectionProps {
  direction: TripDirection;
  label: string;
  /** The airline has changed it, and that waits for an answer. */
  isAsked: boolean;
}

function Direction({ direction, label, isAsked }: DirectionProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { departure, arrival, segments, route_duration, refunded } = direction;
  const title = `${departure.airport.city} → ${arrival.airport.city}`;
  return (
    <article className="px-5 py-5 print:break-inside-avoid">
      <h3 className="font-semibold">{label ? `${label}: ${title}` : title}</h3>
      <p className="text-ink-soft text-sm">
        {formatLongDate(departure.datetime, locale)} · {formatDuration(route_duration, locale)}
      </p>
      {isAsked ? <p className="font-medium text-sm text-warm">{t("changes.before")}</p> : null}
      {refunded ? <p className="font-medium text-sm text-warm">{t("trip.journey.refunded")}</p> : null}
      <ol className="mt-4 space-y-3">
        {segments.map((segment, position) => {
          const next = segments[position + 1];
          return (
            <Fragment key={segment.departs_at}>
              <FlightRow segment={segment} />
              {next ? <Connection arriving={segment} departing={next} /> : null}
            </Fragment>
          );
        })}
      </ol>
    </article>
  );
}

/** The wait between two flights, and what it asks of the traveller. */
function Connection({ arriving, departing }: { arriving: TripSegment; departing: TripSegment }) {
  const t = useTranslations("trip.journey");
  const locale = useLocale();
  const from = arriving.arrival.airport;
  const to = departing.departure.airport;
  const time = formatDuration(arriving.transfer_time ?? 0, locale);
  const warnings = [
    from.code === to.code ? "" : t("changeAirport", { from: `${from.title} (${from.code})`, to: `${to.title} (${to.code})` }),
    arriving.self_transfer ? t("selfTransfer") : "",
  ].filter(Boolean);
  const look = warnings.length > 0 ? "border-warm-line bg-warm-soft" : "border-line bg-paper";
  return (
    <li className={`rounded-lg border px-3 py-2 text-sm ${look}`}>
      <p className="font-medium">{t("connection", { city: from.city, time })}</p>
      {warnings.map((warning) => (
        <p key={warning} className="mt-1 flex gap-2 text-ink-soft">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warm" aria-hidden="true" />
          {warning}
        </p>
      ))}
    </li>
  );
}
