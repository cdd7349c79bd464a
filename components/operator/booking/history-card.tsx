"use client";

import { useLocale, useTranslations } from "next-intl";
import { eventReason } from "@/components/travel/history/event-reason";
import { useActorText } from "@/components/travel/history/use-actor-text";
import { SectionCard } from "@/components/ui/section-card";
import { useMailLines } from "@/lib/client/use-mail-lines";
import type { OfficeBooking } from "@/lib/contracts/operator/office-booking";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";

/** What happened to the booking, by whom and why, the latest first. */
export function HistoryCard({ data }: { data: OfficeBooking }) {
  const t = useTranslations("officeBooking.history");
  const locale = useLocale();
  const lines = useLines(data);
  return (
    <SectionCard title={t("title")}>
      <ol className="space-y-1.5 text-sm">
        {lines.map(({ at, key, text, by }) => (
          <li key={key} className="flex flex-wrap gap-x-3">
            <time dateTime={at} className="num w-40 text-ink-soft">
              {formatInstant(at, locale)}
            </time>
            <span className="min-w-0 flex-1 basis-48 break-words">
              {text}
              {by ? <span className="text-ink-soft"> · {by}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

interface Line {
  at: string;
  key: string;
  text: string;
  by: string | null;
}

/** Several things of one moment stand in the order in which they follow from each other, the last one above. */
function useLines({ events, mails, acts, handovers, price_changes, selling }: OfficeBooking): Line[] {
  const t = useTranslations("officeBooking.history");
  const tBooking = useTranslations("booking");
  const locale = useLocale();
  const actorText = useActorText();
  const mailLine = useMailLines();
  const doer = (by: OfficeBooking["events"][number]["by"]) => actorText({ reason: "", by });
  const money = (amount: number) => formatMoney(amount, selling.currency, locale);
  const lines: Line[] = [
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
  return lines.sort((one, other) => one.at.localeCompare(other.at)).reverse();
}
