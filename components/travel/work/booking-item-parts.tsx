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
import { formatMoney } from "@/lib/i18n/formats";
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

/** That the airline has changed the booking; and that this waits for an answer. */
function ChangedMark({ state }: { state: BookingListItem["schedule_change"] }) {
  const t = useTranslations("changes");
  if (!state || state === "superseded") return null;
  return (
    <span className="mt-1 block">
      <Badge tone={state === "open" ? "warm" : "neutral"}>{t("mark")}</Badge>
      {state === "open" ? <span className="mt-0.5 block text-warm text-xs">{t("markOpen")}</span> : null}
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

/** The status, and how long an unpaid booking still holds. */
export function StatusCell({ item }: { item: BookingListItem }) {
  const t = useTranslations("booking.list");
  const tStatus = useTranslations("booking.status");
  const isUnpaid = item.status === "booked";
  const left = timeLeft(Date.parse(item.expire), useServerClock({ isRunning: isUnpaid }));
  return (
    <>
      <StatusBadge status={item.status} isAnswerDue={item.schedule_change === "open"} />
      {item.is_partly_refunded ? (
        <span className="mt-1 block">
          <Badge tone="warm">{tStatus("partiallyrefunded")}</Badge>
        </span>
      ) : null}
      <ChangedMark state={item.schedule_change} />
      {isUnpaid ? (
        <span className={`num mt-0.5 block whitespace-nowrap text-xs ${left.urgent ? "text-bad" : "text-ink-faint"}`}>
          {left.over ? t("expiring") : t.rich("timeLeft", { left: () => <TimeLeftText left={left} /> })}
        </span>
      ) : null}
    </>
  );
}

/** What the customer pays; under it what it costs the agency and the margin that is left, where they differ. */
export function TotalText({ item: { price, selling, margin } }: { item: WorkItem }) {
  const t = useTranslations("selling");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  const money = (amount: number) => formatMoney(amount, price.currency, locale);
  return (
    <>
      <span className="block font-medium">{money(selling)}</span>
      {selling === price.amount || isForCustomer ? null : (
        <span className="block text-ink-soft text-xs">
          <span className="block whitespace-nowrap">{t("costIs", { amount: money(price.amount) })}</span>
          {margin === null ? null : <span className="block whitespace-nowrap">{t("marginIs", { amount: money(margin) })}</span>}
        </span>
      )}
    </>
  );
}
