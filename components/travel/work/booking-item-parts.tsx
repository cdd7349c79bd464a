"use client";

import { StickyNote } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/states/badge";
import { timeLeft } from "@/lib/client/countdown";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { useServerClock } from "@/lib/client/server-clock";
import { journeyText, placesText } from "@/lib/client/travel/journey-text";
import type { BookingListItem } from "@/lib/contracts/portal/portal";
import type { WorkItem } from "@/lib/contracts/portal/work-list";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { StatusBadge } from "../status-badge";
import { TimeLeftText } from "../time-left-text";

const NAMES_SHOWN = 2;

/** `Tashkent → Istanbul → London` with the codes, and one arrow for both ways where the journey returns. */
export function RouteText({ item }: { item: BookingListItem }) {
  const cities = item.directions.map(({ departure, arrival }) => ({ from: departure.city, to: arrival.city }));
  const codes = item.directions.map(({ departure, arrival }) => ({ from: departure.airport, to: arrival.airport }));
  const airlines = [...new Set(item.directions.flatMap((direction) => direction.airlines))];
  return (
    <>
      <span className="font-medium">{journeyText(cities)}</span>
      <span className="num block text-ink-faint text-xs">
        {placesText(codes, " – ")} · {airlines.join(", ")}
      </span>
    </>
  );
}

/** The same in one line: `TAS – IST · HY`. */
export function CodesText({ item }: { item: BookingListItem }) {
  const codes = item.directions.map(({ departure, arrival }) => ({ from: departure.airport, to: arrival.airport }));
  const cities = item.directions.map(({ departure, arrival }) => ({ from: departure.city, to: arrival.city }));
  const airlines = [...new Set(item.directions.flatMap((direction) => direction.airlines))];
  return (
    <span title={journeyText(cities)}>
      <span className="num font-medium">{placesText(codes, " – ")}</span>
      <span className="num text-ink-faint text-xs"> · {airlines.join(", ")}</span>
    </span>
  );
}

export function PassengerNames({ item }: { item: BookingListItem }) {
  const t = useTranslations("booking.list");
  const tCommon = useTranslations("common");
  if (item.personal_data_erased) return tCommon("personalDataErased");
  const names = item.passengers.map(({ last_name, first_name }) => `${last_name} ${first_name}`);
  const rest = names.length - NAMES_SHOWN;
  return (
    <>
      {names.slice(0, NAMES_SHOWN).join(", ")}
      {rest > 0 ? <span className="text-ink-faint"> {t("more", { count: rest })}</span> : null}
    </>
  );
}

/** The first of them in one line, and how many there are beside. */
export function FirstPassenger({ item }: { item: BookingListItem }) {
  const t = useTranslations("booking.list");
  const tCommon = useTranslations("common");
  if (item.personal_data_erased) return tCommon("personalDataErased");
  const [first, ...others] = item.passengers.map(({ last_name, first_name }) => `${last_name} ${first_name}`);
  return (
    <span title={[first, ...others].join(", ")}>
      {first}
      {others.length > 0 ? <span className="text-ink-faint"> {t("more", { count: others.length })}</span> : null}
    </span>
  );
}

/** That the airline has changed the booking; and that this waits for an answer. */
function ChangedMark({ state, isLow }: { state: BookingListItem["schedule_change"]; isLow: boolean }) {
  const t = useTranslations("changes");
  if (!state || state === "superseded") return null;
  return (
    <span className={isLow ? "inline-flex items-center gap-1.5" : "mt-1 block"}>
      <Badge tone={state === "open" ? "warm" : "neutral"}>{t("mark")}</Badge>
      {state === "open" ? <span className={`text-warm text-xs ${isLow ? "sr-only" : "mt-0.5 block"}`}>{t("markOpen")}</span> : null}
    </span>
  );
}

/** That the agency has written notes on the booking. */
export function NotesMark({ item }: { item: WorkItem }) {
  const t = useTranslations("work");
  if (!item.has_notes) return null;
  return (
    <span title={t("hasNotes")} className="ml-1.5 inline-block align-[-0.125em] text-ink-faint">
      <StickyNote className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{t("hasNotes")}</span>
    </span>
  );
}

/** The status, and how long an unpaid booking still holds. @param isLow beside each other where there is room */
export function StatusCell({ item, isLow = false }: { item: BookingListItem; isLow?: boolean }) {
  const t = useTranslations("booking.list");
  const tStatus = useTranslations("booking.status");
  const isUnpaid = item.status === "booked";
  const left = timeLeft(Date.parse(item.expire), useServerClock({ isRunning: isUnpaid }));
  const beneath = isLow ? "" : "mt-1 block";
  return (
    <span className={isLow ? "flex flex-wrap items-center gap-x-1.5" : ""}>
      <StatusBadge status={item.status} isAnswerDue={item.schedule_change === "open"} />
      {item.is_partly_refunded ? (
        <span className={beneath}>
          <Badge tone="warm">{tStatus("partiallyrefunded")}</Badge>
        </span>
      ) : null}
      <ChangedMark state={item.schedule_change} isLow={isLow} />
      {isUnpaid ? (
        <span className={`num whitespace-nowrap text-xs ${isLow ? "" : "mt-0.5 block"} ${left.urgent ? "text-bad" : "text-ink-faint"}`}>
          {left.over ? t("expiring") : t.rich("timeLeft", { left: () => <TimeLeftText left={left} /> })}
        </span>
      ) : null}
    </span>
  );
}

/** What the customer pays; under it, in one line, what it costs the agency and the margin that is left, where they differ. */
export function TotalText({ item: { price, selling, margin } }: { item: WorkItem }) {
  const t = useTranslations("selling");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  const money = (amount: number) => formatMoney(amount, price.currency, locale);
  const cost = t("costIs", { amount: money(price.amount) });
  const left = margin === null ? null : t("marginIs", { amount: money(margin) });
  return (
    <>
      <span className="block font-medium leading-4.5">{money(selling)}</span>
      {selling === price.amount || isForCustomer ? null : (
        <span className="block whitespace-nowrap text-ink-soft text-xs leading-4" title={[cost, left].filter(Boolean).join(", ")}>
          <span className="sr-only">
            <span>{cost}</span> {left === null ? null : <span>{left}</span>}
          </span>
          <span aria-hidden="true">
            {margin === null
              ? t("costIs", { amount: formatNumber(price.amount, locale) })
              : t("costAndMargin", { cost: formatNumber(price.amount, locale), margin: formatNumber(margin, locale) })}
          </span>
        </span>
      )}
    </>
  );
}
