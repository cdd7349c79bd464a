"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/states/skeleton";
import { AgencyOnly, AgencyTyping } from "@/lib/client/customer-mode";
import { useMay } from "@/lib/client/role";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import type { BookingSelling } from "@/lib/contracts/portal/selling";
import { formatMoney, formatPercent } from "@/lib/i18n/formats";
import { bagsOf, PriceLines } from "../parts/price-lines";
import { useLastKnown } from "../parts/use-last-known";
import { cents } from "../pay/payment-figures";
import { bookingExtrasQuery } from "../queries";
import { ChangePrice } from "./change-price";

/** All that a booking means in money: what the customer pays, what it costs the agency, what is left, and what came back. */
export function MoneyCard({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  // A price that is being typed stays when the status moves on.
  const selling = useLastKnown(data)?.selling;
  return (
    <SectionCard title={t("price")} aside={selling ? <PriceButton bookingId={booking.id} selling={selling} /> : null}>
      {data ? <Figures booking={booking} extras={data} /> : <Skeleton className="h-20 w-full" />}
    </SectionCard>
  );
}

function Figures({ booking, extras: { selling, refunds } }: { booking: Booking; extras: PortalBooking }) {
  const t = useTranslations("selling");
  const tPage = useTranslations("booking.page");
  const locale = useLocale();
  const { customer_refund: owed } = selling;
  // Who makes no prices of their own has no margin to look at.
  const margin = selling.is_own || selling.bounds ? selling.margin : null;
  const money = (amount: number) => formatMoney(amount, selling.currency, locale);
  const isShare = margin !== null && selling.cost > 0;
  const cameBack = cents(refunds.reduce((total, refund) => total + refund.amount, 0));
  return (
    <>
      <dl className="num space-y-1">
        <Line label={t("customerPays")} isMain>
          {money(selling.amount)}
        </Line>
        <AgencyOnly>
          <Line label={t("youPay")}>{money(selling.cost)}</Line>
          {margin === null ? null : (
            <Line label={t("margin")}>
              {money(margin)}
              {isShare ? ` · ${formatPercent(margin / selling.cost, locale)}` : null}
            </Line>
          )}
          {cameBack === 0 ? null : (
            <Line label={tPage("backOnDeposit")} isWarm>
              {money(cameBack)}
            </Line>
          )}
        </AgencyOnly>
        {owed === null ? null : (
          <Line label={t("payBack")} isWarm>
            {money(owed)}
          </Line>
        )}
      </dl>
      {selling.is_own ? (
        <AgencyOnly>
          <MadeOf booking={booking} title={t("madeOfCost")} />
        </AgencyOnly>
      ) : (
        <MadeOf booking={booking} title={t("madeOf")} />
      )}
    </>
  );
}

interface LineProps {
  label: string;
  isMain?: boolean;
  isWarm?: boolean;
  children: ReactNode;
}

function Line({ label, isMain = false, isWarm = false, children }: LineProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isMain ? "font-semibold" : "text-sm"} ${isWarm ? "text-warm" : ""}`}>
      <dt className={isMain || isWarm ? "" : "text-ink-soft"}>{label}</dt>
      <dd className={`whitespace-nowrap ${isMain ? "text-xl" : ""}`}>{children}</dd>
    </div>
  );
}

/** The price by age groups and bags, folded: few ask for it. */
function MadeOf({ booking, title }: { booking: Booking; title: string }) {
  const { fares, bags } = bagsOf(booking.passengers);
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer text-accent">{title}</summary>
      <div className="mt-2">
        <PriceLines passengers={fares} bags={bags} currency={booking.price.currency} />
      </div>
    </details>
  );
}

/** The way to another price for the customer, between what the agency allows. */
function PriceButton({ bookingId, selling }: { bookingId: string; selling: BookingSelling }) {
  const t = useTranslations("selling");
  const maySell = useMay("sell");
  const [isOpen, setOpen] = useState(false);
  if (!selling.bounds || !maySell) return null;
  return (
    <AgencyTyping>
      <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
        {t("change")}
      </Button>
      {isOpen ? <ChangePrice bookingId={bookingId} selling={selling} bounds={selling.bounds} onClose={() => setOpen(false)} /> : null}
    </AgencyTyping>
  );
}
