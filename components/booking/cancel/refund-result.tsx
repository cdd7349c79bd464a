"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type EventReason, eventReason, WHOLE_REFUNDS } from "@/components/travel/history/event-reason";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/states/skeleton";
import { AgencyOnly, useCustomerMode } from "@/lib/client/customer-mode";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { OfficeNote } from "../parts/ticketed-news";
import { bookingExtrasQuery } from "../queries";

/** What came back, when, and why; while a customer looks on, nothing of the deposit: what they get back stands with the price. */
export function RefundResult({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.result");
  const { data, isError } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  return (
    <SectionCard title={t("title")}>
      {data ? <Told extras={data} /> : null}
      {data || isError ? null : <Skeleton className="h-16 w-full" />}
      {isError && !data ? <p className="text-ink-soft">{t("error")}</p> : null}
    </SectionCard>
  );
}

function Told({ extras }: { extras: PortalBooking }) {
  const t = useTranslations("booking.result");
  const { isOn: isForCustomer } = useCustomerMode();
  const cause = refundCause(extras.events);
  const request = extras.refund_request;
  const causeText = (why: RefundCause) => t(`cause.${why === "fail_ticketing" && isForCustomer ? "not_issued" : why}`);
  return (
    <div className="space-y-3">
      {extras.refund ? <Amounts refund={extras.refund} /> : null}
      {cause ? <p className="text-ink-soft text-sm">{causeText(cause)}</p> : null}
      {request?.state === "settled" ? <OfficeNote note={request.note} /> : null}
    </div>
  );
}

function Amounts({ refund }: { refund: NonNullable<PortalBooking["refund"]> }) {
  const t = useTranslations("booking.result");
  const locale = useLocale();
  const { amount, penalty, currency, at } = refund;
  return (
    <dl className="num space-y-1.5">
      <AgencyOnly>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>{t("back")}</dt>
          <dd className="whitespace-nowrap font-semibold text-xl">{formatMoney(amount, currency, locale)}</dd>
        </div>
        {penalty > 0 ? (
          <div className="flex justify-between gap-4 text-ink-soft">
            <dt>{t("kept")}</dt>
            <dd className="whitespace-nowrap">{formatMoney(penalty, currency, locale)}</dd>
          </div>
        ) : null}
      </AgencyOnly>
      <div className="flex justify-between gap-4 text-ink-faint text-sm">
        <dt>{t("at")}</dt>
        <dd className="whitespace-nowrap">{formatInstant(at, locale)}</dd>
      </div>
    </dl>
  );
}

const CAUSES = [...WHOLE_REFUNDS, "fail_ticketing"] as const satisfies readonly EventReason[];

type RefundCause = (typeof CAUSES)[number] | "airline_cancel";

/**
 * Why the money came back; null where the history does not tell.
 * @param events of the booking, the earliest first
 */
function refundCause(events: PortalBooking["events"]): RefundCause | null {
  const last = events.at(-1);
  const reason = last ? eventReason(last, events.at(-2)) : null;
  const cause = CAUSES.find((name) => name === reason) ?? null;
  const isByRules = cause === "refund" || cause === "refund_partly";
  return isByRules && events.some(({ reason }) => reason === "airline_cancel") ? "airline_cancel" : cause;
}
