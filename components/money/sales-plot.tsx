"use client";

import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { Sales, SalesGroup } from "@/lib/contracts/sales";
import { addDays, dayNumber } from "@/lib/domain/dates";
import type { SalesGrouping } from "@/lib/domain/selling/sales";
import { formatMoney } from "@/lib/i18n/formats";
import { useGroupName } from "./sales-table";

/** More bars than this are thinner than a finger on a phone, and no better to tell apart. */
const MOST_BARS = 31;
const HEIGHT = 100;
/** Of a bar's place; the rest keeps bars apart. */
const BAR_SHARE = 0.7;

interface SalesPlotProps {
  sales: Sales;
  by: SalesGrouping;
}

/** What was sold as bars. It says nothing that the table below does not say. */
export function SalesPlot({ sales: { groups, currency }, by }: SalesPlotProps) {
  const t = useTranslations("money.sales");
  const locale = useLocale();
  const nameOf = useGroupName(by);
  const shown = by === "day" ? everyDay(groups) : groups.slice(0, MOST_BARS).map(({ key, name, sold }) => ({ key, name, sold }));
  const most = Math.max(...shown.map(({ sold }) => sold));
  if (most <= 0 || shown.length < 2) return null;
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <Card className="mb-4 p-4">
      <p className="num mb-2 text-ink-soft text-sm">{t("highest", { amount: formatMoney(most, currency, locale) })}</p>
      <svg
        role="img"
        aria-label={t("plot", { group: t(`group.${by}`) })}
        viewBox={`0 0 ${shown.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-40 w-full border-line border-b text-accent"
      >
        {shown.map((group, index) => (
          <Bar
            key={group.key}
            index={index}
            share={group.sold / most}
            title={t("bar", { name: nameOf(group), amount: formatMoney(group.sold, currency, locale) })}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="num mt-1 flex justify-between gap-3 text-ink-faint text-xs">
        <span className="truncate">{first ? nameOf(first) : null}</span>
        <span className="truncate text-right">{last ? nameOf(last) : null}</span>
      </p>
      {groups.length > MOST_BARS && by !== "day" ? <p className="text-ink-faint text-xs">{t("plotTop", { count: MOST_BARS })}</p> : null}
    </Card>
  );
}

type Bars = Pick<SalesGroup, "key" | "name" | "sold">[];

/** From the first day of sales to the last one, those without any too: a gap is a day, not nothing. */
function everyDay(groups: readonly SalesGroup[]): Bars {
  const [first, last] = [groups[0]?.key, groups.at(-1)?.key];
  if (!first || !last) return [];
  const sold = new Map(groups.map((group) => [group.key, group.sold]));
  return Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, index) => {
    const key = addDays(first, index);
    return { key, name: key, sold: sold.get(key) ?? 0 };
  });
}

function Bar({ index, share, title }: { index: number; share: number; title: string }) {
  return (
    <rect x={index + (1 - BAR_SHARE) / 2} y={HEIGHT * (1 - share)} width={BAR_SHARE} height={HEIGHT * share} fill="currentColor">
      <title>{title}</title>
    </rect>
  );
}
