"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/states/skeleton";
import { balanceOptions } from "@/lib/client/money/balance";
import { useCurrencies } from "@/lib/client/money/currencies";
import type { Currency } from "@/lib/domain/money";
import { formatMoney } from "@/lib/i18n/formats";

/** What the partner can still spend in each of its currencies, its own first. */
export function BalanceView() {
  const [, ...further] = useCurrencies();
  if (further.length === 0) return <BalanceOf />;
  return (
    <span className="flex flex-col items-end">
      <BalanceOf />
      {further.map((currency) => (
        <BalanceOf key={currency} currency={currency} />
      ))}
    </span>
  );
}

/** Deposit and credit together. @param props.currency missing for the partner's own */
function BalanceOf({ currency: asked }: { currency?: Currency }) {
  const t = useTranslations("common.account");
  const locale = useLocale();
  const { data, isError } = useQuery(balanceOptions(asked));
  if (isError && !data) return <span className="text-ink-faint text-xs">{t("balanceError")}</span>;
  if (!data)
    return (
      // What stands around it is a link: it has a name before there is a balance.
      <span>
        <span className="sr-only">{t("balance")}</span>
        <Skeleton className="h-4 w-28" />
      </span>
    );
  const { deposit, credit, currency } = data;
  const parts = `${t("deposit")}: ${formatMoney(deposit, currency, locale)}\n${t("credit")}: ${formatMoney(credit, currency, locale)}`;
  return (
    <span title={parts} className={`text-right ${asked ? "text-xs leading-none" : "text-sm narrow:text-2xs leading-tight"}`}>
      <span className={asked ? "sr-only" : "sr-only text-ink-faint xl:not-sr-only"}>{t("balance")} </span>
      <span className="num whitespace-nowrap font-medium">{formatMoney(deposit + credit, currency, locale)}</span>
    </span>
  );
}
