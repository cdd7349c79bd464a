"use client";

import { useLocale, useTranslations } from "next-intl";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { formatDayMonth } from "@/lib/i18n/formats";
import type { SearchValues } from "../form/search-form-schema";
import { stayOf } from "./date-prices";
import { isInThousands } from "./day-prices";

interface DateLegendProps {
  search: SearchValues;
  /** Whether the days are returns of the chosen departure. */
  isReturn: boolean;
  days: ReadonlyMap<string, SoldDay>;
}

/** What the numbers under the days are, once there are some. Its room is kept for it: nothing moves when it comes. */
export function DateLegend({ search, isReturn, days }: DateLegendProps) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const currency = [...days.values()].find(({ lowest }) => lowest)?.lowest?.price.currency;
  const stay = stayOf(search);
  const which = isReturn
    ? t("fromDeparture", { date: formatDayMonth(search.ways[0]?.date ?? "", locale) })
    : stay !== null && t("away", { count: stay });
  return (
    <div className="min-h-16 px-5 pb-2 text-ink-soft text-xs md:min-h-12">
      {currency ? (
        <p>
          {t(stay === null ? "unit" : "unitRoundTrip")} {isInThousands(currency) ? t("thousands") : ""}
          {which ? `; ${which}` : ""}
        </p>
      ) : null}
    </div>
  );
}
