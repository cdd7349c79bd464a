"use client";

import { Clock, Luggage, TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { minutesOfDay } from "@/lib/client/offers/offer-facts";
import { useBaggageText } from "@/lib/client/travel/baggage";
import type { OfferDirection } from "@/lib/contracts/interface/offers";
import { tellsSelfTransfer } from "@/lib/domain/self-transfer";
import { isOvernight } from "@/lib/domain/times/overnight";
import { formatDayOffset, formatDuration, formatLongDate, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import { CarrierMark } from "./carrier-mark";

type Segment = OfferDirection["segments"][number];

interface DirectionDetailsProps {
  direction: OfferDirection;
  /** What the direction is called. */
  label: string;
}

/** The flights of one direction, one under the other, with the waits between them. */
export function DirectionDetails({ direction, label }: DirectionDetailsProps) {
  const locale = useLocale();
  const { segments } = direction;
  return (
    <div>
      <h3 className="mb-2 font-semibold">
        {label}
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
            {next ? <Connection segment={segment} next={next} isSelfTransfer={tellsSelfTransfer(segment.information_for_clients)} /> : null}
          </Fragment>
        );
      })}
    </div>
  );
}

/** @param firstDay departure of the direction: ends on another day say so */
function SegmentDetails({ segment, firstDay }: { segment: Segment; firstDay: string }) {
  const t = useTranslations();
  const baggageText = useBaggageText();
  const locale = useLocale();
  const { airline, flight_number, aircraft, service_class, travel_time, baggage, handbags, technical_stops, operating_airline } = segment;
  const flight = [airline.title, aircraft, t(`common.cabins.${service_class}`), formatDuration(travel_time, locale)];
  const seats = t("search.details.bookingSeats", { count: segment.seats });
  // Searches leave these out; the check of an open offer has them.
  const fare = [
    ...(segment.booking_class ? [t("search.fares.class", { letter: segment.booking_class })] : []),
    ...(segment.fare_basis ? [t("search.fares.basis", { basis: segment.fare_basis })] : []),
  ];
  return (
    <div className="relative flex flex-col gap-1.5">
      <End end={segment.departure} firstDay={firstDay} isStart />
      <div className="relative flex flex-col gap-1.5 pl-5.5">
        <span className="absolute -top-1.5 -bottom-3.5 left-1 w-0.5 bg-accent-line" aria-hidden="true" />
        <p className="num ml-14 text-ink-soft text-sm">
          <CarrierMark code={airline.code} title={airline.title} />{" "}
          <span className="font-medium text-ink">
            {airline.code} {flight_number}
          </span>{" "}
          · {flight.join(" · ")}
        </p>
        <p className="num ml-14 flex gap-1.5 text-ink-soft text-sm">
          <Luggage className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          {[baggageText("checked", baggage), baggageText("hand", handbags), seats, ...fare].join(" · ")}
        </p>
        {operating_airline ? (
          <p className="ml-14 font-medium text-sm">{t("common.operatedBy", { airline: operating_airline.title })}</p>
        ) : null}
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
      </div>
      <End end={segment.arrival} firstDay={firstDay} />
    </div>
  );
}

interface EndProps {
  end: Segment["departure"];
  firstDay: string;
  /** The flight begins here: the line to its other end starts at the dot. */
  isStart?: boolean;
}

function End({ end, firstDay, isStart = false }: EndProps) {
  const t = useTranslations("search.details");
  const locale = useLocale();
  const { airport, datetime } = end;
  const isOtherDay = formatDayOffset(firstDay, datetime) !== "";
  return (
    <p className="num relative grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-2 pl-5.5">
      {isStart ? <span className="absolute top-3 bottom-0 left-1 w-0.5 bg-accent-line" aria-hidden="true" /> : null}
      <span className="absolute top-1.5 left-0 size-2.5 rounded-full border-2 border-accent bg-surface" aria-hidden="true" />
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
  const isNight = isOvernight(minutesOfDay(arrival.datetime), transfer_time ?? 0);
  const duration = `${formatDuration(transfer_time ?? 0, locale)}${isNight ? ` (${t("overnight")})` : ""}`;
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
