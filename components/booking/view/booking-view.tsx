"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Itinerary } from "@/components/travel/journey/itinerary";
import { Card } from "@/components/ui/card";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { AgencyOnly, AgencyTyping } from "@/lib/client/customer-mode";
import { balanceOptions } from "@/lib/client/money/balance";
import { fundsOptions } from "@/lib/client/money/funds";
import { useMay } from "@/lib/client/role";
import { askedDirections, openChange } from "@/lib/client/travel/schedule-change";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { type BookingStatus, hasReceipts } from "@/lib/domain/booking/booking-status";
import { NextBar } from "../acts/next-bar";
import { AgentCard } from "../agent/agent-card";
import { RefundResult } from "../cancel/refund-result";
import { BookingChanges } from "../changes/booking-changes";
import { NotesCard } from "../notes/notes-card";
import { TicketedNews } from "../parts/ticketed-news";
import { bookingExtrasQuery } from "../queries";
import { MoneyCard } from "../selling/money-card";
import { BookingHeader } from "./booking-header";
import { FareRules } from "./fare-rules";
import { HistoryList } from "./history-list";
import { PassengerList } from "./passenger-list";
import { PrintedHead, PrintedPrice } from "./printed";
import { ReceiptsCard } from "./receipts-card";
import { ShareCard } from "./share-card";
import { WatchBooking } from "./watch-booking";

interface BookingViewProps {
  booking: Booking;
  /** What is said with the back office about its refund: for the agency alone. */
  conversation: ReactNode;
  /** The way to book the same once more, beside the next act; null where nobody may. */
  again?: ReactNode;
  /** Whether somebody looks at it who is no person of its agency: without receipts, notes and the customer's link. */
  isSeenOnly?: boolean;
}

/** A booking as one page: what it is, what to do next, and everything that was sold. */
export function BookingView({ booking, conversation, again = null, isSeenOnly = false }: BookingViewProps) {
  const t = useTranslations("booking.page");
  const locale = useLocale();
  const { id, status } = booking;
  const maySell = useMay("sell");
  useFreshBalance(id, status);
  useFreshExtras(booking);
  return (
    <>
      <PrintedHead bookingId={id} status={status} />
      <BookingHeader booking={booking} />
      <NextBar booking={booking} again={again} />
      <BookingChanges booking={booking} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 max-md:pb-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
        <div className="space-y-4 lg:col-start-2 lg:row-span-2 print:hidden">
          <BookingNews booking={booking} />
          <AgencyTyping>{conversation}</AgencyTyping>
          <MoneyCard booking={booking} />
          {isSeenOnly ? null : <WatchBooking booking={booking} />}
          {hasReceipts(status) && !booking.personal_data_erased && !isSeenOnly ? <ReceiptsCard booking={booking} /> : null}
          {isSeenOnly ? null : <ShareCard bookingId={id} status={status} />}
          {maySell ? <AgentCard bookingId={id} /> : null}
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
            <Itinerary directions={booking.directions} asked={askedDirections(booking.schedule_changes)} isBeside />
          </Card>
          <PassengerList booking={booking} />
          <div className="space-y-1.5">
            <PayerCard booking={booking} />
            <FareRules bookingId={id} />
            <AgencyTyping>{isSeenOnly ? null : <NotesCard bookingId={id} />}</AgencyTyping>
            <AgencyOnly>
              <div className="print:hidden">
                <HistoryList booking={booking} />
              </div>
            </AgencyOnly>
          </div>
          <PrintedPrice bookingId={id} status={status} />
        </div>
      </div>
    </>
  );
}

/** What has become of the booking, where the bar does not say it. */
function BookingNews({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  switch (booking.status) {
    case "ticketed":
    case "refund_request_sent":
      return openChange(booking.schedule_changes) ? null : <TicketedNews booking={booking} />;
    case "cancelled":
      return <Banner>{t("cancelledNote")}</Banner>;
    case "refunded":
    case "partiallyrefunded":
      return <RefundResult booking={booking} />;
    default:
      return null;
  }
}

/** Who paid, while it is known, in a line; where the payer has no e-mail address, that the agency's own stands in. */
function PayerCard({ booking }: { booking: Booking }) {
  const { id, status, payer, personal_data_erased: erased } = booking;
  const t = useTranslations("booking.page");
  const { data } = useQuery(bookingExtrasQuery(id, status));
  const tCommon = useTranslations("common");
  return (
    <Card aria-label={t("payer")} className="num flex min-h-12 flex-wrap items-center gap-x-2 px-4 py-1.5 md:min-h-11 md:px-5">
      <span className="text-ink-soft text-sm">{t("payer")}</span>
      <span className="font-medium">{erased ? tCommon("personalDataErased") : payer.name}</span>
      {erased ? null : (
        <span className="min-w-0 break-words text-ink-soft">
          {payer.email}
          {data?.payer_email_is_agencys ? ` (${t("agencysEmail")})` : null} · {payer.tel}
        </span>
      )}
    </Card>
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
    void askAnew(cache, balanceOptions().queryKey, fundsOptions().queryKey);
  }, [cache, state]);
}

/**
 * Reads what is known of a booking beside again when a change of the airline's comes, or is answered on the customer's page: what may be done, and
 * what comes back, are others then, while the status stays.
 */
function useFreshExtras({ id, schedule_changes }: Booking): void {
  const cache = useQueryClient();
  const asked = openChange(schedule_changes)?.id;
  const seen = useRef(asked);
  useEffect(() => {
    if (seen.current === asked) return;
    seen.current = asked;
    void askAnew(cache, ["booking", "extras", id]);
  }, [cache, id, asked]);
}
