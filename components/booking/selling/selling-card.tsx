"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { AgencyOnly } from "@/lib/client/customer-mode";
import { useMay } from "@/lib/client/role";
import type { BookingSelling } from "@/lib/contracts/portal/selling";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { formatMoney } from "@/lib/i18n/formats";
import { FigureLines } from "../parts/figure-lines";
import { bookingExtrasQuery } from "../queries";
import { ChangePrice } from "./change-price";

/** What the customer pays, beside what it costs; nothing where the agency makes no prices of its own. */
export function SellingCard({ bookingId, status }: { bookingId: string; status: BookingStatus }) {
  const t = useTranslations("selling");
  const { data } = useQuery(bookingExtrasQuery(bookingId, status));
  const maySell = useMay("sell");
  if (!data || !(data.selling.is_own || data.selling.bounds)) return null;
  const { selling } = data;
  const figures = { selling: selling.amount, cost: selling.cost, margin: selling.margin };
  return (
    <SectionCard title={t("forCustomer")}>
      <p className="text-ink-soft text-sm">{t("forCustomerText")}</p>
      <FigureLines figures={figures} currency={selling.currency} />
      <CustomerRefund selling={selling} />
      {selling.bounds && maySell ? (
        <AgencyOnly>
          <PriceButton bookingId={bookingId} selling={selling} bounds={selling.bounds} />
        </AgencyOnly>
      ) : null}
    </SectionCard>
  );
}

/** What of it the agency owes the customer after a refund. */
function CustomerRefund({ selling: { customer_refund, currency } }: { selling: BookingSelling }) {
  const t = useTranslations("selling");
  const locale = useLocale();
  if (customer_refund === null) return null;
  return (
    <p className="num mt-3 rounded-lg bg-warm-soft px-3 py-2 text-sm text-warm">
      {t("payBack", { amount: formatMoney(customer_refund, currency, locale) })}
    </p>
  );
}

interface PriceButtonProps {
  bookingId: string;
  selling: BookingSelling;
  bounds: NonNullable<BookingSelling["bounds"]>;
}

function PriceButton({ bookingId, selling, bounds }: PriceButtonProps) {
  const t = useTranslations("selling");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="mt-4 w-full" onPress={() => setOpen(true)}>
        {t("change")}
      </Button>
      {isOpen ? <ChangePrice bookingId={bookingId} selling={selling} bounds={bounds} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
