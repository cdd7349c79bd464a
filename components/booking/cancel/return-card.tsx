"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { useServerClock } from "@/lib/client/server-clock";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { bookingExtrasQuery, voidBooking } from "../queries";
import { AskBackOffice, useAsking } from "./ask-back-office";
import { CustomerBack } from "./customer-back";
import { DecisionDialog, ReturnOption, useDecision } from "./decision-dialog";
import { RefundBooking } from "./refund-booking";
import { RefundPart } from "./refund-part";

const HALF_MINUTE_MS = 30_000;

/** Ways to give the tickets back, the best for the customer first: void, refund by the rules, the back office. */
export function ReturnCard({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.return");
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const now = useServerClock({ everyMs: HALF_MINUTE_MS });
  if (!data || data.refund_request?.state === "open") return null;
  const voidUntil = data.void_until && Date.parse(data.void_until) > now ? data.void_until : null;
  const isTicketed = booking.status === "ticketed";
  if (!voidUntil && !isTicketed) return null;
  return (
    <SectionCard title={t("title")}>
      <div className="space-y-4">
        {voidUntil ? <VoidBooking booking={booking} until={voidUntil} back={data} /> : null}
        {isTicketed ? <AfterVoid booking={booking} voidUntil={voidUntil} extras={data} /> : null}
      </div>
    </SectionCard>
  );
}

interface AfterVoidProps {
  booking: Booking;
  voidUntil: string | null;
  extras: PortalBooking;
}

function AfterVoid({ booking, voidUntil, extras }: AfterVoidProps) {
  const asking = useAsking(booking, extras.askable);
  return (
    <>
      <RefundBooking booking={booking} voidUntil={voidUntil} onAsk={asking.decision.open} />
      {booking.passengers.length > 1 || booking.directions.length > 1 ? (
        <RefundPart booking={booking} customerBack={extras.customer_back} />
      ) : null}
      <AskBackOffice booking={booking} asking={asking} voidUntil={voidUntil} />
    </>
  );
}

interface VoidBookingProps {
  booking: Booking;
  until: string;
  back: Pick<PortalBooking, "whole_back" | "customer_back">;
}

/** All that is left of the price back, while the void window is open. */
function VoidBooking({ booking, until, back }: VoidBookingProps) {
  const t = useTranslations("booking.void");
  const tCancel = useTranslations("booking.cancel");
  const locale = useLocale();
  const amount = formatMoney(back.whole_back, booking.price.currency, locale);
  const decision = useDecision({ run: (headers) => voidBooking(booking.id, headers), done: t("done", { amount }) });
  const texts = { title: t("title"), keep: tCancel("keep"), confirm: t("confirm"), working: t("working") };
  return (
    <ReturnOption hint={t("hint", { amount, date: formatInstant(until, locale) })}>
      <Button variant="secondary" className="w-full" onPress={decision.open}>
        {t("action")}
      </Button>
      <DecisionDialog decision={decision} texts={texts}>
        <p className="font-medium">{t("text", { amount })}</p>
        <CustomerBack amount={back.customer_back?.void ?? null} currency={booking.price.currency} />
        <p>{t(booking.status === "paid" ? "effectPaid" : "effect")}</p>
      </DecisionDialog>
    </ReturnOption>
  );
}
