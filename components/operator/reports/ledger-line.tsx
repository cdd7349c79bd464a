"use client";

import { CircleCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/states/banner";
import type { Currency } from "@/lib/domain/money";
import { formatMoney } from "@/lib/i18n/formats";

/** What the ledger is asked, in the order in which it is told. */
const NAMED = ["sold", "refunded", "fees", "fees_back"] as const;

interface LedgerLineProps {
  ledger: { agrees: boolean } & Partial<Record<(typeof NAMED)[number], number>>;
  currency: Currency;
}

/** What the entries of the ledger come to, beside the report's totals; in red where the two differ. */
export function LedgerLine({ ledger, currency }: LedgerLineProps) {
  const t = useTranslations("reports");
  const locale = useLocale();
  const named = NAMED.flatMap((figure) => {
    const amount = ledger[figure];
    return amount === undefined ? [] : [{ name: t(`figure.${figure}`), amount }];
  });
  const figures = named.map(({ name, amount }) => t("ledgerFigure", { name, amount: formatMoney(amount, currency, locale) })).join(" · ");
  if (!ledger.agrees)
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
