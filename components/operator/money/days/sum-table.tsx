"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import type { AgencyDaySum, DayTotal } from "@/lib/contracts/operator/money/closed-days";
import { formatMoney } from "@/lib/i18n/formats";
import { AgencyLink } from "../agency-link";

const PARTS = ["opening", "received", "paid", "closing"] as const;

/** A day by agency and currency. */
export function SumTable({ sums }: { sums: readonly AgencyDaySum[] }) {
  const t = useTranslations("closedDays");
  const locale = useLocale();
  if (sums.length === 0) return <p className="text-ink-soft text-sm">{t("empty")}</p>;
  return (
    <RecordList
      items={sums}
      keyOf={({ partner, currency }) => `${partner.code} ${currency}`}
      columns={[
        {
          text: t("column.agency"),
          isHead: true,
          show: ({ partner }) => <AgencyLink agency={partner} isHead />,
          card: { place: "left" },
        },
        ...PARTS.map((part) => ({
          text: t(`column.${part}`),
          isRight: true,
          look: `num whitespace-nowrap ${part === "closing" ? "font-medium" : ""}`,
          show: (each: AgencyDaySum) => formatMoney(each[part], each.currency, locale),
          card: { place: "term" as const },
        })),
      ]}
    />
  );
}

/** A day of all agencies, a line a currency. */
export function TotalLines({ totals }: { totals: readonly DayTotal[] }) {
  const t = useTranslations("closedDays");
  const locale = useLocale();
  return totals.map((total) => (
    <dl
      key={total.currency}
      aria-label={t("all", { currency: total.currency })}
      className="grid grid-cols-2 gap-x-4 gap-y-1 md:grid-cols-4"
    >
      {PARTS.map((part) => (
        <div key={part}>
          <dt className="text-ink-soft text-sm">{t(`column.${part}`)}</dt>
          <dd className={`num ${part === "closing" ? "font-semibold" : ""}`}>{formatMoney(total[part], total.currency, locale)}</dd>
        </div>
      ))}
    </dl>
  ));
}
