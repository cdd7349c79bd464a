"use client";

import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useErrorText } from "@/lib/client/use-error-text";
import type { RefundAmounts } from "@/lib/contracts/bookings";
import { formatMoney } from "@/lib/i18n/formats";

interface RefundAmountsViewProps {
  /** Undefined while it is being asked. */
  amounts: RefundAmounts | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What was paid, what is kept, what comes back. */
export function RefundAmountsView({ amounts, error, onRetry }: RefundAmountsViewProps) {
  const t = useTranslations("booking.refund");
  const tActions = useTranslations("common.actions");
  const errorText = useErrorText();
  if (error && !amounts) {
    const retry = (
      <Button variant="secondary" size="sm" onPress={onRetry}>
        {tActions("retry")}
      </Button>
    );
    return <Banner tone="bad" isAlert title={errorText(error).message} action={retry} />;
  }
  return (
    <dl className="num space-y-2">
      <AmountLine label={t("paid")} amounts={amounts} amountOf={({ refund_amount, penalty }) => refund_amount + penalty} />
      <AmountLine label={t("kept")} amounts={amounts} amountOf={({ penalty }) => (penalty === 0 ? 0 : -penalty)} />
      <AmountLine label={t("back")} amounts={amounts} amountOf={({ refund_amount }) => refund_amount} isSum />
    </dl>
  );
}

interface AmountLineProps {
  label: string;
  amounts: RefundAmounts | undefined;
  /** Major units. */
  amountOf: (amounts: RefundAmounts) => number;
  isSum?: boolean;
}

function AmountLine({ label, amounts, amountOf, isSum = false }: AmountLineProps) {
  const locale = useLocale();
  return (
    <div className={`flex items-center justify-between gap-4 ${isSum ? "border-line border-t pt-2 font-semibold text-lg" : ""}`}>
      <dt className={isSum ? "" : "text-ink-soft"}>{label}</dt>
      <dd className="whitespace-nowrap">
        {amounts ? formatMoney(amountOf(amounts), amounts.currency, locale) : <Skeleton className="h-5 w-32" />}
      </dd>
    </div>
  );
}
