"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";
import { balanceOptions } from "@/lib/client/balance";
import { formatMoney } from "@/lib/i18n/formats";

/** What the partner can still spend: deposit and credit together. */
export function BalanceView() {
  const t = useTranslations("common.account");
  const locale = useLocale();
  const { data, isError } = useQuery(balanceOptions());
  if (isError && !data) return <span className="text-ink-faint text-xs">{t("balanceError")}</span>;
  if (!data) return <Skeleton className="h-4 w-28" />;
  const { deposit, credit, currency } = data;
  const parts = `${t("deposit")}: ${formatMoney(deposit, currency, locale)}\n${t("credit")}: ${formatMoney(credit, currency, locale)}`;
  return (
    <span title={parts} className="text-right text-sm leading-tight">
      <span className="sr-only text-ink-faint lg:not-sr-only">{t("balance")} </span>
      <span className="num whitespace-nowrap font-medium">{formatMoney(deposit + credit, currency, locale)}</span>
    </span>
  );
}
