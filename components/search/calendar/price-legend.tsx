"use client";

import { useLocale, useTranslations } from "next-intl";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { formatMoney } from "@/lib/i18n/formats";
import { isInThousands, lowestAmount } from "./day-prices";

interface PriceLegendProps {
  days: readonly SoldDay[];
  isRoundTrip: boolean;
  /** Between the days of every pair, where it is the same for all; else null. */
  daysAway: number | null;
}

/** What the numbers are, and the lowest of them. */
export function PriceLegend({ days, isRoundTrip, daysAway }: PriceLegendProps) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const currency = days.find(({ lowest }) => lowest)?.lowest?.price.currency;
  if (!currency) return <p className="mb-3 text-ink-soft">{t("noneAtAll")}</p>;
  const least = lowestAmount(days);
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
      <span>
        {t(isRoundTrip ? "unitRoundTrip" : "unit")} {isInThousands(currency) ? t("thousands") : ""}
        {daysAway === null ? "" : `; ${t("away", { count: daysAway })}`}
      </span>
      {least === null ? null : (
        <span className="num rounded border border-good-line bg-good-soft px-1.5 font-semibold text-good underline underline-offset-2">
          {t("lowestIs", { price: formatMoney(least, currency, locale) })}
        </span>
      )}
    </p>
  );
}
