"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import { useServerClock } from "@/lib/client/server-clock";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueItem } from "@/lib/contracts/operator/queues";
import { formatDate, formatInstant, formatMoney, formatNumber } from "@/lib/i18n/formats";
import { ListBadge } from "../flights/departure-parts";
import { RouteText, UnreadBadge } from "../request-parts";

interface ItemProps {
  item: QueueItem;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Until when it has to be done, in words that tell how near that is; of what has no end since when it waits; of what is put off, until when and why. */
export function Deadline({ kind, item: { due, since, snoozed, departure } }: ItemProps & { kind: QueueKind }) {
  const t = useTranslations("queues");
  const locale = useLocale();
  const left = Date.parse(due ?? "") - useServerClock({ everyMs: MINUTE_MS, isRunning: due !== null });
  const look = due === null || left > DAY_MS ? "" : left > 0 ? "text-warm font-medium" : "text-bad font-medium";
  const isDay = kind === "oversales" || kind === "cancellations";
  const text = isDay && departure ? formatDate(departure.date, locale) : formatInstant(due ?? since ?? "", locale);
  return (
    <>
      {due || since ? <span className={look}>{due ? text : t("since", { when: text })}</span> : null}
      {snoozed ? (
        <span className="block max-w-64 whitespace-normal text-ink-soft text-xs">
          {t("snoozedUntil", { when: formatInstant(snoozed.until, locale), reason: snoozed.reason })}
          {snoozed.by ? ` (${snoozed.by})` : ""}
        </span>
      ) : null}
    </>
  );
}

/** What an item is known by. */
export function ItemName({ kind, item: { subject, booking, departure, proposal, thing, mail } }: ItemProps & { kind: QueueKind }) {
  const t = useTranslations("proposals.kind");
  const tMail = useTranslations("mail.kinds");
  const locale = useLocale();
  if (kind === "proposals" && proposal) return t(proposal.kind);
  if (kind === "days") return formatDate(subject, locale);
  if (mail) return tMail(mail);
  if (departure) return `${departure.flight} ${departure.origin} – ${departure.destination}`;
  return thing?.name ?? booking?.number ?? subject;
}

export function Amount({ item: { amount, refund } }: ItemProps) {
  const t = useTranslations("queues");
  const locale = useLocale();
  if (!amount) return null;
  return (
    <>
      <span className="font-medium">{formatMoney(amount.amount, amount.currency, locale)}</span>
      {refund ? (
        <span className="block text-ink-soft text-xs">{t("ofPaid", { amount: formatMoney(refund.paid, amount.currency, locale) })}</span>
      ) : null}
    </>
  );
}

function People({ item: { passengers } }: ItemProps) {
  const t = useTranslations("queues");
  return passengers === null ? null : <span className="num text-ink-soft">{t("people", { count: passengers })}</span>;
}

function AboutRefund({ item }: ItemProps) {
  const t = useTranslations("queues");
  const tReason = useTranslations("conversation.reasons");
  const { refund } = item;
  return (
    <>
      <RouteText request={item} />
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <People item={item} />
        {refund?.reason ? <span>{tReason(refund.reason)}</span> : null}
        {refund && refund.files + refund.messages > 0 ? (
          <span className="num text-ink-soft">{t("evidence", { files: refund.files, messages: refund.messages })}</span>
        ) : null}
        <UnreadBadge unread={refund?.unread ?? 0} />
      </span>
    </>
  );
}

function AboutBooking({ item }: ItemProps) {
  return (
    <>
      <RouteText request={item} />
      <People item={item} />
    </>
  );
}

function AboutChange({ item }: ItemProps) {
  const t = useTranslations("changes.short");
  return (
    <>
      {item.change ? (
        <span className="block font-medium">
          {t(item.change.kind)} <span className="num">{item.change.flights.join(", ")}</span>
        </span>
      ) : null}
      <RouteText request={item} />
      <People item={item} />
    </>
  );
}

function AboutOversale({ item: { oversale } }: ItemProps) {
  const t = useTranslations("queues");
  if (!oversale) return null;
  const { cabin, sold, authorised } = oversale;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="bad">{t("over", { count: sold - authorised })}</Badge>
      <span className="num">{t("soldOf", { sold, authorised })}</span>
      <span className="text-ink-soft">{t(`cabin.${cabin}`)}</span>
    </span>
  );
}

function AboutList({ item: { list, departure } }: ItemProps) {
  const locale = useLocale();
  return (
    <span className="flex flex-wrap items-center gap-2">
      {list ? <ListBadge state={list} /> : null}
      {departure ? <span className="num text-ink-soft">{formatDate(departure.date, locale)}</span> : null}
    </span>
  );
}

/** Why, and of a refund for which booking: proposals of one agency differ by nothing else. */
function AboutProposal({ item }: ItemProps) {
  const { proposal, booking } = item;
  if (!proposal) return null;
  return (
    <>
      {booking ? (
        <>
          <PageLink href={pages.officeBooking(booking.id)} className="num relative z-10 font-medium underline">
            {booking.number}
          </PageLink>{" "}
          <RouteText request={item} />
        </>
      ) : null}
      <span className="wrap-anywhere block">{proposal.reason}</span>
      <span className="block text-ink-soft">{proposal.by}</span>
    </>
  );
}

function AboutNumbers({ item: { numbers } }: ItemProps) {
  const t = useTranslations("queues");
  const locale = useLocale();
  if (!numbers) return null;
  return (
    <span className="num">
      {t("numbersLeft", { left: formatNumber(numbers.left, locale), declared: formatNumber(numbers.declared, locale) })}
    </span>
  );
}

function AboutMail({ item: { booking } }: ItemProps) {
  return <span className="num">{booking?.number}</span>;
}

/** What was said, as it was written; who said it stands last. */
function AboutThing({ item: { thing } }: ItemProps) {
  return (thing?.said ?? []).map((said, index) => (
    <span key={said} className={`wrap-anywhere block ${index > 0 ? "text-ink-soft" : ""}`}>
      {said}
    </span>
  ));
}

/** How a file stands, for which moment it was planned, and who has brought it. */
function AboutUpload({ item }: ItemProps) {
  const t = useTranslations("queues");
  const locale = useLocale();
  const { upload } = item;
  return (
    <>
      {upload ? <span className="block">{t(`upload.${upload.stands}`)}</span> : null}
      {upload?.publish_at ? (
        <span className="block text-ink-soft">{t("plannedFor", { when: formatInstant(upload.publish_at, locale) })}</span>
      ) : null}
      <span className="block text-ink-soft">{item.thing?.said.join(", ")}</span>
    </>
  );
}

/** What an item is about, by its queue. */
export const ABOUT_ITEM: Readonly<Record<QueueKind, (props: ItemProps) => ReactNode>> = {
  refunds: AboutRefund,
  tickets: AboutBooking,
  changes: AboutChange,
  oversales: AboutOversale,
  lists: AboutList,
  proposals: AboutProposal,
  inbox: AboutThing,
  stock: AboutNumbers,
  webhooks: AboutThing,
  mails: AboutMail,
  charters: AboutThing,
  uploads: AboutUpload,
  bank: AboutThing,
  days: AboutThing,
  cancellations: AboutThing,
  ways: AboutThing,
};
