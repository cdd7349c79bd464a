"use client";

import { CircleCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/states/banner";
import type { Currency } from "@/lib/domain/money";
import { formatMoney } from "@/lib/i18n/formats";

interface LedgerLineProps {
  ledger: { sold?: number; refunded: number; agrees: boolean };
  currency: Currency;
}

/** What the entries of the ledger come to, beside the report's totals; in red where the two differ. */
export function LedgerLine({ ledger: { sold, refunded, agrees }, currency }: LedgerLineProps) {
  const t = useTranslations("reports");
  const locale = useLocale();
  const named = [
    ...(sold === undefined ? [] : [{ name: t("figure.sold"), amount: sold }]),
    { name: t("figure.refunded"), amount: refunded },
  ];
  const figures = named.map(({ name, amount }) => t("ledgerFigure", { name, amount: formatMoney(amount, currency, locale) })).join(" · ");
  if (!agrees)
    return (
      <Banner tone="bad" title={t("differs")} isAlert className="mb-4">
        <p className="num">{t("byLedger", { figures })}</p>
        <p>{t("differsText")}</p>
      </Banner>
    );
  return (
    <p role="status" className="num mb-4 flex flex-wrap items-center gap-x-2 text-sm">
      <CircleCheck className="size-4 text-good" aria-hidden="true" />
      <span className="font-medium">{t("agrees")}</span>
      <span className="text-ink-soft">{t("byLedger", { figures })}</span>
    </p>
  );
}
