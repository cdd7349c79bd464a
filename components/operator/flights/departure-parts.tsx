"use client";

import { useLocale, useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/states/badge";
import type { DepartureItem } from "@/lib/contracts/operator/departures/operator-flights";
import type { ListState } from "@/lib/domain/passenger-lists/list-state";
import { formatInstant, formatPercent } from "@/lib/i18n/formats";

const TONES: Record<ListState, Tone> = {
  none: "neutral",
  later: "neutral",
  due: "bad",
  made: "warm",
  sent: "accent",
  confirmed: "good",
  failed: "bad",
};

export function ListBadge({ state }: { state: ListState }) {
  const t = useTranslations("flights.list");
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

/** Where the list of a departure stands, and when the next one falls due. */
export function ListStanding({ list }: Pick<DepartureItem, "list">) {
  const t = useTranslations("flights");
  const locale = useLocale();
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <ListBadge state={list.state} />
      {list.next_due && list.state !== "none" ? (
        <span className="num text-ink-soft text-xs">{t("nextDue", { date: formatInstant(list.next_due, locale) })}</span>
      ) : null}
    </span>
  );
}

/** What is wrong with a departure; nothing where nothing is. */
export function Marks({ item: { state, sale, changed, oversold } }: { item: DepartureItem }) {
  const t = useTranslations("flights");
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {state === "scheduled" ? null : <Badge tone={state === "gone" ? "bad" : "neutral"}>{t(`state.${state}`)}</Badge>}
      {sale === "open" ? null : <Badge tone={sale === "closed" ? "bad" : "warm"}>{t(`sale.state.${sale}`)}</Badge>}
      {changed > 0 ? <Badge tone="warm">{t("changed", { count: changed })}</Badge> : null}
      {oversold > 0 ? <Badge tone="bad">{t("oversold", { count: oversold })}</Badge> : null}
    </span>
  );
}

/** How full the aircraft is: what is paid, and what is held, of all its seats. */
export function LoadBar({ item: { capacity, sold, held } }: { item: Pick<DepartureItem, "capacity" | "sold" | "held"> }) {
  const t = useTranslations("flights");
  const locale = useLocale();
  if (capacity === 0) return <span className="text-ink-soft text-sm">{t("unknown")}</span>;
  const share = (seats: number) => Math.min(1, seats / capacity);
  const percent = formatPercent((sold + held) / capacity, locale, 0);
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex h-2 w-24 overflow-hidden rounded-full bg-sunken">
        <span className="bg-accent" style={{ width: `${share(sold) * 100}%` }} />
        <span className="bg-accent-line" style={{ width: `${(share(sold + held) - share(sold)) * 100}%` }} />
      </span>
      <span className="num text-sm">
        <span aria-hidden="true">{percent}</span>
        <span className="sr-only">{t("load", { percent })}</span>
      </span>
    </span>
  );
}
