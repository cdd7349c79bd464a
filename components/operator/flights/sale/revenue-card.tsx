"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SectionCard } from "@/components/ui/section-card";
import type { DepartureSales } from "@/lib/contracts/operator/departures/departure-sales";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";

type Revenue = DepartureSales["revenue"][number];

/** What those who have paid bring, by class and agency; nothing where nobody has. */
export function RevenueCard({ revenue }: Pick<DepartureSales, "revenue">) {
  const t = useTranslations("flights.revenue");
  if (revenue.length === 0) return null;
  return (
    <SectionCard title={t("title")} lead={t("lead")}>
      <div className="space-y-4">
        {revenue.map((each) => (
          <OfCurrency key={each.currency} revenue={each} />
        ))}
      </div>
    </SectionCard>
  );
}

function OfCurrency({ revenue }: { revenue: Revenue }) {
  const t = useTranslations("flights");
  const locale = useLocale();
  const { currency, amount, passengers, classes, agencies } = revenue;
  return (
    <div>
      <p className="num font-semibold text-xl">{formatMoney(amount, currency, locale)}</p>
      <p className="num text-ink-soft text-sm">{t("revenue.people", { count: passengers })}</p>
      <Table heading={t("detail.bookingClass")}>
        {classes.map(({ booking_class: name, ...figures }) => (
          <Row key={name} name={name} currency={currency} {...figures} />
        ))}
      </Table>
      <Table heading={t("detail.agency")}>
        {agencies.map(({ code, name, ...figures }) => (
          <Row key={code} name={name} currency={currency} {...figures} />
        ))}
      </Table>
    </div>
  );
}

function Table({ heading, children }: { heading: string; children: ReactNode }) {
  const t = useTranslations("flights.revenue");
  return (
    <table className="num mt-3 w-full text-left text-sm">
      <thead className="border-line border-b text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 font-medium">
            {heading}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {t("passengers")}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {t("fares")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  );
}

interface RowProps extends Pick<Revenue, "currency" | "passengers" | "amount"> {
  name: string;
}

function Row({ name, currency, passengers, amount }: RowProps) {
  const locale = useLocale();
  return (
    <tr>
      <th scope="row" className="wrap-anywhere py-1.5 font-medium">
        {name}
      </th>
      <td className="py-1.5 pl-3 text-right">{formatNumber(passengers, locale)}</td>
      <td className="whitespace-nowrap py-1.5 pl-3 text-right">{formatMoney(amount, currency, locale)}</td>
    </tr>
  );
}
