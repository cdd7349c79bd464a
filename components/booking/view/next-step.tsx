"use client";

import { useLocale, useTranslations } from "next-intl";
import { TimeLeftText } from "@/components/travel/time-left-text";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { Spinner } from "@/components/ui/states/spinner";
import { instantOf, timeLeft } from "@/lib/client/countdown";
import { useMay } from "@/lib/client/role";
import { useServerClock } from "@/lib/client/server-clock";
import { openChange } from "@/lib/client/travel/schedule-change";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { formatInstant } from "@/lib/i18n/formats";
import { CancelPassengers } from "../cancel/cancel-passengers";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { FlightCancelled } from "../cancel/flight-cancelled";
import { RefundResult } from "../cancel/refund-result";
import { TicketedNews } from "../parts/ticketed-news";
import { PayBooking } from "../pay/pay-booking";
import { cancelUnpaid, extendHold } from "../queries";

/** What to do now, or what is going on by itself. */
export function NextStep({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  const tChanges = useTranslations("changes");
  const isAsked = openChange(booking.schedule_changes) !== undefined;
  switch (booking.status) {
    case "booked":
      return isAsked ? <AwaitingAnswer booking={booking} /> : <AwaitingPayment booking={booking} />;
    case "paid":
      return isAsked ? <Banner tone="warm">{tChanges("issuing")}</Banner> : <Issuing />;
    case "awaitpayment":
    case "partiallyticketed":
      return <Issuing />;
    case "ticketed":
      return isAsked ? <Banner tone="warm">{tChanges("ticketed")}</Banner> : <TicketedNews booking={booking} />;
    case "refund_request_sent":
      return <TicketedNews booking={booking} />;
    case "cancelled":
      return <Banner>{t("cancelledNote")}</Banner>;
    case "refundauthorized":
      return <FlightCancelled booking={booking} />;
    case "refunded":
    case "partiallyrefunded":
      return <RefundResult booking={booking} />;
    case "not_available":
      return null;
  }
}

/** The airline's change comes before the payment; the booking ends at its time all the same. */
function AwaitingAnswer({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Banner tone="warm" title={t("changes.waiting")}>
      <p className="num">{t("booking.page.autoCancel", { date: formatInstant(booking.expire, locale) })}</p>
    </Banner>
  );
}

function AwaitingPayment({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  const locale = useLocale();
  const maySell = useMay("sell");
  const left = timeLeft(instantOf(booking.expire), useServerClock());
  if (left.over) return <Banner tone="warm">{t("expired")}</Banner>;
  return (
    <Card className="p-4 md:p-5">
      <p className="text-ink-soft text-sm">{t("payBefore")}</p>
      <p role="timer" className={`num font-semibold text-3xl ${left.urgent ? "text-bad" : ""}`}>
        <TimeLeftText left={left} />
      </p>
      <p className="num mt-1 text-ink-faint text-sm">{t("autoCancel", { date: formatInstant(booking.expire, locale) })}</p>
      {maySell ? (
        <div className="mt-4 space-y-2">
          <PayBooking booking={booking} />
          <ExtendHold bookingId={booking.id} />
          {booking.passengers.length > 1 && !booking.personal_data_erased ? <CancelPassengers booking={booking} /> : null}
          <CancelBooking bookingId={booking.id} />
        </div>
      ) : null}
    </Card>
  );
}

function Issuing() {
  const t = useTranslations("booking.page");
  return (
    <Card role="status" className="flex items-start gap-3 p-4 md:p-5">
      <Spinner className="mt-0.5 size-5 text-accent" />
      <div>
        <p className="font-medium">{t("issuing")}</p>
        <p className="mt-0.5 text-ink-soft text-sm">{t("issuingNote")}</p>
      </div>
    </Card>
  );
}

/** Asks the carrier to hold the seats longer: it says whether it does. */
function ExtendHold({ bookingId }: { bookingId: string }) {
  const t = useTranslations("booking.extend");
  const decision = useDecision({ run: (headers) => extendHold(bookingId, headers), done: t("done") });
  const texts = { title: t("title"), keep: t("keep"), confirm: t("confirm"), working: t("working") };
  return (
    <>
      <Button variant="secondary" className="w-full" onPress={decision.open}>
        {t("action")}
      </Button>
      <DecisionDialog decision={decision} texts={texts} isHarmless>
        <p>{t("text")}</p>
      </DecisionDialog>
    </>
  );
}

/** Gives the seats of an unpaid booking back, after asking. */
function CancelBooking({ bookingId }: { bookingId: string }) {
  const t = useTranslations("booking.cancel");
  const decision = useDecision({ run: () => cancelUnpaid(bookingId), done: t("done") });
  return (
    <>
      <Button variant="quiet" className="w-full" onPress={decision.open}>
        {t("action")}
      </Button>
      <DecisionDialog decision={decision} texts={{ title: t("title"), keep: t("keep"), confirm: t("confirm"), working: t("working") }}>
        <p>{t("text")}</p>
      </DecisionDialog>
    </>
  );
}
