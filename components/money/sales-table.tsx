"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import type { Sales, SalesGroup } from "@/lib/contracts/portal/sales";
import type { SalesGrouping } from "@/lib/domain/selling/sales";
import { formatDate, formatMoney, formatNumber } from "@/lib/i18n/formats";

interface SalesProps {
  sales: Sales;
  by: SalesGrouping;
}

const AMOUNTS = [
  ["sold", "sold"],
  ["cost", "cost"],
  ["refunds", "refunds"],
  ["customerRefunds", "customer_refunds"],
  ["margin", "margin"],
] as const;

/** What a group is called on the page. */
export function useGroupName(by: SalesGrouping): (group: Pick<SalesGroup, "key" | "name">) => string {
  const t = useTranslations("money.sales");
  const locale = useLocale();
  return ({ key, name }) => {
    if (by === "day") return formatDate(key, locale);
    const known = name || t("unknown");
    return by === "route" ? known.replace("-", " – ") : known;
  };
}

/** Figures of each group and their totals; in the table amounts stand without the currency, which the headings name. */
export function SalesTable({ sales: { groups, totals, currency }, by }: SalesProps) {
  const t = useTranslations("money.sales");
  const locale = useLocale();
  const nameOf = useGroupName(by);
  const sum = { key: "", name: t("total"), ...totals };
  return (
    <RecordList
      items={groups}
      keyOf={({ key }) => key}
      sum={sum}
      isDense
      columns={[
        {
          text: t(`group.${by}`),
          isHead: true,
          look: "num max-w-56 break-words",
          show: (group) => (group === sum ? sum.name : nameOf(group)),
          card: { place: "left", look: "num font-semibold" },
        },
        ...(["bookings", "passengers"] as const).map((field) => ({
          ...{ text: t(field), isRight: true, look: "num" },
          show: (group: SalesGroup) => group[field],
          card: { place: "term" as const },
        })),
        ...AMOUNTS.map(([text, field]) => ({
          ...{ text: `${t(text)}, ${currency}`, isRight: true, look: "num whitespace-nowrap" },
          show: (group: SalesGroup) => formatNumber(group[field], locale),
          card: { place: "term" as const, text: t(text), show: (group: SalesGroup) => formatMoney(group[field], currency, locale) },
        })),
      ]}
    />
  );
}
