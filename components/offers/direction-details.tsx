"use client";

import { Clock, Luggage, TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import type { OfferDirection } from "@/lib/contracts/offers";
import { formatDayOffset, formatDuration, formatLongDate, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import { CarrierMark } from "./carrier-mark";

type Segment = OfferDirection["segments"][number];

interface DirectionDetailsProps {
  direction: OfferDirection;
  isInbound: boolean;
  /** The journey has separate tickets, so that a connection may be at the passenger's own risk. */
  isSelfTransfer: boolean;
}

/** The flights of one direction, one under the other, with the waits between them. */
export function DirectionDetails({ direction, isInbound, isSelfTransfer }: DirectionDetailsProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  const { segments } = direction;
  return (
    <div>
      <h3 className="mb-2 font-semibold">
        {t(isInbound ? "offer.inbound" : "offer.outbound")}
        <span className="num font-normal text-ink-soft">
          {" "}
          · {formatLongDate(direction.departure.datetime, locale)} · {formatDuration(direction.route_duration, locale)}
        </span>
      </h3>
      {segments.map((segment, index) => {
        const next = segments[index + 1];
        return (
          <Fragment key={`${segment.flight_number}${segment.departure.datetime}`}>
            <SegmentDetails segment={segment} firstDay={direction.departure.datetime} />
            {next ? (
              <Connection segment={segment} next={next} isSelfTransfer={isSelfTransfer && segment.airline.code !== next.airline.code} />
            ) : null}
          </Fragment>
        );
      })}
    </div>
  );
}

/** @param firstDay departure of the direction: ends on another day say so */
function SegmentDetails({ segment, firstDay }: { segment: Segment; firstDay: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const { airline, flight_number, aircraft, service_class, travel_time, baggage, handbags, technical_stops } = segment;
  const hand =
    handbags.piece > 0 ? t("common.baggage.hand", { pieces: handbags.piece, weight: handbags.weight }) : t("common.baggage.handNone");
  const checked = baggage ? t("common.baggage.checked", { pieces: baggage.piece, weight: baggage.weight }) : t("common.baggage.none");
  const flight = [airline.title, aircraft, t(`common.cabins.${service_class}`), formatDuration(travel_time, locale)];
  const seats = t("search.details.bookingSeats", { count: segment.seats });
  return (
    <div className="grid grid-cols-[0.625rem_minmax(0,1fr)] gap-x-3">
      <span className="my-1.5 flex flex-col items-center" aria-hidden="true">
        <span className="size-2.5 shrink-0 rounded-full border-2 border-accent bg-surface" />
        <span className="w-0.5 flex-1 bg-accent-line" />
        <span className="size-2.5 shrink-0 rounded-full border-2 border-accent bg-surface" />
      </span>
      <div className="flex flex-col gap-1.5">
        <End end={segment.departure} firstDay={firstDay} />
        <p className="num ml-14 text-ink-soft text-sm">
          <CarrierMark code={airline.code} />{" "}
          <span className="font-medium text-ink">
            {airline.code} {flight_number}
          </span>{" "}
          · {flight.join(" · ")}
        </p>
        <p className="num ml-14 flex gap-1.5 text-ink-soft text-sm">
          <Luggage className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          {[checked, hand, seats].join(" · ")}
        </p>
        {technical_stops.map((stop) => (
          <p key={stop.arrival_datetime} className="num ml-14 text-sm text-warm">
            {t("search.details.technicalStop", {
              place: `${stop.airport.city} (${stop.airport.code})`,
              from: formatTime(stop.arrival_datetime),
              to: formatTime(stop.departure_datetime),
              duration: formatDuration(stop.duration, locale),
            })}
          </p>
        ))}
        <End end={segment.arrival} firstDay={firstDay} />
      </div>
    </div>
  );
}

function End({ end, firstDay }: { end: Segment["departure"]; firstDay: string }) {
  const t = useTranslations("search.details");
  const locale = useLocale();
  const { airport, datetime } = end;
  const isOtherDay = formatDayOffset(firstDay, datetime) !== "";
  return (
    <p className="num grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-2">
      <span className="font-semibold">{formatTime(datetime)}</span>
      <span>
        {isOtherDay ? <span className="whitespace-nowrap text-sm text-warm">{formatWeekdayDate(datetime, locale)} · </span> : null}
        {airport.city}, {airport.title} ({airport.code})
        {airport.terminal ? (
          <span className="whitespace-nowrap text-ink-soft text-sm"> · {t("terminal", { terminal: airport.terminal })}</span>
        ) : null}
      </span>
    </p>
  );
}

interface ConnectionProps {
  segment: Segment;
  next: Segment;
  isSelfTransfer: boolean;
}

function Connection({ segment, next, isSelfTransfer }: ConnectionProps) {
  const t = useTranslations("search.details");
  const locale = useLocale();
  const { arrival, transfer_time } = segment;
  const isOtherAirport = arrival.airport.code !== next.departure.airport.code;
  const warnings = [
    isOtherAirport ? t("changeAirport", { from: arrival.airport.code, to: next.departure.airport.code }) : "",
    isSelfTransfer ? t("selfTransfer") : "",
  ].filter(Boolean);
  const isOvernight = arrival.datetime.slice(0, 10) !== next.departure.datetime.slice(0, 10);
  const duration = `${formatDuration(transfer_time ?? 0, locale)}${isOvernight ? ` (${t("overnight")})` : ""}`;
  return (
    <div className={`my-2 ml-5.5 rounded-lg px-3 py-2 text-sm ${warnings.length > 0 ? "bg-warm-soft" : "bg-paper"}`}>
      <p className="num flex items-center gap-2 text-ink-soft">
        <Clock className="size-4 shrink-0" aria-hidden="true" />
        {t("transfer", { duration, city: arrival.airport.city })}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="mt-1 flex items-start gap-2 text-warm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {warning}
        </p>
      ))}
    </div>
  );
}
