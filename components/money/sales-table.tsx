"use client";

import { useLocale, useTranslations } from "next-intl";
import { Cell, RowHead, WideTable } from "@/components/ui/wide-table";
import type { Sales, SalesFigures, SalesGroup } from "@/lib/contracts/portal/sales";
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

/** On a desk, a line a group and their totals; amounts without their currency, which the headings name. */
export function SalesTable({ sales: { groups, totals, currency }, by }: SalesProps) {
  const t = useTranslations("money.sales");
  const nameOf = useGroupName(by);
  const columns = [
    { text: t(`group.${by}`) },
    ...[t("bookings"), t("passengers")].map((text) => ({ text, isRight: true })),
    ...AMOUNTS.map(([text]) => ({ text: `${t(text)}, ${currency}`, isRight: true })),
  ];
  return (
    <WideTable isDense columns={columns}>
      {groups.map((group) => (
        <FigureRow key={group.key} name={nameOf(group)} figures={group} />
      ))}
      <FigureRow name={t("total")} figures={totals} isTotal />
    </WideTable>
  );
}

function FigureRow({ name, figures, isTotal = false }: { name: string; figures: SalesFigures; isTotal?: boolean }) {
  const locale = useLocale();
  return (
    <tr className={isTotal ? "bg-paper font-semibold" : "hover:bg-paper"}>
      <RowHead className={`num max-w-56 break-words ${isTotal ? "font-semibold" : ""}`}>{name}</RowHead>
      <Cell className="num text-right">{figures.bookings}</Cell>
      <Cell className="num text-right">{figures.passengers}</Cell>
      {AMOUNTS.map(([, field]) => (
        <Cell key={field} className="num whitespace-nowrap text-right">
          {formatNumber(figures[field], locale)}
        </Cell>
      ))}
    </tr>
  );
}

/** The same on a phone: a card per group, the totals first. */
export function SalesCards({ sales: { groups, totals, currency }, by }: SalesProps) {
  const t = useTranslations("money.sales");
  const nameOf = useGroupName(by);
  return (
    <ul className="space-y-3 lg:hidden">
      <FigureCard name={t("total")} figures={totals} currency={currency} />
      {groups.map((group) => (
        <FigureCard key={group.key} name={nameOf(group)} figures={group} currency={currency} />
      ))}
    </ul>
  );
}

function FigureCard({ name, figures, currency }: { name: string; figures: SalesFigures; currency: Sales["currency"] }) {
  const t = useTranslations("money.sales");
  const locale = useLocale();
  return (
    <li className="rounded-xl border border-line bg-surface p-4 shadow-card">
      <p className="num mb-1 font-semibold">{name}</p>
      <dl className="space-y-0.5 text-sm">
        {(["bookings", "passengers"] as const).map((field) => (
          <FigureLine key={field} text={t(field)} value={String(figures[field])} />
        ))}
        {AMOUNTS.map(([text, field]) => (
          <FigureLine key={field} text={t(text)} value={formatMoney(figures[field], currency, locale)} />
        ))}
      </dl>
    </li>
  );
}

function FigureLine({ text, value }: { text: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-soft">{text}</dt>
      <dd className="num text-right">{value}</dd>
    </div>
  );
}
