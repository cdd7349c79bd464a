"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { eventReason } from "@/components/travel/history/event-reason";
import { HistoryLines } from "@/components/travel/history/history-lines";
import { useActorText } from "@/components/travel/history/use-actor-text";
import { FoldedCard } from "@/components/ui/folded-card";
import { useMailLines } from "@/lib/client/use-mail-lines";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { DoneBy } from "@/lib/contracts/portal/done-by";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { useGivenBackText } from "../parts/use-given-back-text";
import { bookingExtrasQuery } from "../queries";

/** What happened to the booking, the latest first. */
export function HistoryList({ booking }: { booking: Booking }) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const mailLine = useMailLines();
  const actorText = useActorText();
  const givenBackText = useGivenBackText(booking);
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  if (!data) return null;
  const events = data.events.map((event, index, all) => {
    const known = eventReason(event, all[index - 1]);
    const text = known ? `${t(`history.${known}`)}${givenBackText(known, event.at, data.refunds)}` : event.reason;
    return { at: event.at, key: `${event.at}${event.reason}`, text, by: actorText(event) };
  });
  const doer = (by: DoneBy) => actorText({ reason: "", by });
  const money = (amount: number) => formatMoney(amount, data.selling.currency, locale);
  const isAgencys = (to: string) => data.payer_email_is_agencys && to === booking.payer.email;
  const mails = data.mails.map((mail) => ({
    ...mailLine({
      ...mail,
      to: isAgencys(mail.to) ? `${mail.to} (${t("page.agencysEmail")})` : mail.to,
      itself: mail.by_itself ? mail.locale : null,
    }),
    by: mail.by && doer(mail.by),
  }));
  const prices = data.price_changes.map(({ at, by, from, to }) => ({
    at,
    key: `${at}price`,
    text: from === null ? t("page.sellingSet", { to: money(to) }) : t("page.sellingChanged", { from: money(from), to: money(to) }),
    by: doer(by),
  }));
  const shares = data.shares.map(({ at, by, way }) => ({ at, key: `${at}${way}`, text: t(`page.shared.${way}`), by: doer(by) }));
  const handovers = data.handovers.map(({ at, to, by }) => ({
    at,
    key: `${at}handover`,
    text: to === null ? t("agent.handedOver") : t("agent.handedOverTo", { name: to }),
    by,
  }));
  const houseActs = data.house_acts.map(({ at, kind, reason }) => ({
    at,
    key: `${at}house ${kind}`,
    text: reason ? t(`house.done.${kind}`, { reason }) : t("house.doneErased"),
    by: t("house.office"),
  }));
  // At one moment the booking's own step came first (it is booked before its price is set), so it stands below.
  const lines = [...events, ...mails, ...prices, ...shares, ...handovers, ...houseActs];
  const latest = lines.reduce<(typeof lines)[number] | null>((last, line) => (last === null || line.at > last.at ? line : last), null);
  return (
    <FoldedCard title={t("page.history")} gist={latest ? `${latest.text} · ${formatInstant(latest.at, locale)}` : null}>
      <HistoryLines lines={lines} />
    </FoldedCard>
  );
}
