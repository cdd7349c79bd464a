"use client";

import { useLocale, useTranslations } from "next-intl";
import { eventReason } from "@/components/travel/history/event-reason";
import { type HistoryLine, HistoryLines } from "@/components/travel/history/history-lines";
import { useActorText } from "@/components/travel/history/use-actor-text";
import { SectionCard } from "@/components/ui/section-card";
import { useMailLines } from "@/lib/client/use-mail-lines";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { formatMoney } from "@/lib/i18n/formats";

/** What happened to the booking, by whom and why, the latest first. */
export function HistoryCard({ data }: { data: OfficeBooking }) {
  const t = useTranslations("officeBooking.history");
  const lines = useLines(data);
  return (
    <SectionCard title={t("title")}>
      <HistoryLines lines={lines} />
    </SectionCard>
  );
}

/** Several things of one moment stand in the order in which they follow from each other, the last one above. */
function useLines({ events, mails, acts, handovers, price_changes, selling }: OfficeBooking): HistoryLine[] {
  const t = useTranslations("officeBooking.history");
  const tBooking = useTranslations("booking");
  const locale = useLocale();
  const actorText = useActorText();
  const mailLine = useMailLines();
  const doer = (by: OfficeBooking["events"][number]["by"]) => actorText({ reason: "", by });
  const money = (amount: number) => formatMoney(amount, selling.currency, locale);
  return [
    ...events.map((event, index) => {
      const known = eventReason(event, events[index - 1]);
      const text = known ? tBooking(`history.${known}`) : event.reason;
      return { at: event.at, key: `${event.at}${event.reason}${index}`, text, by: actorText(event) };
    }),
    ...mails.map((mail) => ({ ...mailLine({ ...mail, itself: mail.by_itself ? mail.locale : null }), by: mail.by && doer(mail.by) })),
    ...price_changes.map(({ at, by, to }) => ({
      at,
      key: `${at}price`,
      text: tBooking("page.sellingSet", { to: money(to) }),
      by: doer(by),
    })),
    ...handovers.map(({ at, to, by }) => ({
      at,
      key: `${at}handover`,
      text: to === null ? tBooking("agent.handedOver") : tBooking("agent.handedOverTo", { name: to }),
      by,
    })),
    ...acts.map(({ id, at, kind, reason, by }) => ({ at, key: id, text: t(`done.${kind}`, { reason: reason || t("erased") }), by })),
  ];
}
