"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Currency } from "@/lib/domain/money";
import { formatMoney } from "@/lib/i18n/formats";

interface CustomerBackProps {
  /** Major units; null where the customer gets what comes back to the deposit. */
  amount: number | null;
  currency: Currency;
}

/** What of a refund the agency then owes the customer, who has paid the agency's own price. */
export function CustomerBack({ amount, currency }: CustomerBackProps) {
  const t = useTranslations("selling");
  const locale = useLocale();
  if (amount === null) return null;
  return (
    <p className="num rounded-lg bg-warm-soft px-3 py-2 text-sm text-warm">
      {t("willPayBack", { amount: formatMoney(amount, currency, locale) })}
    </p>
  );
}
