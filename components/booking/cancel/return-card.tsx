"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useServerClock } from "@/lib/client/use-server-clock";
import type { Booking } from "@/lib/contracts/bookings";
import { SectionCard } from "../parts/section-card";
import { bookingExtrasQuery, requestRefund } from "../queries";
import { AskBackOffice } from "./ask-back-office";
import { RefundBooking } from "./refund-booking";
import { useDecision } from "./use-decision";
import { VoidBooking } from "./void-booking";

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
        {voidUntil ? <VoidBooking booking={booking} until={voidUntil} /> : null}
        {isTicketed ? <AfterVoid booking={booking} voidUntil={voidUntil} /> : null}
      </div>
    </SectionCard>
  );
}

function AfterVoid({ booking, voidUntil }: { booking: Booking; voidUntil: string | null }) {
  const t = useTranslations("booking.manual");
  const asking = useDecision({ run: (headers) => requestRefund(booking.id, headers), done: t("done") });
  return (
    <>
      <RefundBooking booking={booking} voidUntil={voidUntil} onAsk={asking.open} />
      <AskBackOffice decision={asking} voidUntil={voidUntil} />
    </>
  );
}
