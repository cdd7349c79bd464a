"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { balanceOptions } from "@/lib/client/balance";
import { fundsOptions } from "@/lib/client/funds";
import { useMay } from "@/lib/client/role";
import { askedDirections, openChange } from "@/lib/client/schedule-change";
import { useMailLines } from "@/lib/client/use-mail-lines";
import type { Booking } from "@/lib/contracts/bookings";
import type { DoneBy } from "@/lib/contracts/done-by";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { AgentCard } from "../agent/agent-card";
import { ReturnCard } from "../cancel/return-card";
import { BookingChanges } from "../changes/booking-changes";
import { MailCard } from "../mail/mail-card";
import { NotesCard } from "../notes/notes-card";
import { Itinerary } from "../parts/itinerary";
import { bagsOf, PriceLines } from "../parts/price-lines";
import { SectionCard } from "../parts/section-card";
import { toldReason } from "../parts/told-reason";
import { useDoerText } from "../parts/use-doer-text";
import { bookingExtrasQuery } from "../queries";
import { SellingCard } from "../selling/selling-card";
import { BookingHeader } from "./booking-header";
import { FareRules } from "./fare-rules";
import { NextStep } from "./next-step";
import { PassengerList } from "./passenger-list";
import { PrintedHead, PrintedPrice } from "./printed";
import { ReceiptsCard } from "./receipts-card";
import { ShareCard } from "./share-card";

interface BookingViewProps {
  booking: Booking;
  /** What is said with the back office about its refund. */
  conversation: ReactNode;
}

/** A booking as one page: what it is, what to do next, and everything that was sold. */
export function BookingView({ booking, conversation }: BookingViewProps) {
  const t = useTranslations("booking.page");
  const locale = useLocale();
  const { id, status, price } = booking;
  const { fares, bags } = bagsOf(booking.passengers);
  const maySell = useMay("sell");
  useFreshBalance(id, status);
  return (
    <>
      <PrintedHead bookingId={id} status={status} />
      <BookingHeader booking={booking} />
      <BookingChanges booking={booking} />
      <div className="mt-5 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
        <div className="space-y-4 lg:col-start-2 lg:row-span-2 print:hidden">
          <NextStep booking={booking} />
          {conversation}
          {status === "ticketed" && !booking.personal_data_erased ? <ReceiptsCard bookingId={id} /> : null}
          <SectionCard title={t("price")}>
            <PriceLines passengers={fares} bags={bags} currency={price.currency} total={price.amount} />
          </SectionCard>
          <SellingCard bookingId={id} status={status} />
          {maySell ? <AgentCard bookingId={id} /> : null}
          {booking.personal_data_erased || !maySell ? null : <MailCard bookingId={id} status={status} />}
          <ShareCard bookingId={id} status={status} />
          {openChange(booking.schedule_changes)?.options.refund || !maySell ? null : <ReturnCard booking={booking} />}
        </div>
        <div className="space-y-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {booking.information_for_clients.length > 0 ? (
            <Banner tone="warm" title={t("notices")}>
              {booking.information_for_clients.map((notice) => (
                <p key={notice.en}>{notice[locale]}</p>
              ))}
            </Banner>
          ) : null}
          <Card aria-label={t("flights")}>
            <Itinerary directions={booking.directions} asked={askedDirections(booking.schedule_changes)} />
          </Card>
          <PassengerList booking={booking} />
          <NotesCard bookingId={id} />
          <FareRules bookingId={id} />
          <PayerCard booking={booking} />
          <PrintedPrice bookingId={id} status={status} />
          <div className="print:hidden">
            <HistoryList bookingId={id} status={status} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Who paid, while it is known. */
function PayerCard({ booking: { payer, personal_data_erased: erased } }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  const tCommon = useTranslations("common");
  return (
    <SectionCard title={t("payer")}>
      <p className="font-medium">{erased ? tCommon("personalDataErased") : payer.name}</p>
      {erased ? null : (
        <p className="num break-words text-ink-soft">
          {payer.email} · {payer.tel}
        </p>
      )}
    </SectionCard>
  );
}

/**
 * Reads the balance again when a booking moves on without this page: tickets that failed, a refund that the back office has settled. Where that was of
 * a part, the status stays.
 */
function useFreshBalance(bookingId: string, status: BookingStatus): void {
  const cache = useQueryClient();
  const { data } = useQuery(bookingExtrasQuery(bookingId, status));
  const state = data && `${status} ${data.refund_request?.state}`;
  const seen = useRef(state);
  useEffect(() => {
    if (state === undefined || seen.current === state) return;
    const isFirst = seen.current === undefined;
    seen.current = state;
    if (isFirst) return;
    void cache.invalidateQueries({ queryKey: balanceOptions().queryKey });
    void cache.invalidateQueries({ queryKey: fundsOptions().queryKey });
  }, [cache, state]);
}

/** What happened to the booking, the latest first. */
function HistoryList({ bookingId, status }: { bookingId: string; status: BookingStatus }) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const mailLine = useMailLines();
  const doerText = useDoerText();
  const { data } = useQuery(bookingExtrasQuery(bookingId, status));
  if (!data) return null;
  const events = data.events.map((event, index, all) => {
    const known = toldReason(event, all[index - 1]);
    return { at: event.at, key: `${event.at}${event.reason}`, text: known ? t(`history.${known}`) : event.reason, by: doerText(event) };
  });
  const doer = (by: DoneBy) => doerText({ reason: "", by });
  const money = (amount: number) => formatMoney(amount, data.selling.currency, locale);
  const mails = data.mails.map((mail) => ({ ...mailLine(mail), by: mail.by && doer(mail.by) }));
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
  const lines = [...events, ...mails, ...prices, ...shares, ...handovers].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <SectionCard title={t("page.history")}>
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
