"use client";

import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { Sales, SalesGroup } from "@/lib/contracts/portal/sales";
import { addDays, dayNumber } from "@/lib/domain/dates";
import type { SalesGrouping } from "@/lib/domain/selling/sales";
import { formatMoney } from "@/lib/i18n/formats";
import { useGroupName } from "./sales-table";

/** More bars than this are thinner than a finger on a phone, and no better to tell apart. */
const MOST_BARS = 31;
const HEIGHT = 100;
/** More names than these do not fit beside each other. */
const MOST_NAMED = 5;
/** Share of its place that a bar takes; the rest keeps bars apart. */
const BAR_SHARE = 0.7;

const FIGURES = ["sold", "refunds", "margin"] as const;
type Figure = (typeof FIGURES)[number];
type Group = Pick<SalesGroup, "key" | "name" | Figure>;

interface SalesPlotsProps {
  sales: Sales;
  by: SalesGrouping;
}

/** What was sold, came back and is left, as bars beside each other. They say nothing that the table below does not say. */
export function SalesPlots({ sales: { groups, currency }, by }: SalesPlotsProps) {
  const t = useTranslations("money.sales");
  const shown: readonly Group[] = by === "day" ? everyDay(groups) : groups.slice(0, MOST_BARS);
  const drawn = FIGURES.filter((figure) => shown.some((group) => group[figure] !== 0));
  if (drawn.length === 0 || shown.length < 2) return null;
  return (
    <Card className="mb-4 p-4">
      <div className="grid gap-6 md:grid-cols-3">
        {drawn.map((figure) => (
          <Plot key={figure} figure={figure} groups={shown} by={by} currency={currency} />
        ))}
      </div>
      {groups.length > MOST_BARS && by !== "day" ? (
        <p className="mt-2 text-ink-faint text-xs">{t("plotTop", { count: MOST_BARS })}</p>
      ) : null}
    </Card>
  );
}

interface PlotProps {
  figure: Figure;
  groups: readonly Group[];
  by: SalesGrouping;
  currency: Sales["currency"];
}

function Plot({ figure, groups, by, currency }: PlotProps) {
  const t = useTranslations("money.sales");
  const locale = useLocale();
  const nameOf = useGroupName(by);
  const amounts = groups.map((group) => group[figure]);
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const toY = (amount: number) => (HEIGHT * (most - amount)) / (most - least);
  return (
    <div className="min-w-0">
      <p className="font-medium text-sm">{t(figure)}</p>
      <p className="num mb-2 text-ink-soft text-xs">{t("highest", { amount: formatMoney(most, currency, locale) })}</p>
      <svg
        role="img"
        aria-label={t("plot", { figure: t(figure), group: t(`group.${by}`) })}
        viewBox={`0 0 ${groups.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-28 w-full border-line border-b text-accent"
      >
        {groups.map((group, index) => (
          <rect
            key={group.key}
            x={index + (1 - BAR_SHARE) / 2}
            y={toY(Math.max(0, group[figure]))}
            width={BAR_SHARE}
            height={toY(Math.min(0, group[figure])) - toY(Math.max(0, group[figure]))}
            fill="currentColor"
          >
            <title>{t("bar", { name: nameOf(group), amount: formatMoney(group[figure], currency, locale) })}</title>
          </rect>
        ))}
      </svg>
      <Names groups={groups} nameOf={(group) => (by === "carrier" ? group.key : nameOf(group))} />
    </div>
  );
}

/** Under each bar where there is room for all, else of the first and the last one. @param nameOf short */
function Names({ groups, nameOf }: { groups: readonly Group[]; nameOf: (group: Group) => string }) {
  const isEach = groups.length <= MOST_NAMED;
  const shown = isEach ? groups : groups.filter((_, index) => index === 0 || index === groups.length - 1);
  return (
    <p aria-hidden="true" className="num mt-1 flex justify-between gap-1 text-ink-faint text-xs">
      {shown.map((group) => (
        <span key={group.key} className={isEach ? "min-w-0 flex-1 truncate text-center" : "truncate"}>
          {nameOf(group)}
        </span>
      ))}
    </p>
  );
}

/** All days from the first with sales to the last, also those without any. */
function everyDay(groups: readonly SalesGroup[]): Group[] {
  const [first, last] = [groups[0]?.key, groups.at(-1)?.key];
  if (!first || !last) return [];
  const byDay = new Map(groups.map((group) => [group.key, group]));
  return Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, index) => {
    const key = addDays(first, index);
    return byDay.get(key) ?? { key, name: key, sold: 0, refunds: 0, margin: 0 };
  });
}
