"use client";

import { useLocale, useTranslations } from "next-intl";
import type { OfferDirection } from "@/lib/contracts/offers";
import { formatDayOffset, formatDuration, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import { carriersOf, operatorsOf } from "./offer-facts";

/** One direction at a glance: who flies, when, from where to where, how long, with which stops. */
export function DirectionLine({ direction }: { direction: OfferDirection }) {
  const t = useTranslations("common");
  const locale = useLocale();
  const { departure, arrival, segments } = direction;
  const carriers = carriersOf(segments);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 sm:grid-cols-[minmax(9rem,12rem)_auto_minmax(0,1fr)_auto] sm:gap-x-5">
      <div className="col-span-3 flex min-w-0 items-center gap-2 sm:col-span-1 sm:block">
        <p className="num shrink-0 text-ink-soft text-sm sm:mb-1">{formatWeekdayDate(departure.datetime, locale)}</p>
        <p className="flex min-w-0 items-center gap-1.5">
          {carriers.map(({ code }) => (
            <CarrierMark key={code} code={code} />
          ))}
          <span className="truncate text-ink-soft text-xs">{carriers.map(({ title }) => title).join(", ")}</span>
        </p>
        {operatorsOf(segments).map((airline) => (
          <p key={airline} className="text-ink-soft text-xs">
            {t("operatedBy", { airline })}
          </p>
        ))}
      </div>
      <End datetime={departure.datetime} code={departure.airport.code} title={`${departure.airport.city}, ${departure.airport.title}`} />
      <Way direction={direction} />
      <End
        datetime={arrival.datetime}
        code={arrival.airport.code}
        title={`${arrival.airport.city}, ${arrival.airport.title}`}
        offset={formatDayOffset(departure.datetime, arrival.datetime)}
      />
    </div>
  );
}

interface EndProps {
  datetime: string;
  code: string;
  /** City and airport in full. */
  title: string;
  offset?: string;
}

function End({ datetime, code, title, offset = "" }: EndProps) {
  return (
    <p className="num min-w-18" title={title}>
      <span className="font-semibold text-xl">{formatTime(datetime)}</span>
      {offset ? <sup className="ml-0.5 font-medium text-warm text-xs">{offset}</sup> : null}
      <span className="block text-ink-soft text-sm">{code}</span>
    </p>
  );
}

/** The way between the two ends, a dot for every stop. */
function Way({ direction }: { direction: OfferDirection }) {
  const t = useTranslations("search.offer");
  const locale = useLocale();
  const { segments, route_duration } = direction;
  const stops = segments.slice(0, -1);
  const technical = segments.flatMap((segment) => segment.technical_stops);
  const waits = stops.map(({ arrival, transfer_time }) => ({
    key: `${arrival.airport.code}${arrival.datetime}`,
    text: t("wait", { duration: formatDuration(transfer_time ?? 0, locale), city: arrival.airport.city }),
  }));
  return (
    <div className="min-w-0 pt-0.5 text-center text-xs">
      <p className="num text-ink-soft">{formatDuration(route_duration, locale)}</p>
      <div className="relative my-1 flex items-center justify-evenly" aria-hidden="true">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
        {stops.map(({ arrival }) => (
          <span key={arrival.datetime} className="relative size-2 rounded-full border-2 border-warm bg-surface" />
        ))}
        {stops.length === 0 ? <span className="h-2" /> : null}
      </div>
      <p className="text-balance text-ink-soft">
        {stops.length === 0 ? <span className="text-good">{t("direct")}</span> : t("stops", { count: stops.length })}
        {waits.map(({ key, text }) => (
          <span key={key} className="num">
            {" · "}
            {text}
          </span>
        ))}
        {technical.length > 0 ? ` · ${t("technicalStop")}: ${technical.map(({ airport }) => airport.code).join(", ")}` : null}
      </p>
    </div>
  );
}

/** A carrier by its code, in place of a logo. */
export function CarrierMark({ code }: { code: string }) {
  return (
    <span className="num inline-flex h-6 min-w-8 items-center justify-center rounded-md bg-accent-soft px-1 font-semibold text-accent text-xs">
      {code}
    </span>
  );
}
