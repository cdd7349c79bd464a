"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";
import { useMayInHouse } from "@/lib/client/house";
import type { RefundRequestDetail } from "@/lib/contracts/operator/operator";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { BookingBeside } from "./booking/booking-beside";
import { DecisionForm } from "./decision-form";
import { OnlyLooking } from "./only-looking";
import { PartsCard } from "./parts-card";
import { WaitingRefund } from "./proposals/waiting-refund";
import { ModeBadge, RouteText, StateBadge, WaitText } from "./request-parts";
import { RulesCard } from "./rules-card";
import { TravellersCard } from "./travellers-card";

interface RequestViewProps {
  request: RefundRequestDetail;
  /** What is said with the partner about it. */
  conversation: ReactNode;
}

/** What was sold and flown on one side; the money and the decision on the other. */
export function RequestView({ request, conversation }: RequestViewProps) {
  const t = useTranslations("operator");
  return (
    <>
      <header className="mt-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="num font-semibold text-2xl tracking-wide md:text-3xl">
            <PageLink href={pages.officeBooking(request.booking_id)} className="hover:underline">
              {request.booking_number}
            </PageLink>
          </h1>
          <span role="status" className="flex gap-1">
            <StateBadge state={request.state} />
            <ModeBadge mode={request.mode} />
          </span>
        </div>
        <p className="mt-1">
          <RouteText request={request} />
        </p>
        <p className="num text-ink-soft text-sm">
          <PageLink href={pages.agency(request.agency_code)} className="text-accent underline">
            {request.partner}
          </PageLink>{" "}
          · {t(request.state === "open" ? "waiting" : "asked")} <WaitText request={request} />
        </p>
        <AskedBy request={request} />
      </header>
      <WaitingRefund waiting={request.waiting} />
      {request.is_part ? (
        <div className="mt-4">
          <Banner title={t("partTitle")}>{t("partText")}</Banner>
        </div>
      ) : null}
      <div className="mt-5 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-6">
        <div className="space-y-4">
          <TravellersCard request={request} />
          {conversation}
          <BookingBeside bookingId={request.booking_id} />
          <RulesCard rules={request.rules} />
        </div>
        <div className="space-y-4">
          <PartsCard request={request} />
          <Decision request={request} />
        </div>
      </div>
    </>
  );
}

/** Whom of the agency to ask. */
function AskedBy({ request: { asked_by: by } }: { request: RefundRequestDetail }) {
  const t = useTranslations("operator");
  if (by.name === null && by.email === null) return null;
  return (
    <p className="text-ink-soft text-sm">
      {t("askedBy", { name: by.name ?? "" })}{" "}
      {by.email === null ? null : (
        <a href={`mailto:${by.email}`} className="wrap-anywhere text-accent underline underline-offset-2">
          {by.email}
        </a>
      )}
    </p>
  );
}

function Decision({ request }: { request: RefundRequestDetail }) {
  const mayDecide = useMayInHouse("refunds", "approve");
  if (request.state !== "open") return <DecidedCard request={request} />;
  return mayDecide ? <DecisionForm request={request} /> : <OnlyLooking />;
}

/** What was decided, when, and what the partner was told. */
function DecidedCard({ request }: { request: RefundRequestDetail }) {
  const t = useTranslations("operator");
  const locale = useLocale();
  const { refund_amount: amount, decided, note, currency } = request;
  return (
    <Banner
      tone={amount === null ? "info" : "good"}
      title={amount === null ? t("decided.rejected") : t("decided.settled", { amount: formatMoney(amount, currency, locale) })}
    >
      {decided ? <p className="num">{t("decided.at", { date: formatInstant(decided, locale) })}</p> : null}
      {note ? (
        <p className="mt-1 whitespace-pre-line break-words text-ink">
          {t("decided.note")} {note}
        </p>
      ) : null}
    </Banner>
  );
}
