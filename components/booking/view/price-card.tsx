"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import { useCustomerMode } from "@/lib/client/customer-mode";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { formatMoney } from "@/lib/i18n/formats";
import { bagsOf, PriceLines } from "../parts/price-lines";
import { cents } from "../pay/payment-figures";
import { bookingExtrasQuery } from "../queries";

/** What the booking costs, and what of it came back to the deposit. */
export function PriceCard({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  const { fares, bags } = bagsOf(booking.passengers);
  const { amount, currency } = booking.price;
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const { isOn: isForCustomer } = useCustomerMode();
  // Where the agency makes prices of its own, this is what the booking costs it.
  if (isForCustomer && data?.selling.is_own !== false) return null;
  return (
    <SectionCard title={t("price")}>
      <PriceLines passengers={fares} bags={bags} currency={currency} total={amount} />
      <CameBack booking={booking} />
    </SectionCard>
  );
}

function CameBack({ booking: { id, status, price } }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  const locale = useLocale();
  const { data } = useQuery(bookingExtrasQuery(id, status));
  const amount = cents((data?.refunds ?? []).reduce((total, refund) => total + refund.amount, 0));
  if (amount === 0) return null;
  return (
    <p className="num mt-2 flex justify-between gap-4 text-sm text-warm">
      <span>{t("backOnDeposit")}</span>
      <span className="whitespace-nowrap">{formatMoney(amount, price.currency, locale)}</span>
    </p>
  );
}
