"use client";

import { useLocale, useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { useServerClock } from "@/lib/client/server-clock";
import { journeyText } from "@/lib/client/travel/journey-text";
import type { RefundRequestItem } from "@/lib/contracts/operator/operator";
import type { RefundRequestState } from "@/lib/domain/refund/request";
import { formatDate, formatDuration, formatInstant } from "@/lib/i18n/formats";

const TONES: Record<RefundRequestState, Tone> = { open: "warm", settled: "good", rejected: "neutral" };
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

export function StateBadge({ state }: { state: RefundRequestState }) {
  const t = useTranslations("operator.state");
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

/** Money and tickets of a partner's test mode are not real. */
export function ModeBadge({ mode }: Pick<RefundRequestItem, "mode">) {
  const t = useTranslations("operator");
  return mode === "test" ? <Badge tone="accent">{t("testMode")}</Badge> : null;
}

/** How much of what the partner wrote nobody has seen. */
export function UnreadBadge({ unread }: Pick<RefundRequestItem, "unread">) {
  const t = useTranslations("conversation");
  return unread > 0 ? <Badge tone="accent">{t("unread", { count: unread })}</Badge> : null;
}

/** How long a request has been waiting: minutes, hours, from a day on whole days; a decided one says when it came. */
export function WaitText({ request }: { request: Pick<RefundRequestItem, "state" | "created"> }) {
  const t = useTranslations("operator");
  const locale = useLocale();
  const isOpen = request.state === "open";
  const now = useServerClock({ everyMs: MINUTE_MS, isRunning: isOpen });
  if (!isOpen) return formatInstant(request.created, locale);
  const minutes = Math.max(0, Math.floor((now - Date.parse(request.created)) / MINUTE_MS));
  const days = Math.floor(minutes / DAY_MINUTES);
  return (
    <time dateTime={request.created} title={formatInstant(request.created, locale)} className={days > 0 ? "font-medium text-warm" : ""}>
      {days > 0 ? t("days", { count: days }) : formatDuration(minutes, locale)}
    </time>
  );
}

/** The route and its first and last day. */
export function RouteText({ request: { directions } }: { request: Pick<RefundRequestItem, "directions"> }) {
  const locale = useLocale();
  const ways = directions.map(({ departure, arrival }) => ({ from: departure.city, to: arrival.city }));
  const dates = [directions[0], ...directions.slice(1).slice(-1)].flatMap((direction) => direction?.departure.local ?? []);
  return (
    <>
      <span className="font-medium">{journeyText(ways)}</span>
      <span className="num block text-ink-soft text-sm">{dates.map((date) => formatDate(date, locale)).join(" – ")}</span>
    </>
  );
}
