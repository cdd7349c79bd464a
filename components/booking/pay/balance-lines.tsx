"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { Balance } from "@/lib/contracts/accounts";
import type { Currency } from "@/lib/domain/money";
import { formatMoney } from "@/lib/i18n/formats";
import type { PaymentFigures } from "./payment-figures";

interface BalanceLinesProps {
  /** Null while it is being read. */
  balance: Balance | null;
  figures: PaymentFigures | null;
  amount: number;
  currency: Currency;
}

/** The deposit now, what the booking takes, and what is left. */
export function BalanceLines({ balance, figures, amount, currency }: BalanceLinesProps) {
  const t = useTranslations("booking.pay");
  const locale = useLocale();
  const waiting = <Skeleton className="h-5 w-32" />;
  const money = (value: number) => formatMoney(value, currency, locale);
  return (
    <div className="num">
      <dl className="space-y-2">
        <Line label={t("deposit")}>{balance ? money(balance.deposit) : waiting}</Line>
        {balance && balance.credit > 0 ? <Line label={t("credit")}>{money(balance.credit)}</Line> : null}
        <Line label={t("amount")}>{money(-amount)}</Line>
        <Line label={t("after")} isSum>
          {figures ? money(figures.depositAfter) : waiting}
        </Line>
      </dl>
      {figures && figures.fromCredit > 0 && figures.missing === 0 ? (
        <p className="mt-2 text-sm text-warm">{t("usesCredit", { amount: money(figures.fromCredit) })}</p>
      ) : null}
    </div>
  );
}

function Line({ label, isSum = false, children }: { label: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div className={`flex items-center justify-between gap-4 ${isSum ? "border-line border-t pt-2 font-semibold" : ""}`}>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
