"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { SectionCard } from "@/components/ui/section-card";
import { pages } from "@/lib/client/calls/paths";
import { useMayInHouse } from "@/lib/client/house";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { formatMoney } from "@/lib/i18n/formats";

type Parts = NonNullable<OfficeBooking["booking"]["passengers"][number]["price_parts"]>;

/** What the price is made of, line by line and for all passengers, and what the customer pays where that is another sum. */
export function PriceCard({ data: { booking, selling } }: { data: OfficeBooking }) {
  const t = useTranslations("officeBooking.price");
  const locale = useLocale();
  const mayAsk = useMayInHouse("prices", "see");
  const { amount, currency } = booking.price;
  const parts = booking.passengers.flatMap(({ price_parts }) => price_parts ?? []);
  const lines: [string, number][] = [
    [t("fare"), total(parts, ({ base }) => base)],
    ...taxesOf(parts),
    [t("fee"), total(parts, ({ service_fee }) => service_fee)],
    [t("extras"), total(parts, ({ additional_services }) => additional_services)],
  ];
  const money = (sum: number) => formatMoney(sum, currency, locale);
  return (
    <SectionCard title={t("title")}>
      <dl className="num space-y-1.5 text-sm">
        {lines.map(([name, sum]) => (sum === 0 ? null : <Line key={name} name={name} value={money(sum)} />))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-semibold text-base">
          <dt>{t("total")}</dt>
          <dd className="whitespace-nowrap">{money(amount)}</dd>
        </div>
        {selling.is_own ? <Line name={t("selling")} value={money(selling.amount)} /> : null}
      </dl>
      {mayAsk ? (
        <PageLink
          href={pages.operatorWhy({ booking: booking.booking_number })}
          className="mt-3 inline-block text-accent text-sm hover:underline"
        >
          {t("why")}
        </PageLink>
      ) : null}
    </SectionCard>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-ink-soft">{name}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

/** Amounts are exact to the hundredth. */
function total(parts: readonly Parts[], of: (part: Parts) => number): number {
  return parts.reduce((sum, part) => sum + Math.round(of(part) * 100), 0) / 100;
}

/** By code, in the order in which they come. */
function taxesOf(parts: readonly Parts[]): [string, number][] {
  const codes = [...new Set(parts.flatMap(({ taxes }) => taxes.map(({ code }) => code)))];
  const cents = (code: string) =>
    parts.flatMap(({ taxes }) => taxes).reduce((sum, tax) => (tax.code === code ? sum + Math.round(tax.amount * 100) : sum), 0);
  return codes.map((code) => [code, cents(code) / 100]);
}
