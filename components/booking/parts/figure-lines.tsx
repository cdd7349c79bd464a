"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCustomerMode } from "@/lib/client/customer-mode";
import type { PriceFigures } from "@/lib/client/money/selling";
import type { Currency } from "@/lib/domain/money";
import { formatMoney, formatPercent } from "@/lib/i18n/formats";

interface FigureLinesProps {
  /** Without a margin where nothing was sold. */
  figures: Pick<PriceFigures, "selling" | "cost"> & { margin: number | null };
  currency: Currency;
}

/** What it costs the agency, what the customer pays, and the margin; the customer's price alone while a customer looks at the screen. */
export function FigureLines({ figures, currency }: FigureLinesProps) {
  const t = useTranslations("selling");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  const { selling, cost, margin } = figures;
  return (
    <dl className="num mt-3 space-y-1.5 border-line border-t pt-3">
      {isForCustomer ? null : (
        <div className="flex justify-between gap-4 text-ink-soft text-sm">
          <dt>{t("cost")}</dt>
          <dd className="whitespace-nowrap">{formatMoney(cost, currency, locale)}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-4 font-semibold">
        <dt>{t("selling")}</dt>
        <dd className="whitespace-nowrap text-xl">{formatMoney(selling, currency, locale)}</dd>
      </div>
      {margin === null || isForCustomer ? null : (
        <div className="flex justify-between gap-4 text-ink-soft text-sm">
          <dt>{t("margin")}</dt>
          <dd className="whitespace-nowrap">
            {formatMoney(margin, currency, locale)}
            {cost > 0 ? ` · ${formatPercent(margin / cost, locale)}` : null}
          </dd>
        </div>
      )}
    </dl>
  );
}
