"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { addDays } from "@/lib/domain/dates";
import { formatDayMonth, formatWeekday } from "@/lib/i18n/formats";
import type { SearchValues } from "../form/search-form-schema";
import { priceLevels } from "./day-prices";
import { moveFocus } from "./move-focus";
import { PriceCell } from "./price-cell";

interface PriceMatrixProps {
  search: SearchValues;
  pairs: readonly SoldDay[];
  onChoose: () => void;
}

const CORNER = "sticky left-0 z-10 bg-surface";

/** Days of departure down, days of return across. */
export function PriceMatrix({ search, pairs, onChoose }: PriceMatrixProps) {
  const t = useTranslations("calendar");
  const { outs, backs, byDays } = useMemo(() => tableOf(pairs), [pairs]);
  const levelOf = useMemo(() => priceLevels(pairs), [pairs]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys between the links inside, which stay reachable without them
    <div ref={centreSearched} className="relative overflow-x-auto" onKeyDown={(event) => moveFocus(event, neighbourOf)}>
      <table className="border-separate border-spacing-0.5">
        <caption className="sr-only">{t("byPair")}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${CORNER} whitespace-pre pr-2 text-left font-normal text-2xs text-ink-faint`}>
              {t("corner")}
            </th>
            {backs.map((back) => (
              <DayHeader key={back} date={back} scope="col" isCurrent={back === search.back} />
            ))}
          </tr>
        </thead>
        <tbody>
          {outs.map((out) => (
            <tr key={out}>
              <DayHeader date={out} scope="row" isCurrent={out === search.ways[0]?.date} />
              {backs.map((back) => {
                const pair = byDays.get(`${out}/${back}`);
                return (
                  <td key={back} className="min-w-14 p-0">
                    {pair ? <PriceCell search={search} day={pair} at={`${out}/${back}`} level={levelOf(pair)} onChoose={onChoose} /> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayHeader({ date, scope, isCurrent }: { date: string; scope: "row" | "col"; isCurrent: boolean }) {
  const locale = useLocale();
  const look = `${scope === "row" ? `${CORNER} pr-2 text-left` : "pb-1"} ${isCurrent ? "font-semibold text-accent" : "font-normal text-ink-soft"}`;
  return (
    <th scope={scope} className={`num whitespace-nowrap text-2xs ${look}`}>
      {formatWeekday(date, locale)}
      <br />
      {formatDayMonth(date, locale)}
    </th>
  );
}

function tableOf(pairs: readonly SoldDay[]) {
  return {
    outs: [...new Set(pairs.map(({ date }) => date))].sort(),
    backs: [...new Set(pairs.flatMap(({ return_date }) => return_date ?? []))].sort(),
    byDays: new Map(pairs.map((pair) => [`${pair.date}/${pair.return_date}`, pair])),
  };
}

function neighbourOf(at: string, right: number, down: number): string {
  const [out = "", back = ""] = at.split("/");
  return `${addDays(out, down)}/${addDays(back, right)}`;
}

/** Scrolls a table that is wider than the screen to the days searched for. */
function centreSearched(table: HTMLElement | null): void {
  const cell = table?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
  if (table && cell) table.scrollLeft = cell.offsetLeft - (table.clientWidth - cell.clientWidth) / 2;
}
